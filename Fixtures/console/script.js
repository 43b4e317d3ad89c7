"use strict";
// Everything shown is set as text, never as markup: what a client sends cannot become part of the page.
const $ = (id) => document.getElementById(id);
const make = (tag, props = {}, ...children) => {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (name === "text") element.textContent = value;
    else if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (value === true) element.setAttribute(name, "");
    else if (value !== false && value !== null && value !== undefined) element.setAttribute(name, String(value));
  }
  element.append(...children);
  return element;
};
const drawn = (tag, props = {}, text = "") => {
  const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(props)) element.setAttribute(name, String(value));
  if (text) element.textContent = text;
  return element;
};

const run = { number: 0, last: 0, entries: [], paused: false, quota: null, state: null, quirks: [], rules: [], own: new Map(), off: new Map() };
let token = "";

// Asking

async function ask(path, method = "GET", body) {
  const headers = {};
  if (token) headers["X-Aura-Token"] = token;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const answer = await fetch(path, { method, headers, cache: "no-store", body: typeof body === "object" ? JSON.stringify(body) : body });
  if (answer.status === 401) {
    if (!$("token-dialog").open) $("token-dialog").showModal();
    throw new Refusal("a token is needed");
  }
  const text = await answer.text();
  if (!answer.ok) {
    let told = text;
    try { told = JSON.parse(text).error ?? text; } catch { told = text; }
    throw new Refusal(told || `status ${answer.status}`);
  }
  return answer.headers.get("Content-Type").startsWith("application/json") ? JSON.parse(text) : { text, last: Number(answer.headers.get("X-Aura-Last")) };
}

class Refusal extends Error {}

let noteTimer = 0;
function say(text) {
  $("note").textContent = text;
  $("note").hidden = false;
  clearTimeout(noteTimer);
  noteTimer = setTimeout(() => { $("note").hidden = true; }, 7000);
}

// Runs what a control asks for, then shows what became of it.
async function act(work) {
  try {
    // What was asked before is out of date by now and is not shown.
    generation += 1;
    await work();
    await refresh(true);
  } catch (error) {
    say(error instanceof Refusal ? error.message : "The mock does not answer.");
  }
}

// Marks

const good = new Set(["envelope", "payload", "inlinePayload", "metadata"]);
const mark = (entry) => entry.outcome === "limited" ? "limited" : good.has(entry.outcome) ? "good" : "bad";
const words = (name) => name.replace(/([A-Z])/g, " $1").toLowerCase();
const clock = (ms) => new Date(ms).toISOString().slice(11, 23);
const civil = (iso) => iso.slice(0, 10) + " " + iso.slice(11, 19);
// A path that may break after each slash.
const pathParts = (text) => text.split(/(?<=\/)/).flatMap((part, index) => index ? [document.createElement("wbr"), part] : [part]);
const short = (template) => template.replace(/^\//, "");

// The sliding minute

function series() {
  const chosen = $("minute-bucket").value;
  const bucket = run.quota.buckets.find((one) => one.bucket === chosen);
  const length = bucket ? bucket.windowMs : 60000;
  const counted = run.entries.filter((entry) => bucket
    ? entry.quota && entry.quota.bucket === chosen && entry.outcome !== "limited"
    : entry.hop);
  const shown = run.entries.filter((entry) => bucket ? entry.quota && entry.quota.bucket === chosen : entry.hop);
  return { bucket, length, shown, fixed: bucket ? bucket.window === "fixed" : false, limit: bucket ? bucket.limit : 50,
    times: counted.map((entry) => entry.arrivalMs) };
}

function drawMinute() {
  const svg = $("chart");
  if (!run.quota) return;
  const { bucket, length, shown, fixed, limit, times } = series();
  const width = Math.max(260, svg.clientWidth), height = svg.clientHeight || 220;
  const now = run.quota.nowMs, span = 2 * length, left = 34, right = width - 8, top = 14, bottom = height - 40;
  const x = (time) => left + (right - left) * (time - (now - span)) / span;
  const start = (time) => fixed ? time - (time % length) : time - length + 1;
  const count = (time) => times.filter((one) => one <= time && one >= start(time)).length;
  const moments = [now - span, now];
  for (const time of times) {
    moments.push(time - 1, time);
    const end = fixed ? time - (time % length) + length : time + length;
    moments.push(end - 1, end);
  }
  const steps = moments.filter((time) => time >= now - span && time <= now).sort((a, b) => a - b).map((time) => [time, count(time)]);
  const most = Math.max(limit * 1.15, ...steps.map((step) => step[1]), 4);
  const y = (value) => bottom - (bottom - top) * value / most;
  svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
  const parts = [];
  const from = fixed ? now - (now % length) : now - length;
  parts.push(drawn("rect", { class: "window", x: x(from), y: top, width: Math.max(0, right - x(from)), height: bottom - top, rx: 4 }));
  const unit = most > 30 ? 10 : most > 12 ? 5 : 2;
  for (let value = 0; value <= most; value += unit) {
    parts.push(drawn("line", { class: "grid", x1: left, x2: right, y1: y(value), y2: y(value) }));
    parts.push(drawn("text", { x: left - 8, y: y(value) + 4, "text-anchor": "end" }, String(value)));
  }
  let line = "";
  steps.forEach(([time, value], index) => {
    line += index === 0 ? `M${x(time).toFixed(1)},${y(value).toFixed(1)}` : `H${x(time).toFixed(1)}V${y(value).toFixed(1)}`;
  });
  if (line) {
    parts.push(drawn("path", { class: "area", d: `${line}V${y(0)}H${x(steps[0][0]).toFixed(1)}Z` }));
    parts.push(drawn("path", { class: "curve", d: line }));
  }
  parts.push(drawn("line", { class: "limit", x1: left, x2: right, y1: y(limit), y2: y(limit) }));
  parts.push(drawn("text", { class: "limit-text", x: left + 6, y: y(limit) - 5 }, `limit ${limit}`));
  for (const entry of shown) {
    if (entry.arrivalMs < now - span) continue;
    const place = x(entry.arrivalMs);
    parts.push(drawn("line", { class: "tick", "data-mark": mark(entry), x1: place, x2: place, y1: bottom + 7, y2: bottom + 16 }));
  }
  const seconds = Math.round(length / 1000);
  for (const [at, text, anchor] of [[now - span, `−${2 * seconds} s`, "start"], [now - length, `−${seconds} s`, "middle"], [now, "now", "end"]]) {
    parts.push(drawn("text", { x: x(at), y: height - 6, "text-anchor": anchor }, text));
  }
  svg.replaceChildren(...parts);
  const used = count(now);
  const what = bucket ? (bucket.isTold ? bucket.bucket : `${bucket.bucket} (no header tells it)`) : "all calls of all clients, as the client contract counts them";
  const way = fixed ? "this minute of the clock" : `the last ${seconds} s`;
  $("chart-text").textContent = `${used} of ${limit} in ${way}: ${what}.`;
}

function options(select, wanted) {
  const key = wanted.map((one) => one.join("\u0000")).join("\u0001");
  if (select.dataset.key === key) return;
  const value = select.value;
  select.replaceChildren(...wanted.map(([id, text]) => make("option", { value: id, text })));
  select.dataset.key = key;
  if (wanted.some(([id]) => id === value)) select.value = value;
}

// Quota

function showQuota() {
  const quota = run.quota;
  options($("minute-bucket"), [["", "all calls, 50 a minute"], ...quota.buckets.map((one) => [one.bucket, one.bucket])]);
  options($("quota-profile"), quota.known.map((name) => [name, name]));
  const base = quota.known.includes(quota.profile) ? quota.profile : run.state?.quota;
  if (document.activeElement !== $("quota-profile") && base) $("quota-profile").value = base;
  const told = [`counted by ${quota.countsBy}, ${quota.window} window of ${quota.windowSeconds} s`];
  if (quota.general !== null) told.push(`${quota.general} in all`);
  if (quota.templateDefault !== null) told.push(`${quota.templateDefault} a template`);
  if (quota.hidden) told.push(`hidden: ${quota.hidden.limit} in ${quota.hidden.seconds} s`);
  $("quota-about").textContent = told.join(" · ");
  const rows = quota.buckets.map((bucket) => {
    const wait = bucket.opensMs === null ? "" : ` · opens in ${Math.max(0, Math.ceil((bucket.opensMs - quota.nowMs) / 1000))} s`;
    const name = bucket.isTold ? bucket.bucket : `${bucket.bucket} (hidden)`;
    const gauge = make("meter", { min: 0, max: Math.max(1, bucket.limit), low: bucket.limit * 0.75, high: bucket.limit * 0.95,
      optimum: 0, value: bucket.used, "aria-label": name });
    return make("li", {}, make("div", { class: "name" }, make("span", {}, ...pathParts(name)),
      make("span", { class: "num", text: `${bucket.used} of ${bucket.limit}${wait}` })), gauge);
  });
  $("quota-buckets").replaceChildren(...(rows.length ? rows : [make("li", { class: "muted", text: "Every bucket is open." })]));
}

// Clock

function showClock(clockNow) {
  $("clock-serving").textContent = civil(clockNow.serving) + " UTC";
  $("clock-products").textContent = civil(clockNow.products) + " UTC";
  $("fact-products").textContent = civil(clockNow.products) + " UTC";
  const apart = Date.parse(clockNow.products) - Date.parse(clockNow.serving);
  const pill = $("clock-state");
  pill.textContent = clockNow.isFrozen ? "frozen" : Math.abs(apart) > 500 ? "shifted" : clockNow.speed === 1 ? "real" : `${clockNow.speed} × as fast`;
  pill.dataset.tone = clockNow.isFrozen || Math.abs(apart) > 500 || clockNow.speed !== 1 ? "wait" : "good";
  const speed = $("clock-speed");
  if (document.activeElement !== speed) {
    if (![...speed.options].some((one) => Number(one.value) === clockNow.speed)) speed.append(make("option", { value: clockNow.speed, text: `${clockNow.speed} ×` }));
    speed.value = String(clockNow.speed);
  }
}

// Journal

function isShown(entry) {
  switch ($("journal-filter").value) {
    case "first": case "second": return entry.hop === $("journal-filter").value;
    case "limited": return entry.outcome === "limited";
    case "bad": return mark(entry) !== "good";
    case "fault": return Boolean(entry.faults);
    default: return true;
  }
}

function showJournal() {
  const rows = run.entries.filter(isShown).slice(-200).reverse().map((entry) => {
    const path = make("td", { class: "path" }, ...pathParts(`${entry.method === "GET" ? "" : entry.method + " "}${entry.target}`));
    for (const name of entry.faults ?? []) path.append(make("span", { class: "tag", text: name }));
    return make("tr", {}, make("td", { class: "r", text: entry.number }), make("td", { class: "num opt", text: clock(entry.arrivalMs) }), path,
      make("td", { class: "told", "data-mark": mark(entry), text: words(entry.outcome) }), make("td", { class: "r", text: entry.status }),
      make("td", { class: "r opt", text: entry.bytes.toLocaleString("en") }),
      make("td", { class: "r opt", text: entry.endMs === undefined ? "never" : entry.endMs - entry.arrivalMs }),
      make("td", { class: "r opt", text: entry.quota ? entry.quota.remaining : "" }), make("td", { class: "opt", text: entry.client }));
  });
  $("journal-rows").replaceChildren(...rows);
  $("journal-empty").hidden = rows.length > 0;
}

async function readJournal() {
  if (run.state.run !== run.number || run.state.journal.exchanges < run.last) {
    run.number = run.state.run;
    run.last = Math.max(0, run.state.journal.exchanges - 1000);
    run.entries = [];
  }
  if (run.paused) return false;
  if (run.state.journal.exchanges - run.last > 2000) run.last = run.state.journal.exchanges - 2000;
  const answer = await ask(`journal?after=${run.last}&limit=2000`);
  const fresh = answer.text.split("\n").filter(Boolean).map((line) => JSON.parse(line));
  run.entries.push(...fresh);
  if (run.entries.length > 4000) run.entries.splice(0, run.entries.length - 4000);
  if (fresh.length) run.last = fresh[fresh.length - 1].number;
  return true;
}

// Faults

const presets = [
  ["429 on call 1", { fault: "limited", hop: "first" }], ["429 on call 2", { fault: "limited", hop: "second" }],
  ["429 inside a 500 page", { fault: "limitPage" }], ["500 without a text", { fault: "serverErrorWithoutText", hop: "first" }],
  ["HTML under 200", { fault: "htmlPage" }], ["product missing", { fault: "productMissing", hop: "first" }],
  ["expired link", { fault: "expiredLink", hop: "second" }], ["no link in the envelope", { fault: "envelopeWithoutLink", hop: "first" }],
  ["two seconds late", { fault: "delay", milliseconds: 2000 }], ["trickle, 2 KB a second", { fault: "slow", bytesPerSecond: 2048, hop: "second" }],
  ["stall", { fault: "stall", hop: "second" }], ["cut at byte 4096", { fault: "cutShort", afterBytes: 4096, hop: "second" }],
  ["reset at byte 4096", { fault: "reset", afterBytes: 4096, hop: "second" }], ["not a byte", { fault: "emptyReply" }],
];

function showFaults() {
  const rules = new Map(run.rules.map((rule) => [rule.name, rule]));
  const rows = [];
  for (const rule of run.rules) if (!presets.some(([name]) => name === rule.name)) run.own.set(rule.name, rule);
  for (const [name, rule] of run.own) if (rules.has(name) || run.off.has(name)) rows.push([name, rule]);
  for (const [name, rule] of presets) rows.push([name, { name, ...rule }]);
  const list = $("fault-list");
  const key = JSON.stringify(rows);
  if (list.dataset.key !== key) {
    list.dataset.key = key;
    list.replaceChildren(...rows.map(([name, rule]) => {
      const { name: _, ...amounts } = rule;
      const box = make("input", { type: "checkbox", role: "switch", "data-fault": name, onchange: () => act(() => throwFault(box, name, rule)) });
      return make("li", {}, make("label", { class: "switch" }, box,
        make("span", { class: "what" }, make("span", { text: name }), " ", make("code", { text: summary(amounts) }))));
    }));
  }
  // In place, so that the one that has the keyboard's focus keeps it.
  for (const box of list.querySelectorAll("input")) box.checked = rules.has(box.dataset.fault);
}

async function throwFault(box, name, rule) {
  if (box.checked) return ask("faults", "POST", { ...rule, name });
  if (!presets.some(([preset]) => preset === name)) run.off.set(name, rule);
  return ask(`faults/${encodeURIComponent(name)}`, "DELETE");
}

const summary = (rule) => Object.entries(rule).map(([key, value]) => key === "fault" ? value : `${key} ${typeof value === "object" ? JSON.stringify(value) : value}`).join(" · ");

// Quirks

const areas = { ENV: "Envelope and transport", LIM: "Limits", CHR: "Charset", DAY: "Daily forecast", HOR: "Hourly forecast", MUN: "Municipalities",
  CAP: "Warnings", TAR: "Container of warnings", XML: "XML", BOL: "Text bulletins", OBS: "Observations", EST: "Stations", UVI: "UV index", ICA: "Air quality", RSS: "Feeds", RAD: "Radar" };

function showQuirks() {
  const wanted = $("quirk-find").value.trim().toLowerCase();
  const box = $("quirk-areas");
  const shown = run.quirks.filter((quirk) => !wanted || `${quirk.id} ${quirk.about}`.toLowerCase().includes(wanted));
  const groups = Map.groupBy(shown, (quirk) => quirk.id.split("-")[1]);
  const key = JSON.stringify(shown.map((quirk) => quirk.id));
  if (box.dataset.key !== key) {
    box.dataset.key = key;
    const open = new Set([...box.querySelectorAll("details[open]")].map((one) => one.dataset.area));
    box.replaceChildren(...[...groups].map(([area, quirks]) =>
      make("details", { "data-area": area, open: open.has(area) || Boolean(wanted) }, make("summary"),
        make("ul", { class: "switches" }, ...quirks.map((quirk) => {
          const input = make("input", { type: "checkbox", role: "switch", "data-quirk": quirk.id,
            onchange: () => act(() => ask("quirks", "PATCH", { [quirk.id]: input.checked })) });
          return make("li", {}, make("label", { class: "switch" }, input,
            make("span", { class: "what" }, make("code", { text: quirk.id }), " ", make("span", { text: quirk.about }))));
        })))));
  }
  const known = new Map(shown.map((quirk) => [quirk.id, quirk]));
  for (const input of box.querySelectorAll("input")) {
    const quirk = known.get(input.dataset.quirk);
    input.checked = quirk.isOn;
    input.nextElementSibling.classList.toggle("set", quirk.isSet);
  }
  for (const area of box.querySelectorAll("details")) {
    const quirks = groups.get(area.dataset.area);
    const set = quirks.filter((quirk) => quirk.isSet).length;
    area.querySelector("summary").textContent = `${areas[area.dataset.area] ?? area.dataset.area} (${quirks.length}${set ? `, ${set} set` : ""})`;
  }
}

// Scenarios, contract, products

function showScenarios(scenarios) {
  $("scenario-list").replaceChildren(...scenarios.map((one) => make("li", {},
    make("div", {}, make("b", { text: one.name }), make("span", { class: "muted", text: one.purpose })),
    make("button", { type: "button", text: "Load", "aria-label": `Load ${one.name}`, "data-scenario": one.name,
      onclick: () => act(() => ask("load", "POST", { name: one.name })) }))));
}

function showContract(contract) {
  for (const pill of [$("contract-state"), $("fact-contract")]) {
    pill.textContent = contract.exchanges === 0 ? "nobody yet" : contract.behaved ? "behave" : `${contract.count} breaches`;
  }
  $("contract-state").dataset.tone = contract.exchanges === 0 ? "wait" : contract.behaved ? "good" : "bad";
  $("contract-list").replaceChildren(...contract.violations.slice(-50).reverse().map((one) =>
    make("li", {}, make("b", { text: words(one.rule) }), ` in exchange ${one.exchange}: ${one.detail}`)));
}

function showProducts(products) {
  const list = $("product-list");
  const key = JSON.stringify(products);
  if (list.dataset.key === key) return;
  list.dataset.key = key;
  const row = (one) => {
    const more = Object.entries(one.except ?? {}).map(([argument, fidelity]) => `${words(fidelity)} for ${argument}`);
    const told = [words(one.fidelity), ...more].join("; ");
    return make("li", {}, make("span", {}, ...pathParts(short(one.template))),
      make("span", { "data-fidelity": more.length ? "wireForm" : one.fidelity, text: told }));
  };
  const absent = products.filter((one) => one.fidelity === "absent" && !one.except);
  list.replaceChildren(...products.filter((one) => !absent.includes(one)).map(row));
  $("absent-list").replaceChildren(...absent.map(row));
  $("absent-title").textContent = `Absent (${absent.length})`;
  options($("exhaust-template"), [["", "all templates"], ...products.map((one) => [one.template, short(one.template)])]);
}

// The round

let isAsking = false;
let round = 0;
let generation = 0;

async function refresh(everything) {
  if (isAsking && !everything) return;
  isAsking = true;
  generation += 1;
  const mine = generation;
  try {
    const [state, quota] = await Promise.all([ask("state"), ask("quota")]);
    if (mine !== generation) return;
    [run.state, run.quota] = [state, quota];
    if (await readJournal()) showJournal();
    $("status").textContent = "answers";
    $("status").dataset.tone = "good";
    $("fact-scenario").textContent = state.scenario;
    $("fact-exchanges").textContent = state.journal.exchanges.toLocaleString("en");
    showQuota();
    showClock(state.clock);
    showProducts(state.products);
    drawMinute();
    if (everything || round % 3 === 0) {
      const [faults, quirks, contract] = await Promise.all([ask("faults"), ask("quirks"), ask("contract")]);
      if (mine !== generation) return;
      run.rules = faults.faults;
      run.quirks = quirks.quirks;
      showFaults();
      showQuirks();
      showContract(contract);
    }
    round += 1;
  } catch (error) {
    if (!(error instanceof Refusal)) {
      $("status").textContent = "does not answer";
      $("status").dataset.tone = "bad";
    } else if (!$("token-dialog").open) say(error.message);
  } finally {
    isAsking = false;
  }
}

/** Links to the pages that the program which serves this one was given. */
function showPages(pages) {
  $("page-list").replaceChildren(...pages.flatMap((one) =>
    [" · ", make("a", { href: `pages/${one.name}`, text: one.title })]));
}

async function begin() {
  try {
    showScenarios((await ask("scenarios")).scenarios);
    showPages((await ask("pages")).pages);
  } catch {
    $("status").textContent = "does not answer";
  }
  await refresh(true);
}

for (const button of document.querySelectorAll("[data-jump]")) {
  button.addEventListener("click", () => act(() => ask("clock/jump", "POST", { seconds: Number(button.dataset.jump) })));
}
$("clock-real").addEventListener("click", () => act(() => ask("clock", "PUT", { real: true })));
$("clock-freeze").addEventListener("click", () => act(async () => ask("clock", "PUT", { frozen: (await ask("clock")).products })));
$("clock-speed").addEventListener("change", () => act(() => ask("clock", "PUT", { speed: Number($("clock-speed").value) })));
$("clock-form").addEventListener("submit", (event) => {
  event.preventDefault();
  act(() => ask("clock", "PUT", { set: $("clock-instant").value.trim() }));
});
$("quota-profile").addEventListener("change", () => act(() => ask("quota", "PUT", { profile: $("quota-profile").value })));
$("quota-exhaust").addEventListener("click", () => act(() => {
  const template = $("exhaust-template").value;
  return ask("quota/exhaust", "POST", template ? { template } : {});
}));
$("quota-reset").addEventListener("click", () => act(() => ask("quota/reset", "POST")));
$("journal-clear").addEventListener("click", () => act(() => ask("journal", "DELETE")));
$("journal-filter").addEventListener("change", showJournal);
$("journal-pause").addEventListener("click", () => {
  run.paused = !run.paused;
  $("journal-pause").setAttribute("aria-pressed", String(run.paused));
  $("journal-pause").textContent = run.paused ? "Go on" : "Pause";
});
$("journal-export").addEventListener("click", (event) => {
  // A link carries no token; the page asks in its place.
  if (!token) return;
  event.preventDefault();
  act(async () => {
    const address = URL.createObjectURL(new Blob([(await ask("journal?limit=20000")).text], { type: "application/x-ndjson" }));
    make("a", { href: address, download: "journal.jsonl" }).click();
    URL.revokeObjectURL(address);
  });
});
$("faults-clear").addEventListener("click", () => act(() => ask("faults", "DELETE")));
$("fault-json").value = '{\n  "name": "every third call 1 fails",\n  "fault": "serverError", "hop": "first",\n  "every": 3\n}';
$("fault-form").addEventListener("submit", (event) => {
  event.preventDefault();
  act(() => ask("faults", "POST", $("fault-json").value));
});
$("quirks-default").addEventListener("click", () => act(() =>
  ask("quirks", "PATCH", Object.fromEntries(run.quirks.filter((quirk) => quirk.isSet).map((quirk) => [quirk.id, null])))));
$("quirk-find").addEventListener("input", showQuirks);
$("run-reset").addEventListener("click", () => act(() => ask("reset", "POST")));
$("scenario-file").addEventListener("change", () => act(async () => {
  const [file] = $("scenario-file").files;
  if (file) await ask("load", "POST", await file.text());
  $("scenario-file").value = "";
}));
$("minute-bucket").addEventListener("change", drawMinute);
$("token-form").addEventListener("submit", () => {
  token = $("token").value;
  $("token").value = "";
  begin();
});
new ResizeObserver(drawMinute).observe($("chart"));
setInterval(() => { if (!document.hidden) refresh(false); }, 1000);
begin();

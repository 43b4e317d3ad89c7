// SPDX-License-Identifier: MIT
// Made by Fixtures/console/make_console.py; do not edit. A test compares it with Fixtures/console/.

/// The web console, one page, and the hashes by which its policy knows its own script and style.
enum ConsolePage {
  static let scriptHash = "sha256-KAIhbdLyBCwpnbKKoYkqb3NPvhTa8FpO/ipjr0bZjT8="
  static let styleHash = "sha256-bof/Bd7muzuJG2NA2NJ4bh8hf+kGvjnYv0qgMRTbImE="
  static let html: StaticString = ##"""
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>aura-mock console</title>
    <link rel="icon" href="data:,">
    <style>:root {
      color-scheme: light dark;
      --ground: #f4f2ee; --card: #fffdfa; --line: #d9d4ca; --ink: #1d2430; --soft: #565f6e;
      --accent: #1f5fa8; --accent-ink: #ffffff; --accent-wash: #e3edf8;
      --good: #1c6b45; --good-wash: #dff1e6; --limited: #8a4b00; --limited-wash: #fbe9cf;
      --bad: #a3243b; --bad-wash: #fae0e4; --curve: #2f74c0; --curve-wash: #2f74c022; --sun: #d9822b; --shadow: 0 1px 2px #1d243014;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --ground: #11151c; --card: #1a202a; --line: #323b49; --ink: #e9edf3; --soft: #a7b1c0;
        --accent: #8ebdf2; --accent-ink: #0d1520; --accent-wash: #22344a;
        --good: #7fd3a6; --good-wash: #17372a; --limited: #f2b867; --limited-wash: #3d2c12;
        --bad: #f59aa9; --bad-wash: #43202a; --curve: #6fb0f5; --curve-wash: #6fb0f52b; --sun: #f2b867; --shadow: none;
      }
    }
    * { box-sizing: border-box; }
    html { -webkit-text-size-adjust: 100%; }
    body {
      margin: 0; background: var(--ground); color: var(--ink);
      font: 15px/1.45 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "DejaVu Sans", sans-serif;
    }
    h1, h2, p, ul, ol, dl, dd, figure { margin: 0; padding: 0; }
    ul, ol { list-style: none; }
    h1 { font-size: 1.35rem; letter-spacing: -0.01em; }
    h2 { font-size: 1.02rem; letter-spacing: -0.005em; }
    a { color: var(--accent); }
    .skip { position: absolute; left: -999px; }
    .skip:focus { left: 8px; top: 8px; background: var(--card); padding: 8px 12px; z-index: 2; }
    .top, main, footer { max-width: 1240px; margin: 0 auto; padding: 16px; }
    .top { display: flex; flex-wrap: wrap; gap: 12px 32px; align-items: center; justify-content: space-between; padding-top: 22px; }
    .brand { display: flex; align-items: center; gap: 12px; }
    .facts { display: flex; flex-wrap: wrap; gap: 8px 28px; }
    .facts dt, .clocks dt { color: var(--soft); font-size: 0.78rem; }
    .facts dd { font-weight: 600; overflow-wrap: anywhere; }
    main { display: grid; grid-template-columns: minmax(0, 1fr); gap: 16px; padding-top: 4px; }
    .column { display: grid; gap: 16px; align-content: start; min-width: 0; }
    .card { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 16px; min-width: 0; box-shadow: var(--shadow); }
    .mark { width: 32px; height: 32px; }
    .mark .sun { fill: var(--sun); }
    .mark .halo { fill: none; stroke: var(--sun); stroke-width: 2; opacity: 0.45; }
    .card-head { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; justify-content: space-between; margin-bottom: 12px; }
    .row { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; }
    .card > .row, .card > form.row { margin-top: 12px; }
    .grow { flex: 1 1 180px; min-width: 0; }
    .muted { color: var(--soft); font-size: 0.87rem; }
    .num { font-variant-numeric: tabular-nums; }
    .big { font-size: 1.25rem; font-weight: 650; }
    .clocks { display: grid; gap: 8px; }
    .pill { font-size: 0.8rem; font-weight: 600; padding: 2px 10px; border-radius: 99px; background: var(--accent-wash); color: var(--accent); }
    [data-tone="good"] { background: var(--good-wash); color: var(--good); }
    [data-tone="wait"] { background: var(--limited-wash); color: var(--limited); }
    [data-tone="bad"] { background: var(--bad-wash); color: var(--bad); }
    button, .button, select, input, textarea {
      font: inherit; font-size: 0.9rem; color: var(--ink); background: var(--card); border: 1px solid var(--soft);
      border-radius: 8px; padding: 6px 11px; min-height: 34px; max-width: 100%;
    }
    button, .button { cursor: pointer; text-decoration: none; font-weight: 550; }
    button:hover, .button:hover { background: var(--accent-wash); }
    button[aria-pressed="true"], button[type="submit"] { background: var(--accent); border-color: var(--accent); color: var(--accent-ink); }
    :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
    .inline { display: inline-flex; align-items: center; gap: 8px; font-size: 0.87rem; color: var(--soft); min-width: 0; }
    .inline select, .inline input { min-width: 0; flex: 1 1 auto; }
    .inline select { text-overflow: ellipsis; }
    #chart { display: block; width: 100%; height: 220px; }
    #chart text { font-size: 12px; fill: var(--soft); font-variant-numeric: tabular-nums; }
    #chart .grid { stroke: var(--line); stroke-width: 1; }
    #chart .area { fill: var(--curve-wash); }
    #chart .curve { fill: none; stroke: var(--curve); stroke-width: 2.25; stroke-linejoin: round; }
    #chart .limit { stroke: var(--bad); stroke-width: 1.75; stroke-dasharray: 7 5; }
    #chart .limit-text { fill: var(--bad); font-weight: 600; }
    #chart .window { fill: var(--accent-wash); opacity: 0.55; }
    [data-mark="good"] { stroke: var(--good); background: var(--good); }
    [data-mark="limited"] { stroke: var(--limited); background: var(--limited); }
    [data-mark="bad"] { stroke: var(--bad); background: var(--bad); }
    #chart .tick { stroke-width: 2.5; stroke-linecap: round; }
    .legend { display: flex; flex-wrap: wrap; gap: 4px 18px; margin-top: 8px; font-size: 0.84rem; color: var(--soft); }
    .key { display: inline-block; width: 11px; height: 11px; border-radius: 3px; margin-right: 6px; }
    .meters { display: grid; gap: 12px; margin-top: 10px; }
    .meters .name { display: flex; justify-content: space-between; gap: 12px; font-size: 0.87rem; }
    .meters .name span:first-child { overflow-wrap: anywhere; }
    .meters .name span:last-child { flex: none; }
    meter { width: 100%; height: 12px; margin-top: 4px; }
    .scroll { overflow: auto; max-height: 440px; border-top: 1px solid var(--line); }
    table { border-collapse: collapse; width: 100%; font-size: 0.87rem; }
    th, td { text-align: left; padding: 6px 10px 6px 0; border-bottom: 1px solid var(--line); vertical-align: top; white-space: nowrap; }
    th { position: sticky; top: 0; background: var(--card); color: var(--soft); font-weight: 600; }
    td.path { white-space: normal; overflow-wrap: anywhere; min-width: 150px; width: 100%; font-family: ui-monospace, "SF Mono", "DejaVu Sans Mono", monospace; font-size: 0.82rem; }
    .r { text-align: right; font-variant-numeric: tabular-nums; }
    .told { font-weight: 600; color: var(--bad); }
    .told[data-mark="good"] { color: var(--good); background: none; }
    .told[data-mark="limited"] { color: var(--limited); background: none; }
    .told[data-mark="bad"] { background: none; }
    .tag { display: inline-block; margin-left: 6px; padding: 0 7px; border-radius: 99px; background: var(--bad-wash); color: var(--bad); font: 600 0.76rem/1.5 system-ui, sans-serif; }
    .switches { display: grid; gap: 2px; }
    .switch { display: flex; gap: 10px; align-items: center; padding: 6px 0; border-bottom: 1px solid var(--line); cursor: pointer; }
    .switch input { appearance: none; flex: none; width: 38px; height: 22px; min-height: 22px; padding: 0; border-radius: 99px; background: var(--line); border: 1px solid var(--soft); position: relative; cursor: pointer; margin: 0; }
    .switch input::before { content: ""; position: absolute; left: 2px; top: 2px; width: 16px; height: 16px; border-radius: 50%; background: var(--card); border: 1px solid var(--soft); }
    .switch input:checked { background: var(--accent); border-color: var(--accent); }
    .switch input:checked::before { left: 18px; border-color: var(--accent); }
    .switch .what { flex: 1; min-width: 0; overflow-wrap: anywhere; }
    .switch code { font-size: 0.8rem; color: var(--soft); }
    #faults .switch code { display: block; }
    .set::after { content: " •"; color: var(--accent); font-weight: 700; }
    details { margin-top: 10px; }
    summary { cursor: pointer; font-weight: 600; padding: 4px 0; }
    textarea { width: 100%; margin: 6px 0; font-family: ui-monospace, "DejaVu Sans Mono", monospace; }
    .choices { display: grid; gap: 10px; }
    .choices li { display: flex; gap: 12px; align-items: flex-start; justify-content: space-between; border-bottom: 1px solid var(--line); padding-bottom: 10px; }
    .choices b { display: block; overflow-wrap: anywhere; }
    .choices div { min-width: 0; }
    .file, .find { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; margin-top: 12px; font-size: 0.87rem; color: var(--soft); }
    .file input, .find input { flex: 1 1 160px; min-width: 0; }
    .breaches { display: grid; gap: 6px; margin-top: 10px; max-height: 260px; overflow: auto; }
    .breaches li { font-size: 0.87rem; overflow-wrap: anywhere; }
    .products { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 360px), 1fr)); gap: 2px 24px; margin-top: 8px; font-size: 0.82rem; }
    .products li { display: flex; gap: 10px; justify-content: space-between; border-bottom: 1px solid var(--line); padding: 3px 0; }
    .products span:first-child { overflow-wrap: anywhere; min-width: 0; }
    .products span:last-child { flex: none; color: var(--soft); }
    .products [data-fidelity="wireForm"], .products [data-fidelity="recorded"] { color: var(--good); font-weight: 600; }
    .products [data-fidelity="synthetic"] { color: var(--accent); font-weight: 600; }
    footer { color: var(--soft); font-size: 0.87rem; padding-bottom: 40px; }
    dialog { border: 1px solid var(--line); border-radius: 12px; background: var(--card); color: var(--ink); max-width: min(92vw, 420px); }
    dialog::backdrop { background: #0008; }
    dialog form { display: grid; gap: 12px; }
    dialog input { width: 100%; }
    #note { position: fixed; left: 50%; bottom: 20px; transform: translateX(-50%); max-width: min(92vw, 640px); background: var(--bad-wash); color: var(--bad); border: 1px solid var(--bad); border-radius: 10px; padding: 10px 16px; overflow-wrap: anywhere; }
    [hidden] { display: none !important; }
    @media (min-width: 760px) {
      main { grid-template-columns: repeat(2, minmax(0, 1fr)); }
      #minute, #journal, .wide { grid-column: 1 / -1; }
    }
    @media (min-width: 1080px) {
      main { grid-template-columns: repeat(3, minmax(0, 1fr)); }
      #minute { grid-column: span 2; }
    }
    @media (max-width: 640px) {
      .opt { display: none; }
      .top, main, footer { padding-left: 12px; padding-right: 12px; }
      thead { position: absolute; clip-path: inset(50%); }
      #journal-rows tr { display: grid; grid-template-columns: auto 1fr auto; gap: 0 10px; padding: 7px 0; border-bottom: 1px solid var(--line); }
      #journal-rows td { border: 0; padding: 0; }
      #journal-rows td.path { grid-column: 1 / -1; grid-row: 2; min-width: 0; }
      #chart { height: 180px; }
    }
    @media (prefers-reduced-motion: no-preference) {
      .switch input::before { transition: left 120ms; }
    }
    </style>
    </head>
    <body>
    <a class="skip" href="#journal">Skip to the journal</a>
    <header class="top">
      <div class="brand">
        <svg class="mark" viewBox="0 0 32 32" aria-hidden="true"><circle class="halo" cx="16" cy="16" r="13"></circle><circle class="sun" cx="16" cy="16" r="6.5"></circle></svg>
        <h1>aura-mock</h1>
        <p id="status" role="status" class="pill" data-tone="wait">connecting</p>
      </div>
      <dl class="facts" aria-label="The run at a glance">
        <div><dt>Scenario</dt><dd id="fact-scenario">–</dd></div>
        <div><dt>Products’ present</dt><dd id="fact-products" class="num">–</dd></div>
        <div><dt>Exchanges</dt><dd id="fact-exchanges" class="num">–</dd></div>
        <div><dt>Clients</dt><dd id="fact-contract">–</dd></div>
      </dl>
    </header>
    <main>
      <section id="minute" class="card" aria-labelledby="minute-title">
        <div class="card-head">
          <h2 id="minute-title">The sliding minute</h2>
          <label class="inline">Count
            <select id="minute-bucket"></select>
          </label>
        </div>
        <figure>
          <svg id="chart" role="img" aria-labelledby="chart-text"></svg>
          <figcaption id="chart-text" class="muted">No exchange yet.</figcaption>
        </figure>
        <ul class="legend" aria-label="Marks under the curve">
          <li><span class="key" data-mark="good"></span>answered</li>
          <li><span class="key" data-mark="limited"></span>refused by a limit</li>
          <li><span class="key" data-mark="bad"></span>no data, refused or at fault</li>
        </ul>
      </section>

      <section id="quota" class="card" aria-labelledby="quota-title">
        <div class="card-head">
          <h2 id="quota-title">Quota</h2>
          <label class="inline">Profile
            <select id="quota-profile"></select>
          </label>
        </div>
        <p id="quota-about" class="muted"></p>
        <ul id="quota-buckets" class="meters" aria-label="What every bucket holds"></ul>
        <div class="row">
          <label class="inline grow">Of
            <select id="exhaust-template"><option value="">all templates</option></select>
          </label>
          <button id="quota-exhaust" type="button">Use up</button>
          <button id="quota-reset" type="button">Open all</button>
        </div>
      </section>

      <section id="journal" class="card" aria-labelledby="journal-title" tabindex="-1">
        <div class="card-head">
          <h2 id="journal-title">Journal</h2>
          <div class="row">
            <label class="inline">Show
              <select id="journal-filter">
                <option value="">everything</option><option value="first">call 1</option><option value="second">call 2</option>
                <option value="limited">limits</option><option value="bad">all but good</option>
                <option value="fault">struck by faults</option>
              </select>
            </label>
            <button id="journal-pause" type="button" aria-pressed="false">Pause</button>
            <button id="journal-clear" type="button">Clear</button>
            <a class="button" id="journal-export" href="journal?limit=20000" download="journal.jsonl">Export</a>
          </div>
        </div>
        <div class="scroll" role="region" aria-label="Exchanges, latest first" tabindex="0">
          <table aria-label="Exchanges">
            <thead><tr>
              <th scope="col" class="r">No.</th><th scope="col" class="opt">Arrival</th><th scope="col">Request</th>
              <th scope="col">Told</th><th scope="col" class="r">Status</th><th scope="col" class="r opt">Bytes</th>
              <th scope="col" class="r opt">ms</th><th scope="col" class="r opt">Left</th><th scope="col" class="opt">Client</th>
            </tr></thead>
            <tbody id="journal-rows"></tbody>
          </table>
        </div>
        <p id="journal-empty" class="muted">Nothing has been asked yet. Point a client here; any key of three parts will do.</p>
      </section>

      <div class="column">
        <section id="clock" class="card" aria-labelledby="clock-title">
          <div class="card-head"><h2 id="clock-title">Clock</h2><p id="clock-state" class="pill" data-tone="calm">real</p></div>
          <dl class="clocks">
            <div><dt>Serving</dt><dd id="clock-serving" class="num">–</dd></div>
            <div><dt>Products</dt><dd id="clock-products" class="num big">–</dd></div>
          </dl>
          <div class="row" role="group" aria-label="Move the products’ present">
            <button type="button" data-jump="-86400">− 1 day</button>
            <button type="button" data-jump="-3600">− 1 h</button>
            <button type="button" data-jump="3600">+ 1 h</button>
            <button type="button" data-jump="86400">+ 1 day</button>
          </div>
          <div class="row">
            <button id="clock-real" type="button">Real time</button>
            <button id="clock-freeze" type="button">Freeze here</button>
            <label class="inline">Speed
              <select id="clock-speed">
                <option value="1">1 ×</option><option value="10">10 ×</option><option value="60">60 ×</option>
                <option value="600">600 ×</option><option value="3600">3600 ×</option>
              </select>
            </label>
          </div>
          <form id="clock-form" class="row">
            <label class="inline grow">Set to (UTC)
              <input id="clock-instant" type="text" inputmode="numeric" autocomplete="off" spellcheck="false"
                placeholder="2021-01-09T12:20:00Z">
            </label>
            <button type="submit">Set</button>
          </form>
        </section>

        <section id="contract" class="card" aria-labelledby="contract-title">
          <div class="card-head"><h2 id="contract-title">Client contract</h2><p id="contract-state" class="pill" data-tone="wait">–</p></div>
          <p class="muted">What a client of AEMET never does, judged from the journal.</p>
          <ol id="contract-list" class="breaches"></ol>
        </section>
      </div>

      <section id="faults" class="card" aria-labelledby="faults-title">
        <div class="card-head"><h2 id="faults-title">Faults</h2><button id="faults-clear" type="button">All off</button></div>
        <ul id="fault-list" class="switches" aria-label="Faults on and off"></ul>
        <details>
          <summary>A rule of your own</summary>
          <form id="fault-form">
            <label for="fault-json">A rule of a fault plan, as JSON</label>
            <textarea id="fault-json" rows="5" spellcheck="false"></textarea>
            <div class="row"><button type="submit">Add</button></div>
          </form>
        </details>
      </section>

      <div class="column">
        <section id="scenarios" class="card" aria-labelledby="scenarios-title">
          <div class="card-head"><h2 id="scenarios-title">Scenarios</h2><button id="run-reset" type="button">Reset the run</button></div>
          <ul id="scenario-list" class="choices"></ul>
          <label class="file">Load a file
            <input id="scenario-file" type="file" accept="application/json,.json">
          </label>
        </section>

        <section id="quirks" class="card" aria-labelledby="quirks-title">
          <div class="card-head"><h2 id="quirks-title">Quirks</h2><button id="quirks-default" type="button">As the date says</button></div>
          <p class="muted">What AEMET’s wire really does, each by its id. A dot marks what was set by hand.</p>
          <label class="find">Find <input id="quirk-find" type="search" autocomplete="off" spellcheck="false"></label>
          <div id="quirk-areas"></div>
        </section>
      </div>

      <section id="products" class="card wide" aria-labelledby="products-title">
        <div class="card-head"><h2 id="products-title">Products</h2></div>
        <p class="muted">How true each is: <b>wire form</b> holds real values in AEMET’s form, <b>synthetic</b> made-up values in
          the same form, <b>recorded</b> bytes as sent once.</p>
        <ul id="product-list" class="products"></ul>
        <details>
          <summary id="absent-title">Absent</summary>
          <p class="muted">Known routes for which nothing is made: “Error al obtener los datos”.</p>
          <ul id="absent-list" class="products"></ul>
        </details>
      </section>
    </main>
    <footer>
      <p>Not affiliated with AEMET or MITECO. <a href="openapi.json">OpenAPI document</a> · <a href="state">State as JSON</a><span id="page-list"></span></p>
    </footer>
    <dialog id="token-dialog" aria-labelledby="token-title">
      <form method="dialog" id="token-form">
        <h2 id="token-title">This mock asks for its token</h2>
        <p class="muted">It is kept by this page only, until you close it.</p>
        <label>Token <input id="token" type="password" autocomplete="off" required></label>
        <div class="row"><button type="submit">Continue</button></div>
      </form>
    </dialog>
    <div id="note" role="alert" hidden></div>
    <script>"use strict";
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
    </script>
    </body>
    </html>

    """##
}

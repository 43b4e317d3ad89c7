#!/usr/bin/env node
// SPDX-License-Identifier: MIT
//
// Node's own fetch and JSON against the mock: the two calls as a web developer writes them, on a quiet day and with faults.
//
// Usage: node Tests/Interop/node_fetch.mjs AURA_MOCK
import { spawn } from "node:child_process";

const mock = spawn(process.argv[2], ["--port", "0", "--scenario", "madrid-august-2026"], { stdio: ["ignore", "pipe", "ignore"] });
const origin = await new Promise((resolve) => mock.stdout.once("data", (line) => resolve(/http:\/\/\S+/.exec(line)[0])));
let failed = 0;

async function check(name, action) {
  try {
    const found = await action();
    console.log(`✔ ${name}${found === undefined ? "" : `: ${found}`}`);
  } catch (error) {
    failed += 1;
    console.log(`✘ ${name}: ${error.name}: ${error.message}`);
  }
}

function expect(holds, found) {
  if (!holds) throw new Error(JSON.stringify(found));
}

async function steer(path, method = "GET", body) {
  const headers = body ? { "Content-Type": "application/json" } : {};
  const answer = await fetch(`${origin}/_aura/${path}`, { method, headers, body: body && JSON.stringify(body) });
  expect(answer.ok, await answer.clone().text());
  return answer;
}

/** The product of a path: call 1, then the link, decoded as its header says. */
async function product(path, key = "a.b.c", patience = 1500) {
  const first = await fetch(`${origin}/opendata/api${path}`, { headers: { api_key: key }, signal: AbortSignal.timeout(patience) });
  if (first.status !== 200) throw Object.assign(new Error(`status ${first.status}`), { name: "Refused", status: first.status });
  const envelope = await first.json();
  if (envelope.estado !== 200) throw Object.assign(new Error(envelope.descripcion), { name: "NoData", status: envelope.estado });
  const second = await fetch(envelope.datos, { signal: AbortSignal.timeout(patience) });
  if (second.status !== 200) throw Object.assign(new Error(`status ${second.status}`), { name: "Refused", status: second.status });
  const charset = /charset=([^;]+)/.exec(second.headers.get("content-type"))[1];
  return JSON.parse(new TextDecoder(charset).decode(await second.arrayBuffer()));
}

const daily = "/prediccion/especifica/municipio/diaria/28079";
await steer("quota", "PUT", { profile: "unlimited" });
await check("the daily forecast of Madrid, accents and all", async () => {
  const [forecast] = await product(daily);
  const day = forecast.prediccion.dia[0];
  expect(forecast.origen.productor === "Agencia Estatal de Meteorología - AEMET. Gobierno de España", forecast.origen);
  expect(day.temperatura.maxima === 28 && day.temperatura.minima === 18, day.temperatura);
  return `${forecast.nombre}, ${day.temperatura.minima} to ${day.temperatura.maxima} °C`;
});
await check("the hourly forecast, 24 hours of its second day", async () => {
  const [forecast] = await product("/prediccion/especifica/municipio/horaria/28079");
  const hours = forecast.prediccion.dia[1].temperatura.length;
  expect(hours === 24, hours);
});
await check("a station's hours, newest last", async () => {
  const rows = await product("/observacion/convencional/datos/estacion/3195");
  expect(rows.length > 6 && rows.every((row) => row.idema === "3195"), rows.length);
  return `${rows.length} rows`;
});
await check("the inventory has every station's name", async () => {
  const rows = await product("/valores/climatologicos/inventarioestaciones/todasestaciones");
  expect(rows.length > 800 && rows.every((row) => row.nombre), rows.length);
  return `${rows.length} stations`;
});

/** What fetch, or what this client made of AEMET's words, tells of a fault. */
const faults = [
  ["limited", {}, "first", (error) => error.status === 429],
  ["limited", {}, "second", (error) => error.status === 429],
  ["limitPage", {}, "first", (error) => error.status === 500],
  ["expiredLink", {}, "first", (error) => error.name === "NoData" && error.message === "datos expirados"],
  ["productMissing", {}, "first", (error) => error.name === "NoData" && error.status === 404],
  ["htmlPage", {}, "first", (error) => error.name === "SyntaxError"],
  ["emptyBody", {}, "first", (error) => error.name === "SyntaxError"],
  ["emptyReply", {}, "first", (error) => error.cause?.code === "UND_ERR_SOCKET"],
  ["cutShort", { afterBytes: 1000 }, "second", (error) => error.message === "terminated"],
  ["reset", { afterBytes: 1000 }, "second", (error) => error.message === "terminated"],
  ["stall", {}, "second", (error) => error.name === "TimeoutError"],
];
for (const [fault, amounts, hop, holds] of faults) {
  await check(`${fault} on the ${hop} hop`, async () => {
    await steer("faults", "PUT", { faults: [{ name: "fault", fault, hop, ...amounts }] });
    const error = await product(daily).then(() => undefined, (error) => error);
    expect(error && holds(error), error && { name: error.name, message: error.message, status: error.status, code: error.cause?.code });
    return `${error.name}: ${error.message}`;
  });
}
await steer("faults", "DELETE");
await check("a key that is none", async () => {
  const error = await product(daily, "bad").then(() => undefined, (error) => error);
  expect(error?.status === 401, error);
});
await check("and all is well again", async () => { expect((await product(daily))[0].nombre === "Madrid"); });
await check("what it did is in the journal, its key is not", async () => {
  const text = await (await steer("journal")).text();
  expect(text.includes('"outcome":"payload"') && !text.includes("a.b.c"), text.slice(0, 300));
});
mock.kill("SIGTERM");
const status = await new Promise((resolve) => mock.once("exit", resolve));
await check("the mock ends with 0", async () => { expect(status === 0, status); });
process.exit(failed ? 1 : 0);

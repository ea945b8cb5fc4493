// Runs rows of rest.json against a running server. Needs Node 20 and nothing else.
import { readFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";

export const readTable = (name) => JSON.parse(readFileSync(new URL(name, import.meta.url), "utf8"));

/** How long a row with `waits` is tried, in milliseconds. */
const patience = 60_000;

const args = process.argv.slice(2);
export const option = (name) => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined);
export const origin = option("--url") ?? "http://127.0.0.1:4000";
export const accounts = readTable("./accounts.json");

/** The callers of the tables by their accounts; a visitor has none. */
export const accountNames = {
  learner: "learner",
  stranger: "secondLearner",
  coordinator: "coordinator",
  admin: "admin",
  other: "otherAdmin",
};

async function signIn(name, tenantId) {
  const { email, password } = accounts[name];
  const headers = {
    "content-type": "application/json",
    ...(tenantId ? { "tenant-id": String(tenantId) } : {}),
  };
  const body = JSON.stringify({ email, password });
  const answer = await fetch(`${origin}/api/auth/login`, { method: "POST", headers, body });
  const session = await answer.json();
  if (!session.access_token) throw new Error(`sign-in of '${name}' failed: ${answer.status}`);
  return session;
}

/** Signs all callers in. The values fill the placeholders of the tables. */
export async function openWorld() {
  const world = { tokens: {}, values: { n: String(Date.now()).slice(-7) }, samples: {} };
  for (const [caller, account] of Object.entries(accountNames)) {
    // The other organization is the second one of the demo.
    const session = await signIn(account, caller === "other" ? 2 : undefined);
    world.tokens[caller] = session.access_token;
    world.values[`${caller}Id`] = session.id;
  }
  return world;
}

function readValue({ values }, name) {
  if (values[name] === undefined || values[name] === null) throw new Error(`no value for {${name}}`);
  return values[name];
}

/** Fills placeholders; '{name:number}' alone becomes a number. */
export function fill(world, value) {
  if (typeof value === "string") {
    const whole = /^\{(\w+):number\}$/.exec(value);
    if (whole) return Number(readValue(world, whole[1]));
    return value.replace(/\{(\w+)\}/g, (_, name) => readValue(world, name));
  }
  if (Array.isArray(value)) return value.map((item) => fill(world, item));
  if (value && typeof value === "object")
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fill(world, item)]));
  return value;
}

/** The value at a path such as 'blocks.0.kind'. */
const follow = (json, path) => path.split(".").reduce((value, key) => value?.[key], json);

const madeOf = { base64: (text) => Buffer.from(text, "base64"), text: Buffer.from, zeros: Buffer.alloc };

function bodyOf(world, { body, sample }) {
  if (sample === undefined) return body === undefined ? undefined : JSON.stringify(fill(world, body));
  if (Buffer.isBuffer(world.values[sample])) return world.values[sample];
  const [[kind, content]] = Object.entries(world.samples[sample]);
  return madeOf[kind](content);
}

async function send(world, row, caller) {
  const token = world.tokens[caller];
  const headers = {
    ...(row.body === undefined ? {} : { "content-type": "application/json" }),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...fill(world, row.headers ?? {}),
  };
  const answer = await fetch(origin + fill(world, row.path), {
    method: row.method,
    headers,
    body: bodyOf(world, row),
    redirect: "manual",
    signal: AbortSignal.timeout(30_000),
  });
  const bytes = Buffer.from(await answer.arrayBuffer());
  const isJson = (answer.headers.get("content-type") ?? "").includes("json");
  const json = isJson && bytes.length > 0 ? JSON.parse(bytes) : undefined;
  return { status: answer.status, headers: answer.headers, bytes, json };
}

function findWrongValues(json, values) {
  return Object.entries(values).flatMap(([path, expected]) => {
    const [found, wanted] = [JSON.stringify(follow(json, path)), JSON.stringify(expected)];
    return found === wanted ? [] : [`${path} is ${found}, not ${wanted}`];
  });
}

function findWrongHeaders(headers, patterns) {
  return Object.entries(patterns).flatMap(([name, pattern]) => {
    const found = headers.get(name) ?? "";
    return new RegExp(pattern).test(found) ? [] : [`${name} is '${found}', not /${pattern}/`];
  });
}

/** The problems of an answer with the expected status. */
function findProblems(world, { keys = [], values = {}, carries = {}, isSample }, { json, headers, bytes }) {
  const first = (Array.isArray(json) ? json[0] : json) ?? {};
  const problems = [
    ...keys.filter((key) => !(key in first)).map((key) => `no field '${key}'`),
    ...findWrongValues(json, fill(world, values)),
    ...findWrongHeaders(headers, carries),
  ];
  if (isSample !== undefined && !bytes.equals(bodyOf(world, { sample: isSample })))
    problems.push(`the bytes are not those of '${isSample}'`);
  return problems;
}

function save(world, row, { json, headers, bytes }) {
  for (const [name, from] of Object.entries(row.saves ?? {})) {
    if (from === "bytes") world.values[name] = bytes;
    else if (from.startsWith("header ")) world.values[name] = headers.get(from.slice(7));
    else world.values[name] = follow(json, from);
  }
}

async function judge(world, row, { caller, status }) {
  const answer = await send(world, row, caller);
  if (answer.status !== status)
    return [`expected ${status}, got ${answer.status} ${answer.bytes.toString().slice(0, 160)}`];
  const isRefused = [401, 403].includes(status) && row.method !== "HEAD";
  const message = answer.json?.message ?? answer.json?.errors?.[0]?.message;
  if (isRefused && typeof message !== "string") return [`a ${status} must carry {message}`];
  if (status >= 400) return [];
  const problems = findProblems(world, row, answer);
  if (problems.length === 0) save(world, row, answer);
  return problems;
}

/** Runs a row as each caller that it names; returns a line for each, with its problems. */
export async function runRow(world, row) {
  const lines = [];
  for (const [caller, status] of Object.entries(row.answers)) {
    const end = Date.now() + patience;
    let problems;
    do {
      try {
        problems = await judge(world, row, { caller, status });
      } catch (error) {
        problems = [error.message];
      }
      if (!row.waits || problems.length === 0) break;
      await setTimeout(200);
    } while (Date.now() < end);
    lines.push({ label: `${row.says}: ${row.method} ${row.path} as ${caller}`, problems });
  }
  return lines;
}

/** Makes what the tables are about. Throws at the first row that fails. */
export async function prepare(world, { prepare: rows, samples }) {
  world.samples = samples;
  for (const row of rows)
    for (const { label, problems } of await runRow(world, row))
      if (problems.length > 0) throw new Error(`${label}: ${problems.join("; ")}`);
}

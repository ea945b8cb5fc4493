// npm test: sets up its needs, then checks types, style and unused code, and runs the unit, integration and
// browser tests. The last line is 'N passed, N failed'. Arguments name the parts to run: npm test -- types
// unit operations browser journeys sweeps lighthouse. Without arguments types, unit and browser run. CI asks for
// all; journeys are all that people do in the browser, and browser is a choice of them.
// SECOND_TRY=1 (CI) repeats a failed test once and names what passed only then; here the first failure counts.
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { checkNode, install } from "./install.mjs";

checkNode();
const started = performance.now();
await install();
const { inRoot } = await import("./cachedStep.mjs");
const { generate } = await import("./generate.mjs");
const { build } = await import("./build.mjs");
const { prepareMachine } = await import("./machine.mjs");

const bin = (...parts) => inRoot("node_modules", ...parts);
const report = (name) => inRoot(".cache", `${name.replaceAll(" ", "-")}-report.json`);
const totals = { passed: 0, failed: 0 };
/** The runners under way. A run that is stopped stops them, too: they would go on with their servers. */
const running = new Set();
for (const [signal, status] of [
  ["SIGTERM", 143],
  ["SIGINT", 130],
])
  process.once(signal, () => {
    for (const child of running) child.kill(signal);
    process.exit(status);
  });

function runProgram(script, { args, env = {}, quiet = true }) {
  return new Promise((resolve) => {
    const stdio = quiet ? ["ignore", "pipe", "pipe"] : ["ignore", "inherit", "inherit"];
    const child = spawn(process.execPath, [script, ...args], {
      cwd: inRoot(),
      env: { ...process.env, ...env },
      stdio,
    });
    running.add(child);
    const printed = [];
    child.stdout?.on("data", (chunk) => printed.push(chunk));
    child.stderr?.on("data", (chunk) => printed.push(chunk));
    child.on("close", (code) => {
      running.delete(child);
      resolve({ code: code ?? 1, printed: Buffer.concat(printed).toString() });
    });
  });
}

function count(name, { passed, failed, since }) {
  totals.passed += passed;
  totals.failed += failed;
  const seconds = ((performance.now() - since) / 1000).toFixed(1);
  console.log(`  ${name.padEnd(24)} ${passed} passed, ${failed} failed in ${seconds} s`);
}

async function check(name, script, args) {
  const since = performance.now();
  const { code, printed } = await runProgram(script, { args });
  if (code !== 0) console.log(printed);
  count(name, { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, since });
}

/** A runner whose report cannot be read, or that failed without a failed test, counts as one failure. */
function tally(code, file, read) {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { passed, failed } = read(JSON.parse(readFileSync(file, "utf8")));
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
}

async function runVitest(name, { projects }) {
  const since = performance.now();
  const file = report(name);
  rmSync(file, { force: true });
  const chosen = projects.map((project) => `--project=${project}`);
  const args = [
    "run",
    "--reporter=dot",
    "--reporter=./scripts/secondTries.mjs",
    "--reporter=json",
    `--outputFile.json=${file}`,
    ...chosen,
  ];
  const { code } = await runProgram(bin("vitest", "vitest.mjs"), { args, quiet: false });
  const read = ({ numPassedTests, numFailedTests, numFailedTestSuites }) => ({
    passed: numPassedTests,
    failed: numFailedTests || numFailedTestSuites,
  });
  count(name, { ...tally(code, file, read), since });
}

async function runPlaywright(name, { chromium, projects }) {
  const since = performance.now();
  const file = report(name);
  rmSync(file, { force: true });
  const env = { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  const args = ["test", "--reporter=dot,json", ...projects.map((project) => `--project=${project}`)];
  const { code } = await runProgram(bin("playwright", "cli.js"), { args, env, quiet: false });
  const read = ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected });
  count(name, { ...tally(code, file, read), since });
}

const parts = process.argv.slice(2);
const onlyNamed = ["operations", "journeys", "sweeps", "lighthouse"];
const wants = (part) => parts.includes(part) || (parts.length === 0 && !onlyNamed.includes(part));

try {
  mkdirSync(inRoot(".cache"), { recursive: true });
  await generate();
  const { chromium } = prepareMachine();
  if (wants("types")) {
    await Promise.all([
      // Each thread of its own would check the packages' types again: half the work more, and 3.5 GB instead of 2.4.
      check("types", bin("typescript", "bin", "tsc"), ["--singleThreaded"]),
      check("style", bin("@biomejs", "biome", "bin", "biome"), ["check", "--error-on-warnings", "."]),
      check("unused code", bin("knip", "bin", "knip.js"), []),
    ]);
  }
  if (wants("unit"))
    await runVitest("unit and integration", { projects: ["gateway", "replacing", "client"] });
  if (wants("operations")) await runVitest("operations", { projects: ["operations"] });
  if (wants("journeys")) {
    await build();
    await runPlaywright("journeys", {
      chromium,
      projects: ["main", "areas", "touch", "publishing", "alone"],
    });
  } else if (wants("browser")) {
    await build();
    await runPlaywright("browser", { chromium, projects: ["main"] });
  }
  if (wants("sweeps")) {
    await build();
    await runPlaywright("sweeps", { chromium, projects: ["sweeps"] });
  }
  if (wants("lighthouse")) {
    await Promise.all([build(), install({ within: "tests/lighthouse" })]);
    await runPlaywright("lighthouse", { chromium, projects: ["lighthouse"] });
  }
} catch (error) {
  console.error(error.message);
  totals.failed += 1;
}
console.log(`\nin ${((performance.now() - started) / 1000).toFixed(0)} s`);
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed === 0 && totals.passed > 0 ? 0 : 1);

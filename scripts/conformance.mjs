// Starts the product with demo data in a temporary folder and checks it against the tables of conformance/, and against
// those of ../shared/conformance, where that exists. What of the latter is not built yet is listed in .ci/not-built.json;
// any other failure fails the run, and so does a listed entry that passes, so that the list can only shrink.
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inRoot } from "./cachedStep.mjs";
import { prepareMachine } from "./machine.mjs";

const own = inRoot("conformance");
const shared = inRoot("..", "shared", "conformance");
// An interrupted run may leave its server behind, so each run uses another port.
const port = 30_000 + (process.pid % 2_000);
const origin = `http://127.0.0.1:${port}`;

const { chromium } = prepareMachine();
const notBuilt = JSON.parse(readFileSync(inRoot(".ci", "not-built.json"), "utf8"));
const dataDir = mkdtempSync(join(tmpdir(), "lectern-conformance-"));

/** Starts a program, and returns it with its matching line once that was printed. */
function startProgram(args, { env, line }) {
  const child = spawn(process.execPath, args, { cwd: inRoot(), env, stdio: ["ignore", "pipe", "inherit"] });
  return new Promise((resolve, reject) => {
    child.on("exit", (code) => reject(new Error(`${args.at(-1)} stopped with code ${code}`)));
    child.stdout.on("data", (chunk) => {
      process.stdout.write(chunk);
      const match = line.exec(String(chunk));
      if (match) resolve({ child, match });
    });
  });
}

/** A stand-in that speaks a model's protocol: the product itself has no made-up responses. */
function startModel() {
  const main = inRoot("tests", "support", "model", "main.ts");
  return startProgram(["--import", "tsx", main], { env: process.env, line: /at (http\S+)/ });
}

async function startProduct(modelUrl) {
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    DEMO: "1",
    LOG_LEVEL: "error",
    DATABASE_URL: "",
    REDIS_URL: "",
    OPENAI_API_KEY: "stand-in",
    OPENAI_BASE_URL: modelUrl,
  };
  const program = [inRoot("scripts", "start.mjs")];
  const { child } = await startProgram(program, { env, line: /Lectern is ready/ });
  return child;
}

function runCheck(folder, name, options = []) {
  const env = { ...process.env, CHROMIUM_PATH: chromium };
  const child = spawn(process.execPath, [join(folder, name), "--url", origin, ...options], {
    cwd: inRoot(),
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const printed = [];
  child.stdout.on("data", (chunk) => printed.push(chunk));
  return new Promise((resolve) => child.on("close", () => resolve(Buffer.concat(printed).toString())));
}

/** Sorts the failures of a check into expected and not, and finds entries that are built by now. */
function judge(name, output, patterns) {
  const lines = output.split("\n").filter((line) => line.startsWith("FAIL "));
  const passed = Number(/^(\d+) passed/m.exec(output)?.[1] ?? 0);
  const expected = patterns.map((pattern) => ({ pattern, test: new RegExp(`^FAIL ${pattern}`) }));
  const unexpected = lines.filter((line) => !expected.some(({ test }) => test.test(line)));
  const stale = expected
    .filter(({ test }) => !lines.some((line) => test.test(line)))
    .map(({ pattern }) => pattern);
  for (const line of unexpected) console.log(line);
  for (const pattern of stale)
    console.log(`FAIL ${name}: '${pattern}' passes, take it out of .ci/not-built.json`);
  console.log(
    `${name}: ${passed} pass, ${unexpected.length + stale.length} fail, ${lines.length - unexpected.length} are not built yet`,
  );
  return unexpected.length + stale.length + (passed === 0 ? 1 : 0);
}

async function checkShared() {
  if (!existsSync(shared)) {
    console.log("There is no ../shared/conformance here: only the product's own tables are checked.");
    return 0;
  }
  const rest = await runCheck(shared, "check-rest.mjs", ["--ai"]);
  const screens = await runCheck(shared, "check-screens.mjs");
  return judge("check-rest", rest, notBuilt.rest) + judge("check-screens", screens, notBuilt.screens);
}

async function checkOwn() {
  const rest = await runCheck(own, "check-rest.mjs");
  const screens = await runCheck(own, "check-screens.mjs");
  return judge("lessons and files, calls", rest, []) + judge("lessons and files, screens", screens, []);
}

const { child: model, match } = await startModel();
model.removeAllListeners("exit");
const product = await startProduct(match[1]);
product.removeAllListeners("exit");
// Both open screens one after another and mostly wait for them: together they take two thirds of the time.
const [failedShared, failedOwn] = await Promise.all([checkShared(), checkOwn()]);
const failed = failedShared + failedOwn;
const stopped = new Promise((resolve) => product.on("exit", resolve));
product.kill("SIGTERM");
model.kill("SIGTERM");
const code = await stopped;
if (code !== 0) console.log(`FAIL the product stopped with code ${code} on SIGTERM`);
rmSync(dataDir, { recursive: true, force: true });
process.exit(failed === 0 && code === 0 ? 0 : 1);

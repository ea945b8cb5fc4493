import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "playwright/test";
import { launchOptions } from "./tests/e2e/support/launch";
import { phone } from "./tests/e2e/support/page";

// A run that was cut off may leave its server behind: each run takes a port of its own, which its workers inherit.
process.env["E2E_PORT"] ??= String(20_000 + (process.pid % 10_000));
const port = Number(process.env["E2E_PORT"]);
const origin = `http://127.0.0.1:${port}`;
const model = `http://127.0.0.1:${port + 10_000}`;
// Tests ask the model's stand-in what it saw.
process.env["E2E_MODEL"] = model;

/** The workers read this file too: the run's data folder is made once, and goes when the run and its server have ended. */
function dataFolder(): string {
  const made = process.env["E2E_DATA_DIR"];
  if (made !== undefined) return made;
  const folder = mkdtempSync(join(tmpdir(), "lectern-e2e-"));
  process.env["E2E_DATA_DIR"] = folder;
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const measured = ["**/lighthouse.spec.ts", "**/lesson-speed.spec.ts"];
/** Every screen looked at, wide and narrow, light and dark. */
const sweeps = [
  "**/*accessibility.spec.ts",
  "**/area-frames.spec.ts",
  "**/links.spec.ts",
  "**/other-browsers.spec.ts",
];
/** Tests that measure time in the browser: another test on the second core would be measured with it. */
const alone = ["**/grades-speed.spec.ts"];
/** The journeys of npm test: the ways that most people take most often, and the first loads. CI runs all. */
const main = [
  "accounts",
  "assessment",
  "batch",
  "chat",
  "graphiql",
  "learner",
  "nothing-lost",
  "payments",
  "performance",
  "public",
  "sessions",
  "users",
].map((name) => `**/${name}.spec.ts`);
const publishing = ["**/authoring.spec.ts", "**/exam-every-type.spec.ts", "**/lesson.spec.ts"];

export default defineConfig({
  testDir: "tests/e2e",
  workers: 2,
  fullyParallel: true,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  // CI's machine is shared: there a test has a second try, and the run names those that needed it.
  retries: Number(process.env["SECOND_TRY"] ?? 0),
  outputDir: "test-results",
  // A course that a test publishes would be in other tests' catalogue, so what publishes comes last.
  projects: [
    { name: "main", testMatch: main },
    {
      name: "areas",
      testIgnore: [...main, ...publishing, ...alone, ...measured, ...sweeps, "**/touch.spec.ts"],
    },
    {
      name: "touch",
      testMatch: "**/touch.spec.ts",
      use: { viewport: phone, hasTouch: true, isMobile: true },
    },
    // Parts of their own for CI: they take half as long as all others together.
    { name: "sweeps", testMatch: sweeps },
    { name: "lighthouse", testMatch: measured },
    { name: "publishing", testMatch: publishing, dependencies: ["main", "areas", "touch"] },
    // Its tests run after all others, one at a time.
    { name: "alone", testMatch: alone, dependencies: ["publishing"], workers: 1 },
  ],
  use: {
    baseURL: origin,
    // A trace of every test would take a third of the run; a failed one leaves a picture and its page's outline.
    screenshot: "only-on-failure",
    launchOptions,
  },
  webServer: [
    {
      command: `node --import tsx tests/support/model/main.ts ${port + 10_000}`,
      url: model,
      timeout: 30_000,
      reuseExistingServer: false,
    },
    {
      command: "node scripts/demoFolder.mjs && exec node build/gateway/main.js",
      url: `${origin}/readyz`,
      timeout: 90_000,
      reuseExistingServer: false,
      gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
      env: {
        PORT: String(port),
        DATA_DIR: dataFolder(),
        LOG_LEVEL: "error",
        DEMO: "1",
        DATABASE_URL: "",
        REDIS_URL: "",
        OPENAI_API_KEY: "stand-in",
        OPENAI_BASE_URL: `${model}/v1`,
      },
    },
  ],
});

import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "playwright/test";

const port = 4273;
const origin = `http://127.0.0.1:${port}`;

export default defineConfig({
  testDir: "tests/e2e",
  workers: 2,
  fullyParallel: true,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  outputDir: "test-results",
  use: {
    baseURL: origin,
    trace: "retain-on-failure",
    launchOptions: {
      executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
      ],
    },
  },
  webServer: {
    command: "node build/gateway/main.js",
    url: `${origin}/readyz`,
    timeout: 90_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
    env: {
      PORT: String(port),
      DATA_DIR: mkdtempSync(join(tmpdir(), "lectern-e2e-")),
      LOG_LEVEL: "error",
      DEMO: "1",
      DATABASE_URL: "",
      REDIS_URL: "",
    },
  },
});

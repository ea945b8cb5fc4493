// npm run proof -- windows [runs] [first seed]: so many random runs (500) of two windows and a phone of one learner, with
// reloads, closed windows, broken connections, ended sessions and moves between batches. A model says what must be there
// at the end: every word that was typed, in the notes and in the work that is handed in.
import { spawnSync } from "node:child_process";

const [runs = "500", seed = "1"] = process.argv.slice(2);
const { status } = spawnSync(
  process.execPath,
  [
    "node_modules/playwright/cli.js",
    "test",
    "--project=areas",
    "--reporter=line",
    "tests/e2e/windows.spec.ts",
  ],
  { stdio: "inherit", env: { ...process.env, WINDOWS_RUNS: runs, WINDOWS_SEED: seed } },
);
process.exitCode = status ?? 1;

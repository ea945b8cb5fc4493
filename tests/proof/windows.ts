// npm run proof -- windows [runs] [first seed] [browser runs]: so many random runs (500) of two windows and a phone of one
// learner, and of two windows of a trainer, with reloads, closed windows, broken connections, ended sessions, lost responses,
// moves between batches and hand-ins. A model says what must be there at the end: every word that was typed, in the notes, in
// the exam and in the work that is handed in, and every mark. The product's own forms and stores run against a gateway, many
// worlds beside each other; a few runs (3) are done in a browser as well.
import { spawnSync } from "node:child_process";

const [runs = "500", seed = "1", browserRuns = "3"] = process.argv.slice(2);

function run(program: string, args: readonly string[], count: string): number {
  const env = { ...process.env, WINDOWS_RUNS: count, WINDOWS_SEED: seed };
  return spawnSync(process.execPath, [program, ...args], { stdio: "inherit", env }).status ?? 1;
}

const modelled = run("node_modules/vitest/vitest.mjs", ["run", "--project=windows"], runs);
const inBrowser =
  Number(browserRuns) === 0
    ? 0
    : run(
        "node_modules/playwright/cli.js",
        ["test", "--project=areas", "--reporter=line", "tests/e2e/windows.spec.ts"],
        browserRuns,
      );
process.exitCode = modelled || inBrowser;

// npm run doctor: checks the settings, the database and the machine, and says what to do.
import { parseArgs } from "node:util";
import { examine } from "../gateway/doctor/examine";
import { type CheckLevel, checkLevelLabels, type SystemCheck } from "../gateway/domains/system/contract";
import { readSettings, runCommand, UsageError } from "./commandLine";

const help = `Checks the settings, the database and the machine, and says what to do.

  npm run doctor [-- --json]

  --json                  writes the checks as JSON
  --help                  shows this text

The exit code is 1 where there is a problem. A gateway that has a data folder open is asked itself, so that what it
has seen of its proxies counts; on PostgreSQL see /admin/system for that.`;

const options = {
  json: { type: "boolean", default: false },
  help: { type: "boolean", default: false },
} as const;

const margin = " ".repeat(9);

function report(checks: readonly SystemCheck[]): void {
  for (const { title, level, message, advice } of checks) {
    console.log(`${checkLevelLabels[level].padEnd(9)}${title.padEnd(20)}${message}`);
    if (advice !== null) console.log(`${margin}${" ".repeat(20)}${advice}`);
  }
  const count = (level: CheckLevel) => checks.filter((check) => check.level === level).length;
  console.log(`\n${checks.length} checks, ${count("PROBLEM")} problems, ${count("WARNING")} warnings.`);
}

await runCommand("doctor", async () => {
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  if (values.help) return console.log(help);
  if (positionals.length > 0) throw new UsageError("It takes no arguments but --json");
  const checks = await examine(readSettings());
  if (values.json) console.log(JSON.stringify(checks, null, 2));
  else report(checks);
  if (checks.some(({ level }) => level === "PROBLEM")) process.exit(1);
});

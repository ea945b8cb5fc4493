// npm run backup -- FILE: writes the database and the uploaded files into one file, also while gateways run.
import { rmSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { unfinishedName } from "../gateway/backup/backupFile";
import { makeBackup } from "../gateway/backup/makeBackup";
import { readSettings, runCommand, tellContents, UsageError } from "./commandLine";

const help = `Writes all institutes and the uploaded files into one file, while gateways go on.

  npm run backup -- FILE

  --help                  shows this text

The file holds everything, password hashes included: keep it as safe as the database.`;

await runCommand("backup", async () => {
  const options = { help: { type: "boolean", default: false } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  if (values.help) return console.log(help);
  const [file, ...others] = positionals;
  if (!file || others.length > 0) throw new UsageError("Name the one FILE to write");
  const path = resolve(file);
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => {
      rmSync(unfinishedName(path), { force: true });
      process.exit(1);
    });
  const manifest = await makeBackup(readSettings(), path);
  tellContents(manifest);
  console.log(`Written to ${path}.`);
});

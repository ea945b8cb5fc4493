// npm run restore -- FILE: puts a backup into the database that the settings name.
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { restoreBackup } from "../gateway/backup/restoreBackup";
import { readSettings, runCommand, tellContents, UsageError } from "./commandLine";

const help = `Puts a backup into the database that the settings name. Stop all gateways first.

  npm run restore -- FILE [--replace]

  --replace               has the backup take the place of what is there
  --help                  shows this text

The file is checked before anything changes. A restore that fails leaves what was there; one that is broken off is
undone by the next.`;

const options = {
  replace: { type: "boolean", default: false },
  help: { type: "boolean", default: false },
} as const;

await runCommand("restore", async () => {
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  if (values.help) return console.log(help);
  const [file, ...others] = positionals;
  if (!file || others.length > 0) throw new UsageError("Name the one FILE to restore");
  const manifest = await restoreBackup(readSettings(), { path: resolve(file), replace: values.replace });
  tellContents(manifest);
  console.log("Restored; all counts agree. The next start applies the migrations that are newer.");
});

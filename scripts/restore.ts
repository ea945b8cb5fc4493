// npm run restore -- FILE: puts a backup into the database that the settings name.
import { resolve } from "node:path";
import { restoreBackup } from "../gateway/backup/restoreBackup";
import { readSettings, runWithWords, tellContents, UsageError } from "./commandLine";

const help = `Puts a backup into the database that the settings name. Stop all gateways first.

  npm run restore -- FILE [--replace]

  --replace               has the backup take the place of what is there
  --help                  shows this text

The file is checked before anything changes. A restore that fails leaves what was there; one that is broken off is
undone by the next.`;

await runWithWords({ name: "restore", help, option: "replace" }, async (words, replace) => {
  const [file, ...others] = words;
  if (!file || others.length > 0) throw new UsageError("Name the one FILE to restore");
  const manifest = await restoreBackup(readSettings(), { path: resolve(file), replace });
  tellContents(manifest);
  console.log("Restored; all counts agree. The next start applies the migrations that are newer.");
});

import { spawnSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { makeFolder } from "./childGateway";
import { templatePath } from "./templates";

/** A data folder whose database is a copy of a template: migrating a new one takes most of a start. */
export function makeTemplateFolder(name: "empty" | "demo"): ReturnType<typeof makeFolder> {
  const made = makeFolder();
  const database = join(made.folder, "database");
  mkdirSync(database, { mode: 0o700 });
  const { status, stderr } = spawnSync("tar", ["-xf", templatePath(name), "-C", database]);
  if (status !== 0) throw new Error(`tar: ${stderr}`);
  return made;
}

import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

function nearestPackage(folder: string): string {
  if (existsSync(join(folder, "package.json"))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error("package.json was not found above the program");
  return nearestPackage(parent);
}

/** The folder of package.json, found from this file, so that it is right in the sources and in the build. */
export const packageRoot = nearestPackage(dirname(fileURLToPath(import.meta.url)));

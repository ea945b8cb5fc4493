import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { packageRoot } from "./packageRoot";

const packageFile = z.object({ version: z.string() });

/** The version of Lectern that runs. */
export const productVersion: string = packageFile.parse(
  JSON.parse(readFileSync(join(packageRoot, "package.json"), "utf8")),
).version;

// npm run schema: writes schema.graphql, which the relay-compiler and people read.
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { packageRoot } from "../gateway/packageRoot";
import { printedSchema } from "../gateway/schema/printSchema";

await writeFile(join(packageRoot, "schema.graphql"), printedSchema());

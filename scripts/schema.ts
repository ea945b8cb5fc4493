// npm run schema: writes schema.graphql, which the relay-compiler and people read.
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { printedSchema } from "../gateway/graphql/printSchema";
import { packageRoot } from "../gateway/packageRoot";

await writeFile(join(packageRoot, "schema.graphql"), printedSchema());

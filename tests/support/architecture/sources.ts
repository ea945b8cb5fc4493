import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { packageRoot } from "#gateway/packageRoot";

/** A file of the package, its path relative to package.json. */
export interface SourceFile {
  path: string;
  text: string;
}

const skipped = new Set(["generated", "__generated__", "node_modules"]);

function pathsIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : pathsIn(join(folder, entry.name));
    return [join(folder, entry.name)];
  });
}

/** The written (not generated) code of some top folders. */
export function readSources(...folders: string[]): SourceFile[] {
  return folders
    .flatMap((folder) => pathsIn(join(packageRoot, folder)))
    .filter((path) => /\.(tsx?|mjs|css|prisma)$/.test(path))
    .map((path) => ({ path: relative(packageRoot, path), text: readFileSync(path, "utf8") }));
}

const readText = (path: string): SourceFile => ({
  path,
  text: readFileSync(join(packageRoot, path), "utf8"),
});

/** The settings of tools at the top, which are code as well. */
export const readSettings = (): SourceFile[] =>
  readdirSync(packageRoot)
    .filter((name) => name.endsWith(".ts"))
    .map(readText);

/** Texts that are not code: the schema, the change log, and the content of the demo data. */
export const readTexts = (): SourceFile[] => [
  ...["schema.graphql", "CHANGELOG.md"].map(readText),
  ...pathsIn(join(packageRoot, "prisma/demo"))
    .filter((path) => /\.(json|md)$/.test(path))
    .map((path) => readText(relative(packageRoot, path))),
];

import { posix } from "node:path";
import type { SourceFile } from "./sources";

/** One import, export-from or dynamic import of a file. */
export interface Import {
  from: string;
  /** A path without its ending for our own files, the package's specifier otherwise. */
  to: string;
  own: boolean;
  /** Whether it leaves no trace in the running program. */
  typeOnly: boolean;
}

/** A rule says what is wrong with an import, or nothing. */
export type ImportRule = (item: Import) => string | undefined;

const fromPattern = /(?:^|\n)\s*(?:import|export)\s+(type\s+)?([^;'"]*?)\s*from\s*["']([^"']+)["']/g;
const barePattern = /(?:^|\n)\s*import\s+["']([^"']+)["']/g;
const dynamicPattern = /\bimport\(\s*(?:\/\*[^*]*\*\/\s*)?["']([^"']+)["']/g;

function namesTypesOnly(clause: string): boolean {
  const names = /^\{(.*)\}$/s.exec(clause.trim())?.[1];
  if (names === undefined) return false;
  const parts = names.split(",").filter((part) => part.trim() !== "");
  return parts.length > 0 && parts.every((part) => part.trim().startsWith("type "));
}

// The aliases in package.json's imports and tsconfig's paths.
const aliases: readonly (readonly [RegExp, string])[] = [
  [/^~\//, "client/"],
  [/^#(gateway|prisma|tests)\//, "$1/"],
];

function resolve(from: string, specifier: string): Pick<Import, "to" | "own"> {
  const alias = aliases.find(([pattern]) => pattern.test(specifier));
  if (alias === undefined && !specifier.startsWith(".")) return { to: specifier, own: false };
  const path = alias ? specifier.replace(...alias) : posix.join(posix.dirname(from), specifier);
  return { to: path.replace(/\.(tsx?|mjs|js)$/, ""), own: true };
}

/** The texts by which a file names what it imports. */
export function readSpecifiers(text: string): { specifier: string; typeOnly: boolean }[] {
  const named = [...text.matchAll(fromPattern)].map(([, type, clause, specifier]) => ({
    specifier: specifier ?? "",
    typeOnly: type !== undefined || namesTypesOnly(clause ?? ""),
  }));
  const others = [...text.matchAll(barePattern), ...text.matchAll(dynamicPattern)].map(([, specifier]) => ({
    specifier: specifier ?? "",
    typeOnly: false,
  }));
  return [...named, ...others];
}

/** All imports of a file. */
export function listImports({ path, text }: SourceFile): Import[] {
  return readSpecifiers(text).map(({ specifier, typeOnly }) => ({
    from: path,
    typeOnly,
    ...resolve(path, specifier),
  }));
}

import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { packageRoot } from "#gateway/packageRoot";
import type { SourceFile } from "./architecture/sources";

const inRoot = (...parts: string[]): string => join(packageRoot, ...parts);

const markdownIn = (folder: string): string[] =>
  readdirSync(inRoot(folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .map((name) => join(folder, name));

/** The documents for readers of the code and for operators; the change log names what is gone, too. */
export const documents: readonly SourceFile[] = [
  "ARCHITECTURE.md",
  "CONTRIBUTING.md",
  "README.md",
  "SECURITY.md",
  ...markdownIn("docs"),
].map((path) => ({ path, text: readFileSync(inRoot(path), "utf8") }));

/** The fenced blocks of a language. */
export const fencedBlocks = ({ text }: SourceFile, language: string): string[] =>
  [...text.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, "gms"))].map(([, block = ""]) => block);

/** A document's inline code, without fenced blocks. */
export const inlineCode = ({ text }: SourceFile): string[] =>
  [...text.replace(/^```.*?^```$/gms, "").matchAll(/`([^`\n]+)`/g)].map(([, code = ""]) => code);

const path = /^[\w.@-]+(?:\/[\w.@-]+)*(?:\/|\.(?:tsx?|mjs|js|json|ya?ml|sh|prisma|css|template|md))$/;

/** Whether inline code is the path of a file or folder of the package; `build` is made, and settings name others. */
export const isPath = (code: string): boolean =>
  path.test(code) && code.includes("/") && !/^(?:build|dist|\.data)\//.test(code);

/** Whether a path exists from the package, `gateway/` or `client/`. */
export const pathExists = (code: string): boolean =>
  ["", "gateway", "client"].some((folder) => existsSync(inRoot(folder, code)));

/** The addresses of a document's links to files, relative to the package. */
export const linkedFiles = ({ path: from, text }: SourceFile): string[] =>
  [...text.matchAll(/\]\(([^)#:\s]+)(?:#[^)\s]*)?\)/g)].map(([, to = ""]) => join(from, "..", to));

/** Why `git apply` would refuse a patch of the package's files; an empty list when it would not. */
export function patchProblems(patch: string): string[] {
  const options = { cwd: packageRoot, input: patch, encoding: "utf8" } as const;
  const { status, stderr, error } = spawnSync("git", ["apply", "--check", "-"], options);
  if (error) throw error;
  return status === 0 ? [] : [stderr.trim()];
}

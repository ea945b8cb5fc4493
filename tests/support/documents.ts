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
  ...["ARCHITECTURE.md", "CONTRIBUTING.md", "README.md", "SECURITY.md"],
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

interface Hunk {
  path: string;
  /** The line numbers of its header. */
  header: string;
  lines: readonly string[];
}

function listHunks(patch: string): Hunk[] {
  return patch.split(/^(?=--- )/m).flatMap((file) => {
    const path = /^\+\+\+ b\/(.+)$/m.exec(file)?.[1] ?? "";
    return file
      .split(/^(?=@@ )/m)
      .slice(1)
      .map((hunk) => {
        const [header = "", ...lines] = hunk.trimEnd().split("\n");
        return { path, header, lines };
      });
  });
}

/** The lines before or after a hunk: context, and those with the mark. */
const side = ({ lines }: Hunk, mark: "-" | "+"): string[] =>
  lines.filter((line) => line.startsWith(mark) || !/^[-+]/.test(line)).map((line) => line.slice(1));

function hunkProblem(hunk: Hunk): string | null {
  const { path, header } = hunk;
  const [before, after] = [side(hunk, "-"), side(hunk, "+")];
  const counts = /^@@ -\d+,(\d+) \+\d+,(\d+) @@/.exec(header)?.slice(1).map(Number) ?? [];
  if (counts[0] !== before.length || counts[1] !== after.length) return `${path}: ${header} counts wrong`;
  if (!existsSync(inRoot(path))) return `${path} does not exist`;
  const places = readFileSync(inRoot(path), "utf8").split(`${before.join("\n")}\n`).length - 1;
  return places > 0 ? null : `${path}: ${header} does not apply`;
}

/** Why a patch of the package's files would not apply, as `git apply --check` says; an empty list when it would. */
export const patchProblems = (patch: string): string[] => {
  const hunks = listHunks(patch);
  if (hunks.length === 0) return ["no hunk"];
  return hunks.flatMap((hunk) => hunkProblem(hunk) ?? []);
};

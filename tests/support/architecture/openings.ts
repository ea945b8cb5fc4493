import type { SourceFile } from "./sources";

/** A sentence that begins so names its subject last; "Whether" and "How" ("How long a copy lasts") read naturally. */
const relative = /^(?:What|Whoever|Whom|Who|Where)\b/;

/** The same of a description; callers read a noun first, so "How" is out as well. */
const relativeOrHow = /^(?:What|Whoever|Whom|Who|Where|How)\b/;

const block = /\/\*[\s\S]*?\*\//;
const lines = /(?:\/\/[^\n]*\n?[ \t]*)+/;
const text = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/;
const commentOrText = new RegExp(`${text.source}|${block.source}|${lines.source}`, "g");
const prismaLines = new RegExp(lines.source, "g");

/** A comment without its marks, on one line. */
const toSentence = (comment: string): string =>
  comment
    .replace(/^\/\*+|\*+\/$/g, "")
    .replace(/^\s*(?:\/\/+|\*)/gm, "")
    .replace(/\s+/g, " ")
    .trim();

const commentsIn = ({ path, text: code }: SourceFile): string[] =>
  (code.match(path.endsWith(".prisma") ? prismaLines : commentOrText) ?? []).filter((part) =>
    part.startsWith("/"),
  );

const descriptionsIn = ({ text: schema }: SourceFile): string[] =>
  [...schema.matchAll(/"""([\s\S]*?)"""/g)].map(([, description = ""]) => description.trim());

/** The comments of a file, or the descriptions of a schema, that open with a relative clause. */
export function relativeOpenings(file: SourceFile): string[] {
  const openings = file.path.endsWith(".graphql")
    ? descriptionsIn(file).filter((description) => relativeOrHow.test(description))
    : commentsIn(file)
        .map(toSentence)
        .filter((comment) => relative.test(comment));
  return openings.map((opening) => `${file.path}: "${opening.slice(0, 60)}" opens with a relative clause`);
}

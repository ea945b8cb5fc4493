import { isUtf8 } from "node:buffer";
import { composeTexts } from "#gateway/composeTexts";
import { checkEntries } from "#gateway/zip/checkEntries";
import { readDirectory } from "#gateway/zip/directory";
import { readEntry } from "#gateway/zip/readZip";
import { BadZip, type ByteSource, type ZipEntry } from "#gateway/zip/zipFormat";
import { archiveHeadSchema, archiveVersion } from "./archiveContract";
import { type ArchiveProblem, namedTexts, type Plan, parseArchive, planArchive } from "./archiveRules";
import { archiveLimits, archiveMessages } from "./contract";
import { findLine, findSyntaxLine } from "./lineRules";

/** The readable content of an archive. */
export interface ReadArchive {
  source: ByteSource;
  entries: ReadonlyMap<string, ZipEntry>;
  plan: Plan | null;
  problems: ArchiveProblem[];
}

const manifest = "course.json";

/** Skips folders, and files that packers of other systems add. */
const isSkipped = ({ name }: ZipEntry) => name.endsWith("/") || /^__MACOSX\/|(^|\/)\.DS_Store$/.test(name);

/** A text of the archive. Throws BadZip for one that is too large, or not UTF-8. */
async function readText(source: ByteSource, entry: ZipEntry, most: number): Promise<string> {
  if (entry.size > most) throw new BadZip(archiveMessages.tooLarge);
  const chunks: Buffer[] = [];
  for await (const chunk of readEntry(source, entry)) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  if (!isUtf8(bytes)) throw new BadZip(archiveMessages.notUtf8);
  const text = bytes.toString("utf8").replace(/^\uFEFF/, "");
  // PostgreSQL stores every character but this one.
  if (text.includes("\0")) throw new BadZip(archiveMessages.notUtf8);
  return text;
}

/** The problem of an entry that cannot be read; any other error is a fault. */
export function toProblem(entry: string, error: unknown): ArchiveProblem {
  if (error instanceof BadZip) return { entry, line: null, message: error.message };
  throw error;
}

function parseManifest(text: string): { json: unknown } | ArchiveProblem {
  try {
    return { json: composeTexts(JSON.parse(text)) };
  } catch (error) {
    return { entry: manifest, line: findSyntaxLine(text, error), message: archiveMessages.notJson };
  }
}

/** Why this is no archive that can be read; null for one that can. */
function findHeadProblem(json: unknown): string | null {
  const head = archiveHeadSchema.safeParse(json);
  if (!head.success) return archiveMessages.otherFormat;
  return head.data.version === archiveVersion ? null : archiveMessages.otherVersion;
}

async function readTexts({ source, entries }: ReadArchive, names: readonly string[]) {
  const texts = new Map<string, string>();
  const problems: ArchiveProblem[] = [];
  for (const name of names) {
    const entry = entries.get(name);
    if (!entry) problems.push({ entry: name, line: null, message: archiveMessages.missing });
    else
      await readText(source, entry, archiveLimits.text).then(
        (text) => texts.set(name, text),
        (error: unknown) => problems.push(toProblem(name, error)),
      );
  }
  return { texts, problems };
}

/** Entries that course.json does not name: a slip of the pen in a name would lose a text. */
const findUnnamed = (entries: ReadonlyMap<string, ZipEntry>, named: ReadonlySet<string>): ArchiveProblem[] =>
  [...entries.keys()]
    .filter((name) => name !== manifest && !named.has(name))
    .map((entry) => ({ entry, line: null, message: archiveMessages.unnamed }));

async function readManifest(read: ReadArchive, text: string): Promise<ReadArchive> {
  const parsed = parseManifest(text);
  if (!("json" in parsed)) return { ...read, problems: [parsed] };
  const { json } = parsed;
  const atLine = (path: readonly PropertyKey[], message: string) => ({
    entry: manifest,
    line: findLine(text, path),
    message,
  });
  const head = findHeadProblem(json);
  if (head) return { ...read, problems: [atLine([], head)] };
  const { archive, problems: wrong } = parseArchive(json);
  if (!archive) return { ...read, problems: wrong.map(({ path, message }) => atLine(path, message)) };
  const { texts, problems: unread } = await readTexts(read, namedTexts(archive));
  const { plan, problems } = planArchive(archive, texts);
  const named = new Set([...namedTexts(archive), ...archive.files.map(({ path }) => path)]);
  const all = [
    ...unread,
    // A text that could not be read is no second problem of its block.
    ...problems.filter(() => unread.length === 0).map(({ path, message }) => atLine(path, message)),
    ...findUnnamed(read.entries, named),
  ];
  return { ...read, plan: all.length === 0 ? plan : null, problems: all };
}

/** Reads an archive except for the bytes of its files, and lists its problems. Nothing is written. */
export async function readArchive(source: ByteSource): Promise<ReadArchive> {
  const none: ReadArchive = { source, entries: new Map(), plan: null, problems: [] };
  try {
    const all = await readDirectory(source, archiveLimits.entries);
    const wrong = checkEntries(all, { total: archiveLimits.total, ratio: archiveLimits.ratio });
    if (wrong.length > 0) return { ...none, problems: wrong.map((problem) => ({ ...problem, line: null })) };
    const entries = new Map(all.filter((entry) => !isSkipped(entry)).map((entry) => [entry.name, entry]));
    const entry = entries.get(manifest);
    if (!entry) throw new BadZip(archiveMessages.notArchive);
    const text = await readText(source, entry, archiveLimits.json).catch((error: unknown) =>
      toProblem(manifest, error),
    );
    if (typeof text !== "string") return { ...none, problems: [text] };
    return await readManifest({ ...none, entries }, text);
  } catch (error) {
    if (!(error instanceof BadZip)) throw error;
    return { ...none, problems: [{ entry: null, line: null, message: error.message }] };
  }
}

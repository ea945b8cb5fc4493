import type { practisedTypes } from "../courses/contract";
import { compose } from "../hiddenTextContract";
import type { BlockContent } from "../lessons/blockContract";
import type { ArchivedBlock, ArchivedFile } from "./archiveContract";

/** A file of the course that is exported. */
export interface ExportedFile {
  id: number;
  name: string;
  mime: string;
  bytes: bigint;
  sha256: string;
  storageKey: string;
}

/** A block of a draft (its own id counts) or of the published lesson (its draft's id counts). */
export interface ExportedBlock extends BlockContent {
  id: number;
  draftId: number | null;
}

export interface ExportedQuestion {
  id: number;
  title: string;
  type: (typeof practisedTypes)[number];
  explanation: string | null;
  acceptedAnswers: readonly string[];
  options: readonly { text: string; isCorrect: boolean }[];
}

/** A name as part of a path: letters and digits of any script. */
export const toSlug = (name: string): string =>
  compose(name)
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 40)
    .replace(/\p{Cs}$/u, "") || "untitled";

/** A place as part of a path, from 1, so that names sort as the course does. */
export const toPlace = (index: number): string => String(index + 1).padStart(2, "0");

const named = /(?<![\p{L}\p{N}])\/files\/(\d{1,9})\//gu;

/** The files that a text names, by their ids. */
export const namedFileIds = (text: string | null): number[] =>
  [...(text ?? "").matchAll(named)].map(([, id]) => Number(id));

/** Replaces references to rows of the database by keys of the archive. */
export class ArchiveKeys {
  readonly #files: ReadonlyMap<number, ExportedFile>;
  readonly #fileKeys = new Map<number, string>();
  readonly #questionKeys = new Map<number, string>();

  constructor(files: readonly ExportedFile[]) {
    this.#files = new Map(files.map((file) => [file.id, file]));
  }

  /** The key of a file; the first that names it gives it one. Undefined for a file that there is not. */
  file(id: number | null): string | undefined {
    if (id === null || !this.#files.has(id)) return undefined;
    const key = this.#fileKeys.get(id) ?? `f${this.#fileKeys.size + 1}`;
    this.#fileKeys.set(id, key);
    return key;
  }

  /** A text in which addresses of files have keys. */
  text(text: string): string {
    // A deleted file has no key: its address becomes that of no file.
    return text.replaceAll(named, (_address, id: string) => `/files/${this.file(Number(id)) ?? 0}/`);
  }

  question({ id, ...question }: ExportedQuestion) {
    const key = `q${this.#questionKeys.size + 1}`;
    this.#questionKeys.set(id, key);
    const { title, type, explanation, acceptedAnswers, options } = question;
    return {
      key,
      title,
      type,
      explanation: explanation ?? "",
      acceptedAnswers: [...acceptedAnswers],
      options: options.map(({ text, isCorrect }) => ({ text, isCorrect })),
    };
  }

  questionKey(id: number | null): string | undefined {
    return id === null ? undefined : this.#questionKeys.get(id);
  }

  /** The files that were named, and where their bytes are. */
  files(): (ArchivedFile & { storageKey: string })[] {
    return [...this.#fileKeys].flatMap(([id, key]) => {
      const file = this.#files.get(id);
      if (!file) return [];
      const { name, mime, sha256, storageKey } = file;
      // Names may be long; the key alone tells the entries apart.
      const path = `files/${key}-${name.slice(-100)}`;
      return [{ key, path, name, mime, bytes: Number(file.bytes), sha256, storageKey }];
    });
  }
}

/** The kinds of blocks whose text is a separate entry, and its extension. */
const extensions: Readonly<Record<string, string>> = { TEXT: "md", CALLOUT: "md", CODE: "txt" };

const filled = <Name extends string>(name: Name, value: string | null | undefined) =>
  value ? { [name]: value } : {};

interface TopicArchive {
  folder: string;
  index: number;
  keys: ArchiveKeys;
  /** The texts of entries, by name. */
  texts: Map<string, string>;
}

/** A block as course.json has it; its text becomes an entry. */
export function toArchivedBlock(
  block: ExportedBlock,
  { folder, index, keys, texts }: TopicArchive,
): ArchivedBlock {
  const { kind, language, tone, url, caption, altText } = block;
  const key = `b${block.draftId ?? block.id}`;
  const extension = extensions[kind];
  const entry = extension && `${folder}/${toPlace(index)}-${kind.toLowerCase()}.${extension}`;
  if (entry) texts.set(entry, keys.text(block.markdown));
  return {
    key,
    kind,
    ...filled("text", entry),
    ...filled("language", language),
    ...(tone ? { tone } : {}),
    ...filled("url", url && keys.text(url)),
    ...filled("caption", caption),
    ...filled("altText", altText),
    ...filled("file", keys.file(block.fileId)),
    ...filled("captions", keys.file(block.captionsFileId)),
    ...filled("question", keys.questionKey(block.questionId)),
  };
}

/** Blocks whose keys count from b1, in the order in which they are named. */
export function numberBlocks(lists: readonly (readonly ArchivedBlock[])[]): ArchivedBlock[][] {
  const keys = new Map<string, string>();
  const rename = (key: string) => {
    const known = keys.get(key) ?? `b${keys.size + 1}`;
    keys.set(key, known);
    return known;
  };
  return lists.map((list) => list.map((block) => ({ ...block, key: rename(block.key) })));
}

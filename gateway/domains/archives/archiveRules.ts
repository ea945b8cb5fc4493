import type { z } from "zod";
import { type BlockContent, blockSchema } from "../lessons/blockContract";
import { exchangeMessages } from "../questions/exchangeContract";
import { findRepetition } from "../questions/repetitionContract";
import { type Archive, type ArchivedBlock, type ArchivedTopic, archiveSchema } from "./archiveContract";
import { archiveMessages } from "./contract";

/** A problem of an archive, with its place. */
export interface ArchiveProblem {
  /** The entry; null for the archive as a whole. */
  entry: string | null;
  /** In a text, from 1. */
  line: number | null;
  message: string;
}

/** A problem at a path of course.json. */
export interface PathProblem {
  path: readonly PropertyKey[];
  message: string;
}

/** A block that is to be written; its file and its question are places in their lists, from 1. */
export interface PlannedBlock {
  key: string;
  content: BlockContent;
}

export interface PlannedLesson {
  draft: PlannedBlock[];
  /** The version that readers see, if it differs from the draft. */
  published: PlannedBlock[] | null;
}

/** The lessons that an archive would create, by module and topic. */
export interface Plan {
  archive: Archive;
  lessons: PlannedLesson[][];
}

/** Places of keys in a list, from 1. */
const toPlaces = (keys: readonly string[]) => new Map(keys.map((key, index) => [key, index + 1]));

const allQuestions = ({ modules, questions }: Archive) => [
  ...modules.flatMap((module) => module.questions),
  ...questions,
];

/** The entries with texts that course.json names. */
export const namedTexts = ({ modules }: Archive): string[] =>
  modules.flatMap(({ topics }) =>
    topics.flatMap(({ draft, published = [] }) =>
      [...draft, ...published].flatMap(({ text }) => (text === undefined ? [] : [text])),
    ),
  );

function findDoubles(keys: readonly string[], path: string): PathProblem[] {
  const seen = new Set<string>();
  return keys.flatMap((key) => {
    const isSecond = seen.has(key);
    seen.add(key);
    return isSecond ? [{ path: [path], message: archiveMessages.twice(key) }] : [];
  });
}

/** The choices of an archive's questions that are there twice, as every import refuses them. */
function findRepetitions({ modules, questions }: Archive): PathProblem[] {
  const findAt = (list: Archive["questions"], path: readonly PropertyKey[]) =>
    list.flatMap((question, index) => {
      const repeated = findRepetition(question);
      const message = exchangeMessages.repeated(repeated?.text ?? "");
      return repeated ? [{ path: [...path, index, ...repeated.path], message }] : [];
    });
  const inModules = modules.flatMap((module, index) =>
    findAt(module.questions, ["modules", index, "questions"]),
  );
  return [...inModules, ...findAt(questions, ["questions"])];
}

interface ArchiveKeys {
  texts: ReadonlyMap<string, string>;
  files: ReadonlyMap<string, number>;
  questions: ReadonlyMap<string, number>;
}

/** The fields of course.json by those of a block. */
const fieldNames: Readonly<Record<string, string>> = {
  fileId: "file",
  captionsFileId: "captions",
  questionId: "question",
  markdown: "text",
};

/** The problem of a key that nothing has. */
function findUnknown({ file, captions, question }: ArchivedBlock, known: ArchiveKeys): string | null {
  const missing = [file, captions].find((key) => key !== undefined && !known.files.has(key));
  if (missing !== undefined) return archiveMessages.unknownFile(missing);
  const isUnknown = question !== undefined && !known.questions.has(question);
  return isUnknown ? archiveMessages.unknownQuestion(question) : null;
}

function planBlock(
  block: ArchivedBlock,
  path: readonly PropertyKey[],
  known: ArchiveKeys,
): PlannedBlock | PathProblem[] {
  const { key, text, file, captions, question, ...fields } = block;
  const unknown = findUnknown(block, known);
  if (unknown) return [{ path, message: unknown }];
  const parsed = blockSchema.safeParse({
    ...fields,
    markdown: text === undefined ? "" : known.texts.get(text),
    fileId: known.files.get(file ?? ""),
    captionsFileId: known.files.get(captions ?? ""),
    questionId: known.questions.get(question ?? ""),
  });
  if (parsed.success) return { key, content: parsed.data };
  return parsed.error.issues.map(({ path: [field = ""], message }) => ({
    path: [...path, fieldNames[String(field)] ?? field],
    message,
  }));
}

/** Collects problems while the topics of an archive become lessons. */
class Planner {
  readonly problems: PathProblem[] = [];
  readonly #known: ArchiveKeys;

  constructor(known: ArchiveKeys) {
    this.#known = known;
  }

  lesson({ draft, published }: ArchivedTopic, path: readonly PropertyKey[]): PlannedLesson {
    return {
      draft: this.#blocks(draft, [...path, "draft"]),
      published: published ? this.#blocks(published, [...path, "published"]) : null,
    };
  }

  #blocks(blocks: readonly ArchivedBlock[], path: readonly PropertyKey[]): PlannedBlock[] {
    return blocks.flatMap((block, index) => {
      const planned = planBlock(block, [...path, index], this.#known);
      if (!Array.isArray(planned)) return [planned];
      this.problems.push(...planned);
      return [];
    });
  }
}

/** Returns the rows that an archive would create, or its problems. `texts` are those of its entries. */
export function planArchive(
  archive: Archive,
  texts: ReadonlyMap<string, string>,
): { plan: Plan; problems: PathProblem[] } {
  const fileKeys = archive.files.map(({ key }) => key);
  const questionKeys = allQuestions(archive).map(({ key }) => key);
  const paths = archive.files.map(({ path }) => path);
  const planner = new Planner({ texts, files: toPlaces(fileKeys), questions: toPlaces(questionKeys) });
  const lessons = archive.modules.map(({ topics }, module) =>
    topics.map((topic, at) => planner.lesson(topic, ["modules", module, "topics", at])),
  );
  const doubles = [
    ...findDoubles(fileKeys, "files"),
    ...findDoubles(paths, "files"),
    ...findDoubles(questionKeys, "questions"),
  ];
  return {
    plan: { archive, lessons },
    problems: [...planner.problems, ...doubles, ...findRepetitions(archive)],
  };
}

/** Parses course.json as an archive, or returns its problems. */
export function parseArchive(json: unknown): { archive: Archive | null; problems: PathProblem[] } {
  const parsed = archiveSchema.safeParse(json);
  if (parsed.success) return { archive: parsed.data, problems: [] };
  const problems = parsed.error.issues.map(({ path, message }: z.core.$ZodIssue) => ({ path, message }));
  return { archive: null, problems };
}

const keyed = /(?<![\p{L}\p{N}])\/files\/(f\d{1,6}|\d{1,9})\//gu;

/**
 * A text in which addresses of files have ids instead of keys. An id that the archive itself names is another file
 * here, which its reader might not be allowed to see: it leads nowhere.
 */
export const withFileIds = (text: string, ids: ReadonlyMap<string, number>): string =>
  text.replaceAll(keyed, (_address, key: string) => `/files/${ids.get(key) ?? 0}/`);

/** A code that no course has: the wanted one, or the wanted one with a number. */
export function findFreeCode(wanted: string, isTaken: (code: string) => boolean, longest: number): string {
  if (!isTaken(wanted)) return wanted;
  for (let count = 2; ; count += 1) {
    const end = `-${count}`;
    const code =
      Array.from(wanted)
        .slice(0, longest - end.length)
        .join("") + end;
    if (!isTaken(code)) return code;
  }
}

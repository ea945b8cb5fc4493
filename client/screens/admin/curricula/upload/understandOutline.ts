import { outlineSchema } from "#gateway/domains/outlines/contract";
import { type OutlineProblem, readOutline } from "./readOutline";

interface UnderstoodModule {
  readonly name: string;
  readonly topics: readonly string[];
}

/** An outline as it was understood, and why it cannot be saved. */
export interface Understood {
  format: "Markdown" | "CSV" | "JSON";
  modules: readonly UnderstoodModule[];
  topicCount: number;
  /** Wrong lines. */
  problems: readonly OutlineProblem[];
  /** What is wrong with the whole: too many modules or topics. */
  excess: readonly string[];
}

const formats = { markdown: "Markdown", csv: "CSV", json: "JSON" } as const;

/** The modules as new rows of an outline. */
export const newRows = (modules: readonly UnderstoodModule[]) =>
  modules.map(({ name, topics }) => ({ name, topics: topics.map((topic) => ({ name: topic })) }));

/** Reads typed text as an outline; null when nothing is typed. */
export function understandOutline(text: string): Understood | null {
  if (text.trim() === "") return null;
  const { format, modules, problems } = readOutline(text);
  const checked = problems.length > 0 ? undefined : outlineSchema.safeParse({ modules: newRows(modules) });
  return {
    format: formats[format],
    modules,
    topicCount: modules.reduce((sum, { topics }) => sum + topics.length, 0),
    problems,
    excess: checked?.error ? checked.error.issues.map(({ message }) => message) : [],
  };
}

/** All that is wrong, one a line; empty when the outline can be saved. */
export const listOutlineProblems = ({ problems, excess }: Understood): string[] => [
  ...problems.map(({ line, message }) => `Line ${line}: ${message}`),
  ...excess,
];

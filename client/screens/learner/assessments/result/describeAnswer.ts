import { type Answer, describeTyped, isGiven } from "~/questions/answers";

interface Described {
  readonly options: ReadonlyArray<{ readonly databaseId: number; readonly text: string }>;
}

/** An answer of any type as one text. */
export function describeAnswer({ options }: Described, answer: Answer): string {
  if (!isGiven(answer)) return "No answer";
  if (answer.fileId !== null) return "A file";
  const textOf = (id: number) => options.find(({ databaseId }) => databaseId === id)?.text ?? "";
  const chosen = answer.optionIds.map(textOf);
  const matched = answer.matches.map(({ optionId, match }) => `${textOf(optionId)}: ${match}`);
  return [...chosen, ...matched, describeTyped(answer)].filter((text) => text !== "").join("\n");
}

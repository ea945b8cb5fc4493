import { dayIn, toDay } from "./dayContract";
import { dayMs } from "./durationContract";
import { foldForSearch } from "./foldContract";
import { searchLimit } from "./lists/contract";

/** Escapes a text for a comparison without case, in which %, _ and \ are wildcards. */
export const literally = (text: string): string => text.replace(/[\\%_]/g, "\\$&");

/** A filter for a text, ignoring case. */
export const sameText = (text: string) => ({ equals: literally(text), mode: "insensitive" as const });

/** A filter on `searchText` for rows that contain a folded word. */
export const holds = (word: string) => ({ contains: literally(word) });

/**
 * A filter on `searchText` for rows that contain a folded word in one of the texts by which matches are ranked: they come
 * before the tab behind a line feed.
 */
export const ranks = (word: string) => ({ contains: `${literally(word)}%\n\t` });

/** A filter on `searchText` for rows that contain a text as it was typed; none where nothing was. */
export function holdingText(search: string | null | undefined): { searchText?: ReturnType<typeof holds> } {
  const text = foldForSearch((search ?? "").slice(0, searchLimit));
  return text === "" ? {} : { searchText: holds(text) };
}

/** The time of day that 'HH:mm:ss' means, as the database knows it. */
export const timeOfDay = (time: string | null): Date | null =>
  time === null ? null : new Date(`1970-01-01T${time}.000Z`);

const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

/**
 * The day that a caller means: for a moment, its day in the organization's zone. A text that is no moment is
 * unchanged, and so is midnight in UTC if it falls on another day there: some callers write a plain day like that,
 * and a wrong day is worse than none.
 */
export function dayMeant(text: unknown, timeZone: string): unknown {
  if (typeof text !== "string" || !moment.test(text)) return text;
  const at = new Date(text);
  if (Number.isNaN(at.getTime())) return text;
  const day = dayIn(timeZone, at);
  const isMidnight = at.getTime() % dayMs === 0;
  return isMidnight && day !== toDay(at) ? text : day;
}

type GivenFields<Input> = {
  [Name in keyof Input as undefined extends Input[Name] ? never : Name]: Input[Name];
} & {
  [Name in keyof Input as undefined extends Input[Name] ? Name : never]?: Exclude<Input[Name], undefined>;
};

/** The given fields of an input; a field that was left out is unchanged. */
export const givenFields = <Input extends object>(input: Input): GivenFields<Input> =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)) as GivenFields<Input>;

/** The order of rows that people arrange. */
export const inOrder = [{ displayOrder: "asc" as const }, { id: "asc" as const }];

import { actionLabels, columnValueLabels, tableColumns, tableLabels } from "../actionContract";
import { isDay } from "../dayTextContract";
import { parseJson } from "../jsonContract";
import { commonColumns } from "./commonColumnsContract";

type Labels = Readonly<Record<string, string>>;

const findColumn = (table: string, column: string) => {
  const told = tableColumns[table]?.[column] ?? commonColumns[column];
  return typeof told === "string" ? { label: told, kind: null } : told;
};

/** An action in words, such as 'Topic of a batch updated'; an action that is not known as it is stored. */
export const describeAction = (action: string): string => (actionLabels as Labels)[action] ?? action;

/** Returns a table's name for readers, such as 'Course of a batch'; an unknown table keeps its own name. */
export const describeTable = (table: string): string => tableLabels[table] ?? table;

/** Returns a column's name for readers, such as 'Planned date'; an unknown column keeps its own name. */
export const describeColumn = (table: string, column: string): string =>
  findColumn(table, column)?.label ?? column;

/** Formats of a reader for values that are not text. */
export interface ValueFormats {
  /** Formats a moment in ISO 8601. */
  moment: (text: string) => string;
  /** Formats a day as YYYY-MM-DD. */
  day: (text: string) => string;
}

/** A value of a column, as it was recorded; without a text for none. */
export interface RecordedValue {
  table: string;
  column: string;
  text: string | null | undefined;
}

const isMoment = (text: string): boolean => /^\d{4}-\d\d-\d\dT/.test(text);

/** An enumerated value in words; a list is recorded as JSON. */
const describeChoice = (labels: Labels, text: string): string =>
  text.startsWith("[")
    ? readTexts(text)
        .map((value) => labels[value] ?? value)
        .join(", ")
    : (labels[text] ?? text);

function readTexts(json: string): string[] {
  const list = parseJson(json);
  return Array.isArray(list) ? list.map(String) : [json];
}

/**
 * A recorded value as people read it: yes or no, a choice by its label, a day, a moment or a time as they are written
 * here. Null for none.
 */
export function describeValue({ table, column, text }: RecordedValue, { moment, day }: ValueFormats) {
  if (text === null || text === undefined) return null;
  const choices = columnValueLabels[table]?.[column];
  if (choices) return describeChoice(choices, text);
  const kind = findColumn(table, column)?.kind;
  if (kind === "flag") return text === "true" ? "Yes" : text === "false" ? "No" : text;
  if (kind === "time") return text.slice(0, 5);
  if (kind !== "date") return text;
  if (isDay(text)) return day(text);
  return isMoment(text) ? moment(text) : text;
}

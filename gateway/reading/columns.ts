import { quoteName, quoteText } from "../database/quoteSql";
import { remember } from "../remember";
import { type Column, getRenamed } from "./models";
import type { Parameters } from "./sql";
import { Uncovered } from "./uncovered";

/** A column of another row of the statement, in the place of a value. */
export class ColumnRef {
  readonly sql: string;

  constructor(alias: string, column: string) {
    this.sql = `${alias}.${quoteName(column)}`;
  }

  /** A condition that computes with it would need its value. */
  [Symbol.toPrimitive](): never {
    throw new Uncovered("a condition that computes with a column");
  }
}

const scalarTypes: Readonly<Record<string, string>> = {
  Int: "int",
  String: "text",
  Boolean: "boolean",
  Float: "float8",
  BigInt: "bigint",
};

/** The type in SQL of a column's values. */
function getSqlType({ name, type, isEnum, native }: Column): string {
  if (isEnum) return quoteName(type);
  if (type === "DateTime") {
    if (native === "Timestamptz") return "timestamptz";
    if (native === "Date") return "date";
    if (native === "Time") return "time";
  }
  const known = scalarTypes[type];
  if (!known) throw new Uncovered(`values of ${name}, which is ${type}`);
  return known;
}

function toStoredName(column: Column, value: unknown): unknown {
  const renamed = getRenamed(column.type) ?? {};
  return Object.keys(renamed).find((stored) => renamed[stored] === value) ?? value;
}

function toStored(column: Column, value: unknown): unknown {
  if (column.isEnum) return toStoredName(column, value);
  if (!(value instanceof Date)) return value;
  const text = value.toISOString();
  return column.native === "Time" ? text.slice(11, 23) : column.native === "Date" ? text.slice(0, 10) : text;
}

/**
 * The types whose parameters are sent as they are; others as text, which all drivers write in the same way.
 */
const isDirect = (type: string): boolean => type === "int" || type === "text" || type === "boolean";

/** A value of a column: a parameter, or the column of another row. */
export function bindValue({ values }: Parameters, column: Column, value: unknown): string {
  if (value instanceof ColumnRef) return value.sql;
  const type = getSqlType(column);
  const stored = toStored(column, value);
  // Named in the statement, so that an index of the rows in one state serves: comparisons of enumerations are not
  // leakproof, so that under row-level security they are no condition of an index themselves.
  if (column.isEnum) return `${quoteText(String(stored))}::${type}`;
  const place = `$${values.push(stored)}`;
  return isDirect(type) ? `${place}::${type}` : `${place}::text::${type}`;
}

/** A list of values of a column, as an array. */
export function bindList({ values }: Parameters, column: Column, list: readonly unknown[]): string {
  const type = getSqlType(column);
  const place = `$${values.push(list.map((value) => toStored(column, value)))}`;
  return isDirect(type) ? `${place}::${type}[]` : `${place}::text[]::${type}[]`;
}

const instant = (name: string) => `to_char(${name} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** A column in JSON: days, times and moments as GraphQL writes them, enumerations by their names in the schema. */
export function writeColumn(column: Column, alias: string): string {
  const name = `${alias}.${quoteName(column.name)}`;
  if (column.isList) return name;
  if (column.type === "DateTime") return column.native === "Timestamptz" ? instant(name) : `${name}::text`;
  const renamed = column.isEnum ? getRenamed(column.type) : undefined;
  if (!renamed) return name;
  const cases = Object.entries(renamed).map(
    ([stored, known]) => `WHEN ${quoteText(stored)} THEN ${quoteText(known)}`,
  );
  return `CASE ${name}::text ${cases.join(" ")} ELSE ${name}::text END`;
}

/** Whether Prisma has the values of a column in another form than JSON. */
export const isRevived = ({ type }: Column): boolean => type === "BigInt" || type === "DateTime";

/** The moments at which days begin: a list has few days, and reading one from its text takes as long as all else of it. */
const readDayStart = remember(5_000, (day: string) => Date.parse(day));

/** The value of a column as Prisma has it, from its JSON. */
export function reviveColumn({ type, native }: Column, value: unknown): unknown {
  if (type === "BigInt" && typeof value === "number") return BigInt(value);
  if (type !== "DateTime" || typeof value !== "string") return value;
  if (native === "Date") return new Date(readDayStart(value));
  return new Date(native === "Time" ? `1970-01-01T${value}Z` : value);
}

import type { z } from "zod";
import { parseInput } from "../parseInput";

type Part = Readonly<Record<string, unknown>>;

/** What the meaning of a body depends on besides itself. */
export interface Reading {
  /** Of the organization. */
  timeZone: string;
  /** The organization's day, as YYYY-MM-DD. */
  today: string;
}

interface Change extends Reading {
  /** All that GET answers for the row that a PUT changes; null for a new row. */
  current: Part | null;
}

interface FieldReading extends Change {
  /** The field as GET shows it. */
  shown: unknown;
  /** All that the caller sent. */
  body: Part;
}

type Read = (value: unknown, reading: FieldReading) => unknown;

/** How one field of a body is read. */
export interface FormField {
  /** Its documented names, the main one first; a dot leads into an object. */
  names: readonly [string, ...string[]];
  /** Turns what callers may write into what the contract takes; undefined counts as left out. */
  read?: Read;
  /** The documented default of what a POST leaves out. */
  fallback?: unknown;
  /** Whether the mutation keeps what it is not given; then what stays is not sent at all. */
  isOptional?: boolean;
  /** Where the answer to GET has the stored value, when it shows a derived one under the field's own name. */
  stored?: string;
}

/** The body of an entry: its fields, and the domain's contract that judges them together. */
export interface RestForm {
  fields: Readonly<Record<string, FormField>>;
  schema: (change: Change) => z.ZodType<Record<string, unknown>>;
}

const isPart = (value: unknown): value is Part =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The value under a dotted name; what stands in the place of an object is left for the contract to refuse. */
function valueAt(body: Part, name: string): unknown {
  const [first = "", inner] = name.split(".");
  const value = body[first];
  return inner === undefined || !isPart(value) ? value : value[inner];
}

/** A number is the same as its digits. */
const comparable = (value: unknown): string | undefined =>
  JSON.stringify(typeof value === "number" ? String(value) : value);

const isSame = (left: unknown, right: unknown): boolean => comparable(left) === comparable(right);

const asItIs: Read = (value) => value;

interface Body {
  body: Part;
  /** What GET answers for the row that a PUT changes; null for a new row. */
  current: Part | null;
  reading: Reading;
}

/**
 * The value of a field: what the body gives under any of its names; of several, the one that differs from what GET
 * shows. What is left out, and what GET shows unchanged, stays as it is stored.
 */
function fieldValue(field: FormField, { body, current, reading }: Body) {
  const { names, read = asItIs, fallback, stored, isOptional = false } = field;
  const shown = current
    ? names.map((name) => valueAt(current, name)).find((value) => value !== undefined)
    : undefined;
  const convert = (value: unknown) => read(value, { ...reading, shown, current, body });
  const given = names.map((name) => convert(valueAt(body, name))).filter((value) => value !== undefined);
  if (!current) return given[0] ?? fallback;
  const changed = given.find((value) => !isSame(value, convert(shown)));
  if (changed !== undefined || isOptional) return changed;
  return convert(stored ? valueAt(current, stored) : shown);
}

/** Reads a body by its form. Throws a Refusal that names each wrong field, with the words of the domain's contract. */
export function readForm({ fields, schema }: RestForm, body: Body): Record<string, unknown> {
  const values = Object.entries(fields).map(([name, field]) => [name, fieldValue(field, body)]);
  return parseInput(schema({ ...body.reading, current: body.current }), Object.fromEntries(values));
}

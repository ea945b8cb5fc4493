import type { z } from "zod";
import { isObject } from "../domains/jsonContract";
import { parseInput } from "../parseInput";
import { type FieldError, Refusal } from "../refusal";

type Part = Readonly<Record<string, unknown>>;

/** The context that the meaning of a body depends on. */
export interface Reading {
  /** The organization's. */
  timeZone: string;
  /** The organization's day, as YYYY-MM-DD. */
  today: string;
}

interface Change extends Reading {
  /** The full GET response for the row that a PUT changes; null for a new row. */
  current: Part | null;
}

interface FieldReading extends Change {
  /** The field as GET shows it. */
  shown: unknown;
  /** All that the caller sent. */
  body: Part;
}

type ReadValue = (value: unknown, reading: FieldReading) => unknown;

/** Reads one field of a body. */
export interface FormField {
  /** Its documented names, the main one first; a dot leads into an object. */
  names: readonly [string, ...string[]];
  /** Converts a caller's value to the contract's; undefined counts as left out. */
  read?: ReadValue;
  /** The documented default of a field that a POST leaves out. */
  fallback?: unknown;
  /** Whether the mutation leaves a missing field unchanged; then an unchanged value is not sent. */
  isOptional?: boolean;
  /**
   * The path of the stored value in the GET response, when that shows a derived value under the field's name.
   */
  stored?: string;
}

/** The body of an entry: its fields, and the domain's contract that judges them together. */
export interface RestForm {
  fields: Readonly<Record<string, FormField>>;
  schema: (change: Change) => z.ZodType<Record<string, unknown>>;
}

/** The value under a dotted name; a non-object on the path is left for the contract to refuse. */
function valueAt(body: Part, name: string): unknown {
  const [first = "", inner] = name.split(".");
  const value = body[first];
  return inner === undefined || !isObject(value) ? value : value[inner];
}

/** A number equals its digits. */
const comparable = (value: unknown): string | undefined =>
  JSON.stringify(typeof value === "number" ? String(value) : value);

const isSame = (left: unknown, right: unknown): boolean => comparable(left) === comparable(right);

const asItIs: ReadValue = (value) => value;

interface Body {
  body: Part;
  /** The full GET response for the row that a PUT changes; null for a new row. */
  current: Part | null;
  reading: Reading;
}

/**
 * The value of a field: the body's value under any of its names; of several, the one that differs from GET. A
 * field that is missing, or equal to what GET shows, keeps its stored value.
 */
function fieldValue(field: FormField, { body, current, reading }: Body) {
  const { names, read = asItIs, fallback, stored, isOptional = false } = field;
  const shown = current
    ? names.map((name) => valueAt(current, name)).find((value) => value !== undefined)
    : undefined;
  const convert = (value: unknown) => read(value, { ...reading, shown, current, body });
  const given = names.map((name) => convert(valueAt(body, name))).filter((value) => value !== undefined);
  // A null is a value: it must not take the default.
  if (!current) return given.length === 0 ? fallback : (given.find((value) => value !== null) ?? null);
  const changed = given.find((value) => !isSame(value, convert(shown)));
  if (changed !== undefined || isOptional) return changed;
  return convert(stored ? valueAt(current, stored) : shown);
}

/** Names the fields of errors as callers know them, where the contract has another name. */
export const toDocumented = ({ fields }: RestForm, errors: readonly FieldError[]): FieldError[] =>
  errors.map(({ field, message }) => {
    const [first = "", ...inner] = field.split(".");
    return { field: [fields[first]?.names[0] ?? first, ...inner].join("."), message };
  });

/**
 * Reads a body by its form. Throws a Refusal that names each invalid field, with the messages of the domain's
 * contract.
 */
export function readForm(form: RestForm, body: Body): Record<string, unknown> {
  const values = Object.entries(form.fields).map(([name, field]) => [name, fieldValue(field, body)]);
  try {
    return parseInput(form.schema({ ...body.reading, current: body.current }), Object.fromEntries(values));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new Refusal(error.code, error.message, toDocumented(form, error.fieldErrors));
  }
}

import { searchLimit } from "#gateway/domains/lists/contract";

/** How one value is read from and written to the address. */
export interface Field<Value> {
  /** The value when the parameter is missing. */
  readonly defaultValue: Value;
  /** Parses the parameter; undefined if it is invalid. */
  readonly read: (text: string) => Value | undefined;
}

/** Any text, such as a search. */
export const textParam: Field<string> = { defaultValue: "", read: (text) => text };

/** A name from a list that the client does not know in full. */
export const stringParam: Field<string | null> = { defaultValue: null, read: (text) => text || undefined };

const numberIn = (text: string): number | undefined =>
  /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;

/** A row's id. */
export const idParam: Field<number | null> = { defaultValue: null, read: numberIn };

/** A whole number from `first` to `last`. */
export const numberParam = (first: number, last: number, defaultValue: number): Field<number> => ({
  defaultValue,
  read(text) {
    const number = numberIn(text);
    return number !== undefined && number >= first && number <= last ? number : undefined;
  },
});

const oneOfKnown = <Word extends string>(known: readonly Word[]) => ({
  read: (text: string) => known.find((word) => word === text),
});

/** One of the known values, or null. */
export const enumParam = <Word extends string>(known: readonly Word[]): Field<Word | null> => ({
  ...oneOfKnown(known),
  defaultValue: null,
});

/** One of the known values, `defaultValue` by default. */
export const enumParamOr = <Word extends string>(
  known: readonly Word[],
  defaultValue: NoInfer<Word>,
): Field<Word> => ({
  ...oneOfKnown(known),
  defaultValue,
});

/** A boolean; null for either. */
export const yesNoParam = enumParam(["yes", "no"]);

/** Converts a value of `yesNoParam` to a query variable. */
export const flagParam = (answer: "yes" | "no" | null): boolean | null =>
  answer === null ? null : answer === "yes";

/** Converts a search to a query variable: null for an empty one, truncated to the length that the gateway accepts. */
export const toSearchVariable = (search: string): string | null =>
  search.trim().slice(0, searchLimit) || null;

/** Several parameters that are read and written together. */
export interface ParamGroup<Values> {
  readonly defaultValue: Values;
  readonly read: (said: URLSearchParams) => Values;
  /** The parameters to write for the values; missing ones have their default. */
  readonly write: (values: Values) => Readonly<Record<string, string>>;
}

type Fields<Values> = { readonly [Name in keyof Values]: Field<Values[Name]> };

/** Reads and writes fields as parameters of the same name. */
export function paramGroup<Values extends object>(form: Fields<Values>): ParamGroup<Values> {
  const names = Object.keys(form) as (keyof Values & string)[];
  const valuesBy = (valueAt: (key: keyof Values & string) => unknown) =>
    Object.fromEntries(names.map((key) => [key, valueAt(key)])) as Values;
  return {
    defaultValue: valuesBy((key) => form[key].defaultValue),
    read: (search) => valuesBy((key) => form[key].read(search.get(key) ?? "") ?? form[key].defaultValue),
    write: (values) =>
      Object.fromEntries(
        names
          .filter((key) => values[key] !== form[key].defaultValue)
          .map((key) => [key, String(values[key])]),
      ),
  };
}

/** How one value stands in an address. */
export interface Field<Value> {
  /** What it is where the address does not say it. */
  readonly defaultValue: Value;
  /** Reads what the address says; undefined where that cannot be understood. */
  readonly read: (text: string) => Value | undefined;
}

/** Any text, such as words that are looked for. */
export const textParam: Field<string> = { defaultValue: "", read: (text) => text };

/** A name, of which not all are known here. */
export const name: Field<string | null> = { defaultValue: null, read: (text) => text || undefined };

const numberIn = (text: string): number | undefined =>
  /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;

/** A row's number. */
export const idParam: Field<number | null> = { defaultValue: null, read: numberIn };

/** A number from `first` to `last`. */
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

/** One of the known words, or none. */
export const enumParam = <Word extends string>(known: readonly Word[]): Field<Word | null> => ({
  ...oneOfKnown(known),
  defaultValue: null,
});

/** One of the known words; `defaultValue` where none is said. */
export const enumParamOr = <Word extends string>(
  known: readonly Word[],
  defaultValue: NoInfer<Word>,
): Field<Word> => ({
  ...oneOfKnown(known),
  defaultValue,
});

/** Whether something holds; null for both. */
export const yesNoParam = enumParam(["yes", "no"]);

/** `yesOrNo` as the gateway is asked for it. */
export const flagParam = (answer: "yes" | "no" | null): boolean | null =>
  answer === null ? null : answer === "yes";

/** The words that are looked for as the gateway is asked for them: null for none, and no more than it reads. */
export const toSearchVariable = (said: string, limit: number): string | null =>
  said.trim().slice(0, limit) || null;

/** Several values of an address that are read and written together. */
export interface ParamGroup<Values> {
  readonly defaultValue: Values;
  readonly read: (said: URLSearchParams) => Values;
  /** What an address must say of the values, by parameter; what is left out means the same. */
  readonly write: (values: Values) => Readonly<Record<string, string>>;
}

type Fields<Values> = { readonly [Name in keyof Values]: Field<Values[Name]> };

/** The values of fields, each of which stands in the address under its own name. */
export function paramGroup<Values extends object>(form: Fields<Values>): ParamGroup<Values> {
  const names = Object.keys(form) as (keyof Values & string)[];
  const valuesBy = (valueAt: (one: keyof Values & string) => unknown) =>
    Object.fromEntries(names.map((one) => [one, valueAt(one)])) as Values;
  return {
    defaultValue: valuesBy((one) => form[one].defaultValue),
    read: (said) => valuesBy((one) => form[one].read(said.get(one) ?? "") ?? form[one].defaultValue),
    write: (values) =>
      Object.fromEntries(
        names
          .filter((one) => values[one] !== form[one].defaultValue)
          .map((one) => [one, String(values[one])]),
      ),
  };
}

/** How one value stands in an address. */
export interface Field<Value> {
  /** What it is where the address does not say it. */
  readonly unsaid: Value;
  /** Reads what the address says; undefined where that cannot be understood. */
  readonly read: (text: string) => Value | undefined;
}

/** Any text, such as words that are looked for. */
export const words: Field<string> = { unsaid: "", read: (text) => text };

/** A name, of which not all are known here. */
export const name: Field<string | null> = { unsaid: null, read: (text) => text || undefined };

const numberIn = (text: string): number | undefined =>
  /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;

/** A row's number. */
export const rowNumber: Field<number | null> = { unsaid: null, read: numberIn };

/** A number from `first` to `last`. */
export const numberFrom = (first: number, last: number, unsaid: number): Field<number> => ({
  unsaid,
  read(text) {
    const number = numberIn(text);
    return number !== undefined && number >= first && number <= last ? number : undefined;
  },
});

const oneOfKnown = <Word extends string>(known: readonly Word[]) => ({
  read: (text: string) => known.find((word) => word === text),
});

/** One of the known words, or none. */
export const oneOf = <Word extends string>(known: readonly Word[]): Field<Word | null> => ({
  ...oneOfKnown(known),
  unsaid: null,
});

/** One of the known words; `unsaid` where none is said. */
export const oneOfOr = <Word extends string>(known: readonly Word[], unsaid: NoInfer<Word>): Field<Word> => ({
  ...oneOfKnown(known),
  unsaid,
});

/** Whether something holds; null for both. */
export const yesOrNo = oneOf(["yes", "no"]);

/** `yesOrNo` as the gateway is asked for it. */
export const truthOf = (answer: "yes" | "no" | null): boolean | null =>
  answer === null ? null : answer === "yes";

/** The words that are looked for as the gateway is asked for them: null for none, and no more than it reads. */
export const wordsAsked = (said: string, limit: number): string | null => said.trim().slice(0, limit) || null;

/** Several values of an address that are read and written together. */
export interface AddressPart<Values> {
  readonly unsaid: Values;
  readonly read: (said: URLSearchParams) => Values;
  /** What an address must say of the values, by parameter; what is left out means the same. */
  readonly write: (values: Values) => Readonly<Record<string, string>>;
}

type Fields<Values> = { readonly [Name in keyof Values]: Field<Values[Name]> };

/** The values of fields, each of which stands in the address under its own name. */
export function fields<Values extends object>(form: Fields<Values>): AddressPart<Values> {
  const names = Object.keys(form) as (keyof Values & string)[];
  const valuesBy = (valueAt: (one: keyof Values & string) => unknown) =>
    Object.fromEntries(names.map((one) => [one, valueAt(one)])) as Values;
  return {
    unsaid: valuesBy((one) => form[one].unsaid),
    read: (said) => valuesBy((one) => form[one].read(said.get(one) ?? "") ?? form[one].unsaid),
    write: (values) =>
      Object.fromEntries(
        names.filter((one) => values[one] !== form[one].unsaid).map((one) => [one, String(values[one])]),
      ),
  };
}

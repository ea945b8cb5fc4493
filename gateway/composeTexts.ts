import { compose } from "./domains/hiddenTextContract";

/** Of these every character counts as it was typed: an account's password was hashed from them. */
const verbatim = /password|secret|token/i;

const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
};

/** An input with its texts composed (NFC), however deep they are, except passwords, secrets and tokens. */
export function composeTexts(input: unknown): unknown {
  if (typeof input === "string") return compose(input);
  if (Array.isArray(input)) return input.map(composeTexts);
  if (typeof input !== "object" || input === null || !isPlain(input)) return input;
  return Object.fromEntries(
    Object.entries(input).map(([key, value]) => [key, verbatim.test(key) ? value : composeTexts(value)]),
  );
}

import { compose } from "./domains/hiddenTextContract";

/** Of these every character counts as it was typed: an account's password was hashed from them. */
const verbatim = /password|secret|token/i;

const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
};

/** No schema reads texts this deep; a hostile input that goes on would end the stack. */
const deepest = 100;

function composeWithin(input: unknown, levels: number): unknown {
  if (typeof input === "string") return compose(input);
  if (typeof input !== "object" || input === null || levels === 0) return input;
  if (Array.isArray(input)) return input.map((item) => composeWithin(item, levels - 1));
  if (!isPlain(input)) return input;
  return Object.fromEntries(
    Object.entries(input).map(([key, value]) => [
      key,
      verbatim.test(key) ? value : composeWithin(value, levels - 1),
    ]),
  );
}

/** An input with its texts composed (NFC), except passwords, secrets and tokens. */
export const composeTexts = (input: unknown): unknown => composeWithin(input, deepest);

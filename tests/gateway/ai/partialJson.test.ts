import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readPartialJson } from "#gateway/ai/partialJson";

function readIn(pieces: readonly string[]) {
  const reader = readPartialJson();
  for (const piece of pieces) reader.push(piece);
  return reader;
}

const documents = fc.dictionary(fc.string(), fc.jsonValue()).map((value) => JSON.stringify(value));

/** Whether everything complete in one value is in another, at the same place. */
function isWithin(part: unknown, whole: unknown): boolean {
  if (Array.isArray(part))
    return Array.isArray(whole) && part.every((item, index) => isWithin(item, whole[index]));
  if (typeof part !== "object" || part === null) return Object.is(part, whole);
  if (typeof whole !== "object" || whole === null) return false;
  return Object.entries(part).every(([key, item]) =>
    isWithin(item, Object.getOwnPropertyDescriptor(whole, key)?.value),
  );
}

describe("JSON that arrives in pieces", () => {
  it("is the same however it is cut, and as a whole what JSON.parse reads", () => {
    fc.assert(
      fc.property(documents, fc.array(fc.nat(200)), (text, cuts) => {
        const places = [0, ...cuts.map((cut) => cut % (text.length + 1)).sort((a, b) => a - b), text.length];
        const pieces = places.slice(1).map((end, index) => text.slice(places[index], end));
        const reader = readIn(pieces);
        expect(reader.state).toBe("done");
        expect(JSON.stringify(reader.value)).toBe(JSON.stringify(JSON.parse(text)));
      }),
    );
  });

  it("shows of a beginning only what the whole holds too", () => {
    fc.assert(
      fc.property(documents, fc.nat(500), (text, at) => {
        const reader = readIn([text.slice(0, at % text.length)]);
        expect(["before", "inside"]).toContain(reader.state);
        expect(reader.value === undefined || isWithin(reader.value, JSON.parse(text))).toBe(true);
      }),
    );
  });

  it("shows a string once it is closed, and tells closed objects from open ones", () => {
    const reader = readIn(['{"modules":[{"name":"One","topics":["a","b']);
    expect(reader.value).toEqual({ modules: [{ name: "One", topics: ["a"] }] });
    const [module] = (reader.value as { modules: object[] }).modules;
    expect(reader.isClosed(module ?? {})).toBe(false);
    reader.push('"]}');
    expect(reader.isClosed(module ?? {})).toBe(true);
    expect(reader.state).toBe("inside");
  });

  it.each([
    ["a fence", 'Here:\n```json\n{"a":1}\n```\nDone {'],
    ["a thought", '<think>{"a":2} or {</think>{"a":1}'],
    ["a comma too many", '{"a":1,}'],
    ["a key called __proto__", '{"__proto__":{"b":1},"a":1}'],
  ])("is read in spite of %s", (_what, text) => {
    const { state, value } = readIn(text.split(""));
    expect([state, Object.entries(value as object).at(-1)]).toEqual(["done", ["a", 1]]);
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
  });

  it.each(['{"a" 1', '{"a":nul]', '{"a":1 2', '{"a":"\\x', "{]", '{"a":1]', "{a:1"])(
    "is broken: %s",
    (text) => {
      expect(readIn([text]).state).toBe("broken");
    },
  );
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { EntryKind, PaletteEntry } from "~/palette/entries";
import { rankEntries, rankEntry } from "~/palette/rankEntries";

const entry = (label: string, kind: EntryKind = "screen", also: string[] = []): PaletteEntry => ({
  value: `${kind} ${label}`,
  kind,
  label,
  note: "",
  also,
  to: `/${label}`,
});
const nothing = { recent: [], known: [], found: [], isAnswer: true };
const labels = (entries: readonly PaletteEntry[]) => entries.map(({ label }) => label);

describe("what fits the words", () => {
  it("comes exact first, then by its beginning, by the beginning of a word, and loosely", () => {
    const found = ["SQL for careers", "Learn React", "React", "Re"].map((label) => entry(label, "course"));
    expect(labels(rankEntries("re", { ...nothing, found }))).toEqual([
      "Re",
      "React",
      "Learn React",
      "SQL for careers",
    ]);
  });

  it("puts React first for 're', before screens that begin alike and before SQL", () => {
    const found = [entry("SQL and PostgreSQL: more", "course"), entry("React in Practice", "course")];
    const known = [entry("Register"), entry("Resources")];
    expect(labels(rankEntries("re", { ...nothing, known, found }))[0]).toBe("React in Practice");
  });

  it("may be called something else: a code, an address, another word for it", () => {
    const found = [entry("Java Basics", "course", ["JS-1"]), entry("JS-1 explained", "post")];
    expect(labels(rankEntries("js-1", { ...nothing, found }))).toEqual(["Java Basics", "JS-1 explained"]);
    const known = [entry("Create batch", "action", ["Add batch"])];
    expect(labels(rankEntries("add b", { ...nothing, known }))).toEqual(["Create batch"]);
  });

  it("keeps what the server has found by something else last, and only as the answer to these words", () => {
    const found = [entry("Yoga", "course"), entry("Found by its author", "course")];
    expect(labels(rankEntries("yoga", { ...nothing, found }))).toEqual(["Yoga", "Found by its author"]);
    expect(labels(rankEntries("yoga", { ...nothing, found, isAnswer: false }))).toEqual(["Yoga"]);
  });

  it("has what was opened lately first among equals, and each thing once", () => {
    const payments = entry("Payments");
    const candidates = { ...nothing, known: [entry("Pay slips"), payments], recent: [payments] };
    expect(labels(rankEntries("pay", candidates))).toEqual(["Payments", "Pay slips"]);
    expect(labels(rankEntries("pay slips", candidates))).toEqual(["Pay slips"]);
  });
});

describe("the order, whatever there is", () => {
  const name = fc.stringMatching(/^[abr][abe ]{0,5}$/).map((text) => text.trim());
  const kinds = fc.constantFrom<EntryKind>("course", "screen", "action", "batch", "person", "post");
  const entries = fc.array(
    fc.record({ label: name, kind: kinds }).map(({ label, kind }) => entry(label, kind)),
    { maxLength: 8 },
  );

  it("never has a better match below a worse one, and no entry twice", () => {
    fc.assert(
      fc.property(name, entries, entries, entries, (words, recent, known, found) => {
        fc.pre(words !== "");
        const ranked = rankEntries(words, { recent, known, found, isAnswer: true });
        const ranks = ranked.map((paletteEntry) => rankEntry(paletteEntry, words) ?? 3);
        expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
        expect(new Set(ranked.map(({ value }) => value)).size).toBe(ranked.length);
        const first = ranked[0]?.label.toLowerCase();
        if ([...recent, ...known, ...found].some(({ label }) => label === words)) expect(first).toBe(words);
      }),
    );
  });
});

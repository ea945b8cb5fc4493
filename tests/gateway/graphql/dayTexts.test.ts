import { describe, expect, it } from "vitest";
import { toDay } from "#gateway/domains/dayContract";
import type { Context } from "#gateway/graphql/context";
import { takesDayTexts } from "#gateway/graphql/dayTexts";

interface Row {
  name: string;
  startDate: Date;
  topics: { plannedDate: Date | null }[];
}

describe("a field that takes days as texts", () => {
  const row = { name: "One", topics: [] };

  it("keeps its resolver, which is given days as dates or as texts", () => {
    const { resolve, extensions } = takesDayTexts<Row>()(({ startDate }) => toDay(startDate));
    const forms = [new Date("2026-03-05T00:00:00Z"), "2026-03-05"];
    const days = forms.map((startDate) => resolve({ ...row, startDate }, {}, {} as Context));
    expect(days).toEqual(["2026-03-05", "2026-03-05"]);
    expect(extensions).toEqual({ reading: { takesDayTexts: true } });
  });

  it("does not compile with a resolver that knows dates alone, at any depth", () => {
    const declare = takesDayTexts<Row>();
    const declared = [
      declare(({ name }) => name.length),
      // @ts-expect-error: a plan gives it a text.
      declare(({ startDate }) => startDate.getTime()),
      // @ts-expect-error: related rows have texts, too.
      declare(({ topics }) => topics.map(({ plannedDate }) => plannedDate?.getTime())),
      // @ts-expect-error: the resolver's own type of its row does not hide them.
      declare(({ startDate }: { startDate: Date }) => startDate.getTime()),
      // @ts-expect-error: without the type of its row, nothing is known of it.
      takesDayTexts()(({ startDate }) => toDay(startDate)),
    ];
    expect(declared).toHaveLength(5);
  });
});

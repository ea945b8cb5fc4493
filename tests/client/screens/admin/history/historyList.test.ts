import { describe, expect, it } from "vitest";
import { historyFilters, historyList } from "~/screens/admin/history/list/historyList";

const now = new Date("2026-11-27T10:20:30.000Z");
const read = (address: string) => historyFilters(historyList.parse(address), now);

describe("the days of the history", () => {
  it("are from the beginning of the first to the end of the last, where the viewer is", () => {
    const { from, to } = read("?days=dates&from=2026-11-02&to=2026-11-03");
    expect(from).toBe(new Date("2026-11-02T00:00:00").toISOString());
    expect(to).toBe(new Date("2026-11-04T00:00:00").toISOString());
  });

  it("may be open at either end, and count only where two days are asked for", () => {
    expect(read("?days=dates&to=2026-11-03")).toMatchObject({ from: null });
    expect(read("?days=7")).toEqual(read("?days=7&from=2026-11-26&to=2026-11-26"));
    expect(read("?days=7")).toMatchObject({ from: "2026-11-20T10:00:00.000Z", to: null });
  });

  it("are no filter when the address holds no day", () => {
    expect(read("?days=dates&from=yesterday&to=2026-13-40")).toMatchObject({ from: null, to: null });
  });
});

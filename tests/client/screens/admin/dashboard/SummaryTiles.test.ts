import { describe, expect, it } from "vitest";
import { compareCollected, comparedDays } from "~/screens/admin/dashboard/SummaryTiles";

const compare = (collected: number, before: number, today = "2026-11-23") =>
  compareCollected({ today, collected, collectedLastMonthToDate: before });

describe("what was collected", () => {
  it("is compared with the same days of last month", () => {
    expect(compare(560, 500)).toBe("12% up on 1–23 Oct");
    expect(compare(400, 500)).toBe("20% down on 1–23 Oct");
    expect(compare(1001, 1000)).toBe("Same as 1–23 Oct");
    expect(compare(700, 0)).toBe("Nothing on 1–23 Oct");
  });

  it("names days that last month has", () => {
    expect(comparedDays("2026-03-31")).toBe("1–28 Feb");
    expect(comparedDays("2026-01-05")).toBe("1–5 Dec");
    expect(comparedDays("2026-01-01")).toBe("1 Dec");
  });
});

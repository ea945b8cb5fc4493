import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { moneyInWords, numberInWords } from "#gateway/domains/payments/moneyContract";
import { formatCountdown } from "~/formats/countdown";
import { formatQuantity, formatTotal, rowsInWords } from "~/formats/counts";
import { formatDuration } from "~/formats/durations";
import { formatMoney } from "~/formats/money";
import { formatMoneyShort } from "~/formats/moneyShort";
import { formatPercent, learnerTone, progressTone, toPercent } from "~/formats/progress";

const courses = { one: "course", many: "courses" };

describe("money", () => {
  it("is in rupees, grouped the Indian way, without decimals", () => {
    expect(formatMoney(1234567)).toBe("₹12,34,567");
    expect(formatMoney(0)).toBe("₹0");
    expect(formatMoney(null)).toBe("");
  });

  it("keeps every digit of the amount", () => {
    fc.assert(
      fc.property(fc.nat(), (amount) => {
        expect(formatMoney(amount).replace(/\D/g, "")).toBe(String(amount));
      }),
    );
  });
});

describe("money in words", () => {
  it("is counted the Indian way", () => {
    expect(moneyInWords(125_000)).toBe("Rupees One Lakh Twenty-Five Thousand Only");
    expect(moneyInWords(100_000_000)).toBe("Rupees Ten Crore Only");
    expect([0, 7, 19, 20, 42, 101, 1_010, 12_34_567].map(numberInWords)).toEqual([
      "Zero",
      "Seven",
      "Nineteen",
      "Twenty",
      "Forty-Two",
      "One Hundred One",
      "One Thousand Ten",
      "Twelve Lakh Thirty-Four Thousand Five Hundred Sixty-Seven",
    ]);
  });

  it("is different for different amounts, and has no gap", () => {
    fc.assert(
      fc.property(fc.nat(100_000_000), fc.nat(100_000_000), (left, right) => {
        expect(numberInWords(left) === numberInWords(right)).toBe(left === right);
        expect(numberInWords(left)).toMatch(/^[A-Z][a-z]+([ -][A-Z][a-z]+)*$/);
      }),
    );
  });

  it("is short where there is little room", () => {
    expect([0, 950, 1_499, 45_000, 167_000, 12_345_678, 2_500_000_000].map(formatMoneyShort)).toEqual([
      "₹0",
      "₹950",
      "₹1.5K",
      "₹45K",
      "₹1.7L",
      "₹1.2Cr",
      "₹250Cr",
    ]);
  });
});

describe("progress", () => {
  it("is success from 90, warning from 50 and nothing below", () => {
    expect([100, 99, 70, 0].map(learnerTone)).toEqual(["success", "brand", "brand", "brand"]);
    expect([100, 90, 89.99, 50, 49.99, 0].map(progressTone)).toEqual([
      "success",
      "success",
      "warning",
      "warning",
      undefined,
      undefined,
    ]);
  });

  it("shows at most two decimals", () => {
    expect([85.8333, 80, 0.5].map(formatPercent)).toEqual(["85.83%", "80%", "0.5%"]);
  });

  it("is 0 of nothing, and otherwise between 0 and 100", () => {
    expect(toPercent(0, 0)).toBe(0);
    expect(toPercent(1, 3)).toBe(33);
    fc.assert(
      fc.property(fc.nat(500), fc.integer({ min: 1, max: 500 }), (part, extra) => {
        const percent = toPercent(part, part + extra);
        expect(percent).toBeGreaterThanOrEqual(0);
        expect(percent).toBeLessThanOrEqual(100);
      }),
    );
  });
});

describe("durations", () => {
  it("are written in hours and minutes", () => {
    expect([0, 45, 60, 90, 1000].map(formatDuration)).toEqual([
      "",
      "45 min",
      "1 h",
      "1 h 30 min",
      "16 h 40 min",
    ]);
    expect(formatDuration(null)).toBe("");
  });

  it("lose no minute", () => {
    fc.assert(
      fc.property(fc.nat(100_000), (minutes) => {
        const [, hours = 0, rest = 0] = /^(?:(\d+) h)? ?(?:(\d+) min)?$/.exec(formatDuration(minutes)) ?? [];
        expect(Number(hours) * 60 + Number(rest)).toBe(minutes);
      }),
    );
  });

  it("count down as a clock and stop at zero", () => {
    expect([3600, 545, 9.9, -3].map(formatCountdown)).toEqual(["1:00:00", "9:05", "0:09", "0:00"]);
  });
});

describe("counts", () => {
  it("say which rows are shown", () => {
    expect(rowsInWords({ offset: 24, shown: 24, total: 311 }, courses)).toBe("25–48 of 311 courses");
    expect(rowsInWords({ offset: 0, shown: 12, total: 12 }, courses)).toBe("12 courses");
    expect(rowsInWords({ offset: 0, shown: 0, total: 0 }, courses)).toBe("No courses");
    expect(rowsInWords({ offset: 24, shown: 1, total: 25 }, courses)).toBe("25 of 25 courses");
    expect(formatQuantity(1, courses)).toBe("1 course");
  });

  it("say that a list is longer than it is counted", () => {
    expect(rowsInWords({ offset: 20, shown: 20, total: 10_001 }, courses)).toBe("21–40 of 10,000+ courses");
    expect(rowsInWords({ offset: 0, shown: 20, total: 10_000 }, courses)).toBe("1–20 of 10,000 courses");
    expect([9_999, 10_000, 10_001].map(formatTotal)).toEqual(["9,999", "10,000", "10,000+"]);
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatCount } from "#gateway/domains/countTextContract";
import { formatPoints } from "#gateway/domains/grades/contract";
import { askWhich, readNumber, toNumber } from "#gateway/domains/numberContract";
import { amountField, moneyField, optionalPrice, wholeNumber } from "#gateway/domains/numberFieldContract";
import { formatMoney } from "~/formats/money";

/** The first digit of scripts, by Unicode. */
const zeros = [0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xbe6, 0xc66, 0xe50, 0xff10, 0x1d7ce, 0x1d7d8];
const inDigits = (text: string, zero: number) =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));

const inThrees = (whole: string, sign: string) => whole.replace(/(?<=\d)(?=(\d{3})+$)/g, sign);
const inIndianGroups = (whole: string, sign: string) =>
  whole.length <= 3
    ? whole
    : `${whole.slice(0, -3).replace(/(?<=\d)(?=(\d{2})+$)/g, sign)}${sign}${whole.slice(-3)}`;

/** How a number is grouped, and the signs before its decimals that go with that. */
const groupings = fc.constantFrom(
  { sign: "", points: [".", ","] },
  { sign: ",", points: ["."] },
  { sign: ".", points: [","] },
  ...[" ", "\u00a0", "\u2009", "\u202f", "'", "’"].map((sign) => ({ sign, points: [".", ","] })),
);

const written = fc
  .record({
    whole: fc.nat(999_999_999_999),
    decimals: fc.option(fc.stringMatching(/^\d{1,6}$/)),
    sign: fc.constantFrom("", "+", "-", "−", "–"),
    grouping: groupings,
    point: fc.nat(1),
    isIndian: fc.boolean(),
    zero: fc.constantFrom(...zeros),
  })
  .map(({ whole, decimals, sign, grouping, point, isIndian, zero }) => {
    const group = isIndian ? inIndianGroups : inThrees;
    const mark = grouping.points[point % grouping.points.length] ?? ".";
    const body = group(String(whole), grouping.sign) + (decimals === null ? "" : mark + decimals);
    const value = Number(`${whole}.${decimals ?? "0"}`) * (sign === "" || sign === "+" ? 1 : -1);
    return { text: inDigits(sign + body, zero), body, value };
  });

describe("a written number", () => {
  it("is read back from every notation, in the digits of every script", () => {
    fc.assert(
      fc.property(written, ({ text, body, value }) => {
        const read = readNumber(text);
        const meanings = /^\d{1,3}[.,]\d{3}$/.test(body) ? [read?.value, read?.other] : [read?.value];
        expect(meanings).toContain(value === 0 ? read?.value : value);
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([
    ["1,000", 1000],
    ["1,00,000", 100_000],
    ["12,50,000.75", 1_250_000.75],
    ["1,234.5", 1234.5],
    ["1.234,5", 1234.5],
    ["1.234.567", 1_234_567],
    ["1 234,5", 1234.5],
    ["1'234.5", 1234.5],
    ["79,5", 79.5],
    ["0,125", 0.125],
    ["1234,567", 1234.567],
    ["2,7514", 2.7514],
    [".5", 0.5],
    ["5.", 5],
    ["५", 5],
    ["१,२३४.५", 1234.5],
    ["١٬٢٣٤٫٥", 1234.5],
    ["১২", 12],
    ["௧௨", 12],
    ["１２．５", 12.5],
    ["−5", -5],
    ["- 5", -5],
    ["\u200e-5", -5],
    ["1e3", 1000],
    ["2,5e-3", 0.0025],
  ])("%s is %d", (text, value) => {
    expect(toNumber(text)).toBe(value);
  });

  it.each(["", " ", "-", ".", "three", "1.2.3", "1,2,3", "1 2", "1,23,45", "1,234,5", "1.234.5", "1e999"])(
    "is not %j",
    (text) => {
      expect(toNumber(text)).toBeNull();
    },
  );

  it("has two meanings with one sign and three digits behind it", () => {
    expect(readNumber("1,234")).toEqual({ value: 1234, other: 1.234 });
    expect(readNumber("१,२३४")).toEqual({ value: 1234, other: 1.234 });
    expect(readNumber("1.234")).toEqual({ value: 1.234, other: 1234 });
    for (const text of ["0,123", "1234,567", "1,234,567", "1,234.5", "1,23"])
      expect(readNumber(text)).toMatchObject({ other: null });
    expect(askWhich("1,234", [1234, 1.234])).toBe("1,234 can be read in two ways. Write 1234 or 1.234.");
  });
});

describe("a field for numbers", () => {
  const messageOf = (schema: typeof whole, typed: string) =>
    schema.safeParse(typed).error?.issues[0]?.message;
  const whole = wholeNumber("Amount", { min: 1, max: 10_000_000 });

  it("takes the amounts that the product prints", () => {
    const money = moneyField("Amount", { min: 1, max: 10_000_000 });
    for (const typed of ["12500", "12,500", "₹12,500", "Rs. 12,500/-", "INR 12 500", "१२,५००", 12_500])
      expect(money.parse(typed)).toBe(12_500);
    expect(money.parse("₹1,25,000")).toBe(125_000);
    expect(money.safeParse("$12,500").success).toBe(false);
    expect([undefined, null, "", "₹0", "1,250"].map((price) => optionalPrice("Price").parse(price))).toEqual([
      undefined,
      null,
      null,
      0,
      1250,
    ]);
  });

  it("reads back every number that the product prints", () => {
    const money = moneyField("Amount", { min: 0, max: 10 ** 12 });
    fc.assert(
      fc.property(fc.nat(10 ** 9), fc.nat(99), (count, hundredths) => {
        expect(money.parse(formatMoney(count))).toBe(count);
        expect(toNumber(formatCount(count))).toBe(count);
        const points = count / 1000 + hundredths / 100;
        expect(toNumber(formatPoints(points))).toBe(Math.round(points * 100) / 100);
      }),
    );
  });

  it("asks what a whole number with a point means", () => {
    expect(messageOf(whole, "1.000")).toBe("1.000 can be read in two ways. Write 1000 or 1.");
    expect(messageOf(whole, "12.500")).toBe("12.500 can be read in two ways. Write 12500 or 12.5.");
    expect(messageOf(whole, "1,5")).toBe("Please enter a valid Amount.");
    expect(messageOf(whole, "abc")).toBe("Please enter a valid Amount.");
    expect(messageOf(whole, " ")).toBe("Amount is required");
  });

  it("takes an empty amount for 0", () => {
    const amount = amountField("Hours", { max: 1000 });
    expect(["", null, undefined, "7,5"].map((typed) => amount.parse(typed))).toEqual([0, 0, 0, 7.5]);
  });
});

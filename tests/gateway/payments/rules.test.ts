import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { getValues } from "#gateway/domains/labelsContract";
import {
  lastPaymentDay,
  paymentLimits,
  paymentMessages,
  paymentSchemaOn,
  paymentStatusLabels,
} from "#gateway/domains/payments/contract";
import { filterYears, sumByMonth, sumPayments, toDaySpans } from "#gateway/domains/payments/rules";

const today = "2026-03-10";
const good = { userId: "7", reference: " PAY-1 ", amount: "125000", status: "PENDING" };
const parse = (change: object) => paymentSchemaOn(today).safeParse({ ...good, ...change });
const problems = (change: object) => parse(change).error?.issues.map(({ message }) => message);

describe("a payment's form", () => {
  it("takes what a form or a caller sends, and leaves open what they leave empty", () => {
    expect(parse({ transactionDate: "", paymentMethod: "", comments: null }).data).toEqual({
      userId: 7,
      reference: "PAY-1",
      amount: 125_000,
      status: "PENDING",
      transactionDate: null,
      paymentMethod: null,
      comments: "",
      courseId: null,
      batchId: null,
    });
  });

  it.each([
    [{ userId: "" }, "User is required"],
    [{ reference: "  " }, "Payment reference id is required"],
    [{ reference: "x".repeat(61) }, "Payment reference id cannot be more than 60 characters long"],
    [{ amount: "" }, "Amount is required"],
    [{ amount: "12.5" }, "Please enter a valid Amount."],
    [{ amount: 0 }, "Amount must be atleast 1"],
    [{ amount: 100_000_001 }, "Amount must not exceed 100000000"],
    [{ status: "" }, "Status is required"],
    [{ paymentMethod: "GOLD" }, "Please enter a valid Payment method."],
    [{ transactionDate: "2026-02-30" }, "Please enter a valid Transaction date."],
    [{ transactionDate: "soon" }, "Please enter a valid Transaction date."],
    [{ transactionDate: "1999-12-31" }, paymentMessages.tooEarly],
    [{ transactionDate: "2027-03-11" }, paymentMessages.tooLate],
    [{ transactionDate: "2026-03-11", status: "PAID" }, paymentMessages.paidLater],
    [{ courseId: 1, batchId: 2 }, paymentMessages.oneItem],
    [{ courseId: "x" }, "Please enter a valid Course."],
    [{ comments: "x".repeat(501) }, "Comments cannot be more than 500 characters long"],
  ])("refuses %j", (change, message) => {
    expect(problems(change)?.[0]).toBe(message);
  });

  it("takes what is paid today, also in cash, for a course or for a batch", () => {
    const paid = { status: "PAID", transactionDate: today, paymentMethod: "CASH" };
    expect(parse({ ...paid, courseId: "7", batchId: "" }).data).toMatchObject({ courseId: 7, batchId: null });
    expect(parse({ ...paid, batchId: 3 }).data).toMatchObject({ courseId: null, batchId: 3 });
  });

  it("takes any day from the year 2000 to a year ahead", () => {
    for (const day of [paymentLimits.firstDay, today, lastPaymentDay(today)])
      expect(parse({ transactionDate: day }).data?.transactionDate).toBe(day);
  });
});

const years = Array.from({ length: 28 }, (_, index) => 2000 + index);
const day = fc.date({ min: new Date("2000-01-01"), max: new Date("2027-12-31"), noInvalidDate: true });
const part = (from: number, to: number) =>
  fc.oneof(fc.constantFrom(-1, null), fc.integer({ min: from, max: to }));

describe("the filter by year and month", () => {
  it("means exactly the days of that year and month, whatever is left open", () => {
    fc.assert(
      fc.property(day, part(2000, 2027), part(1, 12), (moment, year, month) => {
        const spans = toDaySpans({ year, month }, years);
        const isIn = !spans || spans.some(({ gte, lt }) => moment >= gte && moment < lt);
        const fits = (wanted: number | null, found: number) => (wanted ?? -1) === -1 || wanted === found;
        expect(isIn).toBe(fits(year, moment.getUTCFullYear()) && fits(month, moment.getUTCMonth() + 1));
      }),
    );
  });

  it("means nothing for a month or a year that there is not", () => {
    for (const filter of [{ month: 13 }, { month: 0 }, { year: 0 }, { year: 99_999 }, { year: -2 }])
      expect(toDaySpans(filter, years)).toEqual([]);
  });
});

describe("the years of the filter", () => {
  it("run from the current year back to 2020, and ahead as far as a payment is dated", () => {
    expect(filterYears(2022, null)).toEqual([2022, 2021, 2020]);
    expect(filterYears(2022, new Date("2021-12-31T00:00:00Z"))).toEqual([2022, 2021, 2020]);
    expect(filterYears(2022, new Date("2023-01-01T00:00:00Z"))).toEqual([2023, 2022, 2021, 2020]);
  });
});

describe("the sums", () => {
  const payment = fc.record({
    status: fc.constantFrom(...getValues(paymentStatusLabels)),
    amount: fc.integer({ min: 1, max: 100_000_000 }),
    day,
  });

  it("the sums of the months add up to those of the whole, and leave failed and cancelled payments out", () => {
    fc.assert(
      fc.property(fc.array(payment), (payments) => {
        const whole = sumPayments(payments);
        const months = sumByMonth(payments);
        const add = (key: "paid" | "due") => months.reduce((sum, month) => sum + month[key], 0);
        expect(months.map(({ month }) => month)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
        expect({ paid: add("paid"), due: add("due") }).toEqual(whole);
        const counted = payments.filter(({ status }) => status === "PAID" || status === "PENDING");
        expect(whole.paid + whole.due).toBe(counted.reduce((sum, { amount }) => sum + amount, 0));
      }),
    );
  });
});

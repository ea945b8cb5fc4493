import type { PaymentMethod, PaymentStatus } from "#gateway/database/generated/prisma/enums";
import { addMonths, type Day, toDateText } from "./calendar";
import { paymentComments } from "./content";
import type { MadeEnrolment } from "./enrolments";
import { itemAt } from "./lookup";
import type { Random } from "./random";
import { daytime, type Tenant } from "./tenant";
import type { Person } from "./users";

interface PaymentMaking {
  /** The payers, and the courses that they pay for. */
  enrolments: readonly MadeEnrolment[];
  count: number;
  /** A user who is certain to have paid for their own courses. */
  payer?: Person;
  /** The prefix of each reference, before the year. */
  prefix: string;
}

const months = 24;
const shares: readonly (readonly [PaymentStatus, number])[] = [
  ["PENDING", 0.14],
  ["FAILED", 0.04],
  ["CANCELLED", 0.02],
];
const methods: readonly PaymentMethod[] = [
  "UPI",
  "UPI",
  "UPI",
  "GPAY",
  "PHONEPE",
  "PAYTM",
  "RAZORPAY",
  "CREDIT_CARD",
  "DEBIT_CARD",
  "NET_BANKING",
  "WALLET",
];
const commentMethods: readonly (readonly [RegExp, PaymentMethod | null])[] = [
  [/UPI/, "UPI"],
  [/card/i, "DEBIT_CARD"],
  [/bank transfer/, "BANK_TRANSFER"],
  [/counter|Cash/, "CASH"],
  [/Cheque/, "CHEQUE"],
  [/Demand draft/, "DEMAND_DRAFT"],
  [/Adjusted/, null],
];
const owing = /promised|reminder/;
/** Shares of the price: in full, with a discount, or an instalment. */
const parts = [1, 1, 0.9, 0.5, 0.5, 0.4, 0.3];

/** Returns the exact shares of each status; the rest is PAID. */
function chooseStatuses(count: number, random: Random): PaymentStatus[] {
  const special = shares.flatMap(([status, share]) =>
    Array.from({ length: Math.round(count * share) }, () => status),
  );
  const paid = Array.from({ length: count - special.length }, (): PaymentStatus => "PAID");
  return random.shuffle([...special, ...paid]);
}

/** Chooses more recent days than early ones; the first is a day after the same day two years ago. */
function chooseDays(today: Day, count: number, random: Random): Day[] {
  const first = addMonths(today, -months) + 1;
  const spread = () => (random.chance(0.4) ? random.fraction() : Math.sqrt(random.fraction()));
  const choose = () => first + Math.floor(spread() * (today - first + 1));
  return Array.from({ length: count }, choose).sort((left, right) => left - right);
}

function chooseComment(status: PaymentStatus, random: Random): string {
  const fitting = paymentComments.filter((comment) => owing.test(comment) === (status === "PENDING"));
  if (status === "FAILED" || status === "CANCELLED" || random.chance(0.3)) return "";
  return random.pick(fitting);
}

function chooseMethod(status: PaymentStatus, comment: string, random: Random): PaymentMethod | null {
  if (status === "PENDING") return random.chance(0.5) ? null : random.pick(methods);
  const named = commentMethods.find(([pattern]) => pattern.test(comment));
  return named === undefined ? random.pick(methods) : named[1];
}

function chooseAmount(price: number, random: Random): number {
  return Math.max(500, Math.round((price * random.pick(parts)) / 100) * 100 - 1);
}

/** One of this many payments is of the sure payer. */
const payersTurn = 40;

/** The courses that the certain payer has joined by a day, in turns. */
function payersOwn({ payer }: PaymentMaking, owed: readonly MadeEnrolment[], [index, day]: [number, Day]) {
  if (!payer || index % payersTurn !== 0) return undefined;
  const own = owed.filter((enrolment) => enrolment.person === payer && enrolment.day <= day);
  return own[(index / payersTurn) % own.length];
}

/** Makes payments of the past two years, for courses that have a price. */
export function makePayments(tenant: Tenant, making: PaymentMaking): void {
  const { rows, random, calendar, organizationId } = tenant;
  const owed = making.enrolments.filter(({ course }) => course.row.price !== null);
  const statuses = chooseStatuses(making.count, random);
  const numbers = new Map<string, number>();
  for (const [index, day] of chooseDays(calendar.today, making.count, random).entries()) {
    const drawn = random.pick(owed);
    const { person, course } = payersOwn(making, owed, [index, day]) ?? drawn;
    const status = itemAt(statuses, index);
    const comments = chooseComment(status, random);
    const year = toDateText(day).slice(0, 4);
    const number = (numbers.get(year) ?? 0) + 1;
    numbers.set(year, number);
    const entered = daytime(tenant, day);
    rows.add("Payment", {
      id: rows.nextId("Payment"),
      organizationId,
      userId: person.id,
      reference: `${making.prefix}-${year}-${String(number).padStart(6, "0")}`,
      amount: chooseAmount(course.row.price ?? 0, random),
      transactionDate: toDateText(day),
      paymentMethod: chooseMethod(status, comments, random),
      status,
      comments,
      courseId: course.row.id,
      batchId: null,
      createdAt: entered,
      updatedAt: entered,
    });
  }
}

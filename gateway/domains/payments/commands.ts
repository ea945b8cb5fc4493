import { type Edited, lockForUpdate } from "#gateway/database/lockForUpdate";
import { refuseTaken } from "#gateway/database/refuseTaken";
import type { TenantTransaction } from "#gateway/database/tenantClient";
import type { TenantCommandContext } from "#gateway/graphql/context";
import { parseInput } from "#gateway/parseInput";
import { Refusal, refuseField } from "#gateway/refusal";
import type { Member } from "#gateway/session/viewer";
import { dayIn, midnight, toDay } from "../dayContract";
import { foldForSearch } from "../foldContract";
import { announceNotifications, notify } from "../notifications/commands";
import { receiptPath } from "../notifications/rules";
import {
  datePaid,
  type PaymentInput,
  paymentMessages,
  paymentSchemaOn,
  type StoredPayment,
} from "./contract";

function parsePayment(
  { tenant, clock }: TenantCommandContext,
  input: unknown,
  stored: StoredPayment | null = null,
): PaymentInput {
  const today = dayIn(tenant.timeZone, clock());
  return datePaid(parseInput(paymentSchemaOn(today, stored), input), today, stored);
}

const toColumns = ({ transactionDate, ...same }: PaymentInput) => ({
  ...same,
  transactionDate: transactionDate === null ? null : midnight(transactionDate),
});

interface Before {
  id: number;
  userId: number;
  reference: string;
}

interface Item {
  courseId: number | null;
  batchId: number | null;
}

/**
 * Checks that the paid item exists in the tenant; if it is deleted at the same time, the database refuses the
 * payment.
 */
async function refuseUnknownItem(tx: TenantTransaction, { courseId, batchId }: Item) {
  if (courseId !== null && !(await tx.course.findUnique({ where: { id: courseId }, select: { id: true } })))
    throw refuseField("courseId", paymentMessages.courseNotFound, "NOT_FOUND");
  if (batchId !== null && !(await tx.batch.findUnique({ where: { id: batchId }, select: { id: true } })))
    throw refuseField("batchId", paymentMessages.batchNotFound, "NOT_FOUND");
}

/** Refuses CONFLICT for a reference that another payment has, in whatever case and spacing; returns the one to store. */
const claimReference = (tx: TenantTransaction, { reference: text }: PaymentInput, before: Before | null) =>
  refuseTaken(tx, tx.payment, {
    within: "Payment",
    field: "reference",
    text,
    key: foldForSearch(text).replaceAll(" ", ""),
    ownId: before?.id,
    message: paymentMessages.referenceTaken,
  });

/**
 * The columns of a payment that is possible. Its present payer may stay, even if the account has changed; a new one is of
 * type U.
 */
async function checkPayment(tx: TenantTransaction, input: PaymentInput, before: Before | null) {
  if (input.userId !== before?.userId) {
    const payer = await tx.user.findFirst({
      where: { id: input.userId, userType: "U" },
      select: { id: true },
    });
    if (!payer) throw refuseField("userId", paymentMessages.userNotFound);
  }
  const reference = await claimReference(tx, input, before);
  await refuseUnknownItem(tx, input);
  return { ...toColumns(input), reference };
}

interface Kept {
  organizationId: number;
  now: Date;
  id: number;
}

/** Notifies the payer of a received payment, with its receipt; returns the ids of the notified users. */
async function notifyPaid(
  tx: TenantTransaction,
  { id, ...place }: Kept,
  { status, userId, reference, amount }: PaymentInput,
): Promise<number[]> {
  if (status !== "PAID") return [];
  const { username } = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: { username: true },
  });
  return notify(tx, place, [
    {
      kind: "paymentRecorded",
      values: { reference, amount },
      subject: { key: "paymentId", id },
      to: { id: userId },
      path: receiptPath(username, id),
    },
  ]);
}

/** Records a payment and returns its id. Refuses INVALID, and CONFLICT for a taken reference. */
export async function createPayment(
  context: TenantCommandContext,
  member: Member,
  input: unknown,
): Promise<number> {
  const payment = parsePayment(context, input);
  const { organizationId } = member;
  const { id, told } = await context.db.$transaction(async (tx) => {
    const data = { organizationId, ...(await checkPayment(tx, payment, null)) };
    const { id } = await tx.payment.create({ data, select: { id: true } });
    return { id, told: await notifyPaid(tx, { organizationId, now: context.clock(), id }, payment) };
  });
  announceNotifications(context.bus, organizationId, told);
  context.bus.publish("paymentChanged", { organizationId, paymentId: id, userId: payment.userId });
  return id;
}

const storedColumns = {
  id: true,
  userId: true,
  reference: true,
  status: true,
  transactionDate: true,
} as const;

/** Changes a payment. Refuses INVALID, NOT_FOUND, CONFLICT for a taken reference, and STALE for an old version. */
export async function updatePayment(
  context: TenantCommandContext,
  member: Member,
  change: Edited<"paymentId">,
) {
  const { paymentId, version } = change;
  const { organizationId } = member;
  const row = { table: "Payment", organizationId, id: paymentId } as const;
  const { userId, told } = await context.db.$transaction(async (tx) => {
    const edit = { version, now: context.clock(), messages: paymentMessages };
    const updatedAt = await lockForUpdate(tx, row, edit);
    const where = { id: paymentId };
    const before = await tx.payment.findUniqueOrThrow({ where, select: storedColumns });
    const transactionDate = before.transactionDate && toDay(before.transactionDate);
    const payment = parsePayment(context, change.input, { ...before, transactionDate });
    const data = { ...(await checkPayment(tx, payment, before)), updatedAt };
    await tx.payment.update({ where, data });
    const kept = { organizationId, now: context.clock(), id: paymentId };
    const wasTold = before.status === "PAID" && before.userId === payment.userId;
    const told = wasTold ? [] : await notifyPaid(tx, kept, payment);
    return { userId: payment.userId, told };
  });
  announceNotifications(context.bus, organizationId, told);
  context.bus.publish("paymentChanged", { organizationId, paymentId, userId });
}

/** Deletes a payment. Refuses NOT_FOUND. */
export async function deletePayment({ db, bus }: TenantCommandContext, member: Member, paymentId: number) {
  const payment = await db.payment.findUnique({ where: { id: paymentId }, select: { userId: true } });
  const { count } = await db.payment.deleteMany({ where: { id: paymentId } });
  if (!payment || count === 0) throw new Refusal("NOT_FOUND", paymentMessages.notFound);
  bus.publish("paymentChanged", { organizationId: member.organizationId, paymentId, userId: payment.userId });
}

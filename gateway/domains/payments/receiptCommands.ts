import type { Prisma } from "#gateway/database/generated/prisma/client";
import type { TenantClient, TenantTransaction } from "#gateway/database/tenantClient";
import { layOutReceipt, type ReceiptFacts } from "#gateway/pdf/receiptPage";
import { writePdf } from "#gateway/pdf/writePdf";
import { formatCount } from "../countTextContract";
import { dayIn, toDay } from "../dayContract";
import { formatDay } from "../dayTextContract";
import { paymentMethodLabels, paymentStatusLabels } from "./contract";
import { moneyInWords } from "./moneyContract";
import { receiptFileName, receiptNumber, receiptTitle } from "./receiptContract";

/** A file that was printed. */
interface PrintedFile {
  name: string;
  bytes: Buffer;
}

const select = {
  id: true,
  reference: true,
  amount: true,
  status: true,
  paymentMethod: true,
  transactionDate: true,
  createdAt: true,
  user: { select: { name: true, email: true } },
  course: { select: { title: true } },
  batch: { select: { name: true } },
  organization: {
    select: {
      name: true,
      email: true,
      phone: true,
      address: true,
      city: true,
      website: true,
      theme: true,
      timeZone: true,
    },
  },
} satisfies Prisma.PaymentSelect;

type ReceiptPayment = Prisma.PaymentGetPayload<{ select: typeof select }>;

/** The product's own colour, for organizations without one. */
const usualColour = "#4f46e5";

function describeSender({ organization }: ReceiptPayment): ReceiptFacts["organization"] {
  const { name, address, city, email, phone, website, theme } = organization;
  const lines = [address ?? city, [email, phone].filter(Boolean).join(" · "), website];
  return {
    name,
    lines: lines.flatMap((line) => line || []),
    colour: theme && /^#[0-9a-f]{6}$/i.test(theme) ? theme : usualColour,
  };
}

function listDetails({ course, batch, user, reference, paymentMethod, status }: ReceiptPayment) {
  const item = course
    ? { label: "Course", name: course.title }
    : batch && { label: "Batch", name: batch.name };
  return [
    ...(item ? [{ label: item.label, lines: [item.name] }] : []),
    { label: status === "PAID" ? "Received from" : "Payer", lines: [user.name, user.email] },
    { label: "Payment reference id", lines: [reference] },
    ...(paymentMethod ? [{ label: "Payment method", lines: [paymentMethodLabels[paymentMethod]] }] : []),
    { label: "Status", lines: [paymentStatusLabels[status]] },
  ];
}

function toFacts(found: ReceiptPayment): ReceiptFacts {
  const { id, amount, status, transactionDate, createdAt, organization } = found;
  const isPaid = status === "PAID";
  const day = transactionDate ? toDay(transactionDate) : dayIn(organization.timeZone, createdAt);
  return {
    organization: describeSender(found),
    title: receiptTitle(status),
    head: [
      { label: "No.", lines: [receiptNumber(id)] },
      { label: "Date", lines: [formatDay(day)] },
    ],
    amount: {
      label: isPaid ? "Received with thanks" : "Amount",
      figure: `₹${formatCount(amount)}`,
      inWords: moneyInWords(amount),
    },
    details: listDetails(found),
    foot: isPaid
      ? "Computer-generated receipt; no signature required."
      : "Not a receipt. Payment has not been received.",
    createdAt,
  };
}

/** Prints the receipt of a payment that `where` allows; null when there is none. */
export async function printReceipt(
  db: Pick<TenantClient | TenantTransaction, "payment">,
  paymentId: number,
  where: Prisma.PaymentWhereInput = {},
): Promise<PrintedFile | null> {
  const found = await db.payment.findFirst({ where: { id: paymentId, AND: where }, select });
  if (!found) return null;
  return { name: receiptFileName(found.reference), bytes: await writePdf(layOutReceipt(toFacts(found))) };
}

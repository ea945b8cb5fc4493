import { type ReactNode, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { productName } from "#gateway/domains/organizations/contract";
import { paymentStatusLabels } from "#gateway/domains/payments/contract";
import { moneyInWords } from "#gateway/domains/payments/moneyContract";
import { receiptNumber, receiptTitle } from "#gateway/domains/payments/receiptContract";
import type { PaymentReceipt_payment$key } from "~/__generated__/PaymentReceipt_payment.graphql";
import { formatDate } from "~/formats/dates";
import { formatMoney } from "~/formats/money";
import { useSession } from "~/session/sessionStore";
import type { Settings } from "~/session/settings";
import { getPaymentStatus, methodLabel } from "./paymentLabels";

const fragment = graphql`
  fragment PaymentReceipt_payment on Payment {
    databaseId
    reference
    amount
    receiptDate
    paymentMethod
    status
    item
    courseId
    howToPay
    user { name email }
  }
`;

/** A payment as a printable sheet for the payer: payee, payer, amount, date and method. */
export function PaymentReceipt({ payment: key }: { payment: PaymentReceipt_payment$key }) {
  const payment = useFragment(fragment, key);
  const { settings } = useSession();
  const paid = payment.status === "PAID";
  return (
    <article
      aria-label={`${receiptTitle(getPaymentStatus(payment.status))} ${payment.reference}`}
      className="max-w-3xl rounded-lg border border-line bg-surface p-6 shadow-rest sm:p-10 print:max-w-none print:border-0 print:p-0 print:shadow-none"
    >
      <Sender settings={settings} />
      <div className="mt-8 flex flex-wrap items-start justify-between gap-4">
        <h2 className="text-lg font-semibold text-ink">{receiptTitle(getPaymentStatus(payment.status))}</h2>
        <dl className="grid grid-cols-[auto_auto] gap-x-4 gap-y-1 text-sm">
          <Fact label="No.">{receiptNumber(payment.databaseId)}</Fact>
          <Fact label="Date">{formatDate(payment.receiptDate)}</Fact>
        </dl>
      </div>
      <section aria-label="Amount" className="mt-6 rounded-lg border border-line bg-sunken px-5 py-4">
        <p className="text-xs font-medium text-muted">{paid ? "Received with thanks" : "Amount"}</p>
        <p className="mt-1 text-3xl font-semibold tracking-tight text-ink tabular-nums">
          {formatMoney(payment.amount)}
        </p>
        <p className="mt-1 text-sm text-soft">{moneyInWords(payment.amount)}</p>
      </section>
      <dl className="mt-6 grid gap-x-8 gap-y-4 text-sm sm:grid-cols-2 print:grid-cols-2">
        {payment.item && (
          <Detail label={payment.courseId ? "Course" : "Batch"} wide>
            <span className="font-medium text-ink wrap-anywhere">{payment.item}</span>
          </Detail>
        )}
        <Detail label={paid ? "Received from" : "Payer"}>
          <span className="block font-medium text-ink wrap-anywhere">{payment.user.name}</span>
          <span className="block text-muted wrap-anywhere">{payment.user.email}</span>
        </Detail>
        <Detail label="Payment reference id">
          <span className="font-medium text-ink wrap-anywhere">{payment.reference}</span>
        </Detail>
        {payment.paymentMethod && (
          <Detail label="Payment method">{methodLabel(payment.paymentMethod)}</Detail>
        )}
        <Detail label="Status">{paymentStatusLabels[getPaymentStatus(payment.status)]}</Detail>
      </dl>
      {payment.status === "PENDING" && <HowToPay told={payment.howToPay} settings={settings} />}
      <p className="mt-8 border-t border-line pt-4 text-xs text-muted">
        {paid
          ? "Computer-generated receipt; no signature required."
          : "Not a receipt. Payment has not been received."}
      </p>
    </article>
  );
}

function Sender({ settings }: { settings: Settings | null }) {
  const logo = settings?.logo;
  const [broken, setBroken] = useState<string | null>();
  const lines = [settings?.address ?? settings?.city, formatContact(settings), settings?.website];
  return (
    <header className="flex flex-wrap items-start gap-4 border-b border-line pb-6">
      {logo && logo !== broken && (
        <img src={logo} alt="" onError={() => setBroken(logo)} className="h-12 max-w-40 object-contain" />
      )}
      <div className="min-w-0">
        <p className="text-lg font-semibold text-ink wrap-anywhere">{settings?.name ?? productName}</p>
        {lines.filter(Boolean).map((line) => (
          <p key={line} className="text-sm text-muted wrap-anywhere">
            {line}
          </p>
        ))}
      </div>
    </header>
  );
}

interface HowToPayProps {
  told: string | null | undefined;
  settings: Settings | null;
}

/** How a payment that is due is paid, or whom to ask; nothing where neither is known. */
function HowToPay({ told, settings }: HowToPayProps) {
  const contact = formatContact(settings);
  const text = told ?? (contact && `Ask ${settings?.name ?? "the office"} how to pay: ${contact}`);
  if (!text) return null;
  return (
    <section aria-label="How to pay" className="mt-6 rounded-lg border border-line px-5 py-4">
      <h3 className="text-sm font-medium text-ink">How to pay</h3>
      <p className="mt-1 text-sm whitespace-pre-line wrap-anywhere text-soft">{text}</p>
    </section>
  );
}

const formatContact = (settings: Settings | null): string =>
  [settings?.email, settings?.phone].filter(Boolean).join(" · ");

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{label}</dt>
      <dd className="text-right font-medium text-ink tabular-nums">{children}</dd>
    </>
  );
}

function Detail({ label, wide, children }: { label: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? "sm:col-span-2 print:col-span-2" : undefined}>
      <dt className="mb-0.5 text-xs font-medium text-muted">{label}</dt>
      <dd className="text-soft">{children}</dd>
    </div>
  );
}

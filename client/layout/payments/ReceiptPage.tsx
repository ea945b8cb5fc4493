import { FileDown, Printer } from "lucide-react";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import { receiptTitle } from "#gateway/domains/payments/receiptContract";
import type { ReceiptPage_payment$key } from "~/__generated__/ReceiptPage_payment.graphql";
import type { Crumb } from "~/ui/Breadcrumbs";
import { Button } from "~/ui/Button";
import { DownloadLink } from "~/ui/DownloadLink";
import { PageHeader } from "~/ui/PageHeader";
import { useScreenTitle } from "../useScreenTitle";
import { PaymentReceipt } from "./PaymentReceipt";
import { getPaymentStatus } from "./paymentLabels";

interface Props {
  payment: ReceiptPage_payment$key;
  /** The screen that the receipt was opened from. */
  above: Crumb;
  /** Actions before Print. */
  actions?: ReactNode;
}

/** A payment as a printable receipt, with its head. */
export function ReceiptPage({ payment: key, above, actions }: Props) {
  const payment = useFragment(
    graphql`
      fragment ReceiptPage_payment on Payment {
        databaseId
        reference
        status
        ...PaymentReceipt_payment
      }
    `,
    key,
  );
  const title = `${receiptTitle(getPaymentStatus(payment.status))} ${payment.reference}`;
  useScreenTitle(title);
  return (
    <>
      <div data-noprint>
        <PageHeader
          title={title}
          breadcrumbs={[above, { label: payment.reference }]}
          actions={
            <>
              {actions}
              <DownloadLink icon={<FileDown />} href={`/api/payments/${payment.databaseId}/receipt.pdf`}>
                Download PDF
              </DownloadLink>
              <Button variant="primary" icon={<Printer />} onClick={() => window.print()}>
                Print
              </Button>
            </>
          }
        />
      </div>
      <PaymentReceipt payment={payment} />
    </>
  );
}

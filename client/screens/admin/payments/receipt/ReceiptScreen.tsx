import { Pencil, Printer } from "lucide-react";
import { graphql } from "react-relay";
import type { ReceiptScreenQuery } from "~/__generated__/ReceiptScreenQuery.graphql";
import { PaymentReceipt, receiptTitle } from "~/layout/payments/PaymentReceipt";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { NotFound } from "~/screens/admin/NotFound";
import { Button } from "~/ui/Button";
import { ButtonLink } from "~/ui/ButtonLink";
import { Card } from "~/ui/Card";
import { PageHeader } from "~/ui/PageHeader";

const query = graphql`
  query ReceiptScreenQuery($paymentId: Int!) @preloadable {
    payment(databaseId: $paymentId) {
      databaseId
      paymentId
      status
      comments
      ...PaymentReceipt_payment
    }
  }
`;

type Payment = NonNullable<ReceiptScreenQuery["response"]["payment"]>;

/** A payment as a printable receipt. */
export function ReceiptScreen() {
  const { payment } = useRouteQuery<ReceiptScreenQuery>(query);
  return payment ? <Receipt payment={payment} /> : <NotFound kind="payment" />;
}

function Receipt({ payment }: { payment: Payment }) {
  const title = `${receiptTitle(payment.status)} ${payment.paymentId}`;
  useScreenTitle(title);
  return (
    <>
      <div data-noprint>
        <PageHeader
          title={title}
          breadcrumbs={[{ label: "Payments", to: "/admin/payments" }, { label: payment.paymentId }]}
          actions={
            <>
              <ButtonLink icon={<Pencil />} to={`/admin/payments/${payment.databaseId}/edit`}>
                Edit
              </ButtonLink>
              <Button variant="primary" icon={<Printer />} onClick={() => window.print()}>
                Print
              </Button>
            </>
          }
        />
      </div>
      <PaymentReceipt payment={payment} />
      {payment.comments !== "" && (
        <Card
          title="Comments"
          description="For staff only; not on the receipt"
          className="mt-4 max-w-3xl print:hidden"
        >
          <p className="text-sm whitespace-pre-line wrap-anywhere text-soft">{payment.comments}</p>
        </Card>
      )}
    </>
  );
}

import { Printer } from "lucide-react";
import { graphql } from "react-relay";
import { useParams } from "react-router-dom";
import type { OwnReceiptScreenQuery } from "~/__generated__/OwnReceiptScreenQuery.graphql";
import { NotFoundState } from "~/layout/NotFoundState";
import { PaymentReceipt, receiptTitle } from "~/layout/payments/PaymentReceipt";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { Button } from "~/ui/Button";
import { PageHeader } from "~/ui/PageHeader";

const query = graphql`
  query OwnReceiptScreenQuery($paymentId: Int!) @preloadable {
    ownPayment(databaseId: $paymentId) {
      paymentId
      status
      ...PaymentReceipt_payment
    }
  }
`;

type Payment = NonNullable<OwnReceiptScreenQuery["response"]["ownPayment"]>;

/** One of the viewer's payments as a printable receipt. */
export function OwnReceiptScreen() {
  const { ownPayment } = useRouteQuery<OwnReceiptScreenQuery>(query);
  const profile = `/users/${encodeURIComponent(useParams()["username"] ?? "")}`;
  if (ownPayment) return <Receipt payment={ownPayment} profile={profile} />;
  return (
    <NotFoundState what="Payment" links={[{ label: "Back to the profile", to: profile }]}>
      We couldn't find this payment in your account.
    </NotFoundState>
  );
}

function Receipt({ payment, profile }: { payment: Payment; profile: string }) {
  const title = `${receiptTitle(payment.status)} ${payment.paymentId}`;
  useScreenTitle(title);
  return (
    <>
      <div data-noprint>
        <PageHeader
          title={title}
          breadcrumbs={[{ label: "Your profile", to: profile }, { label: payment.paymentId }]}
          actions={
            <Button variant="primary" icon={<Printer />} onClick={() => window.print()}>
              Print
            </Button>
          }
        />
      </div>
      <PaymentReceipt payment={payment} />
    </>
  );
}

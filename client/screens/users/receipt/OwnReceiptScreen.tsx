import { graphql } from "react-relay";
import { useParams } from "react-router-dom";
import type { OwnReceiptScreenQuery } from "~/__generated__/OwnReceiptScreenQuery.graphql";
import { NotFoundState } from "~/layout/NotFoundState";
import { ReceiptPage } from "~/layout/payments/ReceiptPage";
import { useRouteQuery } from "~/relay/useRouteQuery";

const query = graphql`
  query OwnReceiptScreenQuery($paymentId: Int!) @preloadable {
    ownPayment(databaseId: $paymentId) { ...ReceiptPage_payment }
  }
`;

/** One of the viewer's payments as a printable receipt. */
export function OwnReceiptScreen() {
  const { ownPayment } = useRouteQuery<OwnReceiptScreenQuery>(query);
  const profile = `/users/${encodeURIComponent(useParams()["username"] ?? "")}`;
  if (ownPayment) return <ReceiptPage payment={ownPayment} above={{ label: "Your profile", to: profile }} />;
  return (
    <NotFoundState what="Payment" links={[{ label: "Back to the profile", to: profile }]}>
      We couldn't find this payment in your account.
    </NotFoundState>
  );
}

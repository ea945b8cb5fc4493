import { Pencil } from "lucide-react";
import { graphql } from "react-relay";
import type { ReceiptScreenQuery } from "~/__generated__/ReceiptScreenQuery.graphql";
import { ReceiptPage } from "~/layout/payments/ReceiptPage";
import { type Found, foundScreen } from "~/screens/admin/foundScreen";
import { HistoryLink } from "~/screens/admin/HistoryLink";
import { ButtonLink } from "~/ui/ButtonLink";
import { Card } from "~/ui/Card";

function Receipt({ payment }: Found<ReceiptScreenQuery, "payment">) {
  const edit = (
    <>
      <HistoryLink address={`/admin/payments/${payment.databaseId}`} />
      <ButtonLink icon={<Pencil />} to={`/admin/payments/${payment.databaseId}/edit`}>
        Edit
      </ButtonLink>
    </>
  );
  return (
    <>
      <ReceiptPage payment={payment} above={{ label: "Payments", to: "/admin/payments" }} actions={edit} />
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

const query = graphql`
  query ReceiptScreenQuery($paymentId: Int!) @preloadable {
    payment(databaseId: $paymentId) { databaseId comments ...ReceiptPage_payment }
  }
`;

/** A payment as a printable receipt, with the comments of staff. */
export const ReceiptScreen = foundScreen(query, "payment", Receipt);

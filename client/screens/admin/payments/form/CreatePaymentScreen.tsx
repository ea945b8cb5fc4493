import { graphql } from "react-relay";
import type { CreatePaymentScreenQuery } from "~/__generated__/CreatePaymentScreenQuery.graphql";
import { createPayment } from "~/commands/organizationCommands";
import { useSave } from "~/forms/useSave";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { personOption } from "~/screens/admin/PersonPicker";
import { PageHeader } from "~/ui/PageHeader";
import { newPayment, PaymentForm } from "./PaymentForm";

const query = graphql`
  query CreatePaymentScreenQuery($payerId: Int!, $ofUser: Boolean!) @preloadable {
    today
    payer: user(databaseId: $payerId) @include(if: $ofUser) {
      databaseId
      name
      email
      userType
    }
  }
`;

const title = "Add payment";
const back = "/admin/payments";

/** Records a payment, then opens the list. `?user=` preselects the payer. */
export function CreatePaymentScreen() {
  useScreenTitle(title);
  const { today, payer } = useRouteQuery<CreatePaymentScreenQuery>(query);
  const save = useSave(createPayment);
  const known = payer?.userType === "U" ? personOption(payer) : null;
  return (
    <>
      <PageHeader title={title} breadcrumbs={[{ label: "Payments", to: back }, { label: "Create" }]} />
      <PaymentForm
        saved={newPayment(known?.value ?? "")}
        payer={known}
        today={today}
        submitLabel={title}
        back={back}
        onSave={(input, { onFieldErrors }) => save({ input }, { onFieldErrors, to: back })}
      />
    </>
  );
}

import { graphql } from "react-relay";
import type { EditPaymentScreenCreatePaymentQuery } from "~/__generated__/EditPaymentScreenCreatePaymentQuery.graphql";
import type { EditPaymentScreenQuery } from "~/__generated__/EditPaymentScreenQuery.graphql";
import { createPayment, updatePayment } from "~/commands/organizationCommands";
import { useSave } from "~/forms/useSave";
import { ScreenHead } from "~/layout/ScreenHead";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { type FoundProps, foundScreen } from "~/screens/admin/foundScreen";
import { personOption } from "~/screens/admin/PersonPicker";
import { batchItem, courseItem } from "../ItemPicker";
import { newPayment, PaymentForm } from "./PaymentForm";

const createQuery = graphql`
  query EditPaymentScreenCreatePaymentQuery($payerId: Int!, $ofUser: Boolean!) @preloadable {
    today
    payer: user(databaseId: $payerId) @include(if: $ofUser) { databaseId name email userType }
  }
`;

const title = "Add payment";
const back = "/admin/payments";

/** Records a payment, then opens the list. `?user=` preselects the payer. */
export function CreatePaymentScreen() {
  const { today, payer } = useRouteQuery<EditPaymentScreenCreatePaymentQuery>(createQuery);
  const save = useSave(createPayment);
  const known = payer?.userType === "U" ? personOption(payer) : null;
  return (
    <>
      <ScreenHead title={title} breadcrumbs={[{ label: "Payments", to: back }, { label: "Create" }]} />
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

graphql`
  fragment EditPaymentScreen_payment on Payment {
    reference
    amount
    transactionDate
    paymentMethod
    status
    comments
    courseId
    batchId
    item
    updatedAt
    user { databaseId name email }
  }
`;

const list = "/admin/payments";

type Payment = NonNullable<EditPaymentScreenQuery["response"]["payment"]>;

const toSavedState = (payment: Payment) => ({
  version: payment.updatedAt,
  values: {
    userId: String(payment.user.databaseId),
    reference: payment.reference,
    amount: String(payment.amount),
    transactionDate: payment.transactionDate ?? "",
    paymentMethod: payment.paymentMethod ?? "",
    status: payment.status,
    comments: payment.comments,
    courseId: payment.courseId ? String(payment.courseId) : "",
    batchId: payment.batchId ? String(payment.batchId) : "",
  },
});

function toItem({ courseId, batchId, item }: Payment) {
  if (courseId) return courseItem({ databaseId: courseId, title: item ?? "" });
  return batchId ? batchItem({ databaseId: batchId, name: item ?? "" }) : null;
}

function Editor({ payment, today, readNewest }: FoundProps<EditPaymentScreenQuery, "payment">) {
  const title = `Edit ${payment.reference}`;
  const paymentId = payment.databaseId;
  const save = useSave(updatePayment, readNewest);
  return (
    <>
      <ScreenHead
        title={title}
        breadcrumbs={[
          { label: "Payments", to: list },
          { label: payment.reference, to: `${list}/${payment.databaseId}` },
          { label: "Edit" },
        ]}
      />
      <PaymentForm
        saved={toSavedState(payment)}
        payer={personOption(payment.user)}
        item={toItem(payment)}
        today={today}
        submitLabel="Save payment"
        back={list}
        onSave={(input, { version, ...saving }) =>
          save({ paymentId, version, input }, { ...saving, to: list })
        }
      />
    </>
  );
}

const query = graphql`
  query EditPaymentScreenQuery($paymentId: Int!) @preloadable {
    today
    payment(databaseId: $paymentId) {
      databaseId
      ...EditPaymentScreen_payment @relay(mask: false)
    }
  }
`;

/** Edits a payment, then opens the list. */
export const EditPaymentScreen = foundScreen(query, "payment", Editor);

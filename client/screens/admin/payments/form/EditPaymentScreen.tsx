import { graphql } from "react-relay";
import type { EditPaymentScreenMutation } from "~/__generated__/EditPaymentScreenMutation.graphql";
import type { EditPaymentScreenQuery } from "~/__generated__/EditPaymentScreenQuery.graphql";
import { useSave } from "~/forms/useSave";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { useReadNewest } from "~/relay/useReadNewest";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { NotFound } from "~/screens/admin/NotFound";
import { personOption } from "~/screens/admin/PersonPicker";
import { PageHeader } from "~/ui/PageHeader";
import { batchItem, courseItem } from "../ItemPicker";
import { paymentMessages } from "../paymentMessages";
import { PaymentForm } from "./PaymentForm";

graphql`
  fragment EditPaymentScreen_payment on Payment {
    paymentId
    amount
    transactionDate
    paymentMethod
    status
    comments
    courseId
    batchId
    item
    updatedAt
    user {
      databaseId
      name
      email
    }
  }
`;

const query = graphql`
  query EditPaymentScreenQuery($paymentId: Int!) @preloadable {
    today
    payment(databaseId: $paymentId) {
      databaseId
      ...EditPaymentScreen_payment @relay(mask: false)
    }
  }
`;

const mutation = graphql`
  mutation EditPaymentScreenMutation($paymentId: Int!, $version: DateTime!, $input: PaymentInput!) {
    result: updatePayment(paymentId: $paymentId, version: $version, input: $input) {
      ... on ChangedPaymentPayload @alias(as: "payload") {
        payment {
          ...EditPaymentScreen_payment
        }
      }
      ...readRefusal_refusal @alias(as: "refusal")
    }
  }
`;

const texts = { success: paymentMessages.updated, fallback: paymentMessages.updateFailed };
const list = "/admin/payments";

type Payment = NonNullable<EditPaymentScreenQuery["response"]["payment"]>;

/** Edits a payment, then opens the list. */
export function EditPaymentScreen() {
  const { today, payment } = useRouteQuery<EditPaymentScreenQuery>(query);
  return payment ? <Editor payment={payment} today={today} /> : <NotFound kind="payment" />;
}

const toSavedState = (payment: Payment) => ({
  version: payment.updatedAt,
  values: {
    userId: String(payment.user.databaseId),
    paymentId: payment.paymentId,
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

function Editor({ payment, today }: { payment: Payment; today: string }) {
  const title = `Edit ${payment.paymentId}`;
  useScreenTitle(title);
  const paymentId = payment.databaseId;
  const readNewest = useReadNewest<EditPaymentScreenQuery>(query, { paymentId });
  const save = useSave<EditPaymentScreenMutation>(mutation, texts, readNewest);
  return (
    <>
      <PageHeader
        title={title}
        breadcrumbs={[
          { label: "Payments", to: list },
          { label: payment.paymentId, to: `${list}/${payment.databaseId}` },
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

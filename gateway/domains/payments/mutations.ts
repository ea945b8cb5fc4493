import { inputType, optional, required } from "#gateway/graphql/arguments";
import { staffDeletion } from "#gateway/graphql/deletions";
import { ofEdit, ofInput, staffMutation } from "#gateway/graphql/mutationFields";
import { changedRow } from "#gateway/graphql/payloads";
import { createPayment, deletePayment, updatePayment } from "./commands";
import { Payment, PaymentMethod, PaymentStatus } from "./Payment";

const ChangedPayment = changedRow("ChangedPaymentPayload", "payment", { type: Payment });

const PaymentInput = inputType("PaymentInput", {
  userId: required("Int", "The id of a user of type U."),
  reference: required("String", "The reference: at most 60 characters, unique in the organization."),
  amount: required("Int", "Whole rupees, 1 to 100,000,000."),
  transactionDate: optional(
    "String",
    "A day as YYYY-MM-DD, from 2000-01-01 to a year ahead, or to today if it is paid (a change may leave both as they are); null if unknown, which dates a payment that is paid today.",
  ),
  paymentMethod: optional(PaymentMethod, "Null if unknown."),
  status: required(PaymentStatus, "Payment status."),
  comments: optional("String", "At most 500 characters."),
  courseId: optional("Int", "The paid course; not together with a batch."),
  batchId: optional("Int", "The paid batch; not together with a course."),
});

staffMutation("createPayment", {
  right: "payments.write",
  type: ChangedPayment,
  description: "Records a payment. Requires staff.",
  ...ofInput(PaymentInput, createPayment),
});

staffMutation("updatePayment", {
  right: "payments.write",
  type: ChangedPayment,
  description:
    "Updates a payment; fields that are left out become empty. STALE for an old version. Requires staff.",
  ...ofEdit("payment", PaymentInput, updatePayment),
});

staffDeletion("deletePayment", deletePayment, {
  right: "payments.write",
  description: "Deletes a payment. Requires staff.",
  payload: "A deleted payment.",
  isUndoable: true,
});

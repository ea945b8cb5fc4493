import { editedVersion, rowId } from "#gateway/graphql/arguments";
import { builder } from "#gateway/graphql/builder";
import { deleteMutation, staffMutation } from "#gateway/graphql/mutationFields";
import { changedPayload, deletedPayload } from "#gateway/graphql/payloads";
import { createPayment, deletePayment, updatePayment } from "./commands";
import { Payment, PaymentMethod, PaymentStatus } from "./Payment";

const ChangedPayment = changedPayload("ChangedPaymentPayload", {
  description: "The payment after the change.",
  rows: { payment: { type: Payment, id: "paymentId", description: "The payment." } },
});

const DeletedPayment = deletedPayload({ type: "Payment", description: "A deleted payment." });

const PaymentInput = builder.inputType("PaymentInput", {
  fields: (t) => ({
    userId: t.int({ required: true, description: "The id of a user of type U." }),
    paymentId: t.string({
      required: true,
      description: "The reference id: at most 60 characters, unique in the organization.",
    }),
    amount: t.int({ required: true, description: "Whole rupees, 1 to 100,000,000." }),
    transactionDate: t.string({
      description:
        "A day as YYYY-MM-DD, from 2000-01-01 to a year ahead, or to today when it is paid (a change may leave both as they are); null when it is not known.",
    }),
    paymentMethod: t.field({ type: PaymentMethod, description: "Null when it is not known." }),
    status: t.field({ type: PaymentStatus, required: true, description: "Payment status." }),
    comments: t.string({ description: "At most 500 characters." }),
    courseId: t.int({ description: "The paid course; not together with a batch." }),
    batchId: t.int({ description: "The paid batch; not together with a course." }),
  }),
});

staffMutation("createPayment", {
  type: ChangedPayment,
  description: "Records a payment. Requires staff.",
  args: builder.args((t) => ({ input: t.field({ type: PaymentInput, required: true }) })),
  run: async (context, member, { input }) => ({
    paymentId: await createPayment(context, member, input),
  }),
});

staffMutation("updatePayment", {
  type: ChangedPayment,
  description:
    "Updates a payment; fields that the input leaves out become empty. STALE for an old version. Requires staff.",
  args: builder.args((t) => ({
    paymentId: t.int(rowId("payment")),
    version: t.field(editedVersion),
    input: t.field({ type: PaymentInput, required: true }),
  })),
  run: updatePayment,
});

deleteMutation("deletePayment", {
  type: DeletedPayment,
  row: "payment",
  description: "Deletes a payment. Requires staff.",
  command: deletePayment,
});

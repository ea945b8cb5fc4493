import { builder } from "#gateway/graphql/builder";
import { deletedPayload } from "#gateway/graphql/payloads";
import { editedVersion, orRefusal } from "#gateway/graphql/Refusal";
import { requireMember } from "#gateway/graphql/scopes";
import { createPayment, deletePayment, updatePayment } from "./commands";
import { Payment, PaymentMethod, PaymentStatus } from "./Payment";

const ChangedPayment = builder.objectRef<{ paymentId: number }>("ChangedPaymentPayload").implement({
  description: "The payment after the change.",
  authScopes: { staff: true },
  fields: (t) => ({
    payment: t.prismaField({
      type: Payment,
      description: "The payment.",
      resolve: (query, { paymentId }, _args, { db }) =>
        db.payment.findUniqueOrThrow({ ...query, where: { id: paymentId } }),
    }),
  }),
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

const paymentNumber = { required: true, description: "The payment's id." } as const;

builder.mutationField("createPayment", (t) =>
  t.field({
    type: ChangedPayment,
    description: "Records a payment. Requires staff.",
    authScopes: { staff: true },
    errors: orRefusal("CreatePayment"),
    args: { input: t.arg({ type: PaymentInput, required: true }) },
    resolve: async (_root, { input }, context) => ({
      paymentId: await createPayment(context, requireMember(context.viewer), input),
    }),
  }),
);

builder.mutationField("updatePayment", (t) =>
  t.field({
    type: ChangedPayment,
    description:
      "Updates a payment; fields that the input leaves out become empty. STALE for an old version. Requires staff.",
    authScopes: { staff: true },
    errors: orRefusal("UpdatePayment"),
    args: {
      paymentId: t.arg.int(paymentNumber),
      version: t.arg(editedVersion),
      input: t.arg({ type: PaymentInput, required: true }),
    },
    resolve: async (_root, args, context) => {
      await updatePayment(context, requireMember(context.viewer), args);
      return { paymentId: args.paymentId };
    },
  }),
);

builder.mutationField("deletePayment", (t) =>
  t.field({
    type: DeletedPayment,
    description: "Deletes a payment. Requires staff.",
    authScopes: { staff: true },
    errors: orRefusal("DeletePayment"),
    args: { paymentId: t.arg.int(paymentNumber) },
    resolve: async (_root, { paymentId }, context) => {
      await deletePayment(context, requireMember(context.viewer), paymentId);
      return { deletedId: paymentId };
    },
  }),
);

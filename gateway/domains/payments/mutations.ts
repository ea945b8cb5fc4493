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

const DeletedPayment = deletedPayload({ type: "Payment", description: "A payment that is gone." });

const PaymentInput = builder.inputType("PaymentInput", {
  fields: (t) => ({
    userId: t.int({ required: true, description: "The number of a user of type U." }),
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
    status: t.field({ type: PaymentStatus, required: true, description: "What became of it." }),
    comments: t.string({ description: "At most 500 characters." }),
    courseId: t.int({ description: "The course that it pays for; not together with a batch." }),
    batchId: t.int({ description: "The batch that it pays for; not together with a course." }),
  }),
});

const paymentNumber = { required: true, description: "The payment's number." } as const;

builder.mutationField("createPayment", (t) =>
  t.field({
    type: ChangedPayment,
    description: "Writes a payment of a user down. Staff only.",
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
      "Changes a payment; what the input leaves out becomes empty. STALE for an old version. Requires staff.",
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
    description: "Deletes a payment. Staff only.",
    authScopes: { staff: true },
    errors: orRefusal("DeletePayment"),
    args: { paymentId: t.arg.int(paymentNumber) },
    resolve: async (_root, { paymentId }, context) => {
      await deletePayment(context, requireMember(context.viewer), paymentId);
      return { deletedId: paymentId };
    },
  }),
);

import { builder } from "#gateway/graphql/builder";
import { deletedPayload } from "#gateway/graphql/payloads";
import { orRefusal } from "#gateway/graphql/Refusal";
import { requireMember } from "#gateway/graphql/scopes";
import { BatchTrainer, TrainerRole } from "./BatchTrainer";
import { readWarnings } from "./clashFields";
import { assignTrainer, removeTrainer } from "./commands";

const ChangedBatchTrainer = builder.objectRef<{ id: number }>("ChangedBatchTrainerPayload").implement({
  description: "A trainer of a batch course after the change.",
  authScopes: { staff: true },
  fields: (t) => ({
    batchTrainer: t.prismaField({
      type: BatchTrainer,
      description: "The trainer with the role.",
      resolve: (query, { id }, _args, { db }) =>
        db.batchTrainer.findUniqueOrThrow({ ...query, where: { id } }),
    }),
    warnings: t.stringList({
      description: "The trainer's other classes at the same time; they do not prevent the assignment.",
      resolve: ({ id }, _args, { db }) => readWarnings(db, id),
    }),
  }),
});

const RemovedBatchTrainer = deletedPayload({
  type: "BatchTrainer",
  name: "RemovedBatchTrainerPayload",
  description: "A removed trainer.",
});

const AssignTrainerInput = builder.inputType("AssignTrainerInput", {
  fields: (t) => ({
    trainerId: t.int({ required: true, description: "The id of an account of type E." }),
    role: t.field({ type: TrainerRole, required: true, description: "The role." }),
  }),
});

const batchNumber = { required: true, description: "The batch's id." } as const;
const courseNumber = { required: true, description: "The id of a course of the batch." } as const;

builder.mutationField("assignTrainer", (t) =>
  t.field({
    type: ChangedBatchTrainer,
    description: "Assigns a member of staff to a course of a batch, with one role. Requires staff.",
    authScopes: { staff: true },
    errors: orRefusal("AssignTrainer"),
    args: {
      batchId: t.arg.int(batchNumber),
      courseId: t.arg.int(courseNumber),
      input: t.arg({ type: AssignTrainerInput, required: true }),
    },
    resolve: async (_root, args, context) => ({
      id: await assignTrainer(context, requireMember(context.viewer), args),
    }),
  }),
);

builder.mutationField("removeTrainer", (t) =>
  t.field({
    type: RemovedBatchTrainer,
    description: "Removes a trainer from a course of a batch. Requires staff.",
    authScopes: { staff: true },
    errors: orRefusal("RemoveTrainer"),
    args: {
      batchId: t.arg.int(batchNumber),
      courseId: t.arg.int(courseNumber),
      trainerId: t.arg.int({ required: true, description: "The trainer's id." }),
    },
    resolve: async (_root, args, context) => ({
      deletedId: await removeTrainer(context, requireMember(context.viewer), args),
    }),
  }),
);

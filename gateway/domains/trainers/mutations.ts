import { rowId } from "#gateway/graphql/arguments";
import { builder } from "#gateway/graphql/builder";
import { staffMutation } from "#gateway/graphql/mutationFields";
import { deletedPayload } from "#gateway/graphql/payloads";
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

const courseNumber = { required: true, description: "The id of a course of the batch." } as const;

staffMutation("assignTrainer", {
  type: ChangedBatchTrainer,
  description: "Assigns a member of staff to a course of a batch, with one role. Requires staff.",
  args: builder.args((t) => ({
    batchId: t.int(rowId("batch")),
    courseId: t.int(courseNumber),
    input: t.field({ type: AssignTrainerInput, required: true }),
  })),
  run: async (context, member, args) => ({
    id: await assignTrainer(context, member, args),
  }),
});

staffMutation("removeTrainer", {
  type: RemovedBatchTrainer,
  description: "Removes a trainer from a course of a batch. Requires staff.",
  args: builder.args((t) => ({
    batchId: t.int(rowId("batch")),
    courseId: t.int(courseNumber),
    trainerId: t.int(rowId("trainer")),
  })),
  run: async (context, member, args) => ({
    deletedId: await removeTrainer(context, member, args),
  }),
});

import { inputType, required, rowId, toArgs } from "#gateway/graphql/arguments";
import { staffMutation } from "#gateway/graphql/mutationFields";
import { commandPayload, deletedPayload } from "#gateway/graphql/payloads";
import { BatchTrainer, TrainerRole } from "./BatchTrainer";
import { readWarnings } from "./clashFields";
import { assignTrainer, removeTrainer } from "./commands";

const ChangedBatchTrainer = commandPayload<{ id: number }>("ChangedBatchTrainerPayload", {
  description: "A trainer of a batch course after the change.",
  rows: { batchTrainer: { type: BatchTrainer, id: "id", description: "The trainer with the role." } },
  fields: (t) => ({
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
  isUndoable: true,
});

const AssignTrainerInput = inputType("AssignTrainerInput", {
  trainerId: required("Int", "The id of an account of type E."),
  role: required(TrainerRole, "The role."),
});

const courseNumber = required("Int", "The id of a course of the batch.");

staffMutation("assignTrainer", {
  right: "batches.write",
  type: ChangedBatchTrainer,
  description: "Assigns a member of staff to a course of a batch, with one role. Requires staff.",
  args: toArgs({ batchId: rowId("batch"), courseId: courseNumber, input: required(AssignTrainerInput) }),
  run: (context, member, args) => assignTrainer(context, member, args),
});

staffMutation("removeTrainer", {
  right: "batches.write",
  type: RemovedBatchTrainer,
  description: "Removes a trainer from a course of a batch. Requires staff.",
  args: toArgs({ batchId: rowId("batch"), courseId: courseNumber, trainerId: rowId("trainer") }),
  run: (context, member, args) => removeTrainer(context, member, args),
});

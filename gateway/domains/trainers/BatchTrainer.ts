import { builder } from "#gateway/graphql/builder";
import { describedEnum } from "#gateway/graphql/enums";
import { expose } from "#gateway/graphql/fields";
import { listField } from "#gateway/graphql/lists";
import { visibleNode } from "#gateway/graphql/nodes";
import { contextMax } from "#gateway/graphql/pages";
import { BatchCourse } from "../batchCourses/BatchCourse";
import { Batch } from "../batches/Batch";
import { User } from "../users/User";
import { visibleTrainers } from "./access";
import type { TrainerRole as TrainerRoleName } from "./contract";

export const TrainerRole = describedEnum<TrainerRoleName>(
  "TrainerRole",
  "A trainer's role in a batch course.",
  {
    TRAINER: "Leads the course.",
    CO_TRAINER: "Leads it together with another; the documented calls spell it CO-TRAINER.",
    GUEST: "Gives single classes.",
    MENTOR: "Advises learners.",
    ASSISTANT: "Helps in class.",
    REVIEWER: "Reviews the learners' submissions.",
  },
);

export const BatchTrainer = builder.prismaNode("BatchTrainer", {
  description: "A member of staff on a batch course. Visible with the batch course.",
  ...visibleNode(visibleTrainers),
  authScopes: { signedIn: true },
  fields: (t) => ({
    ...expose(t, {
      databaseId: "The row's id; arguments name the trainer.",
      role: "The role.",
      updatedAt: "When it last changed.",
    }),
    trainer: t.relation("trainer", { type: User, description: "The member of staff." }),
    batchCourse: t.relation("batchCourse", { type: BatchCourse, description: "The course of the batch." }),
  }),
});

const byName = [{ trainer: { name: "asc" as const } }, { id: "asc" as const }];

builder.prismaObjectField(BatchCourse, "trainers", (t) =>
  t.relatedConnection("trainers", {
    type: BatchTrainer,
    cursor: "id",
    maxSize: contextMax,
    totalCount: true,
    description: "Its trainers, by name.",
    query: () => ({ orderBy: byName }),
  }),
);

listField(Batch, "trainers", {
  type: BatchTrainer,
  description: "The trainers of its courses, by name; once for each course that they teach.",
  where: ({ id }, _args, { viewer }) => ({ batchId: id, AND: visibleTrainers(viewer) }),
  orderBy: byName,
});

import { builder } from "#gateway/graphql/builder";
import { describedEnum } from "#gateway/graphql/enums";
import { listField } from "#gateway/graphql/lists";
import { contextMax } from "#gateway/graphql/pages";
import { nodeType } from "#gateway/graphql/types";
import { BatchCourse } from "../batchCourses/BatchCourse";
import { Batch } from "../batches/Batch";
import { visibleTrainers } from "./access";
import type { TrainerRole as TrainerRoleName } from "./contract";

export const TrainerRole = describedEnum<TrainerRoleName>(
  "TrainerRole",
  "A trainer's role in a batch course.",
  {
    TRAINER: "Leads the course.",
    CO_TRAINER: "Leads it together with another trainer; the documented calls spell it CO-TRAINER.",
    GUEST: "Gives single classes.",
    MENTOR: "Advises learners.",
    ASSISTANT: "Helps in class.",
    REVIEWER: "Reviews the learners' submissions.",
  },
);

export const BatchTrainer = nodeType("BatchTrainer", {
  description: "A member of staff on a batch course. Visible with the batch course.",
  visible: visibleTrainers,
  readers: "signedIn",
  columns: {
    databaseId: "The row's id; arguments name the trainer.",
    role: "The role.",
    updatedAt: "When it last changed.",
  },
  relations: {
    trainer: "The member of staff.",
    batchCourse: "The course of the batch.",
  },
});

const byName = [{ trainer: { sortKey: "asc" as const } }, { id: "asc" as const }];

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
  description: "The trainers of its courses, by name; once for each course they teach.",
  where: ({ id }, _args, { viewer }) => ({ batchId: id, AND: visibleTrainers(viewer) }),
  orderBy: byName,
});

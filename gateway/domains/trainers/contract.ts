import { z } from "zod";
import { chosenId, enumField } from "../contract";
import { defineLabels, getValues } from "../labelsContract";
import { getSpecifiedMessages } from "../messagesContract";

/** The roles of a trainer in a batch course; one each. */
export const trainerRoleLabels = defineLabels({
  TRAINER: "TRAINER",
  CO_TRAINER: "CO-TRAINER",
  GUEST: "GUEST",
  MENTOR: "MENTOR",
  ASSISTANT: "ASSISTANT",
  REVIEWER: "REVIEWER",
});
export type TrainerRole = keyof typeof trainerRoleLabels;

export const trainerLabels = { trainerId: "Trainer", role: "Role" } as const;

export const trainerMessages = {
  notFound: "Trainer not found",
  courseNotFound: "Batch course not found",
  employeesOnly: "Only employees can be trainers",
  assignedAlready: "The trainer already has a role in this course",
  teachesElsewhere: (course: string, batch: string) => `Also teaches ${course} in ${batch} at the same time`,
  assign: {
    success: "Trainer assigned to batch successfully",
    fallback: "Unable to assign trainer to batch",
  },
  ...getSpecifiedMessages("trainer", "remove"),
} as const;

export const assignTrainerSchema = z.object({
  trainerId: chosenId(trainerLabels.trainerId),
  role: enumField(trainerLabels.role, getValues(trainerRoleLabels)),
});

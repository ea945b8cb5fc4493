import { z } from "zod";
import { chosenId, enumField } from "../contract";

/** The roles of a trainer in a batch course; one each. */
export const trainerRoles = ["TRAINER", "CO_TRAINER", "GUEST", "MENTOR", "ASSISTANT", "REVIEWER"] as const;
export type TrainerRole = (typeof trainerRoles)[number];
/** As the documented calls and the screens spell them. */
export const trainerRoleLabels: Record<TrainerRole, string> = {
  TRAINER: "TRAINER",
  CO_TRAINER: "CO-TRAINER",
  GUEST: "GUEST",
  MENTOR: "MENTOR",
  ASSISTANT: "ASSISTANT",
  REVIEWER: "REVIEWER",
};

export const trainerLabels = { trainerId: "Trainer", role: "Role" } as const;

export const trainerMessages = {
  notFound: "Trainer not found",
  courseNotFound: "Batch course not found",
  employeesOnly: "Only employees can be trainers",
  assignedAlready: "The trainer already has a role in this course",
  teachesElsewhere: (course: string, batch: string) => `Also teaches ${course} in ${batch} at the same time`,
  assigned: "Trainer assigned to batch successfully",
  assignFailed: "Unable to assign trainer to batch",
  removed: "Trainer removed successfully",
  removeFailed: "Unable to remove trainer",
} as const;

export const assignTrainerSchema = z.object({
  trainerId: chosenId(trainerLabels.trainerId),
  role: enumField(trainerLabels.role, trainerRoles),
});

import { defineLabels } from "../labelsContract";

export const batchTypeLabels = defineLabels("WEEKDAY", "SATURDAY", "SUNDAY");
export type BatchType = keyof typeof batchTypeLabels;

export const weekdays = [
  "MONDAY",
  "TUESDAY",
  "WEDNESDAY",
  "THURSDAY",
  "FRIDAY",
  "SATURDAY",
  "SUNDAY",
] as const;
export type Weekday = (typeof weekdays)[number];

/** The class days of each type. */
export const presetDays: Record<BatchType, readonly Weekday[]> = {
  WEEKDAY: ["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY"],
  SATURDAY: ["SATURDAY"],
  SUNDAY: ["SUNDAY"],
};

/** Returns the days of the week that a batch meets on: its own, or else those of its type. */
export const getClassDays = (batch: { batchType: BatchType; classDays: readonly Weekday[] }) =>
  batch.classDays.length > 0 ? batch.classDays : presetDays[batch.batchType];

/** Returns the known days of the week among texts, each once, Monday first. */
export const weekdaysIn = (texts: readonly string[]): Weekday[] =>
  weekdays.filter((weekday) => texts.includes(weekday));

export const batchStatusLabels = defineLabels(
  "SCHEDULED",
  "IN_PROGRESS",
  "COMPLETED",
  "CANCELLED",
  "POSTPONED",
  {
    HOLD: "On hold",
  },
);
export type BatchStatus = keyof typeof batchStatusLabels;

/** The status of a user in a batch. */
export const batchUserStatusLabels = defineLabels("ACTIVE", "COMPLETED", "DROPPED");
export type BatchUserStatus = keyof typeof batchUserStatusLabels;

/** The orders of the table of batches; each falls back on the id. */
export const batchSorts = ["START", "NAME", "STATUS"] as const;
export type BatchSort = (typeof batchSorts)[number];

/** The orders of a batch's users. */
export const batchUserSorts = ["NAME", "EMAIL", "STATUS"] as const;
export type BatchUserSort = (typeof batchUserSorts)[number];

import { z } from "zod";
import { isDay } from "../dayTextContract";
import { bulkSchema } from "../lists/bulkContract";

/** The orders of the list of late topics; each falls back on the id, so that pages never overlap. */
export const lateSorts = ["LATE", "BATCH", "COURSE"] as const;
export type LateSort = (typeof lateSorts)[number];

/** The most batches and trainers offered as filters. */
export const lateChoices = 1_000;

const optionalDay = z.string().refine(isDay, "Please enter a valid date.").nullish();

/** Late topics that are completed together, today when no day is given. */
export const completeLateSchema = bulkSchema.extend({ completedDate: optionalDay });

/** Late topics that are planned again together, for the next class days when no day is given. */
export const replanLateSchema = bulkSchema.extend({ plannedDate: optionalDay });

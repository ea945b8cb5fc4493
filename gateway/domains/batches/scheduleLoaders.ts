import type { TenantClient, TenantTransaction } from "#gateway/database/tenantClient";
import type { Reading } from "#gateway/graphql/loaders";
import type { Holidays } from "../batchTopics/dayContract";
import { toDay } from "../dayContract";
import { type BatchType, getClassDays, type Weekday } from "./contract";
import {
  computeSchedule,
  type ScheduleFacts,
  type ScheduleOverrides,
  type ScheduleTotals,
  withOverrides,
} from "./scheduleContract";

/** The columns of a batch's schedule. */
export const scheduleColumns = {
  id: true,
  startDate: true,
  endDate: true,
  startTime: true,
  endTime: true,
  batchType: true,
  classDays: true,
  duration: true,
  noOfDays: true,
  totalHours: true,
  completedHours: true,
} as const;

/** The schedule columns of a batch's row; 0 overrides nothing. */
export interface StoredSchedule extends ScheduleOverrides {
  id: number;
  startDate: Date;
  endDate: Date;
  startTime: Date | null;
  endTime: Date | null;
  batchType: BatchType;
  classDays: Weekday[];
}

const toTime = (time: Date | null): string | null => time?.toISOString().slice(11, 19) ?? null;

/** Returns the schedule of a stored batch. */
export const getSchedule = (batch: StoredSchedule, holidays: Holidays): ScheduleFacts => ({
  startDate: toDay(batch.startDate),
  endDate: toDay(batch.endDate),
  startTime: toTime(batch.startTime),
  endTime: toTime(batch.endTime),
  classDays: getClassDays(batch),
  holidays,
});

interface ScheduleDays {
  holidays: Holidays;
  /** The days on which topics were completed. */
  completedOn: readonly string[];
}

/** Returns the shown totals of a stored batch. */
export const shownSchedule = (
  batch: StoredSchedule,
  { holidays, completedOn }: ScheduleDays,
): ScheduleTotals => withOverrides(computeSchedule(getSchedule(batch, holidays), completedOn, batch), batch);

/** Returns the days on which topics of batches were completed, in one statement for any number of them. */
export async function readCompletionDays(
  { db }: { db: TenantClient | TenantTransaction } | Reading,
  batchIds: readonly number[],
): Promise<Map<number, string[]>> {
  const rows = await db.batchCourseTopic.groupBy({
    by: ["batchId", "completedDate"],
    where: { batchId: { in: [...batchIds] }, completedDate: { not: null } },
  });
  const days = new Map<number, string[]>();
  for (const { batchId, completedDate } of rows)
    if (completedDate) days.set(batchId, [...(days.get(batchId) ?? []), toDay(completedDate)]);
  return days;
}

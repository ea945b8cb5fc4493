import type { TenantClient } from "#gateway/database/tenantClient";
import { required, toArgs } from "#gateway/graphql/arguments";
import { builder } from "#gateway/graphql/builder";
import { BatchCourse } from "../batchCourses/BatchCourse";
import { effectiveTime } from "../batchCourses/rules";
import { type BatchType, getClassDays, type Weekday } from "../batches/contract";
import type { Holidays } from "../batchTopics/dayContract";
import { toDay } from "../dayContract";
import { readHolidays } from "../holidays/loaders";
import { trainerMessages } from "./contract";
import { isSameTime, type Timetable } from "./rules";

const timetableColumns = {
  id: true,
  startDate: true,
  endDate: true,
  startTime: true,
  endTime: true,
  course: { select: { title: true } },
  batch: { select: { name: true, startTime: true, endTime: true, batchType: true, classDays: true } },
} as const;

interface TimetableRow {
  startDate: Date;
  endDate: Date;
  startTime: Date | null;
  endTime: Date | null;
  batch: { startTime: Date | null; endTime: Date | null; batchType: BatchType; classDays: Weekday[] };
}

const effectiveTimeText = (own: Date | null, batch: Date | null): string | null =>
  effectiveTime(own, batch)?.toISOString().slice(11, 19) ?? null;

const toTimetable = (
  { startDate, endDate, startTime, endTime, batch }: TimetableRow,
  holidays: Holidays,
): Timetable => ({
  holidays,
  startDate: toDay(startDate),
  endDate: toDay(endDate),
  startTime: effectiveTimeText(startTime, batch.startTime),
  endTime: effectiveTimeText(endTime, batch.endTime),
  classDays: getClassDays(batch),
});

const current = { in: ["SCHEDULED" as const, "IN_PROGRESS" as const] };

interface Assignment {
  batchId: number;
  courseId: number;
  trainerId: number;
}

/** Returns the trainer's other classes at the times of the batch course. */
async function readClashes(
  db: TenantClient,
  { batchId, courseId, trainerId }: Assignment,
): Promise<string[]> {
  const own = await db.batchCourse.findFirst({ where: { batchId, courseId }, select: timetableColumns });
  if (!own) return [];
  const others = await db.batchCourse.findMany({
    where: {
      id: { not: own.id },
      status: current,
      batch: { status: current },
      trainers: { some: { trainerId } },
    },
    orderBy: [{ startDate: "asc" }, { id: "asc" }],
    select: timetableColumns,
  });
  if (others.length === 0) return [];
  const holidays = await readHolidays(db);
  const timetable = toTimetable(own, holidays);
  return others
    .filter((other) => isSameTime(timetable, toTimetable(other, holidays)))
    .map((other) => trainerMessages.teachesElsewhere(other.course.title, other.batch.name));
}

/** Returns the warnings for a stored assignment. */
export async function readWarnings(db: TenantClient, id: number): Promise<string[]> {
  const row = await db.batchTrainer.findUnique({
    where: { id },
    select: { batchId: true, courseId: true, trainerId: true },
  });
  return row ? readClashes(db, row) : [];
}

builder.prismaObjectField(BatchCourse, "trainerWarnings", (t) =>
  t.stringList({
    description: "Another class of a member of staff at the same time; a warning only. Requires staff.",
    authScopes: { "batches.write": true },
    args: toArgs({ trainerId: required("Int", "The member of staff's id.") }),
    select: { batchId: true, courseId: true },
    resolve: ({ batchId, courseId }, { trainerId }, { db }) =>
      readClashes(db, { batchId, courseId, trainerId }),
  }),
);

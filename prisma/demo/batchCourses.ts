import type { BatchCourseStatus, CourseType } from "#gateway/database/generated/prisma/enums";
import type { BatchDays, BatchDesign, CourseDesign } from "./batchDesigns";
import { makePlan } from "./batchPlans";
import { type Day, toDateText } from "./calendar";
import type { MadeCourse } from "./courses";
import { itemAt } from "./lookup";
import type { Row } from "./rows";
import { daytime, type Tenant } from "./tenant";
import type { Person } from "./users";

/** A batch course, and its progress. */
export interface MadeBatchCourse {
  row: Row<"BatchCourse">;
  course: MadeCourse;
  start: Day;
  end: Day;
  /** Share of the topics, from 0 to 1. */
  completedShare: number;
}

interface BatchCourseMaking {
  batch: Row<"Batch">;
  design: BatchDesign;
  days: BatchDays;
  trainers: readonly Person[];
}

const courseTypes: readonly CourseType[] = ["LIVE_ONLINE", "LIVE_ONLINE", "INSTRUCTOR_LED", "BLENDED"];
const secondRoles: readonly Row<"BatchTrainer">["role"][] = [
  "CO-TRAINER",
  "MENTOR",
  "ASSISTANT",
  "REVIEWER",
  "GUEST",
];

function chooseStatus(batch: Row<"Batch">, { days, heldUntil }: BatchDays, today: Day): BatchCourseStatus {
  if (batch.status === "CANCELLED" || batch.status === "COMPLETED") return batch.status;
  if (itemAt(days, -1) < today && itemAt(days, -1) <= heldUntil) return "COMPLETED";
  return itemAt(days, 0) <= today ? "IN_PROGRESS" : "SCHEDULED";
}

function addTrainers(tenant: Tenant, row: Row<"BatchCourse">, trainerIds: readonly number[]): void {
  const { rows, random, organizationId } = tenant;
  for (const [index, trainerId] of trainerIds.entries()) {
    rows.add("BatchTrainer", {
      id: rows.nextId("BatchTrainer"),
      organizationId,
      batchId: row.batchId,
      courseId: row.courseId,
      trainerId,
      role: index === 0 ? "TRAINER" : random.pick(secondRoles),
      createdAt: row.createdAt,
      updatedAt: row.createdAt,
    });
  }
}

function chooseTrainers({ random }: Tenant, course: MadeCourse, trainers: readonly Person[]): number[] {
  const first = course.row.trainerId ?? random.pick(trainers).id;
  const second = random.pick(trainers).id;
  return second !== first && random.chance(0.5) ? [first, second] : [first];
}

interface Segment {
  batch: Row<"Batch">;
  design: CourseDesign;
  days: BatchDays;
}

function makeRow(tenant: Tenant, { batch, design, days }: Segment): Row<"BatchCourse"> {
  const { rows, random, organizationId, calendar } = tenant;
  return rows.add("BatchCourse", {
    id: rows.nextId("BatchCourse"),
    organizationId,
    batchId: batch.id,
    courseId: design.course.row.id,
    startDate: toDateText(itemAt(days.days, 0)),
    endDate: toDateText(itemAt(days.days, -1)),
    startTime: null,
    endTime: null,
    duration: batch.duration,
    courseType: random.pick(courseTypes),
    planEnabled: design.plan !== "DISABLED",
    locked: design.locked,
    status: chooseStatus(batch, days, calendar.today),
    createdAt: batch.createdAt,
    updatedAt: daytime(tenant, Math.min(calendar.today, itemAt(days.days, 0)) - random.integer(1, 10)),
  });
}

/** Makes the courses of a batch one after the other inside its dates, with trainers, plans and completions. */
export function makeBatchCourses(tenant: Tenant, making: BatchCourseMaking) {
  const { batch, design, days, trainers } = making;
  const trainerIds = new Set<number>();
  const count = design.courses.length;
  const placeAt = (index: number) => Math.floor((index * days.days.length) / count);
  const courses = design.courses.map((course, index): MadeBatchCourse => {
    const own = { days: days.days.slice(placeAt(index), placeAt(index + 1)), heldUntil: days.heldUntil };
    const row = makeRow(tenant, { batch, design: course, days: own });
    const chosen = chooseTrainers(tenant, course.course, trainers);
    addTrainers(tenant, row, chosen);
    for (const id of chosen) trainerIds.add(id);
    const completedShare = makePlan(tenant, row, {
      topicIds: course.course.topicIds,
      days: own,
      plan: course.plan,
    });
    return {
      row,
      course: course.course,
      start: itemAt(own.days, 0),
      end: itemAt(own.days, -1),
      completedShare,
    };
  });
  return { courses, trainerIds: [...trainerIds] };
}

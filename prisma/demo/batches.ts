import { type MadeBatchCourse, makeBatchCourses } from "./batchCourses";
import type { BatchDays, BatchDesign } from "./batchDesigns";
import { classDays, type Day, toDateText } from "./calendar";
import { itemAt } from "./lookup";
import type { Random } from "./random";
import type { Row } from "./rows";
import { daytime, forPurpose, type Tenant } from "./tenant";
import type { Person } from "./users";

/** A batch with the fields that other rows refer to. */
export interface MadeBatch {
  row: Row<"Batch">;
  courses: MadeBatchCourse[];
  users: Person[];
  trainerIds: number[];
}

interface BatchMaking {
  designs: readonly BatchDesign[];
  learners: readonly Person[];
  trainers: readonly Person[];
  /** The least and the greatest number of users in a batch. */
  size: readonly [number, number];
  /** The days on which there is no class. */
  holidays: ReadonlySet<Day>;
  /** The users who must be in a batch, by its name. */
  places?: ReadonlyMap<string, Person>;
}

/** Learners are put into a batch in the three weeks before it starts. */
const leadDays = 21;
const holdDays = 14;

function firstDay(design: BatchDesign, today: Day, random: Random): { from: Day; length: number } {
  const length = design.batchType === "WEEKDAY" ? random.integer(75, 110) : random.integer(130, 180);
  const passed = Math.round(length * (0.3 + 0.4 * random.fraction()));
  switch (design.status) {
    case "COMPLETED":
      return { from: today - length - random.integer(8, 420), length };
    case "IN_PROGRESS":
    case "HOLD":
      return { from: today - passed, length };
    case "SCHEDULED":
      return { from: today + random.integer(6, 75), length };
    case "POSTPONED":
      return { from: today + random.integer(30, 110), length };
    case "CANCELLED":
      return { from: today - random.integer(40, 300), length };
  }
}

function chooseDays(
  design: BatchDesign,
  { calendar: { today }, random }: Tenant,
  holidays: ReadonlySet<Day>,
): BatchDays {
  const { from, length } = firstDay(design, today, random);
  const days = classDays(design.batchType, [from, from + length], holidays);
  if (design.status === "COMPLETED" || design.status === "IN_PROGRESS") return { days, heldUntil: today };
  return { days, heldUntil: design.status === "HOLD" ? today - holdDays : itemAt(days, 0) - 1 };
}

function makeBatchRow(tenant: Tenant, design: BatchDesign, { days, heldUntil }: BatchDays): Row<"Batch"> {
  const { rows, calendar, random, organizationId } = tenant;
  const id = rows.nextId("Batch");
  const created = Math.min(itemAt(days, 0), calendar.today) - leadDays - random.integer(5, 30);
  return rows.add("Batch", {
    id,
    organizationId,
    name: design.name,
    description: design.description,
    startDate: toDateText(itemAt(days, 0)),
    endDate: toDateText(itemAt(days, -1)),
    startTime: design.startTime,
    endTime: design.endTime,
    duration: 0,
    totalHours: 0,
    completedHours: 0,
    noOfDays: 0,
    batchType: design.batchType,
    classDays: [],
    meetingLink: design.status === "CANCELLED" ? null : `https://meet.${tenant.mailDomain}/batch-${id}`,
    status: design.status,
    createdAt: daytime(tenant, created),
    updatedAt: daytime(tenant, Math.min(heldUntil, calendar.today) - random.integer(0, 3)),
  });
}

function chooseUsers(tenant: Tenant, making: BatchMaking, name: string, start: Day): Person[] {
  const { random, calendar } = tenant;
  const known = making.places?.get(name);
  const kept = new Set(making.places?.values());
  const latest = Math.min(start, calendar.today) - leadDays;
  const free = making.learners.filter((learner) => learner.joinedDay <= latest && !kept.has(learner));
  const others = random.sample(free, random.integer(...making.size) - (known ? 1 : 0));
  return known ? [known, ...others] : others;
}

function addUsers(tenant: Tenant, batch: Row<"Batch">, users: readonly Person[], start: Day): void {
  const { rows, random, calendar, organizationId } = tenant;
  const usual = batch.status === "COMPLETED" ? "COMPLETED" : "ACTIVE";
  for (const [index, user] of users.entries()) {
    const added = daytime(tenant, Math.min(start, calendar.today) - random.integer(1, leadDays));
    const dropped = index > 0 && random.chance(0.05);
    rows.add("BatchUser", {
      id: rows.nextId("BatchUser"),
      organizationId,
      batchId: batch.id,
      userId: user.id,
      status: dropped ? "DROPPED" : usual,
      createdAt: added,
      updatedAt: added,
    });
  }
}

function makeBatch(tenant: Tenant, design: BatchDesign, making: BatchMaking): MadeBatch {
  const days = chooseDays(design, tenant, making.holidays);
  const start = itemAt(days.days, 0);
  const row = makeBatchRow(tenant, design, days);
  const users = chooseUsers(tenant, making, design.name, start);
  addUsers(tenant, row, users, start);
  const { courses, trainerIds } = makeBatchCourses(tenant, {
    batch: row,
    design,
    days,
    trainers: making.trainers,
  });
  return { row, courses, users, trainerIds };
}

/** Makes batches with their users, courses, trainers and plans. */
export function makeBatches(tenant: Tenant, making: BatchMaking): MadeBatch[] {
  return making.designs.map((design, index) =>
    makeBatch(forPurpose(tenant, `batch ${index} ${design.name}`), design, making),
  );
}

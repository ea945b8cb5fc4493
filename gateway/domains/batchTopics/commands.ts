import type { TenantTransaction } from "#gateway/database/tenantClient";
import type { TenantCommandContext } from "#gateway/graphql/context";
import { parseInput } from "#gateway/parseInput";
import { Refusal, refuseField } from "#gateway/refusal";
import type { Member } from "#gateway/session/viewer";
import { type Day, dayIn, midnight } from "../dayContract";
import { dayMeant } from "../rules";
import {
  batchTopicMessages,
  type PlanChange,
  planChangesSchema,
  type TopicUpdate,
  topicUpdateSchema,
} from "./contract";
import type { PlanTopic } from "./planContract";
import {
  changeProblem,
  completionProblem,
  type PlanTerms,
  plannedDateProblem,
  planningProblem,
} from "./rules";

interface BatchCourseKey {
  organizationId: number;
  batchId: number;
  courseId: number;
}

interface HeldTopic extends PlanTopic {
  completedDate: Day | null;
}

interface HeldCourse extends BatchCourseKey {
  terms: PlanTerms;
  topics: ReadonlyMap<number, HeldTopic>;
}

/**
 * Locks a batch course until the end of the transaction, so that changes of its plan are applied one after
 * the other.
 */
async function holdTerms(tx: TenantTransaction, place: BatchCourseKey): Promise<PlanTerms> {
  const { organizationId, batchId, courseId } = place;
  const [terms] = await tx.$queryRaw<PlanTerms[]>`
    SELECT "startDate"::text, "endDate"::text, "locked", "planEnabled" FROM "BatchCourse"
    WHERE "organizationId" = ${organizationId} AND "batchId" = ${batchId} AND "courseId" = ${courseId}
    FOR NO KEY UPDATE`;
  if (!terms) throw new Refusal("NOT_FOUND", batchTopicMessages.courseNotFound);
  return terms;
}

async function readTopics(tx: TenantTransaction, place: BatchCourseKey, topicIds: readonly number[]) {
  const { organizationId, batchId, courseId } = place;
  const rows = await tx.$queryRaw<HeldTopic[]>`
    SELECT t."id" AS "topicId", COALESCE(p."status", 'PENDING')::text AS "status", p."plannedDate"::text,
      p."completedDate"::text
    FROM "Topic" t
    LEFT JOIN "BatchCourseTopic" p ON p."organizationId" = t."organizationId" AND p."batchId" = ${batchId}
      AND p."courseId" = t."courseId" AND p."topicId" = t."id"
    WHERE t."organizationId" = ${organizationId} AND t."courseId" = ${courseId}
      AND t."id" = ANY(${[...topicIds]}::int[])`;
  const topics = new Map(rows.map((row) => [row.topicId, row]));
  if (topicIds.some((id) => !topics.has(id))) throw new Refusal("NOT_FOUND", batchTopicMessages.notFound);
  return topics;
}

async function hold(
  tx: TenantTransaction,
  place: BatchCourseKey,
  topicIds: readonly number[],
): Promise<HeldCourse> {
  const terms = await holdTerms(tx, place);
  return { ...place, terms, topics: await readTopics(tx, place, topicIds) };
}

/** The completion date that an update sets: null for none, undefined when it changes nothing. */
function chooseCompletion({ status, completedDate, topicId }: TopicUpdate, held: HeldCourse, today: Day) {
  const { terms, topics } = held;
  const known = topics.get(topicId);
  if (status === "PENDING") return known?.status === "PENDING" ? undefined : null;
  if (!status && !completedDate) return undefined;
  const day = completedDate ?? today;
  if (known?.status === "COMPLETED" && known.completedDate === day) return undefined;
  const problem = completionProblem(day, terms, today);
  if (problem) throw refuseField("completedDate", problem);
  return day;
}

/** The planned date that an update sets, which is done once; undefined when it changes nothing. */
function choosePlanned({ plannedDate, topicId }: TopicUpdate, { terms, topics }: HeldCourse) {
  if (!plannedDate || topics.get(topicId)?.plannedDate === plannedDate) return undefined;
  const problem = planningProblem(terms);
  if (problem) throw new Refusal("CONFLICT", problem);
  const outside = plannedDateProblem(plannedDate, terms);
  if (outside) throw refuseField("plannedDate", outside);
  if (topics.get(topicId)?.plannedDate) throw new Refusal("CONFLICT", batchTopicMessages.plannedAlready);
  return plannedDate;
}

const toDate = (day: Day | null) => (day === null ? null : midnight(day));

/**
 * Completes, resets or plans one topic. Completing without a day uses today; resetting clears the day; a planned date is set
 * once. Refuses INVALID, NOT_FOUND, and CONFLICT for a locked course or a topic that is planned.
 */
export async function updateBatchTopic(
  { db, bus, clock, tenant }: TenantCommandContext,
  member: Member,
  input: { readonly completedDate?: string | null | undefined },
): Promise<TopicUpdate> {
  const completedDate = dayMeant(input.completedDate, tenant.timeZone);
  const update = parseInput(topicUpdateSchema, { ...input, completedDate });
  const { batchId, courseId, topicId } = update;
  const place = { organizationId: member.organizationId, batchId, courseId };
  const key = { ...place, topicId };
  await db.$transaction(async (tx) => {
    const held = await hold(tx, place, [topicId]);
    const completed = chooseCompletion(update, held, dayIn(tenant.timeZone, clock()));
    const planned = choosePlanned(update, held);
    if (completed === undefined && planned === undefined) return;
    const completedDate = toDate(completed ?? null);
    const status = completedDate ? ("COMPLETED" as const) : ("PENDING" as const);
    const data = {
      ...(completed === undefined ? {} : { status, completedDate, startDate: completedDate }),
      ...(planned === undefined ? {} : { plannedDate: toDate(planned) }),
    };
    await tx.batchCourseTopic.upsert({
      where: { organizationId_batchId_courseId_topicId: key },
      create: { ...key, ...data },
      update: data,
    });
  });
  bus.publish("batchTopicsChanged", { ...place, topicIds: [topicId] });
  return update;
}

function requireChangeable(change: PlanChange, index: number, { terms, topics }: HeldCourse): void {
  const outside = change.to === null ? null : plannedDateProblem(change.to, terms);
  if (outside) throw refuseField(`changes.${index}.to`, outside);
  const topic = topics.get(change.topicId);
  const problem = topic && changeProblem(topic, change);
  if (problem) throw refuseField(`changes.${index}`, problem, "CONFLICT");
}

async function writePlan(
  tx: TenantTransaction,
  place: BatchCourseKey,
  changes: readonly PlanChange[],
  now: Date,
) {
  const { organizationId, batchId, courseId } = place;
  const ids = changes.map(({ topicId }) => topicId);
  const days = changes.map(({ to }) => to);
  await tx.$executeRaw`
    INSERT INTO "BatchCourseTopic" ("organizationId", "batchId", "courseId", "topicId", "plannedDate", "updatedAt")
    SELECT ${organizationId}::int, ${batchId}::int, ${courseId}::int, c."topicId", c."plannedDate"::date, ${now}
    FROM unnest(${ids}::int[], ${days}::text[]) AS c("topicId", "plannedDate")
    ON CONFLICT ("organizationId", "batchId", "courseId", "topicId")
    DO UPDATE SET "plannedDate" = EXCLUDED."plannedDate", "updatedAt" = EXCLUDED."updatedAt"`;
}

interface PlanEdit {
  batchId: number;
  courseId: number;
  changes: unknown;
}

/**
 * Saves many planned dates in one transaction; returns the topics' ids. Each change names the date that it
 * began from: if one is outdated, nothing changes. Refuses INVALID, NOT_FOUND, and CONFLICT for a locked
 * course, a completed topic or a plan that someone else has changed.
 */
export async function saveBatchPlan(
  { db, bus, clock }: TenantCommandContext,
  member: Member,
  { batchId, courseId, changes: input }: PlanEdit,
): Promise<number[]> {
  const changes = parseInput(planChangesSchema, input);
  const place = { organizationId: member.organizationId, batchId, courseId };
  const topicIds = changes.map(({ topicId }) => topicId);
  await db.$transaction(async (tx) => {
    const held = await hold(tx, place, topicIds);
    const problem = planningProblem(held.terms);
    if (problem) throw new Refusal("CONFLICT", problem);
    for (const [index, change] of changes.entries()) requireChangeable(change, index, held);
    await writePlan(tx, place, changes, clock());
  });
  bus.publish("batchTopicsChanged", { ...place, topicIds });
  return topicIds;
}

import type { Context } from "#gateway/graphql/context";
import { Refusal } from "#gateway/refusal";
import type { Member } from "#gateway/session/viewer";
import { notEnrolledMessage } from "../courses/contract";
import { visibleTopics } from "./access";
import { type LessonAccess, lessonMessages } from "./contract";
import { accessTo, type LessonFacts, readLessonFacts } from "./lessonLoaders";

type Asking = Pick<Context, "db" | "clock" | "tenant">;

/** Returns a member's access to a lesson of a course that they can see. Refuses NOT_FOUND. */
export async function getLesson({ db }: Asking, member: Member, topicId: number): Promise<LessonFacts> {
  const where = { id: topicId, AND: visibleTopics(member) };
  const topic = await db.topic.findFirst({ where, select: { id: true } });
  const facts = (await readLessonFacts({ db, viewer: member }, topic ? [topicId] : [])).get(topicId);
  if (!facts) throw new Refusal("NOT_FOUND", lessonMessages.notFound);
  return facts;
}

/** Refuses anything but the access to read, with its reason. */
function refuseClosed(access: LessonAccess): void {
  if (access === "NOT_OPEN") throw new Refusal("CONFLICT", lessonMessages.notOpen);
  if (access !== "READ") throw new Refusal("NOT_FOUND", notEnrolledMessage);
}

/** Refuses CONFLICT for a lesson that is not open to the member yet, and NOT_FOUND for one that the member may not read. */
export async function requireReadable(
  context: Asking,
  member: Member,
  topicId: number,
): Promise<LessonFacts> {
  const facts = await getLesson(context, member, topicId);
  const access = accessTo({ ...context, viewer: member }, facts);
  refuseClosed(access);
  return facts;
}

/** Refuses CONFLICT unless a member may complete a topic by hand: it is open and MANUAL. */
export async function requireManual(context: Asking, member: Member, topicId: number): Promise<void> {
  const facts = await getLesson(context, member, topicId);
  const topic = await context.db.topic.findUnique({ where: { id: topicId }, select: { completion: true } });
  if (topic?.completion !== "MANUAL") throw new Refusal("CONFLICT", lessonMessages.notManual);
  refuseClosed(accessTo({ ...context, viewer: member }, facts));
}

import type { Context } from "#gateway/graphql/context";
import { renderMarkdown } from "#gateway/markdown/render";
import { parseInput } from "#gateway/parseInput";
import { Refusal } from "#gateway/refusal";
import { isStaff, type Member } from "#gateway/session/viewer";
import { visibleAnswers, visibleQuestions } from "./access";
import { discussionMessages, hidingSchema, postSchema } from "./discussionContract";
import { mayDiscuss } from "./lessonLoaders";
import { getLesson } from "./openCommands";

type CommandContext = Pick<Context, "db" | "bus" | "clock" | "tenant">;

/** Refuses NOT_FOUND for a lesson that the member does not see, and CONFLICT for one that the member may not discuss. */
async function requireDiscussion(context: CommandContext, member: Member, topicId: number) {
  const facts = await getLesson(context, member, topicId);
  if (!mayDiscuss({ ...context, viewer: member }, facts))
    throw new Refusal("CONFLICT", discussionMessages.notMember);
  return facts;
}

async function requireQuestion(context: CommandContext, member: Member, questionId: number) {
  const where = { id: questionId, AND: visibleQuestions(member) };
  const question = await context.db.topicQuestion.findFirst({ where });
  if (!question) throw new Refusal("NOT_FOUND", discussionMessages.questionNotFound);
  await requireDiscussion(context, member, question.topicId);
  return question;
}

interface Told {
  organizationId: number;
  courseId: number;
  topicId: number;
  id: number;
}

const tell = (bus: Context["bus"], { organizationId, courseId, topicId, id }: Told) =>
  bus.publish("topicQuestionsChanged", { organizationId, courseId, topicId, questionId: id });

const toPost = (input: { markdown: string }) => {
  const { markdown } = parseInput(postSchema, input);
  return { markdown, html: renderMarkdown(markdown) };
};

/** Asks a question under a lesson and returns its id. Refuses INVALID, NOT_FOUND, CONFLICT. */
export async function askTopicQuestion(
  context: CommandContext,
  member: Member,
  { topicId, markdown }: { topicId: number; markdown: string },
): Promise<number> {
  const post = toPost({ markdown });
  const { courseId } = await requireDiscussion(context, member, topicId);
  const { organizationId, userId } = member;
  const place = { organizationId, courseId, topicId };
  const now = context.clock();
  const { id } = await context.db.topicQuestion.create({
    data: { ...place, userId, ...post, createdAt: now, updatedAt: now },
    select: { id: true },
  });
  tell(context.bus, { ...place, id });
  return id;
}

/** Adds an answer to a question under a lesson and returns its id. Refuses INVALID, NOT_FOUND, CONFLICT. */
export async function answerTopicQuestion(
  context: CommandContext,
  member: Member,
  { questionId, markdown }: { questionId: number; markdown: string },
): Promise<number> {
  const post = toPost({ markdown });
  const question = await requireQuestion(context, member, questionId);
  const { organizationId, userId } = member;
  const now = context.clock();
  const { id } = await context.db.topicAnswer.create({
    data: { organizationId, questionId, userId, ...post, createdAt: now, updatedAt: now },
    select: { id: true },
  });
  tell(context.bus, question);
  return id;
}

interface Acceptance {
  questionId: number;
  /** Null takes the acceptance back. */
  answerId: number | null;
}

/** Accepts an answer, as who asked or as staff. Refuses NOT_FOUND, FORBIDDEN. */
export async function acceptTopicAnswer(
  context: CommandContext,
  member: Member,
  { questionId, answerId }: Acceptance,
): Promise<void> {
  const question = await requireQuestion(context, member, questionId);
  if (question.userId !== member.userId && !isStaff(member))
    throw new Refusal("FORBIDDEN", discussionMessages.notYours);
  if (answerId !== null) {
    const where = { id: answerId, questionId, AND: visibleAnswers(member) };
    const answer = await context.db.topicAnswer.findFirst({ where, select: { id: true } });
    if (!answer) throw new Refusal("NOT_FOUND", discussionMessages.answerNotFound);
  }
  await context.db.topicQuestion.update({ where: { id: questionId }, data: { acceptedId: answerId } });
  tell(context.bus, question);
}

interface Hiding {
  questionId?: number | null | undefined;
  answerId?: number | null | undefined;
  /** Why it is hidden; null shows it again. */
  reason: string | null;
}

/** Hides a question or an answer from learners, or shows it again, and returns the question's id. Refuses INVALID, NOT_FOUND. */
export async function hideTopicPost(
  { db, bus, clock }: CommandContext,
  _member: Member,
  { questionId, answerId, reason }: Hiding,
): Promise<number> {
  if ((questionId == null) === (answerId == null)) throw new Refusal("INVALID", discussionMessages.chooseOne);
  const hiddenReason = reason === null ? null : parseInput(hidingSchema, { reason }).reason;
  const data = { hiddenAt: hiddenReason === null ? null : clock(), hiddenReason };
  const where = questionId != null ? { id: questionId } : { answers: { some: { id: answerId ?? -1 } } };
  const question = await db.topicQuestion.findFirst({ where });
  if (!question) throw new Refusal("NOT_FOUND", discussionMessages.questionNotFound);
  if (answerId == null) await db.topicQuestion.update({ where: { id: question.id }, data });
  else await db.topicAnswer.update({ where: { id: answerId }, data });
  tell(bus, question);
  return question.id;
}

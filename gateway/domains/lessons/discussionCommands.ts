import type { Prisma } from "#gateway/database/generated/prisma/client";
import type { TenantTransaction } from "#gateway/database/tenantClient";
import type { Context, TenantCommandContext } from "#gateway/graphql/context";
import { renderText } from "#gateway/markdown/renderText";
import { parseInput } from "#gateway/parseInput";
import { Refusal } from "#gateway/refusal";
import type { Member } from "#gateway/session/viewer";
import { announceNotifications, notify } from "../notifications/commands";
import { inboxPath, lessonPath } from "../notifications/rules";
import { moderatedQuestions, visibleAnswers, visibleQuestions } from "./access";
import { lessonMessages } from "./contract";
import { discussionMessages, hidingSchema, postSchema } from "./discussionContract";
import { mayDiscuss } from "./lessonLoaders";
import { getLesson } from "./openCommands";
import { questionAnchor } from "./readerContract";

/** Refuses NOT_FOUND for a lesson that the member does not see, and CONFLICT for one that the member may not discuss. */
async function requireDiscussion(context: TenantCommandContext, member: Member, topicId: number) {
  const facts = await getLesson(context, member, topicId);
  if (!mayDiscuss({ ...context, viewer: member }, facts))
    throw new Refusal("CONFLICT", facts.isEnrolled ? lessonMessages.notOpen : discussionMessages.notMember);
  return facts;
}

async function requireQuestion(context: TenantCommandContext, member: Member, questionId: number) {
  const where = { id: questionId, AND: visibleQuestions(member) };
  const question = await context.db.topicQuestion.findFirst({ where });
  if (!question) throw new Refusal("NOT_FOUND", discussionMessages.questionNotFound);
  await requireDiscussion(context, member, question.topicId);
  return question;
}

interface QuestionPlace {
  organizationId: number;
  courseId: number;
  topicId: number;
  id: number;
}

const announce = (bus: Context["bus"], { organizationId, courseId, topicId, id }: QuestionPlace) =>
  bus.publish("topicQuestionsChanged", { organizationId, courseId, topicId, questionId: id });

/** The columns of a post's text. */
async function toPost(member: Member, input: { markdown: string }) {
  const { markdown } = parseInput(postSchema, input);
  return { markdown, ...(await renderText(markdown, { by: member, author: "LEARNER" })) };
}

interface Happening {
  kind: "questionAsked" | "questionAnswered" | "answerAccepted";
  member: Member;
  now: Date;
  question: QuestionPlace;
  to: Prisma.UserWhereInput;
  occasion: number;
}

/**
 * Notifies others of a question or an answer under a lesson, in the transaction that writes it; returns their ids.
 */
async function notifyOthers(
  tx: TenantTransaction,
  { member, now, question, ...wanted }: Happening,
): Promise<number[]> {
  const { organizationId, topicId, id } = question;
  const { name: topic, course } = await tx.topic.findUniqueOrThrow({
    where: { id: topicId },
    select: { name: true, course: { select: { id: true, code: true, title: true } } },
  });
  return notify(tx, { organizationId, now }, [
    {
      ...wanted,
      values: { person: member.name, topic, course: course.title },
      subject: { key: "topicQuestionId", id },
      // People are not notified of their own actions.
      to: { AND: [wanted.to, { id: { not: member.userId } }] },
      path:
        wanted.kind === "questionAsked"
          ? inboxPath(questionAnchor(id))
          : `${lessonPath(course, topicId)}#${questionAnchor(id)}`,
    },
  ]);
}

/** Asks a question under a lesson and returns its id. Refuses INVALID, NOT_FOUND, CONFLICT. */
export async function askTopicQuestion(
  context: TenantCommandContext,
  member: Member,
  { topicId, markdown }: { topicId: number; markdown: string },
): Promise<number> {
  const { courseId } = await requireDiscussion(context, member, topicId);
  const post = await toPost(member, { markdown });
  const { organizationId, userId } = member;
  const place = { organizationId, courseId, topicId };
  const now = context.clock();
  const { id, told } = await context.db.$transaction(async (tx) => {
    const { id } = await tx.topicQuestion.create({
      data: { ...place, userId, ...post, createdAt: now, updatedAt: now },
      select: { id: true },
    });
    const to = { batchTrainers: { some: { courseId } } };
    const asked = { kind: "questionAsked" as const, member, now, to, occasion: id };
    return { id, told: await notifyOthers(tx, { ...asked, question: { ...place, id } }) };
  });
  announce(context.bus, { ...place, id });
  announceNotifications(context.bus, organizationId, told);
  return id;
}

/** Adds an answer to a question under a lesson and returns its id. Refuses INVALID, NOT_FOUND, CONFLICT. */
export async function answerTopicQuestion(
  context: TenantCommandContext,
  member: Member,
  { questionId, markdown }: { questionId: number; markdown: string },
): Promise<number> {
  const question = await requireQuestion(context, member, questionId);
  const post = await toPost(member, { markdown });
  const { organizationId, userId } = member;
  const now = context.clock();
  const { id, told } = await context.db.$transaction(async (tx) => {
    const { id } = await tx.topicAnswer.create({
      data: { organizationId, questionId, userId, ...post, createdAt: now, updatedAt: now },
      select: { id: true },
    });
    const answered = { kind: "questionAnswered" as const, member, now, to: { id: question.userId } };
    return { id, told: await notifyOthers(tx, { ...answered, question, occasion: id }) };
  });
  announce(context.bus, question);
  announceNotifications(context.bus, organizationId, told);
  return id;
}

interface Acceptance {
  questionId: number;
  /** Null removes the acceptance. */
  answerId: number | null;
}

/** Accepts an answer, as the person who asked or as a moderator of the course. Refuses NOT_FOUND, FORBIDDEN. */
export async function acceptTopicAnswer(
  context: TenantCommandContext,
  member: Member,
  { questionId, answerId }: Acceptance,
): Promise<void> {
  const question = await requireQuestion(context, member, questionId);
  const moderated = { id: questionId, AND: moderatedQuestions(member) };
  if (question.userId !== member.userId && (await context.db.topicQuestion.count({ where: moderated })) === 0)
    throw new Refusal("FORBIDDEN", discussionMessages.notYours);
  const where = { id: answerId ?? -1, questionId, AND: visibleAnswers(member) };
  const answer = await context.db.topicAnswer.findFirst({ where, select: { id: true, userId: true } });
  if (answerId !== null && !answer) throw new Refusal("NOT_FOUND", discussionMessages.answerNotFound);
  const told = await context.db.$transaction(async (tx) => {
    await tx.topicQuestion.update({ where: { id: questionId }, data: { acceptedId: answerId } });
    if (!answer) return [];
    const accepted = { kind: "answerAccepted" as const, member, now: context.clock(), question };
    return notifyOthers(tx, { ...accepted, to: { id: answer.userId }, occasion: answer.id });
  });
  announce(context.bus, question);
  announceNotifications(context.bus, member.organizationId, told);
}

interface Hiding {
  questionId?: number | null | undefined;
  answerId?: number | null | undefined;
  /** The reason for hiding it; null shows it again. */
  reason: string | null;
}

type Post = Pick<Hiding, "questionId" | "answerId">;

/** The question that a post belongs to: that of the answer if both are named. */
export const postedIn = ({ questionId, answerId }: Post): Prisma.TopicQuestionWhereInput =>
  answerId == null ? { id: questionId ?? -1 } : { answers: { some: { id: answerId } } };

/** Hides a question or an answer from learners, or shows it again, and returns the question's id. Refuses INVALID, NOT_FOUND. */
export async function hideTopicPost(
  { db, bus, clock }: TenantCommandContext,
  member: Member,
  { questionId, answerId, reason }: Hiding,
): Promise<number> {
  if ((questionId == null) === (answerId == null)) throw new Refusal("INVALID", discussionMessages.chooseOne);
  const hiddenReason = reason === null ? null : parseInput(hidingSchema, { reason }).reason;
  const data = { hiddenAt: hiddenReason === null ? null : clock(), hiddenReason };
  const where = { AND: [postedIn({ questionId, answerId }), moderatedQuestions(member)] };
  const question = await db.topicQuestion.findFirst({ where });
  if (!question) throw new Refusal("NOT_FOUND", discussionMessages.questionNotFound);
  if (answerId == null) await db.topicQuestion.update({ where: { id: question.id }, data });
  else await db.topicAnswer.update({ where: { id: answerId }, data });
  announce(bus, question);
  return question.id;
}

import type { PrismaClient } from "#gateway/database/generated/prisma/client";
import { createFactory, demoId } from "#tests/support/factory";
import type { TestGateway } from "#tests/support/gateway";
import type { Rows } from "./matrix";

/** Names a shared result: its organization and 43 characters. */
export const madeShareToken = `${demoId}-${"A".repeat(43)}`;

/** The learner's rows of a course: one id for each type of node. */
async function makeLearningRows(prisma: PrismaClient, userId: number, courseId: number) {
  const scope = { organizationId: demoId };
  const enrolment = await createFactory(prisma).enrolment(userId, courseId);
  const review = await prisma.review.create({
    data: { ...scope, courseId, userId, rating: 5, text: "Made" },
  });
  const assessment = await prisma.assessment.create({
    data: { ...scope, courseId, title: "Made", duration: 10, state: "PUBLISHED" },
  });
  const sitting = { ...scope, assessmentId: assessment.id, userId, passingScore: 80, dueAt: new Date() };
  const done = { submittedAt: new Date(), shareToken: madeShareToken };
  const attempt = await prisma.attempt.create({ data: { ...sitting, ...done } });
  const question = await prisma.attemptQuestion.create({
    data: { ...scope, attemptId: attempt.id, title: "Why?", type: "SINGLE", displayOrder: 1 },
  });
  const request = await prisma.placeRequest.create({ data: { ...scope, userId, courseId } });
  const batchRows = await findBatchRows(prisma, userId);
  const holiday = await prisma.holiday.findFirstOrThrow({ where: scope });
  return {
    Enrolment: enrolment.id,
    Review: review.id,
    Assessment: assessment.id,
    Attempt: attempt.id,
    AttemptQuestion: question.id,
    PlaceRequest: request.id,
    Holiday: holiday.id,
    ...batchRows,
  };
}

/** A batch of the learner, with one of its courses and that course's trainer. */
async function findBatchRows(prisma: PrismaClient, userId: number) {
  const place = await prisma.batchUser.findFirstOrThrow({ where: { userId } });
  const { batchId } = place;
  const batchCourse = await prisma.batchCourse.findFirstOrThrow({
    where: { batchId, trainers: { some: {} } },
  });
  const { courseId } = batchCourse;
  const trainer = await prisma.batchTrainer.findFirstOrThrow({ where: { batchId, courseId } });
  const topic = await prisma.topic.findFirstOrThrow({ where: { courseId } });
  return {
    BatchCourseModule: `${batchCourse.id}-${topic.moduleId}`,
    BatchCourseTopic: `${batchCourse.id}-${topic.id}`,
    CourseGrade: `${batchId}-${courseId}-${userId}`,
    Batch: batchId,
    BatchUser: place.id,
    BatchCourse: batchCourse.id,
    BatchTrainer: trainer.id,
    batchCourseId: courseId,
  };
}

/** A conversation between two, which no one else can follow. */
async function makeTalk(prisma: PrismaClient, userIds: readonly number[]) {
  const scope = { organizationId: demoId };
  const room = await prisma.room.create({ data: { ...scope, kind: "DIRECT", key: "DIRECT:made" } });
  await prisma.roomMember.createMany({
    data: userIds.map((userId) => ({ ...scope, roomId: room.id, userId })),
  });
  const said = { ...scope, roomId: room.id, userId: userIds[0] ?? 0, clientId: "made-talk" };
  const message = await prisma.message.create({ data: { ...said, messageText: "Made heliotrope" } });
  return { room: room.id, message: message.id };
}

interface Id {
  id: number;
}

interface Content {
  course: Id;
  parts: { module: Id; topic: Id; question: Id };
  resource: Id;
  curriculum: Id & { module: Id; topic: Id; question: Id };
}

/** The ids of a course and a curriculum with one of each of their parts, by their types. */
export const getContentIds = ({ course, parts, resource, curriculum }: Content) => ({
  Course: course.id,
  Module: parts.module.id,
  Topic: parts.topic.id,
  Question: parts.question.id,
  Resource: resource.id,
  Curriculum: curriculum.id,
  CurriculumModule: curriculum.module.id,
  CurriculumTopic: curriculum.topic.id,
  CurriculumQuestion: curriculum.question.id,
});

/** Makes the rows of DEMO that the matrix asks for. */
export async function makeRows(
  { database }: TestGateway,
  userIds: { learner: number; admin: number },
): Promise<Rows> {
  const factory = createFactory(database.prisma);
  const createdById = userIds.admin;
  const published = await factory.course();
  const draft = await factory.course({ status: "DRAFT" });
  const parts = await factory.module(published);
  const draftParts = await factory.module(draft);
  const resource = await factory.resource({ courseId: published.id });
  const draftResource = await factory.resource({ courseId: draft.id });
  const curriculum = await factory.curriculum();
  const draftCurriculum = await factory.curriculum({ status: "DRAFT" });
  const specialization = await factory.specialization([published.id]);
  const post = await factory.blogPost({ courseId: published.id });
  const draftPost = await factory.blogPost({ status: "DRAFT", slug: "matrix-draft", publishedAt: null });
  await factory.blogPost({ status: "DRAFT", slug: "unseen", title: "Heliotrope draft", publishedAt: null });
  const instruction = await factory.instruction({ courseId: published.id, createdById });
  const run = await factory.generationRun({ curriculumId: curriculum.id, userId: createdById });
  const draftInstruction = await factory.instruction({ courseId: draft.id, createdById });
  const payment = await factory.payment({ userId: userIds.learner });
  const talk = await makeTalk(database.prisma, [userIds.learner, userIds.admin]);
  const { batchCourseId, ...learning } = await makeLearningRows(
    database.prisma,
    userIds.learner,
    published.id,
  );
  const ids: Record<string, number | string> = {
    ...learning,
    Room: talk.room,
    Message: talk.message,
    User: userIds.admin,
    Organization: demoId,
    Category: published.categoryId,
    ...getContentIds({ course: published, parts, resource, curriculum }),
    Specialization: specialization.id,
    BlogPost: post.id,
    draftBlogPost: draftPost.id,
    Payment: payment.id,
    Instruction: instruction.id,
    GenerationRun: run.id,
    draftInstruction: draftInstruction.id,
    draftCourse: draft.id,
    draftModule: draftParts.module.id,
    draftTopic: draftParts.topic.id,
    draftQuestion: draftParts.question.id,
    draftResource: draftResource.id,
    draftCurriculum: draftCurriculum.id,
  };
  const nodes = Object.entries(ids).map(([type, id]) => [type, btoa(`${type.replace(/^draft/, "")}:${id}`)]);
  return {
    post,
    draftPost,
    published,
    draft,
    curriculum: curriculum.id,
    draftCurriculum: draftCurriculum.id,
    curriculumTitle: curriculum.title,
    draftCurriculumTitle: draftCurriculum.title,
    specialization: specialization.id,
    organization: { id: demoId, code: "DEMO" },
    talk,
    resource: resource.id,
    assessment: learning.Assessment,
    attempt: learning.Attempt,
    batchCourse: { batchId: learning.Batch, courseId: batchCourseId },
    payment: payment.id,
    learner: { id: userIds.learner, username: "learner" },
    staff: { id: userIds.admin, username: "trainer" },
    nodes: Object.fromEntries(nodes),
  };
}

import { demoId } from "#tests/support/factory";
import type { Classroom } from "../enrolments/classroom";

/** The state of the subjects, and the part of them that an employee teaches. */
export interface SubjectScene {
  teaches: "nothing" | "the course" | "in the batch";
  isPublished: boolean;
  isHidden: boolean;
}

const organizationId = demoId;

/** Makes something of each kind that notifications are about, all of it of one learner, `owner`. */
export async function openSubjects(room: Pick<Classroom, "course" | "factory" | "prisma">, start: Date) {
  const { factory, prisma } = room;
  const owner = await factory.user({});

  async function makeCourse(userId: number, { teaches, isPublished }: SubjectScene) {
    const course = await room.course(
      { status: isPublished ? "PUBLISHED" : "DRAFT", ...(teaches === "the course" && { trainerId: userId }) },
      [1],
    );
    const dates = { startDate: new Date("2030-01-01"), endDate: new Date("2030-06-01") };
    const batch = await prisma.batch.create({
      data: { organizationId, name: `Hearing ${userId}`, description: "Made", ...dates },
    });
    const place = { organizationId, batchId: batch.id, courseId: course.id };
    await prisma.batchCourse.create({ data: { ...place, ...dates } });
    if (teaches === "in the batch")
      await prisma.batchTrainer.create({ data: { ...place, trainerId: userId, role: "TRAINER" } });
    return { course, batch, topicId: course.topics[0]?.id ?? 0 };
  }

  type Course = Awaited<ReturnType<typeof makeCourse>>;

  /** A submission of an assignment that a batch was given. */
  async function makeSubmission({ course, batch }: Course) {
    const assignment = await prisma.assignment.create({
      data: {
        organizationId,
        courseId: course.id,
        title: "Made",
        markdown: "Do it",
        html: "<p>Do it</p>",
        accepts: ["TEXT"],
        points: 10,
      },
    });
    const given = await prisma.givenAssignment.create({
      data: {
        organizationId,
        assignmentId: assignment.id,
        batchId: batch.id,
        opensAt: start,
        announcedAt: start,
      },
    });
    const submission = await prisma.submission.create({
      data: {
        organizationId,
        givenId: given.id,
        userId: owner.id,
        number: 1,
        state: "HANDED_IN",
        handedInAt: start,
      },
    });
    return { given, submission };
  }

  async function makeCertificate({ batch }: Course, userId: number) {
    const template = await prisma.certificateTemplate.create({
      data: {
        organizationId,
        name: `Hearing ${userId}`,
        scopes: { create: { batchId: batch.id } },
        elements: [],
      },
    });
    const texts = { serial: `HEAR${String(userId).padStart(8, "0")}`, name: "Made", title: "Made" };
    return prisma.certificate.create({
      data: {
        organizationId,
        templateId: template.id,
        batchId: batch.id,
        userId: owner.id,
        ...texts,
        issuedOn: start,
      },
    });
  }

  /** A subject of each kind, none of the employee's own. */
  async function makeSubjects(userId: number, made: SubjectScene) {
    const place = await makeCourse(userId, made);
    const { course, batch, topicId } = place;
    const question = await prisma.topicQuestion.create({
      data: {
        organizationId,
        courseId: course.id,
        topicId,
        userId: owner.id,
        markdown: "Why?",
        html: "<p>Why?</p>",
        hiddenAt: made.isHidden ? start : null,
      },
    });
    const payment = await factory.payment({ userId: owner.id });
    const chat = await prisma.room.create({
      data: { organizationId, kind: "DIRECT", key: `DIRECT:${owner.id}:hearing${userId}` },
    });
    const { given, submission } = await makeSubmission(place);
    const texts = { title: "Made", body: "Made", publishAt: start, sentAt: start };
    const announcement = await prisma.announcement.create({
      data: { organizationId, authorId: owner.id, batchId: batch.id, ...texts },
    });
    const assessment = await prisma.assessment.create({
      data: { organizationId, courseId: course.id, title: "Made", state: "PUBLISHED" },
    });
    const certificate = await makeCertificate(place, userId);
    return [
      { key: "courseId", type: "Course", id: course.id },
      { key: "batchId", type: "Batch", id: batch.id },
      { key: "topicId", type: "Topic", id: topicId },
      { key: "topicQuestionId", type: "TopicQuestion", id: question.id },
      { key: "paymentId", type: "Payment", id: payment.id },
      { key: "roomId", type: "Room", id: chat.id },
      { key: "announcementId", type: "Announcement", id: announcement.id },
      { key: "givenId", type: "GivenAssignment", id: given.id },
      { key: "submissionId", type: "Submission", id: submission.id },
      { key: "certificateId", type: "Certificate", id: certificate.id },
      { key: "assessmentId", type: "Assessment", id: assessment.id },
    ] as const;
  }

  return { owner, makeSubjects };
}

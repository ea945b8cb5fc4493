import type { RecordedMutation } from "#gateway/domains/history/actionContract";
import type { openSuite } from "#tests/support/suite";

type Row = { id: number } | null;

/** A mutation with its arguments. */
type Step = readonly [mutation: RecordedMutation, args: () => Promise<string> | string];

/** The id of the newest row of a table, which the step before has made. */
const newest = (table: { findFirst(query: { orderBy: { id: "desc" } }): Promise<Row> }) => async () =>
  (await table.findFirst({ orderBy: { id: "desc" } }))?.id ?? 0;

/**
 * Recorded mutations with their arguments, in an order in which each finds the rows that it needs: those that staff's
 * forms and lists make. The others go through the same wrapper (`gateway/graphql/recorded.ts`).
 */
export async function listSteps({ test, factory }: Awaited<ReturnType<typeof openSuite>>) {
  const { prisma } = test.database;
  const learner = await factory.user();
  const course = await factory.course({ status: "DRAFT" });
  const { module } = await factory.module(course);
  const dates = 'startDate: "2030-01-01", endDate: "2030-06-01"';
  const trainer = await factory.user({ userType: "E" });

  const [lastCategory, lastHoliday, lastPost] = [
    newest(prisma.category),
    newest(prisma.holiday),
    newest(prisma.blogPost),
  ] as const;
  const [lastCurriculum, lastRubric, lastResource, lastTopic, lastModule] = [
    newest(prisma.curriculum),
    newest(prisma.rubric),
    newest(prisma.resource),
    newest(prisma.topic),
    newest(prisma.module),
  ] as const;
  const [lastSpecialization, lastBatch, lastPayment, lastUser, lastRole] = [
    newest(prisma.specialization),
    newest(prisma.batch),
    newest(prisma.payment),
    newest(prisma.user),
    newest(prisma.role),
  ] as const;
  const [lastAnnouncement, lastAssessment, lastQuestion, lastInvitation] = [
    newest(prisma.announcement),
    newest(prisma.assessment),
    newest(prisma.question),
    newest(prisma.invitation),
  ] as const;
  const published = await factory.course();
  const lastCourse = newest(prisma.course);
  const lastAssignment = newest(prisma.assignment);

  const post = `authorName: "Maker", body: "Text", status: DRAFT, summary: "Short", title: "Recorded post"`;
  const question = `input: { title: "Why?", type: SINGLE, acceptedAnswers: [],
    options: [{ text: "Yes", isCorrect: true }, { text: "No", isCorrect: false }] }`;
  const curriculum = `input: { title: "Recorded", duration: 5, level: BEGINNER, status: DRAFT }`;
  const batch = `name: "Recorded batch", description: "Made", batchType: WEEKDAY, status: IN_PROGRESS, ${dates}`;
  const criteria = `criteria: [{ key: "one", title: "One", levels: [
    { label: "Good", points: 2 }, { label: "Bad", points: 0 }] }]`;
  const assignment = `title: "Recorded task", kind: ASSIGNMENT, markdown: "Do it", accepts: [TEXT], points: 10,
    fileIds: [], latePercent: 0, lateRule: ACCEPT, marksEach: false, milestones: [], resubmissions: 0, teamSize: 1,
    teamsByLearner: false`;
  const inCourse = `courseId: ${course.id}`;

  const lists: readonly Step[] = [
    ["createCategory", () => `name: "Recorded"`],
    ["renameCategory", async () => `categoryId: ${await lastCategory()}, name: "Recorded anew"`],
    ["deleteCategory", async () => `categoryId: ${await lastCategory()}`],
    ["createHoliday", () => `input: { day: "2031-01-01", name: "New year" }`],
    [
      "updateHoliday",
      async () => `holidayId: ${await lastHoliday()}, input: { day: "2031-01-02", name: "Late" }`,
    ],
    ["deleteHoliday", async () => `holidayId: ${await lastHoliday()}`],
    ["createBlogPost", () => `input: { ${post} }`],
    ["setBlogPostStatus", async () => `postId: ${await lastPost()}, status: PUBLISHED`],
    [
      "updateBlogPost",
      async () => `postId: ${await lastPost()}, input: { ${post.replace("Short", "Shorter")} }`,
    ],
    ["deleteBlogPost", async () => `postId: ${await lastPost()}`],
    ["createCurriculum", () => curriculum],
    [
      "updateCurriculum",
      async () => `curriculumId: ${await lastCurriculum()}, ${curriculum.replace("5", "6")}`,
    ],
    ["deleteCurriculum", async () => `curriculumId: ${await lastCurriculum()}`],
    ["createSpecialization", () => `name: "Recorded path"`],
    ["addCourseToSpecialization", async () => `${inCourse}, specializationId: ${await lastSpecialization()}`],
    [
      "updateSpecialization",
      async () => `specializationId: ${await lastSpecialization()}, name: "Recorded way"`,
    ],
    [
      "removeCourseFromSpecialization",
      async () => `${inCourse}, specializationId: ${await lastSpecialization()}`,
    ],
    ["deleteSpecialization", async () => `specializationId: ${await lastSpecialization()}`],
    ["createRubric", () => `input: { name: "Recorded", ${criteria} }`],
    ["updateRubric", async () => `rubricId: ${await lastRubric()}, input: { name: "Renamed", ${criteria} }`],
    ["deleteRubric", async () => `rubricId: ${await lastRubric()}`],
  ];

  const courses: readonly Step[] = [
    ["publishCourse", () => inCourse],
    ["unpublishCourse", () => inCourse],
    ["addModule", () => `${inCourse}, name: "Recorded part"`],
    ["addTopic", async () => `${inCourse}, moduleId: ${await lastModule()}, name: "Recorded topic"`],
    ["addTopicBlock", async () => `topicId: ${await lastTopic()}, input: { kind: TEXT, markdown: "Text" }`],
    [
      "publishTopic",
      async () => {
        const { id, version } = await prisma.topic.findFirstOrThrow({ orderBy: { id: "desc" } });
        return `topicId: ${id}, version: ${version}`;
      },
    ],
    [
      "deleteTopicBlock",
      async () =>
        `blockId: ${(await prisma.topicBlock.findFirstOrThrow({ where: { draftId: null }, orderBy: { id: "desc" } })).id}`,
    ],
    [
      "deleteTopic",
      async () => `${inCourse}, moduleId: ${await lastModule()}, topicId: ${await lastTopic()}`,
    ],
    ["deleteModule", async () => `${inCourse}, moduleId: ${await lastModule()}`],
    [
      "createResource",
      () => `${inCourse}, input: { name: "Recorded", duration: 1, status: PUBLISHED, type: PDF,
        url: "https://example.test/x", visibility: PUBLIC }`,
    ],
    ["deleteResource", async () => `${inCourse}, resourceId: ${await lastResource()}`],
    ["addQuestion", () => `${inCourse}, moduleId: ${module.id}, ${question}`],
    [
      "updateQuestion",
      async () => `questionId: ${await lastQuestion()}, ${question.replace("Why?", "Why so?")}`,
    ],
    ["deleteQuestion", async () => `questionId: ${await lastQuestion()}`],
    [
      "createAssessment",
      () => `${inCourse}, input: { title: "Recorded", kind: EXAM, countedAttempt: BEST, holdsMarks: false,
        negativePercent: 0, passingScore: 50, showAnswers: NEVER, shuffle: false, duration: 30 }`,
    ],
    ["createAssignment", () => `input: { ${inCourse}, ${assignment} }`],
    ["giveAssignment", async () => `assignmentId: ${await lastAssignment()}, input: {}`],
    ["takeBackAssignment", async () => `givenId: ${await newest(prisma.givenAssignment)()}`],
    [
      "updateAssignment",
      async () =>
        `assignmentId: ${await lastAssignment()}, input: { ${inCourse}, ${assignment.replace("10", "12")} }`,
    ],
    ["deleteAssignment", async () => `assignmentId: ${await lastAssignment()}`],
    ["archiveAssessment", async () => `assessmentId: ${await lastAssessment()}`],
    [
      "createCourse",
      () => `input: { categoryId: ${course.categoryId}, code: "RECORDED", description: "Made", status: DRAFT,
        title: "Recorded course" }`,
    ],
    ["deleteCourse", async () => `courseId: ${await lastCourse()}`],
  ];

  const batches: readonly Step[] = [
    ["createBatch", () => `input: { ${batch} }`],
    ["assignUsersToBatch", async () => `batchId: ${await lastBatch()}, userIds: [${learner.id}]`],
    [
      "setBatchUserStatus",
      async () => `batchId: ${await lastBatch()}, userId: ${learner.id}, status: COMPLETED`,
    ],
    [
      "assignCourseToBatch",
      async () => `batchId: ${await lastBatch()}, input: { ${inCourse}, courseType: BLENDED, locked: true,
        planEnabled: true, status: SCHEDULED, ${dates} }`,
    ],
    ["lockBatchCourse", async () => `batchId: ${await lastBatch()}, ${inCourse}, locked: false`],
    [
      "assignTrainer",
      async () =>
        `batchId: ${await lastBatch()}, ${inCourse}, input: { trainerId: ${trainer.id}, role: TRAINER }`,
    ],
    ["removeTrainer", async () => `batchId: ${await lastBatch()}, ${inCourse}, trainerId: ${trainer.id}`],
    ["removeCourseFromBatch", async () => `batchId: ${await lastBatch()}, ${inCourse}`],
    [
      "setBatchUserStatuses",
      async () => `batchId: ${await lastBatch()}, userIds: [${learner.id}], status: ACTIVE`,
    ],
    ["renewBatchCalendar", async () => `batchId: ${await lastBatch()}`],
    [
      "updateBatch",
      async () => `batchId: ${await lastBatch()}, input: { ${batch.replace("Made", "Made anew")} }`,
    ],
    ["removeUserFromBatch", async () => `batchId: ${await lastBatch()}, userId: ${learner.id}`],
    ["deleteBatch", async () => `batchId: ${await lastBatch()}`],
  ];

  const people: readonly Step[] = [
    ["enrolUser", () => `courseId: ${published.id}, userId: ${learner.id}`],
    ["removeEnrolment", () => `courseId: ${published.id}, userId: ${learner.id}`],
    [
      "createPayment",
      () => `input: { userId: ${learner.id}, reference: "RECORDED", amount: 5, status: PENDING }`,
    ],
    [
      "updatePayment",
      async () => `paymentId: ${await lastPayment()}, input: { userId: ${learner.id}, reference: "RECORDED",
        amount: 6, status: PENDING }`,
    ],
    ["deletePayment", async () => `paymentId: ${await lastPayment()}`],
    ["setExtraTime", () => `userId: ${learner.id}, percent: 25`],
    ["setUserActive", () => `userId: ${learner.id}, active: false`],
    ["setUsersActive", () => `userIds: [${learner.id}], active: true`],
    [
      "createUser",
      () => `input: { email: "recorded@made.example", name: "Recorded", username: "recorded",
        password: "made-12345" }`,
    ],
    [
      "updateUser",
      async () => `userId: ${await lastUser()}, input: { email: "recorded@made.example", name: "Recorded anew",
        username: "recorded", userType: U, active: true }`,
    ],
    ["createSignInCode", async () => `userId: ${await lastUser()}`],
    ["deleteUser", async () => `userId: ${await lastUser()}`],
    ["saveRole", () => `input: { name: "Recorded role", rights: [] }`],
    ["deleteRole", async () => `roleId: ${await lastRole()}`],
    [
      "createAnnouncement",
      () => `input: { title: "Recorded", body: "Text", publishAt: "2099-01-01T00:00:00Z" }`,
    ],
    [
      "updateAnnouncement",
      async () => `announcementId: ${await lastAnnouncement()}, input: { title: "Recorded", body: "More",
        publishAt: "2099-01-01T00:00:00Z" }`,
    ],
    ["cancelAnnouncement", async () => `announcementId: ${await lastAnnouncement()}`],
    [
      "invite",
      () =>
        `input: { days: 3, role: "LEARNER", people: [{ email: "invited@made.example", name: "Invited" }] }`,
    ],
    ["revokeInvitation", async () => `invitationId: ${await lastInvitation()}`],
    ["createInvitationLink", () => `input: { days: 3, maxUses: 2, role: "LEARNER" }`],
    ["saveMailTemplate", () => `kind: "welcome", input: { subject: "Welcome", body: "[Open]({link})" }`],
    ["restoreMailTemplate", () => `kind: "welcome"`],
    [
      "saveIdentityProvider",
      () => `input: { clientId: "recorded", createsUsers: false, issuer: "https://id.example.test", name: "Id",
        role: "LEARNER", secret: "very-secret" }`,
    ],
    ["deleteIdentityProvider", async () => `providerId: ${await newest(prisma.identityProvider)()}`],
  ];

  return { lists, courses, batches, people };
}

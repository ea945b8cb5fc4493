import type { openSuite } from "#tests/support/suite";
import { newest, type Step } from "./recordedStep";

/** Steps of what is taught and written: of the lists of content, and of a course and its parts. */
export async function listContentSteps({ test, factory }: Awaited<ReturnType<typeof openSuite>>) {
  const { prisma } = test.database;
  const course = await factory.course({ status: "DRAFT" });
  const { module } = await factory.module(course);

  const [lastCategory, lastHoliday, lastCurriculum, lastRubric, lastResource] = [
    newest(prisma.category),
    newest(prisma.holiday),
    newest(prisma.curriculum),
    newest(prisma.rubric),
    newest(prisma.resource),
  ] as const;
  const [lastTopic, lastModule, lastSpecialization, lastAssessment, lastQuestion] = [
    newest(prisma.topic),
    newest(prisma.module),
    newest(prisma.specialization),
    newest(prisma.assessment),
    newest(prisma.question),
  ] as const;
  const lastPost = newest(prisma.blogPost);
  const lastCourse = newest(prisma.course);
  const lastAssignment = newest(prisma.assignment);

  const post = `authorName: "Maker", body: "Text", status: DRAFT, summary: "Short", title: "Recorded post"`;
  const question = `input: { title: "Why?", type: SINGLE, acceptedAnswers: [],
    options: [{ text: "Yes", isCorrect: true }, { text: "No", isCorrect: false }] }`;
  const curriculum = `input: { title: "Recorded", duration: 5, level: BEGINNER, status: DRAFT }`;
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

  return { lists, courses };
}

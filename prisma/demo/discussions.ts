import { markdownToHtml, rendererVersion } from "#gateway/markdown/markdownToHtml";
import type { DiscussionContents } from "./contentSchema";
import { courseWithCode, type MadeCourse } from "./courses";
import type { MadeEnrolment } from "./enrolments";
import { findTopic } from "./lessons";
import { itemAt } from "./lookup";
import type { Row } from "./rows";
import { daytime, type Tenant } from "./tenant";
import type { Person } from "./users";

interface DiscussionMaking {
  content: DiscussionContents;
  courses: readonly MadeCourse[];
  enrolments: readonly MadeEnrolment[];
  /** The writers of the notes. */
  writers: Readonly<Record<DiscussionContents["notes"][number]["learner"], Person>>;
}

type QuestionContent = DiscussionContents["questions"][number];

/** Creates the private notes of the learners that visitors of the demo sign in as. */
function makeNotes(tenant: Tenant, { content, courses, writers }: DiscussionMaking): void {
  const { rows, organizationId, calendar, random } = tenant;
  for (const { learner, course, topic, markdown } of content.notes) {
    const { id, courseId } = findTopic(tenant, courseWithCode(courses, course), topic);
    const updatedAt = daytime(tenant, calendar.today - random.integer(1, 20));
    rows.add("TopicNote", {
      organizationId,
      userId: writers[learner].id,
      courseId,
      topicId: id,
      markdown,
      updatedAt,
    });
  }
}

interface Asked {
  row: Row<"TopicQuestion">;
  trainerId: number | null;
  /** Learners of the course. */
  learners: readonly Person[];
}

function makeAnswers(
  { rows, ...tenant }: Tenant,
  { row, trainerId, learners }: Asked,
  content: QuestionContent,
) {
  const asked = Date.parse(row.createdAt);
  for (const [index, { by, markdown, accepted }] of content.answers.entries()) {
    const id = rows.nextId("TopicAnswer");
    const learner = itemAt(learners, index + 1).id;
    const createdAt = new Date(asked + (index + 1) * tenant.random.integer(900, 40_000) * 1000).toISOString();
    rows.add("TopicAnswer", {
      id,
      organizationId: row.organizationId,
      questionId: row.id,
      userId: by === "TRAINER" ? (trainerId ?? learner) : learner,
      markdown,
      html: markdownToHtml(markdown),
      rendererVersion,
      hiddenAt: null,
      hiddenReason: null,
      createdAt,
      updatedAt: createdAt,
    });
    if (accepted) row.acceptedId = id;
  }
}

function makeQuestion(tenant: Tenant, content: QuestionContent, making: DiscussionMaking): void {
  const { rows, organizationId, calendar, random } = tenant;
  const course = courseWithCode(making.courses, content.course);
  const topic = findTopic(tenant, course, content.topic);
  // Enough days for the answers, which must not lie in the future.
  const day = calendar.today - random.integer(4, 40);
  const able = making.enrolments.filter(
    (enrolment) => enrolment.course === course && enrolment.day < day && enrolment.share > 0.3,
  );
  const learners = random.sample(able, 4).map(({ person }) => person);
  const createdAt = daytime(tenant, day);
  const { markdown, hidden } = content;
  const row = rows.add("TopicQuestion", {
    id: rows.nextId("TopicQuestion"),
    organizationId,
    courseId: course.row.id,
    topicId: topic.id,
    userId: itemAt(learners, 0).id,
    markdown,
    html: markdownToHtml(markdown),
    rendererVersion,
    acceptedId: null,
    hiddenAt: hidden ? createdAt : null,
    hiddenReason: hidden ?? null,
    createdAt,
    updatedAt: createdAt,
  });
  makeAnswers(tenant, { row, trainerId: course.row.trainerId, learners }, content);
}

/** Makes learners' texts under lessons: notes, and questions with their answers. */
export function makeDiscussions(tenant: Tenant, making: DiscussionMaking): void {
  makeNotes(tenant, making);
  for (const content of making.content.questions) makeQuestion(tenant, content, making);
}

import { formatCount } from "../countTextContract";
import type { NotificationKind, ShownNotificationKind } from "./contract";

/** The texts of a notification. */
interface NotificationText {
  title: string;
  body: string;
}

interface CourseNamed {
  code: string;
  id: number;
}

/** The path of a learner's course. */
export const coursePath = ({ code, id }: CourseNamed): string =>
  `/learner/courses/${encodeURIComponent(code)}/${id}`;

/** The path of a lesson, which has its questions below it. */
export const lessonPath = (course: CourseNamed, topicId: number): string =>
  `${coursePath(course)}/topics/${topicId}`;

/** The path of a question in the inbox of staff. */
export const inboxPath = (anchor: string): string => `/admin/inbox#${anchor}`;

/** The place of a learner's batch: its card among the learner's courses. */
export const batchPath = (id: number): string => `/learner/courses#batch-${id}`;

/** The path of a batch course's plan, for staff. */
export const planPath = ({ batchId, courseId }: { batchId: number; courseId: number }): string =>
  `/admin/batches/${batchId}/courses/${courseId}/plan`;

/** The path of an announcement. */
export const announcementPath = (id: number): string => `/announcements/${id}`;

/** The path of a learner's assignment; a project has a different one. */
export const assignmentPath = ({
  id,
  kind,
  course,
}: {
  id: number;
  kind: string;
  course: CourseNamed;
}): string => (kind === "PROJECT" ? `/learner/projects/${id}` : `${coursePath(course)}/assignments/${id}`);

/** The path of an assessment of a learner's. */
export const assessmentPath = (id: number): string => `/learner/assessments/${id}`;

/** The path of an attempt's result. */
export const attemptResultPath = (id: number, attemptId: number): string =>
  `${assessmentPath(id)}/result?attempt=${attemptId}`;

/** The path of a submission in the review queue. */
export const reviewPath = (submissionId: number): string => `/admin/review?submission=${submissionId}`;

/** The path of a chat room. */
export const roomPath = (roomId: number): string => `/chat/${roomId}`;

/** The path of a payer's receipt. */
export const receiptPath = (username: string, paymentId: number): string =>
  `/users/${encodeURIComponent(username)}/payments/${paymentId}`;

/** A list of names in a sentence, of which the first three are named. */
function listNames(names: readonly string[]): string {
  const shown = names.slice(0, 3).join(", ");
  return names.length > 3 ? `${shown} and ${names.length - 3} more` : shown;
}

interface HandedIn {
  person: string;
  assignment: string;
  course: string;
}

interface Drafted {
  assignment: string;
  course: string;
  /** Minutes before it is due. */
  minutes: number;
  /** Whether the assignment closes then, after its due date. */
  isClosing: boolean;
  /** Whether it is handed in by itself when it is due. */
  isHandedIn: boolean;
}

function describeEnd({ minutes, isClosing, isHandedIn, course }: Drafted): string {
  const time = minutes >= 60 ? `${minutes / 60} hours` : `${minutes} minutes`;
  if (isClosing) return `Closes within ${time}. ${course}`;
  return isHandedIn ? `Handed in by itself within ${time}. ${course}` : `Due within ${time}. ${course}`;
}

interface Marked {
  assignment: string;
  course: string;
  isReturned: boolean;
}

/**
 * The texts of each kind that is sent, or soon will be. They quote no one: a text that is hidden later must not
 * stay readable here.
 */
export const notificationTexts = {
  welcome: ({ batch, courses }: { batch: string; courses: readonly string[] }) => ({
    title: `Welcome to ${batch}`,
    body: courses.length > 0 ? `Your courses: ${listNames(courses)}` : "",
  }),
  enrolled: ({ course }: { course: string }) => ({
    title: `You are enrolled in ${course}`,
    body: "",
  }),
  newLesson: ({ topic, course }: { topic: string; course: string }) => ({
    title: `New lesson: ${topic}`,
    body: course,
  }),
  questionAsked: ({ person, topic, course }: { person: string; topic: string; course: string }) => ({
    title: `${person} asked a question`,
    body: `${topic}, ${course}`,
  }),
  questionAnswered: ({ person, topic, course }: { person: string; topic: string; course: string }) => ({
    title: `${person} answered your question`,
    body: `${topic}, ${course}`,
  }),
  answerAccepted: ({ topic, course }: { topic: string; course: string }) => ({
    title: "Your answer was accepted",
    body: `${topic}, ${course}`,
  }),
  paymentRecorded: ({ reference, amount }: { reference: string; amount: number }) => ({
    title: `Payment received: ₹${formatCount(amount)}`,
    body: `Reference ${reference}`,
  }),
  assignmentGiven: ({ assignment, course }: { assignment: string; course: string }) => ({
    title: `New assignment: ${assignment}`,
    body: course,
  }),
  assignmentDue: ({ assignment, course }: { assignment: string; course: string }) => ({
    title: `Due in two days: ${assignment}`,
    body: course,
  }),
  draftDue: (draft: Drafted) => ({
    title: `Your draft isn't handed in yet: ${draft.assignment}`,
    body: describeEnd(draft),
  }),
  draftHandedIn: ({ assignment, course }: { assignment: string; course: string }) => ({
    title: `Your draft was handed in: ${assignment}`,
    body: `It was due. ${course}`,
  }),
  assignmentHandedIn: ({ person, assignment, course }: HandedIn) => ({
    title: `${person} handed in ${assignment}`,
    body: course,
  }),
  assignmentMarked: ({ assignment, course, isReturned }: Marked) => ({
    title: isReturned ? `${assignment} is returned for another try` : `${assignment} is marked`,
    body: course,
  }),
  assessmentOpened: ({ assessment, course }: { assessment: string; course: string }) => ({
    title: `New assessment: ${assessment}`,
    body: course,
  }),
  assessmentMarked: ({ assessment, course }: { assessment: string; course: string }) => ({
    title: `${assessment} is marked`,
    body: course,
  }),
  certificateIssued: ({ course }: { course: string }) => ({
    title: `Your certificate for ${course}`,
    body: "",
  }),
  topicsLate: ({ count, course, batch }: { count: number; course: string; batch: string }) => ({
    title: `${count} late ${count === 1 ? "topic" : "topics"} in ${course}`,
    body: batch,
  }),
  announcement: ({ title }: { title: string }) => ({ title, body: "" }),
  chatUnread: ({ person }: { person: string }) => ({
    title: `${person} sent you a message`,
    body: "It has been unread for an hour.",
  }),
} as const satisfies { [Kind in ShownNotificationKind]: (values: never) => NotificationText } & {
  [Kind in NotificationKind]?: (values: never) => NotificationText;
};

/** The kinds that have texts. */
export type WrittenKind = keyof typeof notificationTexts;

/** The values from which the texts of a kind are made. */
export type NotificationValues<Kind extends WrittenKind> = Parameters<(typeof notificationTexts)[Kind]>[0];

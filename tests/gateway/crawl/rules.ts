import { ownScope } from "#gateway/domains/domainRightsContract";
import { type Right, rights } from "#gateway/domains/rightsContract";
import { getPlaces, type Reached, usersOfFile } from "./places";
import type { Reader } from "./readers";
import { getScope } from "./readers";
import type { StoredRow, StoredTables } from "./stored";

/** A row that an answer showed a text of. */
export interface Shown {
  tables: StoredTables;
  table: string;
  column: string;
  row: StoredRow;
  at: Reached;
}

/** Whether a reader may see a text. */
type Rule = (reader: Reader, shown: Shown) => boolean;

const any =
  (...rules: readonly Rule[]): Rule =>
  (reader, shown) =>
    rules.some((rule) => rule(reader, shown));
const all =
  (...rules: readonly Rule[]): Rule =>
  (reader, shown) =>
    rules.every((rule) => rule(reader, shown));

const everybody: Rule = () => true;
const nobody: Rule = () => false;
const members: Rule = ({ userId }) => userId > 0;
/** Rows that are about the reader alone. */
const oneself: Rule = ({ userId }, { at }) => at.users.has(userId);
const hasValue =
  (column: string, ...values: readonly unknown[]): Rule =>
  (_, { row }) =>
    values.includes(row[column] ?? null);

/** The people whom a reader meets by teaching: of its batch and course, also former ones whose work it marks. */
function isTaught({ teaches }: Reader, { tables, at }: Shown): boolean {
  if (!teaches) return false;
  const { courseId, batchId } = teaches;
  const some = (table: string, isOf: (row: StoredRow) => boolean, person = "userId") =>
    [...(tables.get(table)?.rows.values() ?? [])].some(
      (row) => at.users.has(Number(row[person])) && isOf(row),
    );
  const ofWork = (table: string) => (row: StoredRow) => getPlaces(tables, table, row).courses.has(courseId);
  return (
    some("BatchUser", (row) => row["batchId"] === batchId) ||
    some("BatchTrainer", (row) => row["batchId"] === batchId, "trainerId") ||
    some("Enrolment", (row) => row["courseId"] === courseId) ||
    some("Attempt", ofWork("Attempt")) ||
    some("Submission", ofWork("Submission"))
  );
}

/** Whether a row is the reader's, by what the scope OWN of a right says. */
function isOwn(reader: Reader, right: Right, shown: Shown): boolean {
  const { teaches } = reader;
  if (!teaches) return false;
  const { own } = rights[right];
  const { courses, batches } = shown.at;
  if (own === ownScope.courses) return courses.has(teaches.courseId);
  if (own === ownScope.batches)
    return batches.size > 0 ? batches.has(teaches.batchId) : courses.has(teaches.courseId);
  return courses.has(teaches.courseId) || batches.has(teaches.batchId) || isTaught(reader, shown);
}

/** With one of these rights: for all rows, or for the reader's own. */
const having =
  (...names: readonly Right[]): Rule =>
  (reader, shown) =>
    names.some((name) => {
      const scope = getScope(reader, name);
      return scope === "ALL" || (scope === "OWN" && isOwn(reader, name, shown));
    });

/** With one of these rights, whatever its scope: what the rows say is the same for all. */
const holding =
  (...names: readonly Right[]): Rule =>
  (reader) =>
    names.some((name) => getScope(reader, name) !== null);

const courseOf = ({ tables, at }: Shown): StoredRow | undefined => {
  const [id] = at.courses;
  return id === undefined ? undefined : tables.get("Course")?.rows.get(id);
};
const ofPublishedCourse: Rule = (_, shown) => courseOf(shown)?.["status"] === "PUBLISHED";

const seenCourse = any(ofPublishedCourse, having("courses.read"));
const authors = having("lessons.write");
const lessonReaders = any(authors, having("lessons.read", "lessons.moderate"));
const answerWriters = having("questions.write", "assessments.write", "assessments.results");
const results = any(having("assessments.results"), oneself);
const marking = any(having("submissions.mark"), oneself);
const grading = any(having("grades.read", "grades.write"), oneself);
const mails = having("mail.manage");
const curricula = any(hasValue("status", "PUBLISHED"), having("curricula.read"));
const metPeople = having(
  "users.read",
  "users.manage",
  "users.manageStaff",
  "enrolments.write",
  "batches.read",
  "payments.read",
  "assessments.results",
  "submissions.mark",
  "grades.read",
);

/** Rooms: the lobby, and those that the reader is in. No right opens others. */
const inRoom: Rule = ({ userId, teaches }, { tables, row, at, table }) => {
  const message =
    table === "MessageRevision" ? tables.get("Message")?.rows.get(Number(row["messageId"])) : row;
  const room = tables.get("Room")?.rows.get(Number(message?.["roomId"]));
  if (room?.["kind"] === "LOBBY") return true;
  if (room?.["kind"] === "BATCH") return teaches !== null && at.batches.has(teaches.batchId);
  return [...(tables.get("RoomMember")?.rows.values() ?? [])].some(
    (member) => member["roomId"] === room?.["id"] && member["userId"] === userId,
  );
};

/** Trainers of a batch are in its room and its calendar, with any rights. */
const ofTaughtBatch: Rule = ({ teaches }, { at }) => teaches !== null && at.batches.has(teaches.batchId);

/** Blocks that name a file: those that the crawl fills in have no rows of uses. */
const blocksOfFile = (tables: StoredTables, id: unknown) =>
  [...(tables.get("TopicBlock")?.rows.values() ?? [])]
    .filter((row) => row["fileId"] === id || row["captionsFileId"] === id)
    .map((row) => ({ table: "TopicBlock", row }));

/** Files: those of rows that the reader may see. */
const ofSeenRow: Rule = (reader, { tables, row }) =>
  [...usersOfFile(tables, Number(row["id"])), ...blocksOfFile(tables, row["id"])].some((user) =>
    maySee(reader, {
      tables,
      table: user.table,
      column: "",
      row: user.row,
      at: getPlaces(tables, user.table, user.row),
    }),
  );

const uploaded: Rule = ({ userId }, { row }) => row["uploadedById"] === userId;
/** Files that something other than talk and learners' work uses. */
const inLibrary: Rule = (_, { tables, row }) =>
  [...(tables.get("FileUse")?.rows.values() ?? [])].some(
    // By the kind of the use: the crawl's database is a part of the demo, without some rows that use files.
    ({ fileId, ownerKind }) =>
      fileId === row["id"] && !/^(MESSAGE|SUBMISSION|ATTEMPT_QUESTION)$/.test(String(ownerKind)),
  );

/** Parts of curricula are seen with them. */
const seenCurriculum: Rule = (reader, { tables, row }) => {
  const module = tables.get("CurriculumModule")?.rows.get(Number(row["moduleId"]));
  const curriculum = tables.get("Curriculum")?.rows.get(Number((module ?? row)["curriculumId"]));
  return curriculum?.["status"] === "PUBLISHED" || getScope(reader, "curricula.read") !== null;
};

/** Seen with their course, or their curriculum. */
const ofSeenCourseOrCurriculum: Rule = (reader, shown) =>
  (shown.at.courses.size > 0 ? seenCourse : seenCurriculum)(reader, shown);

/** Payments say what they are for, also for a draft. */
const paidFor: Rule = (reader, { tables, row }) =>
  getScope(reader, "payments.read") !== null &&
  [...(tables.get("Payment")?.rows.values() ?? [])].some(({ courseId }) => courseId === row["id"]);

/** Those who see people see their progress, which names the topics of what they are enrolled in, also of drafts. */
const ofProgress: Rule = all(having("users.read", "enrolments.write"), (_, { tables, at }) =>
  [...(tables.get("Enrolment")?.rows.values() ?? [])].some(({ courseId }) =>
    at.courses.has(Number(courseId)),
  ),
);

/** Published lessons are for the trainers of their course, with any rights. */
const ofTaughtCourse: Rule = ({ teaches }, { at }) => teaches !== null && at.courses.has(teaches.courseId);

/** Lessons that show what a course is like. */
const preview: Rule = all(
  ofPublishedCourse,
  (_, { tables, row }) => tables.get("Topic")?.rows.get(Number(row["topicId"]))?.["isPreview"] === true,
);

/** The readers of a table's texts, or of one column's. */
const rules: Readonly<Record<string, Rule>> = {
  // The catalogue.
  Category: everybody,
  Specialization: everybody,
  Review: seenCourse,
  Holiday: members,
  Course: seenCourse,
  "Course.title": any(seenCourse, paidFor),
  Module: seenCourse,
  Topic: seenCourse,
  "Topic.name": any(seenCourse, ofProgress),
  BlogPost: any(hasValue("status", "PUBLISHED"), having("blogs.write")),
  Curriculum: curricula,
  CurriculumModule: seenCurriculum,
  CurriculumTopic: seenCurriculum,
  CurriculumObjective: seenCurriculum,
  CurriculumBlock: having("curricula.read"),
  CurriculumQuestion: having("curricula.read"),
  CurriculumQuestionOption: having("curricula.read"),
  Resource: any(
    all(hasValue("status", "PUBLISHED"), hasValue("visibility", "PUBLIC"), ofPublishedCourse),
    having("courses.read", "resources.write"),
  ),
  // Lessons: drafts are their authors', published ones their readers'.
  TopicBlock: any(
    authors,
    all((_, { row }) => row["draftId"] !== null, any(lessonReaders, ofTaughtCourse, preview)),
  ),
  TopicBlockRevision: authors,
  TopicNote: oneself,
  TopicQuestion: lessonReaders,
  TopicAnswer: lessonReaders,
  // Spec 1 has the call for courses' instructions among those of learners: they go with course and curriculum.
  Instruction: all(members, any(ofSeenCourseOrCurriculum, having("history.read"))),
  // Questions: titles show what a published course practises, the rest is for those who may write them.
  Question: answerWriters,
  "Question.title": any(answerWriters, all(members, ofPublishedCourse)),
  QuestionOption: answerWriters,
  // Assessments and work.
  Assessment: any(having("courses.read", "assessments.write", "assessments.results"), oneself),
  AssessmentSection: having("assessments.write", "assessments.results"),
  AssessmentException: results,
  AssessmentRelease: results,
  Attempt: results,
  AttemptQuestion: results,
  AttemptOption: results,
  MarkChange: results,
  Regrade: results,
  Assignment: having("assignments.write", "submissions.mark"),
  AssignmentExtension: any(having("assignments.write"), marking),
  ProjectTeam: any(having("assignments.write"), marking),
  // Drafts are their learners' alone.
  Submission: all(
    marking,
    any(oneself, (_, { row }) => row["handedInAt"] !== null),
  ),
  SubmissionMark: marking,
  MarkProposal: having("submissions.mark"),
  Rubric: holding("rubrics.write", "assignments.write", "submissions.mark"),
  GradeItem: grading,
  GradeEntry: grading,
  Certificate: any(having("certificates.issue"), oneself),
  CertificateTemplate: having("certificates.manage", "certificates.issue"),
  // Batches and people.
  Batch: any(having("batches.read"), ofTaughtBatch),
  // Payments and invitations choose from all batches.
  "Batch.name": any(having("batches.read"), ofTaughtBatch, holding("payments.read", "invitations.manage")),
  BatchFeed: any(having("batches.read"), ofTaughtBatch),
  User: members,
  "User.email": any(metPeople, oneself),
  "User.careerTrack": any(metPeople, oneself),
  Invitation: having("invitations.manage"),
  Payment: any(having("payments.read"), oneself),
  File: any(having("files.manage"), uploaded, all(having("files.read"), inLibrary), ofSeenRow),
  OpenUpload: any(having("files.manage"), oneself),
  // Talk and mail.
  Announcement: having("announcements.write"),
  Message: inRoom,
  MessageRevision: inRoom,
  Notification: oneself,
  MailMessage: any(mails, oneself),
  MailTemplate: mails,
  MailSuppression: mails,
  // Rows about the reader.
  KnownBrowser: oneself,
  Passkey: oneself,
  PushSubscription: oneself,
  SavedFilter: oneself,
  MailToken: nobody,
  Identity: oneself,
  GenerationRun: any(oneself, having("history.read")),
  CourseImport: oneself,
  // The institute.
  IdentityProvider: any(having("signIn.manage"), hasValue("isActive", true)),
  "IdentityProvider.name": everybody,
  Job: having("jobs.manage"),
};

/** The tables with texts of which nothing says who may see them. */
export const listUnruled = (tables: StoredTables): string[] =>
  [...tables.values()].filter(({ name, texts }) => texts.length > 0 && !rules[name]).map(({ name }) => name);

/** Whether a reader may see a text; rows of other tenants never. */
export function maySee(reader: Reader, shown: Shown): boolean {
  if (shown.row["organizationId"] !== reader.organizationId) return false;
  const rule = rules[`${shown.table}.${shown.column}`] ?? rules[shown.table];
  if (!rule) throw new Error(`say in rules.ts who may see the texts of ${shown.table}`);
  return rule(reader, shown);
}

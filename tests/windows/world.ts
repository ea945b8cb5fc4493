import { ask, command, refusal } from "#tests/gateway/enrolments/classroom";
import { openSubmissionRoom } from "#tests/gateway/submissions/workshop";
import type { Asked } from "./answerWindow";

const room = await openSubmissionRoom();
const { admin, prisma, begin, start, test } = room;
const began = performance.now();
// The gateway's time passes: of two files that are given for a question the later one counts.
setInterval(() => test.setNow(new Date(start.getTime() + performance.now() - began)), 50).unref();
const organizationId = 1;

const membership = (mutation: string) => `mutation ($batchId: Int!, $userIds: [Int!]!) {
  result: ${mutation}(batchId: $batchId, userIds: $userIds) { __typename ${refusal} } }`;

type Shop = Awaited<ReturnType<typeof begin>>;

/** Sends a command, again while the gateway is busy. */
async function succeed(document: string, variables: Record<string, unknown>, by = admin) {
  let outcome = await command(by, document, variables);
  while (outcome?.error === "UNAVAILABLE") outcome = await command(by, document, variables);
  if (!outcome || "code" in outcome || "error" in outcome) throw new Error(JSON.stringify(outcome));
  return outcome;
}

/** Reads, again while the gateway is busy, as the product does. */
async function readAgain<Read>(read: () => Promise<Read>, tries = 20): Promise<Read> {
  return read().catch((error: Error) => {
    if (tries > 1 && /busy|not available/.test(error.message)) return readAgain(read, tries - 1);
    throw error;
  });
}

/** Another batch that gives the assignment, and the move of the learner between the two. */
async function openMoves({ batch, course, assignmentId, learner, give }: Shop) {
  const dates = { startDate: new Date("2030-01-01"), endDate: new Date("2030-06-01") };
  const name = `Other of ${batch.name}`;
  const other = await prisma.batch.create({ data: { organizationId, name, description: "Made", ...dates } });
  await prisma.batchCourse.create({
    data: { organizationId, batchId: other.id, courseId: course.id, ...dates },
  });
  const { given } = await give(assignmentId, {}, other.id);
  if (!given) throw new Error("The other batch was not given the assignment: the gateway is busy");
  let [current, next] = [batch.id, other.id];
  const userId = learner.user.id;
  /** Puts the learner into a batch, or out of it, again while the gateway is busy: it may have done it all the same. */
  const put = async (batchId: number, isMember: boolean) => {
    const document = membership(isMember ? "assignUsersToBatch" : "removeUsersFromBatch");
    while (((await prisma.batchUser.count({ where: { batchId, userId } })) === 1) !== isMember) {
      const outcome = await command(admin, document, { batchId, userIds: [userId] });
      if (outcome && "code" in outcome) throw new Error(JSON.stringify(outcome));
      if (outcome?.error !== undefined && outcome.error !== "UNAVAILABLE")
        throw new Error(JSON.stringify(outcome));
    }
  };
  return async () => {
    await put(current, false);
    await put(next, true);
    [current, next] = [next, current];
  };
}

/** An exam of a question that is answered in words and one that takes a file, which the learner has begun. */
async function openExam({ course, learner }: Shop): Promise<Asked> {
  const scope = { organizationId, courseId: course.id };
  const assessment = await prisma.assessment.create({
    data: { ...scope, title: "Exam", duration: 60, passingScore: 50, state: "PUBLISHED" },
  });
  const questions = [
    await prisma.question.create({
      data: { ...scope, type: "SHORT_TEXT", title: "What?", displayOrder: 1, acceptedAnswers: ["That"] },
    }),
    await prisma.question.create({ data: { ...scope, type: "FILE", title: "Your work?", displayOrder: 2 } }),
  ];
  await prisma.assessmentQuestion.createMany({
    data: questions.map(({ id: questionId, displayOrder }) => ({
      organizationId,
      assessmentId: assessment.id,
      questionId,
      displayOrder,
    })),
  });
  const { attempt } = await succeed(
    `mutation ($id: Int!) { result: startAttempt(assessmentId: $id) {
      ... on AttemptPayload { attempt { questions { databaseId type } } } ${refusal} } }`,
    { id: assessment.id },
    learner.caller,
  );
  const asked: { databaseId: number; type: string }[] = attempt.questions;
  const find = (type: string) => asked.find((question) => question.type === type)?.databaseId ?? 0;
  return { questionId: find("SHORT_TEXT"), fileQuestionId: find("FILE") };
}

/** A cell of the gradebook, of a learner who stays in the batch. */
async function openCell({ batch, course, addLearner, trainer }: Shop) {
  const book = { batchId: batch.id, courseId: course.id };
  const { gradebook } = await succeed(
    `mutation ($batchId: Int!, $courseId: Int!, $input: GradeItemInput!) {
      result: addGradeItem(batchId: $batchId, courseId: $courseId, input: $input) {
        ... on GradebookPayload { gradebook { items { key isManual } } } ${refusal} } }`,
    { ...book, input: { title: "Test", category: "ASSESSMENTS", points: 1_000 } },
  );
  const items: { key: string; isManual: boolean }[] = gradebook.items;
  const itemKey = items.find(({ isManual }) => isManual)?.key ?? "";
  const { user } = await addLearner();
  return { place: { ...book, userId: user.id, itemKey }, trainer };
}

/** All entries of a cell, first to last. */
const readEntries = (place: { batchId: number; userId: number; itemKey: string }) =>
  prisma.gradeEntry.findMany({
    where: place,
    orderBy: { id: "asc" },
    select: { id: true, points: true, enteredById: true },
  });

let before: Promise<unknown> = Promise.resolve();

/** Makes worlds one after the other: a gateway that makes many at once is busy. */
export function makeWorld(): Promise<World> {
  const made = before.then(() => makeAgain(5));
  before = made.catch(() => undefined);
  return made;
}

/** Makes a world, again while the gateway is busy. */
const makeAgain = (tries: number): Promise<World> =>
  makeOne().catch((error: Error) => {
    if (tries > 1 && /busy|UNAVAILABLE/.test(error.message)) return makeAgain(tries - 1);
    throw error;
  });

/**
 * A learner in the first of two batches that give an assignment, whom staff move between the two, with an exam that has
 * begun; and a gradebook.
 */
async function makeOne() {
  const terms = {
    accepts: ["TEXT", "FILES"],
    resubmissions: 0,
    rubricId: null,
    lateRule: "ACCEPT",
    latePercent: 0,
  };
  const shop = await begin(terms);
  const move = await openMoves(shop);
  const asked = await openExam(shop);
  const { place, trainer } = await openCell(shop);
  const { caller } = shop.learner;
  const written = { topicId: shop.course.topics[0]?.id ?? 0, assignmentId: shop.assignmentId };
  const read = async () => {
    const document = `query ($topicId: Int!, $assignmentId: Int!) {
      topic(databaseId: $topicId) { note { markdown } }
      assignment(databaseId: $assignmentId) { own { submissions { databaseId text state files { name } } } } }`;
    const { topic, assignment } = await readAgain(() => ask(caller, document, written));
    const tries: { databaseId: number; text: string; state: string; files: { name: string }[] }[] =
      assignment.own?.submissions ?? [];
    if (tries.length > 1) throw new Error(`${tries.length} tries in place of one`);
    const find = (id: number) => prisma.attemptQuestion.findUniqueOrThrow({ where: { id } });
    const { answerText } = await find(asked.questionId);
    const { answerFileId } = await find(asked.fileQuestionId);
    return {
      note: String(topic.note?.markdown ?? ""),
      draft: tries[0]?.text ?? "",
      answer: answerText ?? "",
      answerFileId,
      latest: tries[0],
    };
  };
  /** Someone else enters a mark over the one that they see. */
  const markElsewhere = async (points: number) => {
    const seen = (await readEntries(place)).at(-1)?.id ?? null;
    await command(
      admin,
      `mutation ($batchId: Int!, $courseId: Int!, $userId: Int!, $itemKey: String!, $seen: Int, $input: GradeMarkInput!) {
        result: enterMark(batchId: $batchId, courseId: $courseId, userId: $userId, itemKey: $itemKey, seen: $seen, input: $input) {
          __typename ${refusal} } }`,
      { ...place, seen, input: { points, isExcused: false, reason: "" } },
    );
  };
  /** Withdraws what is handed in, again while the gateway is busy. */
  const withdraw = async () => {
    for (;;) {
      const { latest } = await read();
      if (latest?.state !== "HANDED_IN") return;
      const document = `mutation ($id: Int!) { result: withdrawSubmission(submissionId: $id) { __typename ${refusal} } }`;
      const outcome = await command(caller, document, { id: latest.databaseId });
      if (outcome && "code" in outcome) throw new Error(JSON.stringify(outcome));
    }
  };
  return { caller, trainer, move, written, asked, place, read, markElsewhere, readEntries, withdraw };
}

export type World = Awaited<ReturnType<typeof makeOne>>;

import type { Caller } from "#tests/support/caller";
import { answer, openExam, submit } from "../assessments/exam";
import { command, refusal } from "../enrolments/classroom";

interface Waiting {
  questionId: number;
  isMine: boolean;
  reviewerName: string | null;
  marks: number | null;
}

/** An exam room with essays that wait for their marks. */
export async function openEssays() {
  const exam = await openExam();
  const admin = await exam.test.as("admin");

  const essays = ["Explain.", "And why?"].map((title) => ({ type: "ESSAY" as const, title }));

  /** An assessment of two essays, with an attempt that has answered the first and is submitted. */
  async function handedIn() {
    const sitting = await exam.sitting({ questions: essays });
    const questionId = sitting.question(1).databaseId;
    await answer(sitting.caller, questionId, "Because.");
    await submit(sitting.caller, sitting.attemptId);
    return { ...sitting, questionId };
  }

  async function readQueue(filter: object = {}, caller = admin, first = 100) {
    const { data } = await caller.graphql(
      `query ($filter: ReviewQueueFilter, $first: Int!) {
        found: essayQueue(filter: $filter, first: $first) {
          totalCount
          answers { questionId isMine reviewerName marks answerText assessmentTitle waitingSince }
        }
      }`,
      { filter, first },
    );
    return data.found as { totalCount: number; answers: Waiting[] };
  }

  const find = async (questionId: number, filter: object = {}, caller = admin) =>
    (await readQueue(filter, caller)).answers.find((found) => found.questionId === questionId);

  const does = (caller: Caller, name: string, questionId: number, more = "") =>
    command(
      caller,
      `mutation { result: ${name}(questionId: ${questionId}${more}) { __typename ${refusal} } }`,
      {},
    );

  const mark = (caller: Caller, questionId: number, marks: number) =>
    does(caller, "markAnswer", questionId, `, marks: ${marks}`);

  return { exam, prisma: exam.prisma, admin, essays, handedIn, readQueue, find, does, mark };
}

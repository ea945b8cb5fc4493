import { describe, expect, it } from "vitest";
import { demoId } from "#tests/support/factory";
import { answer, start, submit } from "../assessments/exam";

import { openEssays } from "./essayRoom";

const { exam, admin, handedIn, does, mark } = await openEssays();

describe("the live review queue", () => {
  it("hears of essays that are handed in, taken and marked", async () => {
    const { questionId } = await handedIn();
    let heard = 0;
    const stop = exam.test.gateway.bus.subscribe("reviewQueueChanged", () => {
      heard += 1;
    });
    await does(admin, "takeAnswer", questionId);
    await mark(admin, questionId, 1);
    await handedIn();
    stop();
    expect(heard).toBe(3);
  });
});

describe("the essays of one assessment", () => {
  it("are marked in the order of their attempts, and stay in their place when they are", async () => {
    const first = await handedIn();
    const questionIds = [first.questionId];
    for (const place of [1, 2]) {
      const { user, caller } = await exam.learner();
      await exam.factory.enrolment(user.id, first.course.id, demoId);
      const { attempt } = await start(caller, first.assessment.id);
      const [{ databaseId }] = attempt.questions;
      await answer(caller, databaseId, `Because of ${place}.`);
      await submit(caller, Number(attempt.databaseId));
      questionIds.push(databaseId);
    }
    const read = async () => {
      const { data } = await admin.graphql(
        `{ queue: markingQueue(assessmentId: ${first.assessment.id}) { questionId marks } }`,
      );
      return data.queue as { questionId: number; marks: number | null }[];
    };
    expect((await read()).map(({ questionId }) => questionId)).toEqual(questionIds);
    await mark(admin, questionIds[1] ?? 0, 1);
    expect(await read()).toEqual([
      { questionId: questionIds[0], marks: null },
      { questionId: questionIds[1], marks: 1 },
      { questionId: questionIds[2], marks: null },
    ]);
  });
});

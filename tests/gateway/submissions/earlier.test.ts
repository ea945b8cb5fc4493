import { afterAll, describe, expect, it } from "vitest";
import { ask, openClassroom, readErrorCode } from "../enrolments/classroom";
import { acts, openWorkshop } from "./workshop";

const room = await openClassroom();
const { test } = room;
const admin = await test.as("admin");
afterAll(() => test.close());

const read = `query ($id: Int!) { submission(databaseId: $id) {
  earlierTries { number text score maxPoints comment criteria { key level comment } } } }`;

/** A second try of each of some learners, after a first one that was returned. */
async function secondTries(learners: number) {
  const shop = await openWorkshop(room, admin);
  const assignmentId = await shop.write();
  await shop.give(assignmentId, {});
  const made: { first: number; second: number }[] = [];
  for (let place = 0; place < learners; place += 1) {
    const { caller } = place === 0 ? shop.learner : await shop.addLearner();
    const handIn = async (text: string) => {
      await acts.save(caller, assignmentId, { text });
      return (await acts.handIn(caller, assignmentId)).submission.databaseId as number;
    };
    const first = await handIn(`First of ${place}`);
    await acts.judge(shop.trainer.caller, "returnSubmission", first, {
      levels: [{ key: "tests", level: 1, comment: "More tests" }],
      comment: "Try again",
    });
    made.push({ first, second: await handIn(`Second of ${place}`) });
  }
  return { ...shop, made };
}

describe("the tries before one that is marked", () => {
  it("are those of the same learner, with what was said of them", async () => {
    const { trainer, made } = await secondTries(2);
    const { first = 0, second = 0 } = made[1] ?? {};
    const { submission } = await ask(trainer.caller, read, { id: second });
    expect(submission.earlierTries).toEqual([
      {
        number: 1,
        text: "First of 1",
        score: 10,
        maxPoints: 60,
        comment: "Try again",
        criteria: [
          { key: "tests", level: 1, comment: "More tests" },
          { key: "style", level: null, comment: "" },
        ],
      },
    ]);
    expect((await ask(trainer.caller, read, { id: first })).submission.earlierTries).toEqual([]);
  });

  it("are for those who mark it", async () => {
    const { learner, made } = await secondTries(1);
    const id = made[0]?.second ?? 0;
    expect(await readErrorCode(learner.caller, read, { id })).toBe("FORBIDDEN");
    const stranger = (await openWorkshop(room, admin)).trainer.caller;
    expect((await ask(stranger, read, { id })).submission).toBeNull();
  });

  it("the earlier tries of a queue take as many statements as those of one piece", async () => {
    const queue = "{ reviewQueue(first: 50) { nodes { earlierTries { number } } } }";
    const { trainer } = await secondTries(1);
    const count = async () => (await test.statementsOf(() => ask(trainer.caller, queue))).length;
    await count();
    const baseline = await count();
    const many = (await secondTries(3)).trainer;
    await ask(many.caller, queue);
    expect((await test.statementsOf(() => ask(many.caller, queue))).length).toBe(baseline);
  });
});

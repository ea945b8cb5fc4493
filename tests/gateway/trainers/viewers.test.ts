import { afterAll, describe, expect, it } from "vitest";
import { openViewers, refusedOthers, tryCommand } from "#tests/support/viewers";
import { openBatchroom } from "../batches/batchroom";
import { ask, readErrorCode } from "../enrolments/classroom";

const room = await openBatchroom();
afterAll(() => room.test.close());
const { visitor, learner, staff, foreign, tryAsOthers } = await openViewers(room.test);

/** A batch course with a trainer. */
async function makeTaught() {
  const { batchId, courseId } = await room.batchWithCourse();
  const trainer = await room.factory.user({ userType: "E" });
  const place = `batchId: ${batchId}, courseId: ${courseId}`;
  const assign = (trainerId: number) =>
    `assignTrainer(${place}, input: { trainerId: ${trainerId}, role: TRAINER })`;
  expect(await tryCommand(staff, assign(trainer.id))).toBe("ChangedBatchTrainerPayload");
  return { batchId, courseId, trainer, place, assign };
}

describe("the trainers of a batch course", () => {
  it("are assigned and removed by staff of its organization alone", async () => {
    const { batchId, courseId, trainer, place, assign } = await makeTaught();
    const another = await room.factory.user({ userType: "E" });
    const remove = `removeTrainer(${place}, trainerId: ${trainer.id})`;
    for (const field of [assign(another.id), remove]) expect(await tryAsOthers(field)).toEqual(refusedOthers);
    const stored = () => room.prisma.batchTrainer.findMany({ where: { batchId, courseId } });
    expect((await stored()).map(({ trainerId }) => trainerId)).toEqual([trainer.id]);
    expect(await tryCommand(staff, remove)).toBe("RemovedBatchTrainerPayload");
    expect(await stored()).toEqual([]);
  });

  it("are shown to staff and to learners of the batch, and to no one else", async () => {
    const { batchId, courseId, trainer, place } = await makeTaught();
    const member = await room.learner();
    await room.putInto(batchId, member.user.id);
    await room.factory.enrolment(member.user.id, courseId);
    const trainers = { nodes: [{ role: "TRAINER", trainer: { name: trainer.name } }] };
    const all = `{ batchCourse(${place}) { trainers { nodes { role trainer { name } } } } }`;
    const own = `{ myBatchCourse(${place}) { trainers { nodes { role trainer { name } } } } }`;
    expect(await ask(staff, all)).toEqual({ batchCourse: { trainers } });
    expect(await ask(foreign, all)).toEqual({ batchCourse: null });
    expect(await ask(member.caller, own)).toEqual({ myBatchCourse: { trainers } });
    expect(await ask(learner, own)).toEqual({ myBatchCourse: null });
    expect(await readErrorCode(visitor, own)).toBe("UNAUTHENTICATED");
  });
});

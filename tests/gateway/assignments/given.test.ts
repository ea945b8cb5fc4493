import { describe, expect, it } from "vitest";
import { assignmentMessages } from "#gateway/domains/assignments/contract";
import { ask, command, readErrorCode, refusal } from "../enrolments/classroom";
import { acts, openSubmissionRoom, openWorkshop } from "../submissions/workshop";

const room = await openSubmissionRoom();
const { test, prisma, admin, days, begin } = room;

describe("an assignment", () => {
  it("is seen by the batch that it was given to, and by no one else", async () => {
    const shop = await openWorkshop(room, admin);
    const id = await shop.write();
    const outsider = await room.learner();
    const read = "query ($id: Int!) { assignment(databaseId: $id) { title state dueAt own { triesLeft } } }";
    expect(await ask(shop.learner.caller, read, { id })).toEqual({ assignment: null });
    await shop.give(id, { dueAt: days(3) });
    expect(await ask(shop.learner.caller, read, { id })).toEqual({
      assignment: {
        title: "A calculator",
        state: "OPEN",
        dueAt: days(3).toISOString(),
        own: { triesLeft: 2 },
      },
    });
    expect(await ask(outsider.caller, read, { id })).toEqual({ assignment: null });
    expect(
      await readErrorCode(
        shop.learner.caller,
        "query ($id: Int!) { assignment(databaseId: $id) { markdown } }",
        { id },
      ),
    ).toBe("FORBIDDEN");
  });

  it("opens at its time, and tells its learners once", async () => {
    const { assignmentId, learner } = await begin({}, { opensAt: days(1) });
    const { openAssignments } = await import("#gateway/domains/assignments/openCommands");
    const read = "query ($id: Int!) { assignment(databaseId: $id) { title } }";
    await openAssignments(test.gateway);
    expect(await ask(learner.caller, read, { id: assignmentId })).toEqual({ assignment: null });
    test.setNow(days(1));
    await openAssignments(test.gateway);
    await openAssignments(test.gateway);
    expect(await ask(learner.caller, read, { id: assignmentId })).not.toEqual({ assignment: null });
    const told = { userId: learner.user.id, kind: "assignmentGiven" };
    expect(await prisma.notification.count({ where: told })).toBe(1);
  });

  it("is due with its topic's planned date, and moves with it", async () => {
    const shop = await openWorkshop(room, admin);
    const topicId = shop.course.topics[0]?.id;
    const id = await shop.write({ topicId });
    const { given } = await shop.give(id, { daysAfterTopic: 1 });
    expect(given.dueAt).toBeNull();
    const scope = {
      organizationId: 1,
      batchId: shop.batch.id,
      courseId: shop.course.id,
      topicId: topicId ?? 0,
    };
    const row = await prisma.batchCourseTopic.create({
      data: { ...scope, plannedDate: new Date("2030-02-10") },
    });
    const read = "query ($id: Int!) { assignment(databaseId: $id) { dueAt } }";
    expect((await ask(shop.learner.caller, read, { id })).assignment.dueAt).toBe("2030-02-11T18:29:59.000Z");
    await prisma.batchCourseTopic.update({
      where: { id: row.id },
      data: { plannedDate: new Date("2030-02-12") },
    });
    expect((await ask(shop.learner.caller, read, { id })).assignment.dueAt).toBe("2030-02-13T18:29:59.000Z");
    expect(await shop.give(id, { daysAfterTopic: 1 }, null)).toMatchObject({
      message: assignmentMessages.onlyBatch,
    });
  });

  it("tells those who have not handed in two days before it is due, and no one twice", async () => {
    const { learner, addLearner, assignmentId } = await begin();
    const other = await addLearner();
    await acts.save(other.caller, assignmentId, { text: "Done" });
    await acts.handIn(other.caller, assignmentId);
    const { tellOfDueAssignments } = await import("#gateway/domains/assignments/dueCommands");
    const count = (userId: number) => prisma.notification.count({ where: { userId, kind: "assignmentDue" } });
    await tellOfDueAssignments(test.gateway);
    expect(await count(learner.user.id)).toBe(0);
    test.setNow(days(1.5));
    await tellOfDueAssignments(test.gateway);
    await tellOfDueAssignments(test.gateway);
    expect([await count(learner.user.id), await count(other.user.id)]).toEqual([1, 0]);
  });

  it("an assignment of another's course is not a trainer's to change or give", async () => {
    const { assignmentId, trainer } = await begin();
    const stranger = await (await openWorkshop(room, admin)).addTrainer();
    const give = `mutation ($id: Int!) { result: giveAssignment(assignmentId: $id, input: {}) {
      ... on GiveAssignmentPayload { given { databaseId } } ${refusal} } }`;
    expect(await command(stranger.caller, give, { id: assignmentId })).toMatchObject({ code: "NOT_FOUND" });
    expect(await command(trainer.caller, give, { id: assignmentId })).toHaveProperty("given");
  });
});

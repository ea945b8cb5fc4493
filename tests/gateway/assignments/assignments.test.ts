import { describe, expect, it } from "vitest";
import { assignmentMessages } from "#gateway/domains/assignments/contract";
import { openViewers, refusedOthers, tryCommand } from "#tests/support/viewers";
import { ask, command, refusal } from "../enrolments/classroom";
import { acts, assignmentInput, openSubmissionRoom, openWorkshop } from "../submissions/workshop";

const room = await openSubmissionRoom();
const { test, prisma, admin, days, begin, handedIn } = room;
const { staff, tryAsOthers } = await openViewers(test);

const update = (assignmentId: number, input: object, version: Date | null = null) =>
  command(
    admin,
    `mutation ($id: Int!, $version: DateTime, $input: AssignmentInput!) {
      result: updateAssignment(assignmentId: $id, version: $version, input: $input) {
        ... on AssignmentPayload { assignment { title } } ${refusal}
      } }`,
    { id: assignmentId, version, input: { ...assignmentInput, ...input } },
  );
const findRow = (id: number) => prisma.assignment.findUnique({ where: { id } });

describe("an assignment that staff write", () => {
  it("is changed from its latest version, and keeps its course once it was given", async () => {
    const shop = await openWorkshop(room, admin);
    const id = await shop.write();
    const version = (await findRow(id))?.updatedAt ?? null;
    const courseId = shop.course.id;
    expect(await update(id, { courseId, title: "A parser" }, version)).toEqual({
      assignment: { title: "A parser" },
    });
    expect(await update(id, { courseId, title: "Late" }, version)).toMatchObject({ code: "STALE" });
    const { id: elsewhere } = await room.course();
    await shop.give(id, { dueAt: days(3) });
    expect(await update(id, { courseId: elsewhere })).toEqual({
      code: "CONFLICT",
      message: assignmentMessages.courseKept,
    });
    expect(await findRow(id)).toMatchObject({ title: "A parser", courseId });
  });

  it("is deleted until learners have handed in work for it", async () => {
    const [unused, used] = [await begin(), await handedIn()];
    const remove = (id: number) => tryCommand(staff, `deleteAssignment(assignmentId: ${id})`);
    expect(await remove(unused.assignmentId)).toBe("DeletedAssignmentPayload");
    expect(await remove(unused.assignmentId)).toBe("NOT_FOUND");
    expect(await remove(used.assignmentId)).toBe("CONFLICT");
    expect(await findRow(used.assignmentId)).not.toBeNull();
  });

  it("is taken back from those that it was given to", async () => {
    const { assignmentId, givenId, learner } = await begin();
    const read = `{ assignment(databaseId: ${assignmentId}) { title } }`;
    expect(await ask(learner.caller, read)).toEqual({ assignment: { title: assignmentInput.title } });
    const field = `takeBackAssignment(givenId: ${givenId})`;
    expect(await tryAsOthers(field)).toEqual(refusedOthers);
    expect(await tryCommand(staff, field)).toBe("AssignmentPayload");
    expect(await ask(learner.caller, read)).toEqual({ assignment: null });
  });

  it("is given, extended and deleted by staff of its organization alone", async () => {
    const { assignmentId, givenId, learner } = await begin();
    const until = `dueAt: "${days(9).toISOString()}", reason: "R"`;
    for (const field of [
      `giveAssignment(assignmentId: ${assignmentId}, input: {})`,
      `grantExtension(givenId: ${givenId}, userId: ${learner.user.id}, ${until})`,
      `saveTeam(givenId: ${givenId}, name: "Theirs", userIds: [])`,
      `deleteAssignment(assignmentId: ${assignmentId})`,
    ]) {
      expect(await tryAsOthers(field)).toEqual(refusedOthers);
    }
    expect(await prisma.givenAssignment.count({ where: { assignmentId } })).toBe(1);
    expect(await prisma.assignmentExtension.count({ where: { givenId } })).toBe(0);
  });

  it("is handed in by those it was given to, not by other learners", async () => {
    const { assignmentId } = await begin();
    const outsider = await room.learner();
    expect(await acts.save(outsider.caller, assignmentId, { text: "Mine" })).toMatchObject({
      code: "NOT_FOUND",
    });
  });
});

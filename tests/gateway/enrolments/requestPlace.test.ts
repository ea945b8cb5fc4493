import { afterAll, describe, expect, it } from "vitest";
import { enrolmentMessages } from "#gateway/domains/enrolments/contract";
import type { Caller } from "#tests/support/caller";
import { ask, command, openClassroom, refusal } from "./classroom";

const room = await openClassroom();
const staff = await room.test.as("coordinator");
afterAll(() => room.test.close());

const request = (caller: Caller, courseId: number) =>
  command(
    caller,
    `mutation ($courseId: Int!) {
      result: requestPlace(courseId: $courseId) { ... on CoursePayload { course { placeRequestedAt } } ${refusal} }
    }`,
    { courseId },
  );

const paid = { price: 4999 };

async function openRequests(courseId: number) {
  const { placeRequests } = await ask(
    staff,
    "{ placeRequests(first: 100) { totalCount nodes { databaseId user { databaseId } course { databaseId } } } }",
  );
  return placeRequests.nodes.filter(
    ({ course }: { course: { databaseId: number } }) => course.databaseId === courseId,
  );
}

describe("a request for a place", () => {
  it("a request for a place in a paid course reaches staff once, however often it is sent", async () => {
    const { user, caller } = await room.learner();
    const { id } = await room.course(paid);
    const first = await request(caller, id);
    expect(first.course.placeRequestedAt).toMatch(/^\d{4}-/);
    expect(await request(caller, id)).toEqual(first);
    expect(await openRequests(id)).toMatchObject([{ user: { databaseId: user.id } }]);
  });

  it("is the learner's own to know", async () => {
    const { caller } = await room.learner();
    const { caller: another } = await room.learner();
    const { id } = await room.course(paid);
    await request(caller, id);
    const { course } = await ask(another, `{ course(databaseId: ${id}) { placeRequestedAt } }`);
    expect(course.placeRequestedAt).toBeNull();
  });

  it("is answered by enrolling the learner, in whichever way", async () => {
    const { user, caller } = await room.learner();
    const { id } = await room.course(paid);
    await request(caller, id);
    await command(
      staff,
      `mutation { result: enrolUser(userId: ${user.id}, courseId: ${id}) { ... on EnrolUserPayload { enrolment { id } } } }`,
      {},
    );
    expect(await openRequests(id)).toEqual([]);
    expect((await request(caller, id)).course.placeRequestedAt).toBeNull();
  });

  it("can be dismissed by staff, and sent again", async () => {
    const { caller } = await room.learner();
    const { id } = await room.course(paid);
    await request(caller, id);
    const [{ databaseId }] = await openRequests(id);
    const dismiss = () =>
      command(
        staff,
        `mutation { result: dismissPlaceRequest(requestId: ${databaseId}) { ... on DismissedPlaceRequestPayload { deletedId } ${refusal} } }`,
        {},
      );
    expect(await dismiss()).toEqual({ deletedId: databaseId });
    expect(await dismiss()).toEqual({ code: "NOT_FOUND", message: enrolmentMessages.requestNotFound });
    expect((await request(caller, id)).course.placeRequestedAt).not.toBeNull();
  });

  it("is not for free courses, drafts and employees", async () => {
    const { caller } = await room.learner();
    const free = await room.course();
    expect(await request(caller, free.id)).toEqual({ code: "CONFLICT", message: enrolmentMessages.free });
    const draft = await room.course({ ...paid, status: "DRAFT" });
    expect(await request(caller, draft.id)).toMatchObject({ code: "NOT_FOUND" });
    const { id } = await room.course(paid);
    expect(await request(staff, id)).toEqual({ code: "CONFLICT", message: enrolmentMessages.learnersOnly });
  });
});

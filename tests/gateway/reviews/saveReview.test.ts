import { afterAll, describe, expect, it } from "vitest";
import { enrolmentMessages } from "#gateway/domains/enrolments/contract";
import type { Caller } from "#tests/support/caller";
import { otherId } from "#tests/support/factory";
import { ask, command, openClassroom } from "../enrolments/classroom";

const room = await openClassroom();
afterAll(() => room.test.close());

const document = `mutation ($courseId: Int!, $input: ReviewInput!) {
  result: saveReview(courseId: $courseId, input: $input) {
    ... on CoursePayload { course { rating reviewCount viewerReview { rating text authorName } } }
    ... on Refusal { code message fieldErrors { field message } }
  }
}`;
const save = (caller: Caller, courseId: number, rating: number, text = "Good") =>
  command(caller, document, { courseId, input: { rating, text } });
const rowsOf = (courseId: number) => room.prisma.review.findMany({ where: { courseId } });
const notEnrolled = { code: "NOT_FOUND", message: enrolmentMessages.notEnrolled, fieldErrors: [] };

async function classmate(courseId: number) {
  const made = await room.learner();
  await room.factory.enrolment(made.user.id, courseId);
  return made;
}

describe("a review", () => {
  it("is left by the enrolled and counts for the course at once", async () => {
    const { user, caller, course } = await room.enrolled();
    const viewerReview = { rating: 4, text: "Clear\nand short", authorName: user.name };
    expect(await save(caller, course.id, 4, "  Clear\nand short ")).toEqual({
      course: { rating: 4, reviewCount: 1, viewerReview },
    });
  });

  it("moves the mean of the stars, to one decimal", async () => {
    const { caller, course } = await room.enrolled();
    await save(caller, course.id, 5);
    await save((await classmate(course.id)).caller, course.id, 4);
    const third = await save((await classmate(course.id)).caller, course.id, 4);
    expect(third.course).toMatchObject({ rating: 4.3, reviewCount: 3 });
    const card =
      "query ($id: Int!) { course(databaseId: $id) { rating reviewCount viewerReview { rating } } }";
    const { course: seen } = await ask(room.test.visitor, card, { id: course.id });
    expect(seen).toEqual({ rating: 4.3, reviewCount: 3, viewerReview: null });
  });

  it("is changed, not doubled, by the next one", async () => {
    const { caller, course } = await room.enrolled();
    await save(caller, course.id, 1, "Bad");
    const [first] = await rowsOf(course.id);
    const changed = await save(caller, course.id, 5, "Better than I thought");
    expect(changed.course).toMatchObject({ rating: 5, reviewCount: 1 });
    const rows = await rowsOf(course.id);
    expect(rows).toMatchObject([{ id: first?.id, createdAt: first?.createdAt, rating: 5 }]);
  });

  it("is one when it comes three times at once", async () => {
    const { caller, course } = await room.enrolled();
    const answers = await Promise.all([2, 3, 4].map((rating) => save(caller, course.id, rating)));
    for (const answer of answers) expect(answer.course.reviewCount).toBe(1);
    expect(await rowsOf(course.id)).toHaveLength(1);
  });

  it("stands with its author's name in the course's list, the last changed first", async () => {
    const { user, caller, course } = await room.enrolled();
    const other = await classmate(course.id);
    await save(caller, course.id, 3, "First");
    await save(other.caller, course.id, 4, "Second");
    await save(caller, course.id, 5, "Third");
    const list = `query ($id: Int!) {
      course(databaseId: $id) { reviews(first: 5) { totalCount nodes { authorName rating text } } }
    }`;
    const nodes = [
      { authorName: user.name, rating: 5, text: "Third" },
      { authorName: other.user.name, rating: 4, text: "Second" },
    ];
    const { course: seen } = await ask(room.test.visitor, list, { id: course.id });
    expect(seen.reviews).toEqual({ totalCount: 2, nodes });
  });

  it("may be 2,000 characters long", async () => {
    const { caller, course } = await room.enrolled();
    expect((await save(caller, course.id, 5, "x".repeat(2000))).course.reviewCount).toBe(1);
  });

  it("is told to every gateway", async () => {
    const { caller, course } = await room.enrolled();
    const heard: unknown[] = [];
    const stop = room.test.gateway.bus.subscribe("reviewsChanged", (event) => void heard.push(event));
    await save(caller, course.id, 5);
    await save(caller, course.id, 0);
    stop();
    expect(heard).toEqual([{ organizationId: 1, courseId: course.id }]);
  });
});

describe("a review is refused", () => {
  const stars = "Please choose one to five stars";

  it.each([
    ["no star", 0, "Good", "rating", stars],
    ["six stars", 6, "Good", "rating", stars],
    ["less than nothing", -1, "Good", "rating", stars],
    ["white space", 5, "  \n ", "text", "Review is required"],
    ["a book", 5, "x".repeat(2001), "text", "Review cannot be more than 2000 characters long"],
  ])("with %s", async (_what, rating, text, field, message) => {
    const { caller, course } = await room.enrolled();
    expect(await save(caller, course.id, rating, text)).toEqual({
      code: "INVALID",
      message,
      fieldErrors: [{ field, message }],
    });
    expect(await rowsOf(course.id)).toEqual([]);
  });

  it("a review is refused with half a star, before it is looked at", async () => {
    const { caller, course } = await room.enrolled();
    const { errors } = await caller.graphql(document, {
      courseId: course.id,
      input: { rating: 4.5, text: "Good" },
    });
    expect(errors?.[0]?.message).toMatch(/Int cannot represent non-integer value: 4.5/);
    expect(await rowsOf(course.id)).toEqual([]);
  });

  it("a review is refused to a visitor", async () => {
    const { id } = await room.course();
    expect(await save(room.test.visitor, id, 5)).toEqual({ error: "UNAUTHENTICATED" });
  });

  it("a review is refused to who is not enrolled: a learner, staff, another tenant", async () => {
    const { id } = await room.course();
    const foreign = await room.enrolled({ organizationId: otherId });
    const { caller } = await room.learner();
    for (const viewer of [caller, await room.test.as("coordinator"), foreign.caller]) {
      expect(await save(viewer, id, 5)).toEqual(notEnrolled);
    }
    expect(await save(caller, foreign.course.id, 5)).toEqual(notEnrolled);
    expect(await rowsOf(id)).toEqual([]);
    expect(await rowsOf(foreign.course.id)).toEqual([]);
  });

  it("a review is refused in a course that was unpublished", async () => {
    const { caller, course } = await room.enrolled();
    await room.unpublish(course.id);
    expect(await save(caller, course.id, 5)).toEqual({
      ...notEnrolled,
      message: enrolmentMessages.notAvailable,
    });
  });
});

import { setImmediate } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { openSuite } from "#tests/support/suite";

const { test, factory } = await openSuite();
const trainer = await test.as("coordinator");
// With the clock standing still, a found session stays found however slow the machine is.
test.setNow(new Date());
const users = [];
for (let number = 0; number < 20; number += 1) users.push(await factory.user());
const made = await factory.course();
const course = made;
for (let number = 0; number < 20; number += 1) {
  const item = await factory.course();
  await factory.module(made);
  await factory.resource({ courseId: made.id });
  await factory.enrolment(users[number]?.id ?? 0, made.id);
  await factory.curriculum();
  await factory.specialization([made.id, item.id]);
  await factory.blogPost({ courseId: item.id });
  await factory.instruction({ courseId: made.id, createdById: trainer.userId ?? 0 });
}

const card = "databaseId title code category { name } trainer { name } trainerName rating reviewCount";

type Reading = [name: string, atMost: number, document: (size: number) => string];

const readings: Reading[] = [
  ["a page of course cards", 4, (size) => `{ courses(first: ${size}) { totalCount nodes { ${card} } } }`],
  [
    "a page of curricula",
    3,
    (size) =>
      `{ curricula(first: ${size}) { totalCount nodes { title trainerName objectives modules { name topics { name } } } } }`,
  ],
  [
    "the questions of curricula with their options",
    5,
    (size) => `{ curricula(first: ${size}) { nodes { modules { questions { title options { text } } } } } }`,
  ],
  [
    "specializations with their courses",
    5,
    (size) =>
      `{ specializations(first: ${size}) { totalCount nodes { name courseCount courses { course { ${card} } } } } }`,
  ],
  [
    "categories with their counts",
    2,
    (size) => `{ categories(first: ${size}) { totalCount nodes { name courseCount } } }`,
  ],
  ["blog posts", 1, (size) => `{ blogPosts(first: ${size}) { nodes { title summary } } }`],
  [
    "the users of a course",
    3,
    (size) =>
      `{ course(databaseId: ${course.id}) { enrolledUsers(first: ${size}) { totalCount nodes { name email roleNames } } } }`,
  ],
  [
    "the resources of a course",
    3,
    (size) =>
      `{ course(databaseId: ${course.id}) { resources(first: ${size}) { totalCount nodes { name url } } } }`,
  ],
  [
    "the instructions of a course",
    2,
    (size) =>
      `{ course(databaseId: ${course.id}) { instructions(first: ${size}) { nodes { instruction createdBy { name } } } } }`,
  ],
];

/** The statements of one request, without those that find the session. */
async function count(document: string): Promise<string[]> {
  await trainer.graphql("{ viewer { name } }");
  // The statements of the first request are reported a moment later.
  await setImmediate();
  return test.statementsOf(async () => {
    const { errors } = await trainer.graphql(document);
    if (errors) throw new Error(errors[0]?.message);
  });
}

describe("the SQL statements of a request", () => {
  it.each(readings)("for %s are at most %d, however many rows there are", async (_name, atMost, document) => {
    const [few, many] = [await count(document(2)), await count(document(20))];
    expect(many.length, many.join("\n")).toBe(few.length);
    expect(many.length, many.join("\n")).toBeLessThanOrEqual(atMost);
    expect(many.length).toBeGreaterThan(0);
  });

  it("the SQL statements of a request for a course with modules, topics and questions are at most 6", async () => {
    const document = `{ course(databaseId: ${course.id}) { ${card} moduleCount topicCount modules { name topics { name } questions { title } } } }`;
    const statements = await count(document);
    expect(statements.length, statements.join("\n")).toBeLessThanOrEqual(6);
  });

  it("the SQL statements of a request for course cards asked 24 at a time are at most 4 for a visitor", async () => {
    await test.visitor.graphql("{ settings { code } }");
    await setImmediate();
    const statements = await test.statementsOf(() =>
      test.visitor.graphql(
        `{ courses(first: 24) { totalCount nodes { ${card} } pageInfo { hasNextPage } } }`,
      ),
    );
    expect(statements.length, statements.join("\n")).toBeLessThanOrEqual(4);
  });
});

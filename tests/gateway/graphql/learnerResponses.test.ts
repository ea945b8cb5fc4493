import { join } from "node:path";
import { pino } from "pino";
import { describe, expect, it } from "vitest";
import { readPersisted } from "#gateway/graphql/persisted";
import { CacheMemory } from "#gateway/http/cacheMemory";
import { LearnerResponses } from "#gateway/http/learnerResponses";
import { packageRoot } from "#gateway/packageRoot";
import { Pipeline } from "#gateway/schema/pipeline";
import type { Member } from "#gateway/session/viewer";
import type { Caller } from "#tests/support/caller";
import { demoId, nextNumber, otherId } from "#tests/support/factory";
import { openSuite } from "#tests/support/suite";
import { visibleChanges } from "./visibleChanges";

const screens = readPersisted(join(packageRoot, "client", "__generated__", "persisted.json"));

const catalogue = `query Catalogue {
  courses(first: 100, sort: NEWEST) {
    totalCount nodes { code title price rating reviewCount trainerName category { name } } }
  categories(first: 100) { nodes { name } }
  courseByCode(code: "SHARED") { title modules { name topics { name } } }
}`;

const documents = new Map([
  ...screens,
  ["catalogue", catalogue],
  ["own", "query Own($id: Int!) { course(databaseId: $id) { title viewerEnrolment { databaseId } } }"],
  ["drafts", "query Drafts { adminCourses: courses(first: 100) { nodes { title status } } }"],
]);

const page = "query Page($first: Int!) { courses(first: $first) { nodes { title } } }";
documents.set("page", page);

const log = pino({ level: "silent" });
const { test, factory } = await openSuite({ persisted: documents });
// No response grows old while a busy machine works out the next.
test.setNow(new Date());
const [admin, learner, member] = [
  await test.as("admin"),
  await test.as("learner"),
  await test.as("secondLearner"),
];
const { prisma } = test.database;
const { id: categoryId } = await factory.category();
const { id: courseId } = await prisma.course.create({
  data: {
    organizationId: demoId,
    code: "SHARED",
    title: "A shared course",
    description: "Shared.",
    categoryId,
    status: "PUBLISHED",
  },
});

async function ask(caller: Caller, documentId = "catalogue", variables?: object) {
  const answer = await fetch(`${test.origin}/graphql`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${caller.token}` },
    body: JSON.stringify({ documentId, variables }),
  });
  return answer.text();
}

/** The same in words of one's own, which are never shared. */
const askAnew = async (caller: Caller) => JSON.stringify({ data: (await caller.graphql(catalogue)).data });

const isOfContent = (sql: string) => /FROM "(Course|Payment|Organization)"/.test(sql);

/** How many statements about content a request took; those of sessions are not counted. */
async function countReads(work: () => Promise<unknown>): Promise<number> {
  return (await test.statementsOf(work)).filter(isOfContent).length;
}

const dropAll = () => test.gateway.bus.publish("organizationChanged", { organizationId: demoId });

describe("what learners share", () => {
  it("is read once for all of them, and is what each would read alone", async () => {
    dropAll();
    expect(await countReads(() => ask(learner))).toBeGreaterThan(0);
    expect(await countReads(() => ask(member))).toBe(0);
    expect(JSON.parse(await ask(member))).toEqual(JSON.parse(await askAnew(member)));
  });

  it("is nothing that asks who the viewer is", async () => {
    const variables = { id: courseId };
    await prisma.enrolment.deleteMany({ where: { organizationId: demoId, courseId } });
    const { id: userId } = await prisma.user.findFirstOrThrow({
      where: { username: "learner", organizationId: demoId },
    });
    await factory.enrolment(userId, courseId);
    for (const _time of [1, 2]) {
      const [mine, theirs] = [await ask(learner, "own", variables), await ask(member, "own", variables)];
      expect(JSON.parse(mine).data.course.viewerEnrolment).toEqual({ databaseId: expect.any(Number) });
      expect(JSON.parse(theirs).data.course.viewerEnrolment).toBeNull();
    }
  });

  it("is nothing of tables whose writes no event tells", async () => {
    const { gateway } = test;
    const pipeline = new Pipeline({
      production: false,
      persisted: () => documents,
      log,
      readRow: gateway.database.readRow,
    });
    const open = (hidden: readonly string[]) =>
      new LearnerResponses({
        gateway,
        pipeline,
        persisted: () => documents,
        memory: new CacheMemory(),
        hiddenTables: new Set(hidden),
      });
    const viewer: Member = {
      kind: "member",
      organizationId: demoId,
      userId: 1,
      username: "any",
      name: "Any",
      userType: "U",
      roles: ["LEARNER"],
      rights: {},
      sessionHash: "any",
    };
    const asked = { body: Buffer.from('{"documentId":"catalogue"}'), member: viewer, log };
    expect((await open([]).answer(asked))?.body.toString()).toContain("A shared course");
    expect(await open(["Topic"]).answer(asked)).toBeUndefined();
  });

  it("is nothing that staff read, whose drafts are written without a word", async () => {
    const read = () => ask(admin);
    await read();
    expect(await countReads(read)).toBeGreaterThan(0);
  });

  it("is not for other roles, other tenants and visitors", async () => {
    await prisma.course.create({
      data: {
        organizationId: demoId,
        code: `D${nextNumber()}`,
        title: "A hidden draft",
        description: "Hidden.",
        categoryId,
        status: "DRAFT",
      },
    });
    dropAll();
    const hidden = "A hidden draft";
    expect(await ask(admin, "drafts")).toContain(hidden);
    expect(await ask(learner, "drafts")).not.toContain(hidden);
    expect(await ask(admin, "drafts")).toContain(hidden);
    const stranger = await test.as("otherAdmin");
    expect(await ask(stranger, "drafts")).not.toContain(hidden);
    expect((await test.visitor.graphql("{ courses(first: 100) { nodes { title } } }")).data).not.toContain(
      hidden,
    );
  });

  it.each(Object.entries(visibleChanges))(
    "is new after %s, for the next of them",
    async (_name, makeChange) => {
      await ask(learner);
      await makeChange({ test, admin, learner, courseId, ask: () => ask(learner) });
      expect(JSON.parse(await ask(member))).toEqual(JSON.parse(await askAnew(member)));
    },
  );

  it("is new after one's own write", async () => {
    await ask(learner);
    expect(await countReads(() => ask(learner))).toBe(0);
    const review = visibleChanges["a review, and with it a rating"];
    await review?.({ test, admin, learner, courseId, ask: () => ask(learner) });
    expect(await countReads(() => ask(learner))).toBeGreaterThan(0);
    expect(JSON.parse(await ask(learner))).toEqual(JSON.parse(await askAnew(learner)));
  });

  it("is shared although a caller sent variables that do not fit", async () => {
    expect(await ask(learner, "page", { first: "many" })).toContain("errors");
    await ask(learner, "page", { first: 3 });
    expect(await countReads(() => ask(member, "page", { first: 3 }))).toBe(0);
  });

  it("stays after a write of a table that it is not read from", async () => {
    await ask(learner);
    await test.gateway
      .tenantClient(demoId)
      .blogPost.updateMany({ data: { authorName: `Ada ${nextNumber()}` } });
    expect(await countReads(() => ask(learner))).toBe(0);
    await test.gateway.tenantClient(demoId).module.updateMany({ data: { name: `Renamed ${nextNumber()}` } });
    expect(await countReads(() => ask(learner))).toBeGreaterThan(0);
  });

  it("ends with a write of another tenant for that tenant alone", async () => {
    await ask(learner);
    await test.gateway
      .tenantClient(otherId)
      .category.create({ data: { organizationId: otherId, name: `Far ${nextNumber()}` } });
    expect(await countReads(() => ask(learner))).toBe(0);
  });

  it("has the client's catalogue in it, and other screens of learners", async () => {
    const shared: string[] = [];
    for (const [documentId, text] of screens) {
      const name = /^query (\w+)/.exec(text)?.[1];
      if (name === undefined || !(await ask(learner, documentId, {})).startsWith('{"data":{')) continue;
      const statements = await test.statementsOf(() => ask(member, documentId, {}));
      if (statements.filter((sql) => !sql.includes("find_session")).length === 0) shared.push(name);
    }
    expect(shared.sort()).toEqual([
      "AdminSpecializationListQuery",
      "AdminSpecializationsScreenQuery",
      "BlogScreenQuery",
      "BlogsScreenQuery",
      "CatalogueScreenQuery",
      "CategoriesScreenQuery",
      "CourseTableLoadCoursesQuery",
      "CoursesScreenQuery",
      "CurriculaScreenQuery",
      "EditCourseScreenNewCourseQuery",
      "HomeScreenQuery",
      "ImportCourseScreenQuery",
      "ProviderLinksQuery",
      "useHolidaysQuery",
      "useSendsMailQuery",
    ]);
  });
});

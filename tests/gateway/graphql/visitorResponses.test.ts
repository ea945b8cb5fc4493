import { describe, expect, it } from "vitest";
import { antiForgeryToken } from "#gateway/session/antiForgery";
import { demoId, nextNumber, otherId } from "#tests/support/factory";
import { openSuite } from "#tests/support/suite";
import { change, visibleChanges } from "./visibleChanges";

const everything = `query Everything {
  settings { name email logo }
  categories(first: 100) { nodes { name courseCount } }
  specializations(first: 100) { nodes { name courses { course { title } } } }
  blogPosts(first: 100) { nodes { title } }
  courses(first: 5, sort: NEWEST) { totalCount nodes { code title } }
  courseByCode(code: "KEPT") {
    title description price status rating reviewCount trainerName category { name } canEnrol
    modules { name topics { name } } reviews(first: 3) { nodes { rating text authorName } } }
}`;

const own =
  "query Own($id: Int!) { course(databaseId: $id) { title canEnrol viewerEnrolment { databaseId } } }";
const documents = new Map([
  ["everything", everything],
  ["own", own],
  ["failing", "query Failing { settings { name } payments { nodes { amount } } }"],
  ["logout", "mutation Logout { logout { __typename } }"],
  ["shared", "query Shared($token: String!) { sharedResult(token: $token) { __typename } }"],
]);

const now = new Date();

const { test, factory } = await openSuite({ persisted: documents });
// No answer grows old while a busy machine works out the next.
test.setNow(now);
const admin = await test.as("admin");
const learner = await test.as("learner");
const { prisma } = test.database;
const { id: categoryId } = await factory.category();
const course = await prisma.course.create({
  data: {
    organizationId: demoId,
    code: "KEPT",
    title: "A kept course",
    description: "Kept.",
    categoryId,
    status: "PUBLISHED",
  },
});
const courseId = course.id;

interface Asking {
  documentId?: string;
  variables?: object;
  headers?: Record<string, string>;
}

async function ask({ documentId = "everything", variables, headers = {} }: Asking = {}) {
  const answer = await fetch(`${test.origin}/graphql`, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify({ documentId, variables }),
  });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

/** The same in words of one's own, which are never kept. */
const askAnew = async () => JSON.stringify({ data: (await test.visitor.graphql(everything)).data });

const statementsOf = async (asking: Asking) => (await test.statementsOf(() => ask(asking))).length;

/** Has nothing kept that was kept before. */
const dropAll = () => test.gateway.bus.publish("organizationChanged", { organizationId: demoId });

describe("what is kept for visitors", () => {
  it("is read once, and responds as if it were not cached", async () => {
    dropAll();
    expect(await statementsOf({})).toBeGreaterThan(5);
    expect(await statementsOf({})).toBe(0);
    const { status, headers, text } = await ask({ headers: { Accept: "application/graphql-response+json" } });
    const fresh = await test.visitor.graphql(everything);
    expect([status, text]).toEqual([fresh.status, await askAnew()]);
    for (const name of ["content-type", "cache-control", "vary", "content-encoding", "content-length"])
      expect([name, headers.get(name)]).toEqual([name, fresh.headers.get(name)]);
  });

  it.each(Object.entries(visibleChanges))("shows %s to the very next visitor", async (_what, make) => {
    await ask();
    const { text: before } = await ask();
    await make({ test, admin, learner, courseId, ask });
    const { text: after } = await ask();
    expect(after).not.toBe(before);
    expect(after).toBe(await askAnew());
    expect(await statementsOf({})).toBe(0);
  });

  it("is never another tenant's", async () => {
    const variables = { token: `x${nextNumber()}` };
    const [first, second] = [await ask(), await ask({ headers: { "Tenant-Id": String(otherId) } })];
    expect(second.text).not.toBe(first.text);
    expect(second.text).toBe(
      JSON.stringify({ data: (await test.visitor.graphql(everything, {}, { "Tenant-Id": "2" })).data }),
    );
    expect((await ask()).text).toBe(first.text);
    expect((await ask({ headers: { "Tenant-Id": "77" } })).status).toBe(404);
    // A response that reads all tenants is never cached.
    await ask({ documentId: "shared", variables });
    expect(
      await statementsOf({ documentId: "shared", variables: { token: `1-${"x".repeat(43)}` } }),
    ).toBeGreaterThan(0);
    expect(
      await statementsOf({ documentId: "shared", variables: { token: `1-${"x".repeat(43)}` } }),
    ).toBeGreaterThan(0);
  });

  it("is never a member's, nor is a member's a visitor's", async () => {
    const asking = { documentId: "own", variables: { id: courseId } };
    const proof = antiForgeryToken(learner.token ?? "");
    const cookie = {
      Cookie: `lectern_session=${learner.token}; XSRF-TOKEN=${proof}`,
      "X-XSRF-TOKEN": proof,
    };
    const bearer = { Authorization: `Bearer ${learner.token}` };
    const { text: visitors } = await ask(asking);
    expect(JSON.parse(visitors).data.course.viewerEnrolment).toBeNull();
    for (const headers of [cookie, bearer]) {
      const { text } = await ask({ ...asking, headers });
      expect(JSON.parse(text).data.course.viewerEnrolment).toEqual({ databaseId: expect.any(Number) });
      expect((await ask(asking)).text).toBe(visitors);
    }
    const [bearing, carrying] = [{ Authorization: "Bearer ended" }, { Cookie: "lectern_session=ended" }];
    for (const headers of [bearing, carrying, { Authorization: "Basic x" }]) {
      const statements = await test.statementsOf(() => ask({ ...asking, headers }));
      expect(statements.filter((sql) => sql.includes('"Course"'))).not.toEqual([]);
    }
  });

  it("is worked out once for fifty who ask at the same time", async () => {
    dropAll();
    const alone = await statementsOf({});
    dropAll();
    const together = await test.statementsOf(async () => {
      const texts = await Promise.all(Array.from({ length: 50 }, async () => (await ask()).text));
      expect(new Set(texts).size).toBe(1);
    });
    expect(together.length).toBe(alone);
  });

  it("is not what was read before a change that came while it was worked out", async () => {
    dropAll();
    let release: () => void = () => undefined;
    let reached: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const isReading = new Promise<void>((resolve) => {
      reached = resolve;
    });
    const { tenants } = test.gateway;
    const find = tenants.find;
    // The first reading stops after it has begun, and goes on when the change is done.
    tenants.find = async (id) => {
      tenants.find = find;
      reached();
      await held;
      return find(id);
    };
    const early = ask();
    await isReading;
    const name = `Concurrent ${nextNumber()}`;
    await change(admin, `mutation { result: createCategory(name: "${name}") { __typename } }`);
    expect((await ask()).text).toContain(name);
    release();
    await early;
    expect((await ask()).text).toBe(await askAnew());
  });

  it("is not what goes wrong, nor what is no query", async () => {
    const [left, two] = [await ask({ documentId: "failing" }), await ask({ documentId: "failing" })];
    expect([left.status, JSON.parse(left.text).errors[0].extensions.code]).toEqual([401, "UNAUTHENTICATED"]);
    expect(two.text).toBe(left.text);
    expect(await statementsOf({ documentId: "failing" })).toBeGreaterThan(0);
    for (const _again of [1, 2]) expect((await ask({ documentId: "logout" })).text).toContain("logout");
    expect((await ask({ documentId: "unknown" })).text).toContain("PERSISTED_UNKNOWN");
  });

  it("has an anti-forgery cookie of its own with each answer", async () => {
    const given = [await ask(), await ask()].map(({ headers }) => headers.getSetCookie().join());
    expect(given[0]).toMatch(/^XSRF-TOKEN=[\w-]{43};/);
    expect(given[1]).not.toBe(given[0]);
    expect((await ask({ headers: { Cookie: "XSRF-TOKEN=mine" } })).headers.getSetCookie()).toEqual([]);
  });

  it("is what another program wrote, after five seconds at the latest", async () => {
    await ask();
    const name = `Elsewhere ${nextNumber()}`;
    await test.database.prisma.category.create({ data: { organizationId: demoId, name } });
    test.setNow(new Date(now.getTime() + 5_000));
    expect((await ask()).text).toContain(name);
    test.setNow(now);
  });
});

import { describe, expect, it } from "vitest";
import { routes } from "#gateway/schema/routes";
import type { Caller } from "../support/caller";
import { createFactory, demoId } from "../support/factory";
import { openSuite } from "../support/suite";

const { test } = await openSuite();
const [admin, learner] = [await test.as("admin"), await test.as("learner")];
const { prisma } = test.database;
const batch = await prisma.batch.findFirstOrThrow({
  where: { courses: { some: {} }, users: { some: {} } },
});
const { courseId } = await prisma.batchCourse.findFirstOrThrow({ where: { batchId: batch.id } });
const enrolment = await prisma.enrolment.findFirstOrThrow({ where: { courseId } });
const title = (await prisma.course.findUniqueOrThrow({ where: { id: courseId } })).title;
const curriculum = await prisma.curriculum.findFirstOrThrow({ where: { organizationId: demoId } });
const specialization = await prisma.specialization.findFirstOrThrow({
  where: { organizationId: demoId, courses: { some: {} } },
});
const { id: messageId } = (await admin.rest("POST", "messages", { messageText: "First" })).json;
const ids = Object.fromEntries(
  Object.entries({ courseId, userId: enrolment.userId, title }).map(([name, id]) => [name, String(id)]),
);
const firstIds: Record<string, number> = {
  batches: batch.id,
  courses: courseId,
  curriculum: curriculum.id,
  specializations: specialization.id,
  messages: messageId,
};
for (const [noun, id] of Object.entries(firstIds)) ids[noun] = String(id);

/** The address of an entry with rows of the demo in its placeholders. */
const filled = (path: string): string =>
  path
    .replace(/(\w+)\/\{id\}/, (_all, noun: string) => `${noun}/${ids[noun]}`)
    .replace(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(ids[name] ?? ""));

const linkOf = (headers: Headers) => /^<([^>]+)>; rel="(next|prev)"$/.exec(headers.get("link") ?? "");

/** A list read page by page: as many pages as it takes, at most some. */
async function readPages(path: string, pages: number): Promise<unknown[][]> {
  const found: unknown[][] = [];
  let address: string | undefined = path;
  while (address !== undefined && found.length < pages) {
    const { status, json, headers } = await admin.rest("GET", address);
    expect([address, status]).toEqual([address, 200]);
    found.push(json);
    const link: string | undefined = linkOf(headers)?.[1];
    address = link?.replace(/^\/api\//, "");
  }
  return found;
}

const listEntries = routes
  .filter(({ answer }) => answer.form === "list" || answer.form === "rows")
  .map(({ path }) => path);

describe("a list over REST", () => {
  it.each(listEntries)("is read page by page: %s", async (path) => {
    const address = filled(path);
    const { status, json: whole, headers } = await admin.rest("GET", address);
    expect([address, status, headers.get("link")]).toEqual([
      address,
      200,
      whole.length < 1000 ? null : expect.anything(),
    ]);
    const size = Math.max(1, Math.ceil(whole.length / 3));
    const pages = await readPages(`${address}?limit=${size}`, 3);
    expect(pages.flat().slice(0, whole.length)).toEqual(whole);
    expect(pages.every((page) => page.length <= size)).toBe(true);
  });

  it.each([
    ["payments?limit=0", "limit"],
    ["payments?limit=1001", "limit"],
    ["payments?limit=all", "limit"],
    ["payments?limit=-5", "limit"],
    ["payments?after=x", "after"],
    ["payments?after=-1", "after"],
    ["payments?year=x", "year"],
    ["courses?limit=1.5", "limit"],
    ["courses?level=HARD", "level"],
    ["messages?before=x", "before"],
    ["messages?limit=0", "limit"],
    ["messages?userId=x", "userId"],
  ])("refuses %s with 400 and the name", async (path, field) => {
    const { status, json } = await admin.rest("GET", path);
    expect([
      status,
      json.code,
      json.fieldErrors?.map((fieldError: { field: string }) => fieldError.field),
    ]).toEqual([400, "INVALID", [field]]);
  });

  it("returns at most 1,000 rows, in few statements, and leads to the others with the same filter", async () => {
    const { id: userId } = await createFactory(test.database.prisma).user();
    const transactionDate = new Date("2021-05-05T00:00:00Z");
    const rows = Array.from({ length: 1_205 }, (_, at) => ({
      organizationId: demoId,
      userId,
      reference: `PAGE-${at}`,
      amount: 1,
      transactionDate,
    }));
    await test.database.prisma.payment.createMany({ data: rows });
    let first: Awaited<ReturnType<Caller["rest"]>> | undefined;
    const statements = await test.statementsOf(async () => {
      first = await admin.rest("GET", "payments?year=2021&month=5");
    });
    expect(first?.json).toHaveLength(1_000);
    expect(statements.length).toBeLessThanOrEqual(6);
    const [, next = "", relation] = linkOf(first?.headers ?? new Headers()) ?? [];
    expect(relation).toBe("next");
    expect(next).toMatch(/^\/api\/payments\?year=2021&month=5&after=\d+$/);
    const rest = await admin.rest("GET", next.replace("/api/", ""));
    expect(rest.headers.get("link")).toBeNull();
    const seen = [...(first?.json ?? []), ...rest.json].map(({ id }: { id: number }) => id);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBeGreaterThanOrEqual(1_205);
  });

  it("shows its link to the pages of other sites", async () => {
    const site = "https://site.example";
    const { prisma } = test.database;
    await prisma.organization.update({ where: { id: demoId }, data: { allowedOrigins: site } });
    test.gateway.bus.publish("organizationChanged", { organizationId: demoId });
    const { headers } = await admin.rest("GET", "users?limit=1", undefined, { Origin: site });
    expect(headers.get("access-control-expose-headers")).toContain("Link");
  });
});

describe("the chat over REST", () => {
  it("returns the last 100 messages, the oldest first, and leads to those before", async () => {
    const { prisma } = test.database;
    const room = await prisma.room.findFirstOrThrow({ where: { organizationId: demoId, kind: "LOBBY" } });
    const author = { organizationId: demoId, roomId: room.id, userId: admin.userId ?? 0 };
    const rows = Array.from({ length: 250 }, (_, at) => ({
      ...author,
      version: room.version + at + 1,
      clientId: `page-${at}`,
      messageText: `Page ${at}`,
    }));
    await prisma.message.createMany({ data: rows });
    let last: Awaited<ReturnType<Caller["rest"]>> | undefined;
    const statements = await test.statementsOf(async () => {
      last = await learner.rest("GET", "messages");
    });
    const texts = (json: { messageText: string }[]) => json.map(({ messageText }) => messageText);
    expect(texts(last?.json)).toEqual(texts(rows.slice(150)));
    expect(statements.length).toBeLessThanOrEqual(6);
    const [, before = "", relation] = linkOf(last?.headers ?? new Headers()) ?? [];
    expect([relation, before]).toEqual(["prev", expect.stringMatching(/^\/api\/messages\?before=\d+$/)]);
    const older = await learner.rest("GET", before.replace("/api/", ""));
    expect(texts(older.json)).toEqual(texts(rows.slice(50, 150)));
    const few = await learner.rest("GET", "messages?limit=2");
    expect(texts(few.json)).toEqual(["Page 248", "Page 249"]);
  });
});

import { request as httpRequest } from "node:http";
import { describe, expect, it } from "vitest";
import { exportNames, exportPath } from "#gateway/domains/lists/exportContract";
import type { Caller } from "../support/caller";
import { demoId, otherId } from "../support/factory";
import { openSuite } from "../support/suite";

const { test, factory } = await openSuite();
const admin = await test.as("admin");
const batch = await test.database.prisma.batch.findFirstOrThrow({
  where: { organizationId: demoId, courses: { some: {} }, users: { some: {} } },
  include: { courses: { take: 1, select: { courseId: true } } },
});
const batchId = batch.id;
const { id: assessmentId } = await test.database.prisma.assessment.findFirstOrThrow({
  where: { organizationId: demoId, attempts: { some: {} } },
});
const courseId = batch.courses[0]?.courseId ?? 0;

const get = (path: string, headers: Record<string, string> = {}) => fetch(test.origin + path, { headers });
const as = (caller: Caller) => ({ Authorization: `Bearer ${caller.token}` });

async function readRows(path: string, caller = admin): Promise<string[]> {
  const answer = await get(path, as(caller));
  expect([path, answer.status]).toEqual([path, 200]);
  return (await answer.text()).split("\r\n").slice(0, -1);
}

/** The row that a list belongs to, if any. */
const parents: Partial<Record<(typeof exportNames)[number], () => string>> = {
  "batch-users": () => `?batchId=${batchId}`,
  "batch-courses": () => `?batchId=${batchId}`,
  "batch-trainers": () => `?batchId=${batchId}`,
  "course-trainers": () => `?batchId=${batchId}&courseId=${courseId}`,
  "assessment-marks": () => `?assessmentId=${assessmentId}`,
  resources: () => `?courseId=${courseId}`,
};
const addressOf = (name: (typeof exportNames)[number]) => `${exportPath(name)}${parents[name]?.() ?? ""}`;

describe("an export", () => {
  it("holds every row that matches, in the order of the list, beyond one reading and safe for spreadsheets", async () => {
    const data = Array.from({ length: 612 }, (_, index) => ({
      organizationId: demoId,
      name: `=Export ${String(index).padStart(4, "0")}`,
      userType: "U" as const,
      username: `export${index}`,
      email: `export${index}@example.test`,
    }));
    await test.database.prisma.user.createMany({ data });
    const [head, ...rows] = await readRows("/export/users.csv?search=%3DExport&sort=NAME&reversed=true");
    expect(head).toBe("Name,Username,Email,User Type,Roles,Verified,Active,Last Updated,Last seen");
    expect(rows).toHaveLength(data.length);
    const names = rows.map((row) => row.split(",")[0]);
    expect(names).toEqual(data.map(({ name }) => `"'${name}"`).reverse());
    expect(rows[0]).toMatch(
      /^"'=Export 0611",export611,export611@example.test,User,,Pending,Active,\d\d-\w{3}-\d{4},Never$/,
    );
  });

  it("starts with the mark by which spreadsheets know UTF-8", async () => {
    const bytes = new Uint8Array(await (await get("/export/categories.csv", as(admin))).arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  });

  it.each(exportNames)(
    "of %s is for those who see the list, a file of that name, and the same to HEAD",
    async (name) => {
      const path = addressOf(name);
      const trainer = await get(path, as(await test.as("coordinator")));
      expect(trainer.status).toBe(["generations", "history"].includes(name) ? 403 : 200);
      await trainer.text();
      const answer = await get(path, as(admin));
      expect(answer.status).toBe(200);
      expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
      expect(answer.headers.get("content-disposition")).toBe(`attachment; filename="${name}.csv"`);
      expect(answer.headers.get("cache-control")).toBe("no-store");
      await answer.text();
      expect((await get(path)).status).toBe(401);
      expect((await get(path, as(await test.as("learner")))).status).toBe(403);
      expect((await fetch(test.origin + path, { method: "HEAD", headers: as(admin) })).status).toBe(200);
    },
  );

  it("stays inside the tenant", async () => {
    const foreign = await factory.user({ organizationId: otherId, name: "Foreign Export" });
    expect(await readRows("/export/users.csv?search=Foreign")).toHaveLength(1);
    expect(await readRows(`/export/users.csv?ids=${foreign.id}`)).toHaveLength(1);
    const other = await test.as("otherAdmin");
    expect((await get(`/export/batch-users.csv?batchId=${batchId}`, as(other))).status).toBe(404);
    expect((await get(`/export/users.csv?tenantId=${otherId}`, as(admin))).status).toBe(403);
  });

  it("can be of chosen rows alone", async () => {
    const user = await factory.user();
    const payment = await factory.payment({ userId: user.id, amount: 1_500, comments: "a, b" });
    const [head, ...rows] = await readRows(`/export/payments.csv?ids=${payment.id}`);
    expect(head).toContain("Sno,Payment id,Name,Date,Paid for,Method,Amount,Status,Comments");
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatch(/,1500,\w+,"a, b"$/);
  });

  it("of a course's resources holds all of them, those that no page of the screen has read too", async () => {
    const course = await factory.course({ title: "Many resources" });
    const data = Array.from({ length: 230 }, (_, index) => ({
      organizationId: demoId,
      courseId: course.id,
      name: `File ${index}`,
      tags: ["sql", "join"],
      type: "PDF" as const,
      url: "https://example.test/a",
      displayOrder: index,
    }));
    await test.database.prisma.resource.createMany({ data });
    const [head, ...rows] = await readRows(`/export/resources.csv?courseId=${course.id}`);
    expect(head).toContain("Title,Url,Type,Duration (mins),Visibility,Tags,Status,Last Updated");
    expect(rows).toHaveLength(230);
    expect(rows[0]).toMatch(
      /^File 0,https:\/\/example.test\/a,PDF,0,Public,"sql, join",Published,\d\d-\w{3}-\d{4}$/,
    );
  });

  it.each([
    ["/export/users.csv?colour=red", 400],
    ["/export/users.csv?first=1", 400],
    ["/export/users.csv?active=maybe", 400],
    ["/export/users.csv?sort=SHOE_SIZE", 400],
    ["/export/users.csv?ids=1,x", 400],
    ["/export/batch-users.csv", 400],
    ["/export/batch-users.csv?batchId=999999", 404],
    ["/export/resources.csv?courseId=999999", 404],
    ["/export/course-trainers.csv?batchId=1", 400],
    ["/export/assessment-marks.csv", 400],
    ["/export/assessment-marks.csv?assessmentId=999999", 404],
    ["/export/secrets.csv", 404],
  ])("refuses %s with %i and says why", async (path, status) => {
    const answer = await get(path, as(admin));
    expect(answer.status).toBe(status);
    expect(await answer.json()).toHaveProperty("message");
  });

  it("changes nothing, so that only GET and HEAD exist", async () => {
    const answer = await fetch(`${test.origin}/export/users.csv`, { method: "POST", headers: as(admin) });
    expect(answer.status).toBe(404);
  });

  it("ends when the caller leaves, and gives the person's place back", async () => {
    for (let time = 0; time < 4; time += 1)
      await new Promise<void>((resolve) => {
        const call = httpRequest(`${test.origin}/export/users.csv`, { headers: as(admin) }, (response) => {
          response.once("data", () => {
            response.destroy();
            resolve();
          });
        });
        call.end();
      });
    await expect.poll(async () => (await get("/export/categories.csv", as(admin))).status).toBe(200);
  });
});

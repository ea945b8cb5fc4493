import { describe, expect, it } from "vitest";
import { listTenantTables } from "#gateway/reading/models";
import { personalParts } from "#gateway/schema/manifests";
import { openSuite } from "#tests/support/suite";
import { getFile, uploadFile } from "#tests/support/uploads";
import { unzip } from "#tests/support/zip";
import { exemptColumns, isPersonColumn, listColumns } from "./personColumns";

const { test, factory } = await openSuite();
const { prisma } = test.database;
const admin = await test.as("admin");
const learner = await test.as("learner");

const pathOf = (username: string) => `/users/${username}/export`;

async function download(caller: typeof admin, username: string) {
  const response = await getFile(test.origin, caller, pathOf(username));
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("application/zip");
  expect(response.headers.get("cache-control")).toBe("no-store");
  return unzip(Buffer.from(await response.arrayBuffer()));
}

const parse = (entries: Map<string, Buffer>, name: string) =>
  JSON.parse(entries.get(name)?.toString() ?? "null");

const account = async (username: string) =>
  prisma.user.findFirstOrThrow({ where: { organizationId: 1, username } });
const { username } = (await learner.graphql("{ viewer { username } }")).data.viewer;

const photo = await uploadFile(test.origin, learner, Buffer.from("A note of mine"), { name: "my note.txt" });
const entries = await download(learner, username);

describe("everything about a person", () => {
  it("is one archive of a file for each domain, with the person's own rows and files", async () => {
    const { id } = await account(username);
    expect(parse(entries, "about.json").files).toEqual([...entries.keys()]);
    for (const { name } of personalParts) expect(parse(entries, `${name}.json`), name).toBeTruthy();
    expect(parse(entries, "account.json").User).toMatchObject([{ id, username, active: true }]);
    const enrolments = parse(entries, "courses.json").Enrolment;
    expect(enrolments).toHaveLength(await prisma.enrolment.count({ where: { userId: id } }));
    expect(enrolments[0].course).toEqual(expect.any(String));
    const payments = await prisma.payment.findMany({ where: { userId: id }, orderBy: { id: "asc" } });
    expect(
      parse(entries, "payments.json").Payment.map(({ reference }: { reference: string }) => reference),
    ).toEqual(payments.map(({ reference }) => reference));
    expect(entries.get(`files/${photo.id}-my note.txt`)?.toString()).toBe("A note of mine");
  });

  it("has the rows that belong to the person's, such as the answers of an attempt, without what is right", async () => {
    const { id } = await account(username);
    const attempts = parse(entries, "assessments.json").Attempt;
    expect(attempts).toHaveLength(await prisma.attempt.count({ where: { userId: id } }));
    expect(attempts.length).toBeGreaterThan(0);
    expect(attempts[0].AttemptQuestion.length).toBeGreaterThan(0);
    const text = entries.get("assessments.json")?.toString() ?? "";
    expect(/isCorrect|acceptedAnswers|"marks"|shareToken/.test(text)).toBe(false);
  });

  it("goes on behind a page of rows", async () => {
    const user = await factory.user();
    const rows = Array.from({ length: 1_203 }, (_, at) => ({
      organizationId: 1,
      userId: user.id,
      kind: "enrolled",
      title: `Number ${at}`,
      path: "/x",
      dedupeKey: `many:${at}`,
    }));
    await prisma.notification.createMany({ data: rows });
    const many = await download(admin, user.username);
    const { Notification: read } = parse(many, "notifications.json");
    expect(read.map(({ title }: { title: string }) => title)).toEqual(rows.map(({ title }) => title));
  });

  it("holds no secret, no other person's name or address, and nothing of another organization", async () => {
    const own = await account(username);
    const text = [...entries].map(([, bytes]) => bytes.toString()).join("\n");
    const others = await prisma.user.findMany({ where: { id: { not: own.id } } });
    const found = others
      .flatMap(({ name, email }) => [name, email])
      .filter((name) => name !== own.name && text.includes(name));
    expect(found).toEqual([]);
    const sessions = await prisma.session.findMany({ where: { userId: own.id } });
    for (const secret of [own.passwordHash, ...sessions.map(({ tokenHash }) => tokenHash)])
      expect(text.includes(secret ?? "")).toBe(false);
    expect(
      /"(organizationId|passwordHash|tokenHash|salt|searchText|sortKey|uniqueKey)": ?["\d]/.exec(text),
    ).toBeNull();
  });

  it("is for the person and ADMIN alone, and that it was taken is recorded", async () => {
    const statusOf = async (caller: typeof admin, name: string) =>
      (await getFile(test.origin, caller, pathOf(name))).status;
    expect(await statusOf(test.visitor, username)).toBe(401);
    expect(await statusOf(await test.as("trainer"), username)).toBe(403);
    expect(await statusOf(learner, "admin")).toBe(403);
    expect(await statusOf(learner, "no-such-user")).toBe(403);
    expect(await statusOf(admin, "no-such-user")).toBe(404);
    const stranger = await prisma.user.findFirstOrThrow({ where: { organizationId: 2 } });
    expect([404, 200]).toContain(await statusOf(admin, stranger.username));
    await download(admin, username);
    const entry = await prisma.history.findFirstOrThrow({
      orderBy: { id: "desc" },
      include: { lines: true },
    });
    expect(entry.action).toBe("user.exported");
    expect(entry.lines[0]).toMatchObject({ table: "User", rowId: (await account(username)).id });
  });
});

describe("the declarations of the domains", () => {
  it("name or exempt every column that names a person", () => {
    const declared = new Set(
      personalParts.flatMap(({ rows }) => rows.flatMap(({ table, by }) => `${table}.${by}`)),
    );
    const named = listTenantTables().flatMap(({ name, columns }) =>
      Object.keys(columns)
        .filter(isPersonColumn)
        .map((column) => `${name}.${column}`),
    );
    const exempt = Object.keys(exemptColumns);
    expect(named.filter((column) => !declared.has(column) && !exempt.includes(column))).toEqual([]);
    expect(exempt.filter((column) => !named.includes(column) || declared.has(column))).toEqual([]);
  });

  it("name files once, and only columns that there are", () => {
    const names = personalParts.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const { rows } of personalParts) for (const row of rows) expect(listColumns(row)).toEqual([]);
  });
});

import { describe, expect, it } from "vitest";
import { Prisma } from "#gateway/database/generated/prisma/client";
import { recording } from "#gateway/database/recording";
import { viewTables } from "#gateway/database/views";
import { createCaller } from "#tests/support/caller";
import { madePassword } from "#tests/support/factory";
import { openSuite } from "#tests/support/suite";
import { byJob } from "./byJob";
import { tamperWith } from "./tampering";

const { test, factory } = await openSuite();
const staff = await test.as("coordinator");
const { prisma } = test.database;
const learner = await factory.user();

/** The last entry, with its lines. */
const lastEntry = () =>
  prisma.history.findFirstOrThrow({
    where: { organizationId: 1 },
    orderBy: { id: "desc" },
    include: { lines: { orderBy: { id: "asc" } } },
  });

const countEntries = () => prisma.history.count();

async function pay(reference: string): Promise<number> {
  const input = { userId: learner.id, reference: reference, amount: 500, status: "PENDING" };
  const { data } = await staff.graphql(
    `mutation ($input: PaymentInput!) {
      result: createPayment(input: $input) { ... on ChangedPaymentPayload { payment { databaseId } } }
    }`,
    { input },
  );
  return data.result.payment.databaseId;
}

describe("the triggers of the history", () => {
  it("leave no table out but those with a reason", async () => {
    const rows = await prisma.$queryRaw<{ table: string; secrets: string }[]>`
      SELECT c.relname::text AS "table", encode(t.tgargs, 'escape') AS secrets
      FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid WHERE t.tgname = 'history'`;
    const recorded = new Set(rows.map(({ table }) => table));
    const left = Object.values(Prisma.ModelName).filter(
      (name) => !recorded.has(name) && !(name in viewTables),
    );
    // The history itself, housekeeping, the texts of mails with their links, what users are told of, and chat.
    expect(left.sort()).toEqual(
      [
        "History",
        "HistoryErasure",
        "HistoryLine",
        "HistoryQueue",
        "HistorySeal",
        "RateLimit",
        "LastVisit",
        "KnownBrowser",
        "Job",
        "FileUse",
        "FileKey",
        "GenerationAttempt",
        "AttemptEvent",
        "MailMessage",
        "MailToken",
        "PasskeyChallenge",
        "Notification",
        "AnnouncementRecipient",
        "Room",
        "RoomMember",
        "Message",
        "MessageRevision",
        "Favourite",
        "MessageFile",
      ].sort(),
    );
  });

  it("hide every column that holds a hash or a secret", async () => {
    const columns = await prisma.$queryRaw<{ table: string; column: string; hidden: boolean }[]>`
      SELECT c.relname::text AS "table", a.attname::text AS "column",
        position(a.attname::text IN encode(t.tgargs, 'escape')) > 0 AS hidden
      FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
      JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0
      WHERE t.tgname = 'history' AND a.attname ~* 'hash|secret|token|password' AND a.atttypid = 'text'::regtype`;
    expect(columns.length).toBeGreaterThan(4);
    expect(columns.filter(({ hidden }) => !hidden)).toEqual([]);
  });
});

describe("a change by staff", () => {
  it("is recorded with who, from where, what, the subject, before and after", async () => {
    const id = await pay("HIST-1");
    expect(await lastEntry()).toMatchObject({
      action: "payment.created",
      source: "SCREEN",
      actorId: staff.userId,
      undoOf: null,
      lines: [{ table: "Payment", rowId: id, name: "HIST-1", before: null, userId: learner.id }],
    });
    const { json } = await staff.rest("GET", `payments/${id}`);
    await staff.rest("PUT", `payments/${id}`, { ...json, amount: 700 });
    expect(await lastEntry()).toMatchObject({
      action: "payment.updated",
      source: "REST",
      lines: [{ rowId: id, before: { amount: 500 }, after: { amount: 700 } }],
    });
    await staff.graphql(`mutation { deletePayment(paymentId: ${id}) { __typename } }`);
    const deleted = await lastEntry();
    expect(deleted.action).toBe("payment.deleted");
    expect(deleted.lines[0]).toMatchObject({ after: null, before: { amount: 700, reference: "HIST-1" } });
  });

  it("is not recorded when it is refused, or changes nothing", async () => {
    const id = await pay("HIST-2");
    const before = await countEntries();
    await staff.graphql(`mutation { deletePayment(paymentId: 999999) { __typename } }`);
    const { json } = await staff.rest("GET", `payments/${id}`);
    await staff.rest("PUT", `payments/${id}`, json);
    expect(await countEntries()).toBe(before);
  });

  it("is one entry, with what a deletion took along", async () => {
    const course = await factory.course();
    const { module, topic } = await factory.module(course);
    const scope = { organizationId: 1, courseId: course.id, topicId: topic.id };
    const userId = learner.id;
    await prisma.enrolment.create({
      data: { organizationId: 1, courseId: course.id, userId, source: "STAFF" },
    });
    await prisma.topicNote.create({ data: { ...scope, userId, markdown: "Mine" } });
    const before = await countEntries();
    const place = `courseId: ${course.id}, moduleId: ${module.id}, topicId: ${topic.id}`;
    await staff.graphql(`mutation { deleteTopic(${place}) { __typename } }`);
    expect(await countEntries()).toBe(before + 1);
    const { action, lines } = await lastEntry();
    expect(action).toBe("topic.deleted");
    expect(lines).toMatchObject([{ table: "Topic", courseId: course.id }, { table: "TopicNote" }]);
  });

  it("shortens a very long value to its beginning and its hash", async () => {
    const { id } = await factory.course();
    const db = test.gateway.tenantClient(1);
    await recording(byJob("course.updated", new Date()), () =>
      db.course.updateMany({ where: { id }, data: { description: "long ".repeat(20_000) } }),
    );
    const { lines } = await lastEntry();
    expect(lines[0]?.after).toMatchObject({ description: { length: 100_000, sha256: expect.any(String) } });
  });
});

describe("accounts of anyone", () => {
  const login = (email: string, password: string) =>
    test.visitor.rest("POST", "auth/login", { email, password, tenantId: "1" });

  it("are recorded when they sign in, and sign-outs with them", async () => {
    const { email } = learner;
    expect((await login(email, madePassword)).status).toBe(200);
    const entry = await lastEntry();
    expect(entry).toMatchObject({ action: "session.started", source: "REST", actorId: learner.id });
    expect(entry.lines[0]).toMatchObject({ table: "Session", actorName: learner.name });
    const before = await countEntries();
    await login(email, "wrong-password");
    expect(await countEntries()).toBe(before);
  });

  it("show that a password changed, and never the password or its hash", async () => {
    const own = await createCaller(test.origin).signIn(learner.signIn);
    const change = `mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { __typename } }`;
    const input = { currentPassword: madePassword, newPassword: "another-12345" };
    await own.graphql(change, { input });
    const entry = await lastEntry();
    expect(entry.action).toBe("user.passwordChanged");
    const line = entry.lines.find(({ table }) => table === "User");
    expect(line).toMatchObject({ before: { passwordHash: { hidden: true } } });
    const { passwordHash } = await prisma.user.findUniqueOrThrow({ where: { id: learner.id } });
    const all = JSON.stringify(await prisma.historyLine.findMany());
    expect(all).not.toContain(passwordHash);
    expect(all).not.toContain("another-12345");
  });

  it("leave no trace of chats", async () => {
    const own = await test.as("learner");
    const before = await countEntries();
    const { data } = await own.graphql(`mutation {
      openDirectRoom(userId: ${staff.userId}) { ... on Refusal { code } __typename }
    }`);
    expect(data.openDirectRoom.code).toBeUndefined();
    expect(await countEntries()).toBe(before);
  });
});

describe("the rows of the history", () => {
  it("are refused every change and deletion, by the owner of the tables too", async () => {
    await pay("HIST-3");
    const { id } = await lastEntry();
    const refused = (await tamperWith(prisma, id)).filter((reason) => reason.includes("append-only"));
    expect(refused.length).toBeGreaterThanOrEqual(5);
  });

  it("belong to their organization alone", async () => {
    const other = test.gateway.tenantClient(2);
    expect(await other.history.count({ where: { action: "payment.created" } })).toBe(0);
    expect(await other.historyLine.count({ where: { name: "HIST-1" } })).toBe(0);
  });

  it("cost a change one statement, which tells the database who works", async () => {
    const id = await pay("HIST-4");
    const sent = await test.statementsOf(() =>
      staff.graphql(`mutation { deletePayment(paymentId: ${id}) { __typename } }`),
    );
    const own = sent.filter((sql) => /history/i.test(sql));
    expect(own).toEqual([expect.stringContaining("set_config('app.history'")]);
  });
});

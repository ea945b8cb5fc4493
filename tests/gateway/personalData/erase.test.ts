import { readdir } from "node:fs/promises";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sealHistory } from "#gateway/domains/history/sealCommands";
import { verifyHistory } from "#gateway/domains/history/verifyCommands";
import { erasedName } from "#gateway/personal/erasure";
import { toPattern } from "#gateway/personal/namedPattern";
import { createCaller } from "#tests/support/caller";
import { openSuite } from "#tests/support/suite";
import { openTus } from "#tests/support/tus";
import { uploadFile } from "#tests/support/uploads";
import { command } from "../enrolments/classroom";

const { test, factory } = await openSuite();
const { prisma } = test.database;
const admin = await test.as("admin");
const name = "Ishaan O'Neil & Rao";
const email = "ishaan.rao@made.example";

const erase = (caller: typeof admin, userId: number, typed: string) =>
  command(
    caller,
    `mutation ($userId: Int!, $name: String!) {
      result: eraseUser(userId: $userId, name: $name) {
        ... on UserPayload { user { name email active isErased canErase canUpdate canClose } }
        ... on Refusal { code message fieldErrors { field message } }
      }
    }`,
    { userId, name: typed },
  );

/** A person with traces in many places, who is signed in. */
async function person() {
  const user = await factory.user({ name, email, username: "ishaan.rao" }, ["LEARNER"]);
  const caller = await createCaller(test.origin).signIn(user.signIn);
  const scope = { organizationId: 1, userId: user.id };
  const picture = await uploadFile(test.origin, caller, "A picture", { name: "x.txt" });
  const room = await prisma.room.findFirstOrThrow({ where: { organizationId: 1, kind: "LOBBY" } });
  const other = await prisma.user.findFirstOrThrow({ where: { organizationId: 1, username: "admin" } });
  const message = { organizationId: 1, roomId: room.id, createdDate: new Date() };
  await prisma.message.createMany({
    data: [
      { ...message, userId: user.id, clientId: "own", messageText: `I am ${name}, write to ${email}` },
      { ...message, userId: other.id, clientId: "other", messageText: `Welcome, ${name}!` },
    ],
  });
  await prisma.notification.create({
    data: {
      ...scope,
      userId: other.id,
      kind: "questionAsked",
      title: `${name} asked a question`,
      path: "/",
      dedupeKey: "q",
    },
  });
  await prisma.mailMessage.create({
    data: {
      ...scope,
      uid: "u-erase",
      messageId: "m-erase@example",
      kind: "welcome",
      toAddress: email,
      toName: name,
      fromName: "Institute",
      subject: `Welcome, ${name}`,
      html: `<p>${name}</p>`,
      text: name,
      state: "QUEUED",
    },
  });
  const { data } = await admin.graphql(
    `mutation ($input: PaymentInput!) {
      result: createPayment(input: $input) { ... on ChangedPaymentPayload { payment { databaseId } } }
    }`,
    {
      input: {
        userId: user.id,
        reference: "ERASE-1",
        amount: 500,
        status: "PAID",
        comments: `Paid by ${name}`,
      },
    },
  );
  await caller.graphql(`mutation { setNotificationHour(hour: 7) { __typename } }`);
  return { user, caller, paymentId: data.result.payment.databaseId as number, fileId: picture.id };
}

/** The tables with a row where one of the texts is found, in any column. */
async function findAnywhere(texts: readonly string[]): Promise<string[]> {
  const tables = await prisma.$queryRaw<{ name: string }[]>`
    SELECT c.relname::text AS name FROM pg_class c
    WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind = 'r'`;
  const hasText =
    "EXISTS (SELECT 1 FROM unnest($1::text[]) a WHERE position(lower(a) IN lower(t::text)) > 0)";
  const found = tables.map(
    ({ name: table }) =>
      `SELECT '${table}' AS name WHERE EXISTS (SELECT 1 FROM "${table}" t WHERE ${hasText})`,
  );
  const rows = await prisma.$queryRawUnsafe<{ name: string }[]>(found.join(" UNION ALL "), texts);
  return rows.map(({ name: table }) => table);
}

describe("erasing a person", () => {
  it("asks for the name, and is for ADMIN alone, not for oneself, the last ADMIN or another's institute", async () => {
    const user = await factory.user({ name: "Kept Person" });
    expect(await erase(admin, user.id, "Kept")).toMatchObject({
      code: "INVALID",
      fieldErrors: [{ field: "name", message: "This isn't the person's name" }],
    });
    expect(await erase(await test.as("trainer"), user.id, "Kept Person")).toEqual({ error: "FORBIDDEN" });
    const self = await prisma.user.findFirstOrThrow({ where: { organizationId: 1, username: "admin" } });
    expect(await erase(admin, self.id, self.name)).toMatchObject({ code: "CONFLICT" });
    const stranger = await prisma.user.findFirstOrThrow({ where: { organizationId: 2 } });
    expect(await erase(admin, stranger.id, stranger.name)).toMatchObject({ code: "NOT_FOUND" });
    expect((await prisma.user.findUniqueOrThrow({ where: { id: user.id } })).name).toBe("Kept Person");
  });

  it("leaves name and addresses nowhere, keeps payments and what was written, and the chain holds", async () => {
    const { user, caller, paymentId } = await person();
    await sealHistory(test.gateway.tenantClient(1), 1);
    expect(await findAnywhere([name, email])).not.toEqual([]);
    expect(await erase(admin, user.id, name)).toMatchObject({
      user: {
        name: erasedName,
        email: `erased-${user.id}@erased.invalid`,
        active: false,
        isErased: true,
        canErase: false,
        canUpdate: false,
        canClose: false,
      },
    });
    await sealHistory(test.gateway.tenantClient(1), 1);
    expect(await findAnywhere([name, "Ishaan O'Neil &amp; Rao", email])).toEqual([]);

    expect(await prisma.payment.findUniqueOrThrow({ where: { id: paymentId } })).toMatchObject({
      amount: 500,
      reference: "ERASE-1",
      userId: user.id,
      comments: `Paid by ${erasedName}`,
    });
    const texts = await prisma.message.findMany({
      where: { clientId: { in: ["own", "other"] } },
      orderBy: { id: "asc" },
    });
    expect(texts.map(({ messageText }) => messageText)).toEqual([
      `I am ${erasedName}, write to ${erasedName}`,
      `Welcome, ${erasedName}!`,
    ]);
    expect((await caller.graphql("{ viewer { name } }")).data.viewer).toBeNull();
    await expect(createCaller(test.origin).signIn(user.signIn)).rejects.toThrow();
    expect(await prisma.session.count({ where: { userId: user.id } })).toBe(0);
    const mail = await prisma.mailMessage.findFirstOrThrow({ where: { messageId: "m-erase@example" } });
    expect(mail).toMatchObject({ state: "SUPPRESSED", subject: "", html: "", text: "" });

    for (const { breaks, lost } of await verifyHistory(prisma))
      expect({ breaks, lost }).toEqual({ breaks: [], lost: 0 });
    const entry = await prisma.history.findFirstOrThrow({
      where: { action: "user.erased" },
      include: { lines: true },
    });
    expect(entry.lines.length).toBeGreaterThan(0);
    expect(await erase(admin, user.id, erasedName)).toMatchObject({ code: "CONFLICT" });
  }, 60_000);

  it("deletes the files that no one else needs, with their bytes, and keeps the others", async () => {
    const user = await factory.user({ name: "Uploading Person" }, ["LEARNER"]);
    const caller = await createCaller(test.origin).signIn(user.signIn);
    const upload = (text: string) => uploadFile(test.origin, caller, text, { name: "x.txt" });
    const [unused, sent, used] = [await upload("Unused"), await upload("Sent"), await upload("Used")];
    await factory.course({ imageUrl: used.url });
    const room = await prisma.room.findFirstOrThrow({ where: { organizationId: 1, kind: "LOBBY" } });
    await prisma.message.create({
      data: {
        organizationId: 1,
        roomId: room.id,
        userId: user.id,
        clientId: "sent",
        messageText: "",
        files: { create: { fileId: sent.id, displayOrder: 1 } },
      },
    });
    const begun = await openTus(test.origin, caller).begin(3);
    expect(begun.response.status).toBe(201);
    const stored = async () =>
      (await readdir(test.config.dataDir, { recursive: true })).filter((path) => /[0-9a-f]{32}/.test(path));
    const before = await stored();
    expect(await erase(admin, user.id, "Uploading Person")).toMatchObject({ user: { isErased: true } });
    const files = await prisma.file.findMany({ where: { id: { in: [unused.id, sent.id, used.id] } } });
    expect(files).toMatchObject([{ id: used.id, uploadedByName: erasedName }]);
    // Of two files and an unfinished upload, which has notes beside its bytes, nothing is left.
    expect(before.length - (await stored()).length).toBe(4);
    const message = await prisma.message.findFirstOrThrow({ where: { clientId: "sent" } });
    expect(message.deletedDate).not.toBeNull();
    expect(await prisma.openUpload.count({ where: { userId: user.id } })).toBe(0);
  }, 60_000);

  it("keeps what a member of staff did, without the name, and spares another who has the same one", async () => {
    const twin = await factory.user({ name: "Same Name" });
    const staff = await factory.user({ name: "Same Name", userType: "E" }, ["AUTHOR"]);
    const caller = await createCaller(test.origin).signIn(staff.signIn);
    const { data } = await caller.graphql(
      `mutation { result: createCategory(name: "By the erased") { ... on Refusal { message } } }`,
    );
    expect(data.result).toEqual({});
    const before = await prisma.historyLine.findFirstOrThrow({
      where: { table: "Category", name: "By the erased" },
    });
    expect(before.actorName).toBe("Same Name");
    expect(await erase(admin, staff.id, "Same Name")).toMatchObject({ user: { isErased: true } });
    const after = await prisma.historyLine.findUniqueOrThrow({ where: { id: before.id } });
    expect(after).toMatchObject({
      actorName: erasedName,
      after: before.after,
      salt: null,
      hash: before.hash,
    });
    expect((await prisma.user.findUniqueOrThrow({ where: { id: twin.id } })).name).toBe("Same Name");
    for (const { breaks } of await verifyHistory(prisma)) expect(breaks).toEqual([]);
  });
});

describe("the pattern of a person's texts", () => {
  it("finds a whole text, whatever characters it has, and no part of a longer word", async () => {
    const matches = async (pattern: string | null, text: string) =>
      (await prisma.$queryRaw<{ found: boolean }[]>`SELECT ${text} ~* ${pattern ?? "^(?!)"} AS found`)[0]
        ?.found;
    await fc.assert(
      fc.asyncProperty(fc.stringMatching(/^[a-z]+[ .+*?()[\]|^$'&<>-]?[a-z]+$/), async (text) => {
        expect(await matches(toPattern([text]), `Dear ${text}, hello`)).toBe(true);
        expect(await matches(toPattern([text]), `Dear x${text}x, hello`)).toBe(false);
        const { search } = new URL(`http://localhost/?${new URLSearchParams({ search: text, page: "2" })}`);
        expect(await matches(toPattern([text]), search)).toBe(true);
      }),
      { numRuns: 20 },
    );
    expect(toPattern([])).toBeNull();
  });
});

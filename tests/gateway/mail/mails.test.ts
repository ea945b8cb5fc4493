import { describe, expect, it } from "vitest";
import { announcement, now, openMails, resetMail, send } from "./mailRoom";

const { test, factory, prisma } = await openMails();
const [admin, trainer, otherAdmin] = [
  await test.as("admin"),
  await test.as("coordinator"),
  await test.as("otherAdmin"),
];

const list = async (args = "") =>
  (await admin.graphql(`{ mails${args} { totalCount nodes { toAddress state } } }`)).data.mails.nodes.map(
    ({ toAddress }: { toAddress: string }) => toAddress,
  );

describe("the list of mails", () => {
  it("has the newest first, and is searched and filtered", async () => {
    const asha = await factory.user({ name: "Asha Rao" });
    await send(test.gateway, resetMail(asha.email, { userId: asha.id }));
    const failed = await send(test.gateway, announcement("ravi@made.example", { title: "100% off" }));
    await prisma.mailMessage.update({ where: { id: failed }, data: { state: "FAILED" } });
    await send(test.gateway, resetMail("new@other.example", { organizationId: 2 }));
    expect(await list()).toEqual(["ravi@made.example", asha.email]);
    expect(await list('(search: "RAO reset")')).toEqual([asha.email]);
    expect(await list('(search: "0% ravi")')).toEqual(["ravi@made.example"]);
    expect(await list("(state: FAILED)")).toEqual(["ravi@made.example"]);
    expect(await list('(kind: "reset")')).toEqual([asha.email]);
    expect(await list(`(userId: ${asha.id})`)).toEqual([asha.email]);
    const { data } = await otherAdmin.graphql("{ mails { nodes { toAddress } } }");
    expect(data.mails.nodes).toEqual([{ toAddress: "new@other.example" }]);
  });

  it("is read in a few statements, however many mails it has", async () => {
    for (let index = 0; index < 12; index += 1)
      await send(test.gateway, resetMail(`person${index}@made.example`));
    const statements = await test.statementsOf(() =>
      admin.graphql("{ mails { nodes { toAddress links headers { name } suppressions { reason } } } }"),
    );
    expect(statements.length).toBeLessThanOrEqual(3);
  });

  it("goes with the person", async () => {
    const user = await factory.user();
    await send(test.gateway, resetMail(user.email, { userId: user.id }));
    const { data } = await admin.graphql(
      `mutation { result: deleteUser(userId: ${user.id}) { __typename } }`,
    );
    expect(data.result.__typename).toBe("DeletedUserPayload");
    expect(await list()).toEqual([]);
  });
});

describe("a mail", () => {
  it("shows its HTML, text, headers and links", async () => {
    const id = await send(test.gateway, announcement("ravi@made.example"));
    const { data } = await admin.graphql(
      `{ mail(databaseId: ${id}) { html text links headers { name value } } }`,
    );
    expect(data.mail.html).toContain("The labs open at nine.");
    expect(data.mail.links).toEqual(["https://learn.example/announcements/1"]);
    const headers = Object.fromEntries(
      data.mail.headers.map(({ name, value }: { name: string; value: string }) => [name, value]),
    );
    expect(headers).toMatchObject({ To: "ravi@made.example", Subject: "New labs" });
    expect(headers["From"]).toMatch(/ <no-reply@learn\.example>$/);
    const reset = await send(test.gateway, resetMail("asha@made.example"));
    const { data: answer } = await admin.graphql(`{ mail(databaseId: ${reset}) { links } }`);
    expect(answer.mail.links).toEqual(["https://learn.example/auth/reset/abc_def"]);
  });
});

const resend = async (id: number) =>
  (
    await admin.graphql(
      `mutation { result: resendMail(mailId: ${id}) { ... on MailPayload { mail { state lastError sentAt } } ... on Refusal { code message } } }`,
    )
  ).data.result;

describe("a mail that is sent again", () => {
  it("is queued, with a name of its own where it was sent before", async () => {
    const id = await send(test.gateway, resetMail("asha@made.example"));
    await prisma.job.deleteMany();
    const { messageId } = await prisma.mailMessage.update({
      where: { id },
      data: { state: "SENT", sentAt: now },
    });
    expect(await resend(id)).toEqual({ mail: { state: "QUEUED", lastError: null, sentAt: null } });
    expect((await prisma.mailMessage.findUniqueOrThrow({ where: { id } })).messageId).not.toBe(messageId);
    expect(await prisma.job.findMany()).toMatchObject([{ kind: "mail.send", key: String(id), runAt: now }]);
  });

  it("is refused while it is sent, without its text, and for a suppressed address", async () => {
    const id = await send(test.gateway, resetMail("asha@made.example"));
    await prisma.job.updateMany({ data: { lockedUntil: new Date(now.getTime() + 1_000) } });
    expect(await resend(id)).toEqual({ code: "CONFLICT", message: "This mail is being sent" });
    await prisma.job.deleteMany();
    await prisma.mailSuppression.create({
      data: { organizationId: 1, address: "asha@made.example", reason: "BOUNCED" },
    });
    expect(await resend(id)).toMatchObject({ code: "CONFLICT", message: expect.stringContaining("Lift") });
    await prisma.mailMessage.update({ where: { id }, data: { html: "" } });
    expect(await resend(id)).toMatchObject({ code: "CONFLICT", message: expect.stringContaining("deleted") });
    expect(await resend(id + 100)).toEqual({ code: "NOT_FOUND", message: "Mail not found" });
  });
});

describe("a suppressed address", () => {
  it("is shown on its person to staff, who may lift it", async () => {
    const user = await factory.user();
    const { id } = await prisma.mailSuppression.create({
      data: { organizationId: 1, address: user.email, reason: "BOUNCED", detail: "550 No such user" },
    });
    const document = `{ user(databaseId: ${user.id}) { mailSuppressions { databaseId reason kind detail } } }`;
    const { data } = await trainer.graphql(document);
    expect(data.user.mailSuppressions).toEqual([
      { databaseId: id, reason: "BOUNCED", kind: "", detail: "550 No such user" },
    ]);
    const lift = (caller: typeof admin) =>
      caller.graphql(
        `mutation { result: liftMailSuppression(suppressionId: ${id}) { ... on DeletedMailSuppressionPayload { deletedId user { mailSuppressions { reason } } } ... on Refusal { code } } }`,
      );
    expect((await lift(otherAdmin)).data.result).toEqual({ code: "NOT_FOUND" });
    expect((await lift(trainer)).data.result).toEqual({ deletedId: id, user: { mailSuppressions: [] } });
    expect((await lift(trainer)).data.result).toEqual({ code: "NOT_FOUND" });
  });

  it("is not told to the person, nor to other learners", async () => {
    const learner = await test.as("learner");
    const { errors } = await learner.graphql("{ me { mailSuppressions { reason } } }");
    expect(errors?.[0]?.extensions?.code).toBe("FORBIDDEN");
  });
});

describe("mails that were kept while mail was not set up", () => {
  const keep = async (address: string, more: { organizationId?: number; createdAt?: Date } = {}) => {
    const { createdAt = now, ...rest } = more;
    const id = await send(test.gateway, resetMail(address, rest));
    const lastError = "Mail is not set up";
    await prisma.mailMessage.update({ where: { id }, data: { lastError, createdAt } });
    await prisma.job.deleteMany();
    return id;
  };
  const readSetup = async () =>
    (await admin.graphql("{ mailSetup { keptCount keptFrom keptUntil } }")).data.mailSetup;
  const end = async (act: string) =>
    (
      await admin.graphql(
        `mutation { result: ${act} { ... on KeptMailsPayload { count } ... on Refusal { code message } } }`,
      )
    ).data.result;
  const early = new Date("2026-01-05T08:00:00Z");

  it("wait, are counted with their days, and leave together when asked", async () => {
    const [first, second] = [
      await keep("a@made.example", { createdAt: early }),
      await keep("b@made.example"),
    ];
    await prisma.mailMessage.update({ where: { id: await keep("gone@made.example") }, data: { html: "" } });
    const other = await keep("c@other.example", { organizationId: 2 });
    await send(test.gateway, resetMail("waiting@made.example"));
    await prisma.job.deleteMany();
    const [keptFrom, keptUntil] = [early.toISOString(), now.toISOString()];
    expect(await readSetup()).toEqual({ keptCount: 2, keptFrom, keptUntil });
    expect(await list("(kept: true)")).toEqual(["b@made.example", "a@made.example"]);
    expect(await end("sendKeptMails")).toEqual({ count: 2 });
    const jobs = await prisma.job.findMany({ orderBy: { id: "asc" } });
    expect(jobs.map(({ kind, key }) => `${kind} ${key}`).sort()).toEqual([
      `mail.send ${first}`,
      `mail.send ${second}`,
    ]);
    expect(await readSetup()).toEqual({ keptCount: 0, keptFrom: null, keptUntil: null });
    expect(await end("sendKeptMails")).toEqual({ code: "CONFLICT", message: "No mail is kept any more" });
    const entry = await prisma.history.findFirstOrThrow({ orderBy: { id: "desc" } });
    expect(entry).toMatchObject({ action: "mail.keptSent" });
    expect(await prisma.mailMessage.findUniqueOrThrow({ where: { id: other } })).toMatchObject({
      lastError: "Mail is not set up",
    });
  });

  it("are discarded together, and a single one can still be sent", async () => {
    const [first, second] = [await keep("a@made.example"), await keep("b@made.example")];
    expect(await end("discardKeptMails")).toEqual({ count: 2 });
    expect(await list("(state: DISCARDED)")).toEqual(["b@made.example", "a@made.example"]);
    expect(await prisma.job.count()).toBe(0);
    expect(await end("discardKeptMails")).toMatchObject({ code: "CONFLICT" });
    expect(await resend(first)).toMatchObject({ mail: { state: "QUEUED", lastError: null } });
    expect(await prisma.job.findMany()).toMatchObject([{ key: String(first) }]);
    expect((await prisma.mailMessage.findUniqueOrThrow({ where: { id: second } })).state).toBe("DISCARDED");
  });
});

describe("the setup", () => {
  it("tells who sends, and how much of the quota is used", async () => {
    const id = await send(test.gateway, resetMail("asha@made.example"));
    await prisma.mailMessage.update({ where: { id }, data: { triedAt: now } });
    const { data } = await admin.graphql("{ mailSetup { isSetUp from sentToday dailyQuota } }");
    expect(data.mailSetup).toEqual({
      isSetUp: true,
      from: "no-reply@learn.example",
      sentToday: 1,
      dailyQuota: 1_000,
    });
  });
});

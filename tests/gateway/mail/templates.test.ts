import { describe, expect, it } from "vitest";
import { now, openMails, resetMail, send } from "./mailRoom";

const { test, prisma } = await openMails();
const [admin, otherAdmin] = [await test.as("admin"), await test.as("otherAdmin")];

const fields = "kind subject body isOriginal updatedAt";
const read = async (caller = admin) =>
  (await caller.graphql(`{ mailTemplate(kind: "reset") { ${fields} } }`)).data.mailTemplate;

const template = `... on MailTemplatePayload { template { ${fields} } }`;
const testMail = "... on TestMailPayload { mail { toAddress subject text kind } }";

interface Call {
  name: string;
  types: string;
  payload: string;
  variables: Record<string, unknown>;
}

const run = async ({ name, types, payload, variables }: Call) => {
  const names = Object.keys(variables).map((key) => `${key}: $${key}`);
  const refusal = "... on Refusal { code message fieldErrors { field message } }";
  const { data } = await admin.graphql(
    `mutation (${types}) { result: ${name}(${names.join(", ")}) { ${payload} ${refusal} } }`,
    variables,
  );
  return data.result;
};
const save = (input: object, version: string | null) =>
  run({
    name: "saveMailTemplate",
    payload: template,
    variables: { kind: "reset", version, input },
    types: "$kind: String!, $version: DateTime, $input: MailTemplateInput!",
  });
const restore = (version: string | null) =>
  run({
    name: "restoreMailTemplate",
    payload: template,
    variables: { kind: "reset", version },
    types: "$kind: String!, $version: DateTime",
  });
const sendTest = (input: object) =>
  run({
    name: "sendTestMail",
    payload: testMail,
    variables: { kind: "reset", input },
    types: "$kind: String!, $input: MailTemplateInput!",
  });

const own = { subject: "New password, {name}", body: "Dear {name},\n\n[Here]({link})" };

describe("the templates", () => {
  it("are those of every kind whose source exists, as shipped or as changed", async () => {
    const { data } = await admin.graphql(
      "{ mailTemplates { kind name isOriginal isSecurity placeholders { name } } }",
    );
    expect(data.mailTemplates.map(({ kind }: { kind: string }) => kind)).toEqual([
      "reset",
      "verify",
      "invitation",
      "security",
      "welcome",
      "enrolled",
      "newLesson",
      "questionAsked",
      "questionAnswered",
      "answerAccepted",
      "paymentRecorded",
      "topicsLate",
      "assignmentGiven",
      "assignmentDue",
      "draftDue",
      "draftHandedIn",
      "assignmentHandedIn",
      "assignmentMarked",
      "assessmentOpened",
      "assessmentMarked",
      "certificateIssued",
      "chatUnread",
      "announcement",
      "daily",
    ]);
    expect(data.mailTemplates[0]).toEqual({
      kind: "reset",
      name: "Reset the password",
      isOriginal: true,
      isSecurity: true,
      placeholders: [{ name: "link" }, { name: "name" }, { name: "organization" }],
    });
  });

  it("the templates of unknown kinds are none", async () => {
    for (const kind of ["none", "constructor"]) {
      const { data } = await admin.graphql(`{ mailTemplate(kind: "${kind}") { kind } }`);
      expect(data.mailTemplate).toBeNull();
    }
  });
});

describe("a changed template", () => {
  it("is what the organization's mails say from then on, and no other's", async () => {
    const before = await read();
    const { template } = await save(own, before.updatedAt);
    expect(template).toMatchObject({ ...own, isOriginal: false, updatedAt: now.toISOString() });
    const [id, other] = [
      await send(test.gateway, resetMail("asha@made.example")),
      await send(test.gateway, resetMail("asha@made.example", { organizationId: 2 })),
    ];
    const subjectOf = async (mail: number) =>
      (await prisma.mailMessage.findUniqueOrThrow({ where: { id: mail } })).subject;
    expect(await subjectOf(id)).toBe("New password, asha@made.example");
    expect(await subjectOf(other)).toContain("Reset your password");
    expect((await read(otherAdmin)).isOriginal).toBe(true);
  });

  it("is refused with the place of each unknown placeholder", async () => {
    const { updatedAt } = await read();
    expect(await save({ subject: "Hello {nam}", body: "[x]({link})\n\n{whom}" }, updatedAt)).toEqual({
      code: "INVALID",
      message: "{nam} is unknown (line 1, column 7), {whom} is unknown (line 3, column 1)",
      fieldErrors: [
        { field: "subject", message: "{nam} is unknown (line 1, column 7)" },
        { field: "body", message: "{whom} is unknown (line 3, column 1)" },
      ],
    });
    expect(await prisma.mailTemplate.count()).toBe(0);
  });

  it("is not overwritten by one who began from an older text", async () => {
    const { updatedAt: first } = await read();
    const { template } = await save(own, first);
    expect(await save({ ...own, subject: "Mine" }, first)).toMatchObject({ code: "STALE" });
    expect(await restore(first)).toMatchObject({ code: "STALE" });
    expect((await save({ ...own, subject: "Next" }, template.updatedAt)).template.subject).toBe("Next");
  });

  it("goes back to the original, which those who edit notice", async () => {
    const original = await read();
    const { template } = await save(own, original.updatedAt);
    expect((await restore(template.updatedAt)).template).toEqual(original);
    expect(await prisma.mailTemplate.count()).toBe(0);
    expect(await save(own, template.updatedAt)).toMatchObject({ code: "STALE" });
    expect(await read()).toEqual(original);
  });
});

describe("a preview", () => {
  it("shows the viewer's own data and examples, without saving anything", async () => {
    const { data } = await admin.graphql(
      `query ($body: String!) { mailPreview(kind: "reset", subject: "For {name}", body: $body) { subject html text to } viewer: me { name email } settings { name } }`,
      { body: "**{organization}** {whom}\n\n[Go]({link})" },
    );
    const { mailPreview: preview, viewer, settings } = data;
    expect(preview).toMatchObject({ subject: `For ${viewer.name}`, to: viewer.email });
    expect(preview.html).toContain(`<strong>${settings.name}</strong> {whom}`);
    expect(preview.text).toContain("Go:\nhttps://learn.example/auth/reset/example");
    expect(await prisma.mailMessage.count()).toBe(0);
  });
});

describe("a test mail", () => {
  it("goes to the viewer, with the texts as they are on the screen", async () => {
    const { mail } = await sendTest(own);
    expect(mail).toMatchObject({
      toAddress: "admin@demo.test",
      kind: "reset",
      subject: expect.stringMatching(/^\[Test\] New password, /),
      text: expect.stringContaining("https://learn.example/auth/reset/example"),
    });
    expect(await prisma.job.findMany({ where: { kind: "mail.send" } })).toHaveLength(1);
    expect(await sendTest({ ...own, body: "{x}" })).toMatchObject({ code: "INVALID" });
  });
});

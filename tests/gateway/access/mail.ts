import type { PrismaClient } from "#gateway/database/generated/prisma/client";
import { command, liveList, node, nodeNumber, query, refused } from "./build";
import type { FieldRow, LiveRow } from "./matrix";
import { byAdmin, byStaff } from "./outcomes";

export const makeNodes = async (prisma: PrismaClient) => {
  const address = "access@made.example";
  const mail = {
    organizationId: 1,
    uid: "access",
    messageId: "access@demo.test",
    kind: "reset",
    toAddress: address,
    toName: "",
    fromName: "Demo",
    subject: "Access",
    html: "<p>Access</p>",
    text: "Access",
  };
  const suppression = { organizationId: 1, address, reason: "BOUNCED" as const };
  return {
    MailMessage: (await prisma.mailMessage.create({ data: mail })).id,
    MailSuppression: (await prisma.mailSuppression.create({ data: suppression })).id,
  };
};

/** Mails hold links that open accounts: they are for ADMINs, each of their own organization. */
export const fields: FieldRow[] = [
  query("mails", 'mails(search: "access@made") { nodes { subject } }', byAdmin("yes", "nothing")),
  {
    field: "Query.mail",
    document: (rows) =>
      `{ answer: mail(databaseId: ${nodeNumber(rows, "MailMessage")}) { html headers { name } } }`,
    expected: byAdmin("yes", "nothing"),
  },
  node("MailMessage", "html", byAdmin("yes", "nothing")),
  node("MailSuppression", "address", {
    ...byStaff("yes", "nothing"),
    visitor: "nothing",
    learner: "nothing",
  }),
  query("mailSetup", "mailSetup { isSetUp }", byAdmin("yes", "yes")),
  query("mailTemplates", "mailTemplates { kind }", byAdmin("yes", "yes")),
  query("mailTemplate", 'mailTemplate(kind: "reset") { subject }', byAdmin("yes", "yes")),
  query(
    "mailPreview",
    'mailPreview(kind: "reset", subject: "Hello", body: "Hello") { html }',
    byAdmin("yes", "own"),
  ),
  command(
    "saveMailTemplate",
    `kind: "none", input: { subject: "a", body: "b" }`,
    byAdmin("NOT_FOUND", "NOT_FOUND"),
  ),
  command("restoreMailTemplate", `kind: "none"`, byAdmin("NOT_FOUND", "NOT_FOUND")),
  command(
    "sendTestMail",
    `kind: "none", input: { subject: "a", body: "b" }`,
    byAdmin("NOT_FOUND", "NOT_FOUND"),
  ),
  command(
    "resendMail",
    (rows) => `mailId: ${nodeNumber(rows, "MailMessage")}0`,
    byAdmin("NOT_FOUND", "NOT_FOUND"),
  ),
  ...["sendKeptMails", "discardKeptMails"].map((field) => ({
    field: `Mutation.${field}`,
    document: () => `mutation { answer: ${field} { ${refused} } }`,
    expected: byAdmin("CONFLICT", "CONFLICT"),
  })),
  command(
    "liftMailSuppression",
    (rows) => `suppressionId: ${nodeNumber(rows, "MailSuppression")}0`,
    byStaff("NOT_FOUND", "NOT_FOUND"),
  ),
];

export const liveFields: LiveRow[] = [
  liveList(
    "mailChanged",
    (bus, organizationId) => bus.publish("mailChanged", { organizationId }),
    byAdmin("yes", "yes"),
  ),
];

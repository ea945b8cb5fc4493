import type { PrismaClient } from "#gateway/database/generated/prisma/client";
import { command, liveList, nodeNumber } from "./build";
import type { FieldRow, LiveRow } from "./matrix";
import { byAdmin, byStaff } from "./outcomes";

export const makeNodes = async (prisma: PrismaClient) => {
  const address = "access@made.example";
  const mail = {
    ...{ organizationId: 1, uid: "access", messageId: "access@demo.test", kind: "reset", toAddress: address },
    ...{ toName: "", fromName: "Demo", subject: "Access", html: "<p>Access</p>", text: "Access" },
  };
  const suppression = { organizationId: 1, address, reason: "BOUNCED" as const };
  return {
    MailMessage: (await prisma.mailMessage.create({ data: mail })).id,
    MailSuppression: (await prisma.mailSuppression.create({ data: suppression })).id,
  };
};

/** Mails hold links that open accounts: they are for ADMINs, each of their own organization. */
export const fields: FieldRow[] = [
  {
    field: "Query.mails",
    document: () => '{ answer: mails(search: "access@made") { nodes { subject } } }',
    expected: byAdmin("yes", "nothing"),
  },
  {
    field: "Query.mail",
    document: (rows) =>
      `{ answer: mail(databaseId: ${nodeNumber(rows, "MailMessage")}) { html headers { name } } }`,
    expected: byAdmin("yes", "nothing"),
  },
  {
    field: "Query.node of a MailMessage",
    document: ({ nodes }) =>
      `{ answer: node(id: "${nodes["MailMessage"]}") { ... on MailMessage { html } } }`,
    expected: byAdmin("yes", "nothing"),
  },
  {
    field: "Query.node of a MailSuppression",
    document: ({ nodes }) =>
      `{ answer: node(id: "${nodes["MailSuppression"]}") { ... on MailSuppression { address } } }`,
    expected: { ...byStaff("yes", "nothing"), visitor: "nothing", learner: "nothing" },
  },
  {
    field: "Query.mailSetup",
    document: () => "{ answer: mailSetup { isSetUp } }",
    expected: byAdmin("yes", "yes"),
  },
  {
    field: "Query.mailTemplates",
    document: () => "{ answer: mailTemplates { kind } }",
    expected: byAdmin("yes", "yes"),
  },
  {
    field: "Query.mailTemplate",
    document: () => '{ answer: mailTemplate(kind: "reset") { subject } }',
    expected: byAdmin("yes", "yes"),
  },
  {
    field: "Query.mailPreview",
    document: () => '{ answer: mailPreview(kind: "reset", subject: "Hello", body: "Hello") { html } }',
    expected: byAdmin("yes", "own"),
  },
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

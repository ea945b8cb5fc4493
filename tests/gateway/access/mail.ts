import type { PrismaClient } from "#gateway/database/generated/prisma/client";
import { type Expected, type FieldRow, type LiveRow, nodeNumber, type Outcome } from "./matrix";

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

const ofAdmins = (admin: Outcome, other: Outcome): Expected => ({
  ...{ visitor: "UNAUTHENTICATED", learner: "FORBIDDEN", trainer: "FORBIDDEN", admin, other },
});

const ofStaff = (staff: Outcome, other: Outcome): Expected => ({
  ...{ visitor: "UNAUTHENTICATED", learner: "FORBIDDEN", trainer: staff, admin: staff, other },
});

/** Mails hold links that open accounts: they are for ADMINs, each of their own organization. */
export const fields: FieldRow[] = [
  {
    field: "Query.mails",
    document: () => '{ answer: mails(search: "access@made") { nodes { subject } } }',
    expected: ofAdmins("yes", "nothing"),
  },
  {
    field: "Query.mail",
    document: (rows) =>
      `{ answer: mail(databaseId: ${nodeNumber(rows, "MailMessage")}) { html headers { name } } }`,
    expected: ofAdmins("yes", "nothing"),
  },
  {
    field: "Query.node of a MailMessage",
    document: ({ nodes }) =>
      `{ answer: node(id: "${nodes["MailMessage"]}") { ... on MailMessage { html } } }`,
    expected: ofAdmins("yes", "nothing"),
  },
  {
    field: "Query.node of a MailSuppression",
    document: ({ nodes }) =>
      `{ answer: node(id: "${nodes["MailSuppression"]}") { ... on MailSuppression { address } } }`,
    expected: ofStaff("yes", "nothing"),
  },
  {
    field: "Query.mailSetup",
    document: () => "{ answer: mailSetup { isSetUp } }",
    expected: ofAdmins("yes", "yes"),
  },
  {
    field: "Query.mailTemplates",
    document: () => "{ answer: mailTemplates { kind } }",
    expected: ofAdmins("yes", "yes"),
  },
  {
    field: "Query.mailTemplate",
    document: () => '{ answer: mailTemplate(kind: "reset") { subject } }',
    expected: ofAdmins("yes", "yes"),
  },
  {
    field: "Query.mailPreview",
    document: () => '{ answer: mailPreview(kind: "reset", subject: "Hello", body: "Hello") { html } }',
    expected: ofAdmins("yes", "own"),
  },
  {
    field: "Mutation.saveMailTemplate",
    document: () =>
      'mutation { answer: saveMailTemplate(kind: "none", input: { subject: "a", body: "b" }) { __typename ... on Refusal { code message } } }',
    expected: ofAdmins("NOT_FOUND", "NOT_FOUND"),
  },
  {
    field: "Mutation.restoreMailTemplate",
    document: () =>
      'mutation { answer: restoreMailTemplate(kind: "none") { __typename ... on Refusal { code message } } }',
    expected: ofAdmins("NOT_FOUND", "NOT_FOUND"),
  },
  {
    field: "Mutation.sendTestMail",
    document: () =>
      'mutation { answer: sendTestMail(kind: "none", input: { subject: "a", body: "b" }) { __typename ... on Refusal { code message } } }',
    expected: ofAdmins("NOT_FOUND", "NOT_FOUND"),
  },
  {
    field: "Mutation.resendMail",
    document: (rows) =>
      `mutation { answer: resendMail(mailId: ${nodeNumber(rows, "MailMessage")}0) { __typename ... on Refusal { code message } } }`,
    expected: ofAdmins("NOT_FOUND", "NOT_FOUND"),
  },
  {
    field: "Mutation.liftMailSuppression",
    document: (rows) =>
      `mutation { answer: liftMailSuppression(suppressionId: ${nodeNumber(rows, "MailSuppression")}0) { __typename ... on Refusal { code message } } }`,
    expected: ofStaff("NOT_FOUND", "NOT_FOUND"),
  },
];

export const liveFields: LiveRow[] = [
  {
    field: "Subscription.mailChanged",
    document: () => "subscription { answer: mailChanged }",
    publish: (bus) => {
      for (const organizationId of [1, 2]) bus.publish("mailChanged", { organizationId });
    },
    expected: ofAdmins("yes", "yes"),
  },
];

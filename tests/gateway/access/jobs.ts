import type { PrismaClient } from "#gateway/database/generated/prisma/client";
import { type Expected, type FieldRow, type LiveRow, nodeNumber, type Outcome, query } from "./matrix";

export const makeNodes = async (prisma: PrismaClient) => {
  const job = { organizationId: 1, kind: "files.deleteUnused", key: "access", runAt: new Date("2099-01-01") };
  return { Job: (await prisma.job.create({ data: job })).id };
};

const ofAdmins = (admin: Outcome, other: Outcome): Expected => ({
  ...{ visitor: "UNAUTHENTICATED", learner: "FORBIDDEN", trainer: "FORBIDDEN", admin, other },
});

/** Work in the background is for ADMINs to see, each of their own organization. */
export const fields: FieldRow[] = [
  query("jobs", "jobs { nodes { kind key } }", ofAdmins("yes", "nothing")),
  query(
    "node of a Job",
    ({ nodes }) => `node(id: "${nodes["Job"]}") { ... on Job { kind } }`,
    ofAdmins("yes", "nothing"),
  ),
  {
    field: "Mutation.retryJob",
    document: (rows) =>
      `mutation { answer: retryJob(jobId: ${nodeNumber(rows, "Job")}0) { __typename ... on Refusal { code message } } }`,
    expected: ofAdmins("NOT_FOUND", "NOT_FOUND"),
  },
  {
    field: "Mutation.dropJob",
    document: (rows) =>
      `mutation { answer: dropJob(jobId: ${nodeNumber(rows, "Job")}0) { __typename ... on Refusal { code message } } }`,
    expected: ofAdmins("NOT_FOUND", "NOT_FOUND"),
  },
];

export const liveFields: LiveRow[] = [
  {
    field: "Subscription.jobsChanged",
    document: () => "subscription { answer: jobsChanged }",
    publish: (bus) => {
      for (const organizationId of [1, 2]) bus.publish("jobsChanged", { organizationId });
    },
    expected: ofAdmins("yes", "yes"),
  },
];

import { builder } from "#gateway/graphql/builder";
import { expose, value } from "#gateway/graphql/fields";
import { fromColumn, isSet } from "#gateway/graphql/fromColumn";
import { rowQuery } from "#gateway/graphql/queryFields";
import { valueType } from "#gateway/graphql/types";
import { visibleRuns } from "./access";
import type { Refused } from "./issueCommands";
import { parseRefused } from "./runRules";

const RefusedCertificate = valueType<Refused>("RefusedCertificate", {
  description: "Someone who got no certificate. Requires staff.",
  readers: "certificates.issue",
  values: {
    userId: value("Int", "The person's id."),
    name: value("String", "The person's name."),
    missing: value(["String"], "Requirements that are not met."),
  },
});

export const CertificateRun = builder.prismaObject("CertificateRun", {
  description: "An issuing of certificates to many people. Staff see their own.",
  authScopes: { "certificates.issue": true },
  fields: (t) => ({
    ...expose(t, {
      databaseId: value("Int", "The id, used in arguments."),
      doneCount: value("Int", "Number of people processed so far."),
      issuedCount: value("Int", "Number of new certificates."),
    }),
    id: t.id({ description: "For a client's store.", resolve: ({ id }) => `CertificateRun:${id}` }),
    total: t.int({
      description: "Number of people chosen.",
      ...fromColumn("userIds", (ids: readonly number[]) => ids.length),
    }),
    isFinished: t.boolean({
      description: "Whether everyone has been processed.",
      ...isSet("finishedAt"),
    }),
    refused: t.field({
      type: [RefusedCertificate],
      description: "People who have not met the rule.",
      ...fromColumn("refused", parseRefused),
    }),
  }),
});

rowQuery("certificateRun", {
  type: CertificateRun,
  row: "run",
  description: "An issuing that the viewer has started. Requires staff.",
  readers: "certificates.issue",
  visible: visibleRuns,
});

import { builder } from "#gateway/graphql/builder";
import { mayReadCertificates } from "./access";
import { Certificate } from "./Certificate";

builder.prismaObjectField("User", "certificates", (t) =>
  t.relatedConnection("certificates", {
    type: Certificate,
    cursor: "id",
    totalCount: true,
    description: "The certificates of the account, latest first. Its owner and staff only.",
    authScopes: ({ id }, _args, { viewer }) => mayReadCertificates(viewer, id),
    query: () => ({ orderBy: { id: "desc" as const } }),
  }),
);

import { builder } from "#gateway/graphql/builder";
import { mayReadCertificates, visibleCertificates } from "./access";
import { Certificate } from "./Certificate";

builder.prismaObjectField("User", "certificates", (t) =>
  t.relatedConnection("certificates", {
    type: Certificate,
    cursor: "id",
    totalCount: true,
    description: "The account's certificates, latest first. Requires staff or the account's owner.",
    authScopes: ({ id }, _args, { viewer }) => mayReadCertificates(viewer, id),
    query: (_args, { viewer }) => ({ where: visibleCertificates(viewer), orderBy: { id: "desc" as const } }),
  }),
);

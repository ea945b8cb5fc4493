import { builder } from "#gateway/graphql/builder";
import { MailSuppression } from "./MailSuppression";
import { readSuppressions } from "./suppressionLoaders";

builder.prismaObjectField("User", "mailSuppressions", (t) =>
  t.field({
    type: [MailSuppression],
    description: "Why the account's address gets no mail; empty when it gets it. Requires staff.",
    authScopes: { staff: true },
    select: { email: true },
    resolve: async ({ email }, _args, { loaders }) => (await loaders.load(readSuppressions, email)) ?? [],
  }),
);

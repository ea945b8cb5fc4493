import { builder } from "#gateway/graphql/builder";
import { MailSuppression } from "./MailSuppression";
import { planSuppressions, readSuppressions } from "./suppressionLoaders";

builder.prismaObjectField("User", "mailSuppressions", (t) =>
  t.field({
    type: [MailSuppression],
    description: "The reasons why the account's address gets no mail; empty if it gets mail. Requires staff.",
    authScopes: { "users.read": true },
    select: { email: true },
    extensions: planSuppressions("email"),
    resolve: async ({ email }, _args, { loaders }) => (await loaders.load(readSuppressions, email)) ?? [],
  }),
);

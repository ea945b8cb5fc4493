import { builder } from "#gateway/graphql/builder";
import { MailSuppression } from "./MailSuppression";
import { suppressionsBy } from "./suppressionLoaders";

builder.prismaObjectField("User", "mailSuppressions", (t) =>
  t.field({
    type: [MailSuppression],
    description: "The reasons why the account's address gets no mail; empty if it gets mail. Requires staff.",
    authScopes: { "users.read": true },
    ...suppressionsBy("email"),
  }),
);

import { builder } from "#gateway/graphql/builder";
import { readBy } from "#gateway/graphql/scopes";
import { suppressionReaders } from "./access";
import { MailSuppression } from "./MailSuppression";
import { suppressionsBy } from "./suppressionLoaders";

builder.prismaObjectField("User", "mailSuppressions", (t) =>
  t.field({
    type: [MailSuppression],
    description:
      "The reasons why the account's address gets no mail; empty if it gets mail. Requires mail.manage or users.manage.",
    authScopes: readBy(suppressionReaders),
    ...suppressionsBy("email"),
  }),
);

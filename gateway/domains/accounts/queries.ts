import { builder } from "#gateway/graphql/builder";
import { type CodeOwner, findCodeOwner } from "./signInCodeCommands";

const SignInCodeOwner = builder.objectRef<CodeOwner>("SignInCodeOwner").implement({
  description: "The owner of a sign-in code.",
  authScopes: { public: true },
  fields: (t) => ({
    databaseId: t.exposeInt("id", { description: "The account's id." }),
    name: t.exposeString("name", { description: "The account's name." }),
  }),
});

builder.queryField("signInCodeOwner", (t) =>
  t.field({
    type: SignInCodeOwner,
    nullable: true,
    description:
      "The owner of a sign-in code, without using it up, so that a user can be asked first. Null for an invalid code.",
    authScopes: { public: true },
    args: { code: t.arg.string({ required: true, description: "The code." }) },
    resolve: (_root, { code }, context) => findCodeOwner(context, code),
  }),
);

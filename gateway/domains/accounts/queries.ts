import { required, toArgs } from "#gateway/graphql/arguments";
import { builder } from "#gateway/graphql/builder";
import { expose, value } from "#gateway/graphql/fields";
import { activeDays } from "./contract";
import { type CodeOwner, findCodeOwner } from "./signInCodeCommands";

const SignInCodeOwner = builder.objectRef<CodeOwner>("SignInCodeOwner").implement({
  description: "The owner of a sign-in code.",
  authScopes: { public: true },
  fields: (t) => ({
    ...expose(t, {
      databaseId: value("Int", "The account's id."),
      name: value("String", "The account's name."),
    }),
  }),
});

builder.queryField("signInCodeOwner", (t) =>
  t.field({
    type: SignInCodeOwner,
    nullable: true,
    description:
      "The owner of a sign-in code, without using it up, so that a user can be asked first. Null for an invalid code.",
    authScopes: { public: true },
    args: toArgs({ code: required("String", "The code.") }),
    resolve: (_root, { code }, context) => findCodeOwner(context, code),
  }),
);

const LearnerActivity = builder.objectRef<{ active: number; total: number }>("LearnerActivity").implement({
  description: "How many learners use their accounts. Requires staff.",
  authScopes: { staff: true },
  fields: (t) => ({
    ...expose(t, {
      active: value("Int", `Active learners who used the product in the last ${activeDays} days.`),
      total: value("Int", "All active learner accounts."),
    }),
  }),
});

builder.queryField("learnerActivity", (t) =>
  t.field({
    type: LearnerActivity,
    description: "How many learners use their accounts. Requires staff.",
    authScopes: { staff: true },
    resolve: async (_root, _args, { db, clock }) => {
      const learner = { userType: "U" as const, active: true };
      const since = new Date(clock().getTime() - activeDays * 86_400_000);
      const [active, total] = await Promise.all([
        db.user.count({ where: { ...learner, lastVisit: { seenAt: { gte: since } } } }),
        db.user.count({ where: learner }),
      ]);
      return { active, total };
    },
  }),
);

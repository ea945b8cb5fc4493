import { required, toArgs } from "#gateway/graphql/arguments";
import { value } from "#gateway/graphql/fields";
import { valueQuery } from "#gateway/graphql/queryFields";
import { valueType } from "#gateway/graphql/types";
import { visibleUsers } from "../users/access";
import { activeDays } from "./contract";
import { getActiveSince } from "./rules";
import { type CodeOwner, findCodeOwner } from "./signInCodeCommands";

const SignInCodeOwner = valueType<CodeOwner>("SignInCodeOwner", {
  description: "The owner of a sign-in code.",
  readers: "public",
  values: {
    databaseId: value("Int", "The account's id."),
    name: value("String", "The account's name."),
  },
});

valueQuery("signInCodeOwner", {
  type: SignInCodeOwner,
  nullable: true,
  description:
    "The owner of a sign-in code, to confirm with the user first. Doesn't use the code up. Null for an invalid code.",
  readers: "public",
  args: toArgs({ code: required("String", "The code.") }),
  resolve: ({ code }, context) => findCodeOwner(context, code),
});

const LearnerActivity = valueType<{ active: number; total: number }>("LearnerActivity", {
  description: "Number of active learners and of all learners. Requires staff.",
  readers: "users.read",
  values: {
    active: value("Int", `Active learners who used the product in the last ${activeDays} days.`),
    total: value("Int", "All active learner accounts."),
  },
});

valueQuery("learnerActivity", {
  type: LearnerActivity,
  description:
    "Number of active learners and of all learners: of the organization, or of those that the viewer teaches. Requires staff.",
  readers: "users.read",
  resolve: async (_args, { db, viewer, clock }) => {
    const learner = { userType: "U" as const, active: true, AND: visibleUsers(viewer) };
    const since = getActiveSince(clock());
    const [active, total] = await Promise.all([
      db.user.count({ where: { ...learner, lastVisit: { seenAt: { gte: since } } } }),
      db.user.count({ where: learner }),
    ]);
    return { active, total };
  },
});

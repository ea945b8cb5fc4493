import { inputType, optional, required, toArgs } from "#gateway/graphql/arguments";
import { value } from "#gateway/graphql/fields";
import { staffMutation } from "#gateway/graphql/mutationFields";
import { valueQuery } from "#gateway/graphql/queryFields";
import { valueType } from "#gateway/graphql/types";
import { Refusal } from "#gateway/refusal";
import { importUsers, takenAmong } from "./importCommands";
import { importLimits } from "./importContract";
import { User } from "./User";

const TakenNames = valueType<{ usernames: string[]; emails: string[] }>("TakenNames", {
  description: "The usernames and addresses already taken in the organization.",
  readers: "users.manage",
  values: {
    usernames: value(["String"], "The taken usernames, lower-case."),
    emails: value(["String"], "The taken addresses, lower-case."),
  },
});

valueQuery("takenNames", {
  type: TakenNames,
  description: `Finds taken names before an import; at most ${importLimits.rows} of each, ignoring case. Requires staff.`,
  readers: "users.manage",
  args: toArgs({
    usernames: required(["String"], "Usernames to look for."),
    emails: required(["String"], "Addresses to look for."),
  }),
  resolve: ({ usernames, emails }, { db }) => {
    if (Math.max(usernames.length, emails.length) > importLimits.rows)
      throw new Refusal("INVALID", `At most ${importLimits.rows} users can be imported at once`);
    return takenAmong(db, { usernames, emails });
  },
});

const ImportUserRow = inputType("ImportUserRow", {
  line: required("Int", "The line in its file, from 1; messages about duplicates name it."),
  name: required("String", "At most 100 characters."),
  username: required("String", "2 to 50 characters; lower-cased; unique in the organization."),
  email: required("String", "Unique in the organization, ignoring case."),
  password: optional(
    "String",
    "The first password, 8 to 25 characters; if left out or empty, the account can sign in only by a sign-in code from staff.",
  ),
});

const ImportUsersPayload = valueType<{ userIds: number[] }>("ImportUsersPayload", {
  description: "The imported accounts.",
  readers: "users.manage",
  fields: (t) => ({
    users: t.prismaField({
      type: [User],
      description: "The new accounts, in the order of the rows.",
      resolve: async (query, { userIds }, _args, { db }) => {
        const place = new Map(userIds.map((id, index) => [id, index]));
        const users = await db.user.findMany({ ...query, where: { id: { in: userIds } } });
        return users.sort((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0));
      },
    }),
  }),
});

staffMutation("importUsers", {
  right: "users.manage",
  type: ImportUsersPayload,
  description: `Creates learners' accounts from up to ${importLimits.rows} rows, all or none. A refusal's fields name row and column: rows.0.email. Requires staff.`,
  args: toArgs({
    rows: required([ImportUserRow], "The accounts to create."),
    invite: required("Boolean", "Whether to invite people without a password by mail.", false),
  }),
  run: async (context, member, { rows, invite: invites }) => ({
    userIds: await importUsers(context, member, { rows, invites }),
  }),
});

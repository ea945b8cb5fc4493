import { builder } from "#gateway/graphql/builder";
import { orRefusal } from "#gateway/graphql/Refusal";
import { requireMember } from "#gateway/graphql/scopes";
import { bulkLimits, type RefusedRow as RefusedRowShape } from "../lists/bulkContract";
import { RefusedRow } from "../lists/RefusedRow";
import { setUsersActive } from "./bulkCommands";
import { User } from "./User";

interface ChangedUsers {
  userIds: number[];
  refused: RefusedRowShape[];
}

const ChangedUsersPayload = builder.objectRef<ChangedUsers>("ChangedUsersPayload").implement({
  description: "Accounts after a change of many, and which were left as they were.",
  authScopes: { staff: true },
  fields: (t) => ({
    users: t.prismaField({
      type: [User],
      description: "The accounts that are as wished.",
      resolve: (query, { userIds }, _args, { db }) =>
        db.user.findMany({ ...query, where: { id: { in: userIds } }, orderBy: { id: "asc" } }),
    }),
    refused: t.expose("refused", { type: [RefusedRow], description: "The accounts that were left." }),
  }),
});

builder.mutationField("setUsersActive", (t) =>
  t.field({
    type: ChangedUsersPayload,
    description:
      "Lets accounts sign in, or closes them and ends their sessions, in one transaction. The viewer's own account and those the viewer may not change are left as they are. Requires staff.",
    authScopes: { staff: true },
    errors: orRefusal("SetUsersActive"),
    args: {
      userIds: t.arg.intList({
        required: true,
        description: `The accounts' ids, at most ${bulkLimits.rows}.`,
      }),
      active: t.arg.boolean({ required: true, description: "Whether they may sign in from now on." }),
    },
    resolve: (_root, change, context) => setUsersActive(context, requireMember(context.viewer), change),
  }),
);

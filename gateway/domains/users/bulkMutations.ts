import { builder } from "#gateway/graphql/builder";
import { staffMutation } from "#gateway/graphql/mutationFields";
import { bulkLimits, type RefusedRow as RefusedRowShape } from "../lists/bulkContract";
import { RefusedRow } from "../lists/RefusedRow";
import { setUsersActive } from "./bulkCommands";
import { User } from "./User";

interface ChangedUsers {
  userIds: number[];
  refused: RefusedRowShape[];
}

const ChangedUsersPayload = builder.objectRef<ChangedUsers>("ChangedUsersPayload").implement({
  description: "Accounts after a bulk change, and those that did not change.",
  authScopes: { staff: true },
  fields: (t) => ({
    users: t.prismaField({
      type: [User],
      description: "The accounts in the requested state.",
      resolve: (query, { userIds }, _args, { db }) =>
        db.user.findMany({ ...query, where: { id: { in: userIds } }, orderBy: { id: "asc" } }),
    }),
    refused: t.expose("refused", { type: [RefusedRow], description: "The accounts that did not change." }),
  }),
});

staffMutation("setUsersActive", {
  type: ChangedUsersPayload,
  description:
    "Activates accounts, or deactivates them and ends their sessions, in one transaction. The viewer's own account and those the viewer may not change are unchanged. Requires staff.",
  args: builder.args((t) => ({
    userIds: t.intList({
      required: true,
      description: `The accounts' ids, at most ${bulkLimits.rows}.`,
    }),
    active: t.boolean({ required: true, description: "Whether they may sign in from now on." }),
  })),
  run: (context, member, change) => setUsersActive(context, member, change),
});

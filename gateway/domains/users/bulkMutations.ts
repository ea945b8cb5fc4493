import { required, toArgs } from "#gateway/graphql/arguments";
import { staffMutation } from "#gateway/graphql/mutationFields";
import { bulkLimits, type RefusedRow as RefusedRowShape } from "../lists/bulkContract";
import { bulkPayload } from "../lists/RefusedRow";
import { accountRights } from "./access";
import { setUsersActive } from "./bulkCommands";
import { User } from "./User";

interface ChangedUsers {
  userIds: number[];
  refused: RefusedRowShape[];
}

const ChangedUsersPayload = bulkPayload<ChangedUsers>("ChangedUsersPayload", {
  description: "Accounts after a bulk change, and those that did not change.",
  rows: {
    users: {
      type: User,
      description: "The accounts in the requested state.",
      where: ({ userIds }) => ({ id: { in: userIds } }),
      many: true,
    },
  },
  refused: "The accounts that did not change.",
});

staffMutation("setUsersActive", {
  right: accountRights,
  type: ChangedUsersPayload,
  description:
    "Activates accounts, or deactivates them and ends their sessions, in one transaction. The viewer's own account and those the viewer may not change are unchanged. Requires staff.",
  args: toArgs({
    userIds: required(["Int"], `The accounts' ids, at most ${bulkLimits.rows}.`),
    active: required("Boolean", "Whether they may sign in."),
  }),
  run: (context, member, change) => setUsersActive(context, member, change),
});

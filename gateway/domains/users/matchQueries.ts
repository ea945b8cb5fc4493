import { optional, toArgs } from "#gateway/graphql/arguments";
import { matchQuery } from "#gateway/graphql/bestMatches";
import { offeredUsers } from "./access";
import { userFilter } from "./rules";
import { User, UserType } from "./User";

matchQuery("userMatches", {
  type: User,
  description: "Accounts to choose from, best matches of name and username first. Requires staff.",
  authScopes: {
    "users.read": true,
    "payments.write": true,
    "announcements.write": true,
    "batches.write": true,
    "enrolments.write": true,
  },
  args: toArgs({ userType: optional(UserType, "Only accounts of this type.") }),
  visible: offeredUsers,
  where: ({ search, userType }) => userFilter({ search, userType }),
  orderBy: [{ sortKey: "asc" }, { id: "asc" }],
});

import { optional, toArgs } from "#gateway/graphql/arguments";
import { builder } from "#gateway/graphql/builder";
import { describedEnum } from "#gateway/graphql/enums";
import { listQuery } from "#gateway/graphql/lists";
import { rowQuery } from "#gateway/graphql/queryFields";
import { narrowByWord } from "#gateway/graphql/wordIndex";
import { activeDays } from "../accounts/contract";
import { getActiveSince } from "../accounts/rules";
import { compareNames } from "../foldContract";
import { visibleEnrolments, visibleUsers } from "./access";
import { roleNames, type UserSort as UserSortName, userListLimits } from "./contract";
import { userFilter, userOrder } from "./rules";
import { User, UserType } from "./User";

const UserSort = describedEnum<UserSortName>("UserSort", "The order of the list of users.", {
  NAME: "By name.",
  USERNAME: "By username.",
  EMAIL: "By email address.",
  TYPE: "Employees first, then by name.",
  VERIFIED: "Unverified addresses first, then by name.",
  ACTIVE: "Inactive accounts first, then by name.",
  UPDATED: "Last changed first.",
  CREATED: "In order of creation, oldest first.",
});

const filterArguments = toArgs({
  search: optional("String", "Words in the name, username or address; the first 100 characters count."),
  userType: optional(UserType, "Only accounts of this type."),
  role: optional("String", "Only accounts that have the role with this name."),
  verified: optional("Boolean", "Only accounts with, or without, a confirmed address."),
  active: optional("Boolean", "Only accounts that may, or may not, sign in."),
  seen: optional("Boolean", `Only accounts that used the product in the last ${activeDays} days.`),
  courseId: optional("Int", "Only accounts whose enrolment in the course the viewer can see."),
  ids: optional(["Int"], "Only the accounts with these ids."),
});

listQuery("users", {
  type: User,
  defaultSize: userListLimits.page,
  description: "The accounts of the organization. Requires staff.",
  readers: "users.read",
  args: filterArguments,
  visible: visibleUsers,
  where: async ({ seen, courseId, ...filter }, { db, viewer, clock }) => {
    const where = userFilter({ ...filter, ...(seen && { seenSince: getActiveSince(clock()) }) });
    const enrolled = courseId ? [{ enrolments: { some: { courseId, AND: visibleEnrolments(viewer) } } }] : [];
    const found = await narrowByWord(db, "find_people", filter.search);
    return { ...where, AND: [...where.AND, ...enrolled, ...found] };
  },
  orderBy: { type: UserSort, byDefault: "NAME", order: userOrder },
});

rowQuery("user", {
  type: User,
  row: "account",
  description: "An account by id; null when there is none that the viewer may see. Requires users.read.",
  visible: visibleUsers,
  readers: "users.read",
});

builder.queryField("roleNames", (t) =>
  t.stringList({
    description:
      "The names of the roles that an account can have: ADMIN, TRAINER, LEARNER and the organization's own, sorted. Requires staff.",
    authScopes: { "users.read": true },
    resolve: async (_root, _args, { db }) => {
      const roles = await db.role.findMany({ select: { name: true } });
      return [...new Set([...Object.values(roleNames), ...roles.map(({ name }) => name)])].sort(compareNames);
    },
  }),
);

import { required, rowId, toArgs } from "#gateway/graphql/arguments";
import { nullable, value } from "#gateway/graphql/fields";
import { rowQuery, rowsQuery, valueQuery } from "#gateway/graphql/queryFields";
import { valueType } from "#gateway/graphql/types";
import { parseInput } from "#gateway/parseInput";
import { isMember } from "#gateway/session/viewer";
import { roleReaders } from "./access";
import { compareRights, type RightChange, withRights } from "./changeRules";
import { givenRights } from "./contract";
import { readHolders } from "./holderLoaders";
import { listRights, RightScope, Role, RoleRight } from "./Role";
import { RoleRightInput } from "./RoleInput";
import { getHeldRights } from "./rules";

rowsQuery("roles", {
  type: Role,
  description: "The roles of the organization, by name. Requires the right to manage roles or staff.",
  readers: roleReaders,
  orderBy: [{ sortKey: "asc" }, { id: "asc" }],
});

rowQuery("role", {
  type: Role,
  row: "role",
  description: "A role by its id; null when there is none. Requires the right to manage roles or staff.",
  readers: roleReaders,
});

valueQuery("givableRights", {
  type: [RoleRight],
  description:
    "The rights that the viewer has and so may give to a role, each with its reach. Requires the right to manage roles or staff.",
  readers: roleReaders,
  resolve: (_args, { viewer }) => (isMember(viewer) ? listRights(viewer.rights) : []),
});

const RightChangeType = valueType<RightChange>("RightChange", {
  description: "A right that a person would gain or lose, or whose reach would change.",
  readers: "roles.manage",
  values: {
    right: value("String", "Its name, such as payments.read."),
    before: nullable(RightScope, "Reach of the right now; null if the person doesn't have it."),
    after: nullable(RightScope, "Reach of the right after the change; null if the person would not have it."),
  },
});

interface HolderChange {
  userId: number;
  name: string;
  changes: readonly RightChange[];
}

const RoleHolderChange = valueType<HolderChange>("RoleHolderChange", {
  description: "The rights that a person would gain and lose by a change of a role.",
  readers: "roles.manage",
  values: {
    userId: value("Int", "The account's id."),
    name: value("String", "The person's name."),
  },
  fields: (t) => ({
    changes: t.field({
      type: [RightChangeType],
      description: "The rights that would change, taking the person's other roles into account.",
      resolve: ({ changes }) => [...changes],
    }),
  }),
});

valueQuery("roleChanges", {
  type: [RoleHolderChange],
  description:
    "People who would gain or lose rights if a role had these rights; without people who see no change. Requires the right to manage roles.",
  readers: "roles.manage",
  args: toArgs({
    roleId: rowId("role"),
    rights: required([RoleRightInput], "The rights that the role would have."),
  }),
  resolve: async ({ roleId, rights }, { db }) => {
    const role = await db.role.findUnique({ where: { id: roleId }, select: { name: true } });
    if (!role) return [];
    const wanted = parseInput(givenRights, rights);
    const holders = await readHolders(db, roleId);
    const changed = holders.map((holder) => ({
      userId: holder.id,
      name: holder.name,
      changes: compareRights(getHeldRights(holder), getHeldRights(withRights(holder, role.name, wanted))),
    }));
    return changed.filter(({ changes }) => changes.length > 0);
  },
});

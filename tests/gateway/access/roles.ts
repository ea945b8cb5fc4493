import type { PrismaClient } from "#gateway/database/generated/prisma/client";
import { command, liveList, node, nodeNumber, query } from "./build";
import type { Expected, FieldRow, LiveRow } from "./matrix";
import { byAdmin } from "./outcomes";

/** A role of DEMO that no one has. */
export async function makeNodes(prisma: PrismaClient): Promise<Record<string, number>> {
  const { id } = await prisma.role.create({ data: { organizationId: 1, name: "Access" } });
  return { Role: id };
}

/** Those who manage roles: of the shipped roles, ADMIN alone. */
const ofManagers: Expected = byAdmin("yes", "nothing");

export const fields: FieldRow[] = [
  query("roles", "roles { name rights { right scope } holderCount }", { ...ofManagers, other: "yes" }),
  query(
    "role",
    (rows) => `role(databaseId: ${nodeNumber(rows, "Role")}) { name rights { right } }`,
    ofManagers,
  ),
  query("roles to give", "roles { isForStaff canGive }", { ...ofManagers, other: "yes" }),
  query("givableRights", "givableRights { right scope }", byAdmin("yes", "yes")),
  query("roleChanges", "roleChanges(roleId: 999999, rights: []) { name changes { right } }", {
    ...byAdmin("nothing", "nothing"),
  }),
  node("Role", "name", {
    visitor: "nothing",
    learner: "nothing",
    coordinator: "nothing",
    admin: "yes",
    other: "nothing",
  }),
  command(
    "saveRole",
    'roleId: 999999, input: { name: "Access", rights: [] }',
    byAdmin("NOT_FOUND", "NOT_FOUND"),
  ),
  command("deleteRole", "roleId: 999999", byAdmin("NOT_FOUND", "NOT_FOUND")),
];

export const liveFields: LiveRow[] = [
  liveList("rolesChanged", (bus, organizationId) => bus.publish("rolesChanged", { organizationId }), {
    ...ofManagers,
    other: "yes",
  }),
];

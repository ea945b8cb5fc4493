import type { PrismaClient } from "#gateway/database/generated/prisma/client";
import { accounts } from "#tests/support/accounts";
import { demoId } from "#tests/support/factory";
import { command, node, query } from "./build";
import type { FieldRow } from "./matrix";
import { both, byStaff, hidden, staffOnly } from "./outcomes";

/** A filter that the administrator has saved. */
export async function makeNodes(prisma: PrismaClient) {
  const { id: userId } = await prisma.user.findFirstOrThrow({
    where: { email: accounts.admin.email, organizationId: demoId },
  });
  const row = await prisma.savedFilter.create({
    data: { organizationId: demoId, userId, path: "/admin/access", name: "Access", search: "?status=DRAFT" },
  });
  return { SavedFilter: row.id };
}

/** An employee's saved filters are the employee's alone. */
export const fields: FieldRow[] = [
  query("savedFilters", `savedFilters(path: "/admin/access") { nodes { name } }`, {
    ...staffOnly,
    coordinator: "nothing",
  }),
  node("SavedFilter", "name", { ...hidden, coordinator: "nothing" }),
  command("saveFilter", `name: "", path: "", search: ""`, both("INVALID")),
  command("updateSavedFilter", `savedFilterId: 999999, name: "Access"`, byStaff("NOT_FOUND", "NOT_FOUND")),
  command("deleteSavedFilter", "savedFilterId: 999999", byStaff("NOT_FOUND", "NOT_FOUND")),
];

import { everyRight, type Rights } from "#gateway/domains/rightsContract";
import { toGiven } from "~/screens/admin/roles/roleFacts";

interface Change {
  held?: Rights;
  isShipped?: boolean;
  isFixed?: boolean;
  isForStaff?: boolean;
  canGive?: boolean;
  holderCount?: number;
}

/** A role as the server returns it. */
export const aRole = (databaseId: number, name: string, change: Change = {}) => {
  const { held = {}, ...rest } = change;
  return {
    __typename: "Role",
    id: `role-${databaseId}`,
    databaseId,
    name,
    description: `${name} does it.`,
    isShipped: false,
    isFixed: false,
    isForStaff: true,
    canGive: true,
    holderCount: 0,
    rights: toGiven(held),
    updatedAt: "2026-01-01T00:00:00.000Z",
    ...rest,
  };
};

/** The roles of an organization with one of its own. */
export const desk = aRole(1, "Front desk", { held: { "payments.read": "ALL", "users.read": "OWN" } });
export const trainer = aRole(2, "TRAINER", {
  isShipped: true,
  holderCount: 4,
  held: { "users.read": "OWN" },
});

export const admin = aRole(3, "ADMIN", { isShipped: true, isFixed: true, holderCount: 1 });

export const allGivable = toGiven(everyRight);

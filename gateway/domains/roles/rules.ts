import {
  everyRight,
  hasOwn,
  noRights,
  type Right,
  type RightScope,
  type Rights,
  rightNames,
} from "../rightsContract";
import { isShipped, shippedRoles } from "./shippedContract";

const widest = (left: RightScope | undefined, right: RightScope | undefined): RightScope | undefined =>
  left === "ALL" || right === "ALL" ? "ALL" : (left ?? right);

/** Combines the rights of several roles: each right has the widest scope among them. */
export const unite = (all: readonly Rights[]): Rights =>
  Object.fromEntries(
    rightNames.flatMap((name) => {
      const scope = all.map((item) => item[name]).reduce(widest, undefined);
      return scope ? [[name, scope]] : [];
    }),
  );

/**
 * Reads the rights of a stored role: names that this version doesn't know give nothing, and neither does OWN of a right
 * that is for all rows or none.
 */
export function readRights(stored: unknown): Rights {
  if (typeof stored !== "object" || stored === null) return noRights;
  const scopes: Readonly<Record<string, unknown>> = { ...stored };
  return Object.fromEntries(
    rightNames.flatMap((name) => {
      const scope = scopes[name];
      return scope === "ALL" || (scope === "OWN" && hasOwn(name)) ? [[name, scope]] : [];
    }),
  );
}

/** A role as it is stored. */
export interface StoredRole {
  name: string;
  rights: unknown;
}

/** The rights of a role. ADMIN has every right; its stored ones are ignored. */
export const getRoleRights = ({ name, rights: stored }: StoredRole): Rights =>
  name === shippedRoles.admin ? everyRight : readRights(stored);

/**
 * Whether a role is for employees only: those that come with Lectern but LEARNER, and an organization's own once they give
 * a right. An own role without rights is a label that anyone may have.
 */
export const isStaffRole = (role: StoredRole): boolean =>
  role.name !== shippedRoles.learner && (isShipped(role.name) || Object.keys(getRoleRights(role)).length > 0);

/** An account as its rights are computed. */
export interface Holder {
  userType: "E" | "U";
  roles: readonly StoredRole[];
}

/** The rights of an account: roles give rights to employees alone. */
export const getHeldRights = ({ userType, roles }: Holder): Rights =>
  userType === "E" ? unite(roles.map(getRoleRights)) : noRights;

/** Whether someone may give a role: no one gives rights that they don't have. */
export const mayGive = (role: StoredRole, own: Rights): boolean =>
  listUncovered(getRoleRights(role), own).length === 0;

/** Whether a scope reaches as far as another. */
const reaches = (scope: RightScope | undefined, wanted: RightScope): boolean =>
  scope === "ALL" || scope === wanted;

/** The rights that some rights do not cover, or not as far. */
export const listUncovered = (wanted: Rights, held: Rights): readonly Right[] =>
  rightNames.filter((name) => {
    const scope = wanted[name];
    return scope !== undefined && !reaches(held[name], scope);
  });

import { type Right, type RightScope, type Rights, rightNames } from "../rightsContract";
import { getHeldRights, type Holder, listUncovered } from "./rules";

/** A right that someone gains, loses, or has further or less far; null is not at all. */
export interface RightChange {
  right: Right;
  before: RightScope | null;
  after: RightScope | null;
}

/** Returns the differences between two sets of rights, in the order of all rights. */
export const compareRights = (before: Rights, after: Rights): readonly RightChange[] =>
  rightNames.flatMap((right) => {
    const change = { right, before: before[right] ?? null, after: after[right] ?? null };
    return change.before === change.after ? [] : [change];
  });

/** A holder once a role has other rights. */
export const withRights = <One extends Holder>(holder: One, name: string, rights: Rights): One => ({
  ...holder,
  roles: holder.roles.map((role) => (role.name === name ? { ...role, rights } : role)),
});

/** The rights that a change of a role adds, and that the one who makes it lacks. */
export const listUnowned = (change: { before: Rights; after: Rights }, own: Rights): readonly Right[] => {
  const added = new Set(listUncovered(change.after, change.before));
  return listUncovered(change.after, own).filter((right) => added.has(right));
};

/** Whether someone may manage roles. */
export const managesRoles = (holder: Holder): boolean => "roles.manage" in getHeldRights(holder);

import { type UserType, userTypeLabels } from "#gateway/domains/users/contract";

export const userNoun = { one: "user", many: "users" } as const;

/** The label of a user type; an unknown one is shown as it is. */
export const getUserTypeLabel = (userType: string): string =>
  userTypeLabels[userType as UserType] ?? userType;

export const verifiedLabel = (emailVerified: boolean): string => (emailVerified ? "Yes" : "Pending");
export const activeLabel = (active: boolean): string => (active ? "Active" : "Inactive");

/** The addresses of an account's screens. */
export const userAddress = (databaseId: number): string => `/admin/users/${databaseId}`;

import { type UserType, userTypeLabels } from "#gateway/domains/users/contract";

export const userNoun = { one: "user", many: "users" } as const;

/** The type that the gateway names, in words; one that this client does not know yet stays as it is. */
export const getUserTypeLabel = (userType: string): string =>
  userTypeLabels[userType as UserType] ?? userType;

export const verifiedLabel = (emailVerified: boolean): string => (emailVerified ? "Yes" : "Pending");
export const activeLabel = (active: boolean): string => (active ? "Active" : "Inactive");

/** The places of an account. */
export const userAddress = (databaseId: number): string => `/admin/users/${databaseId}`;

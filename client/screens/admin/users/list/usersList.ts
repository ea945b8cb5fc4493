import { type UserSort, userListLimits, userTypes } from "#gateway/domains/users/contract";
import { name, oneOf, truthOf, words, wordsAsked, yesOrNo } from "~/lists/addressFields";
import type { AddressOf } from "~/lists/listAddress";
import { tableList } from "~/lists/tableList";

/** The list of users, as their accounts were made; 'created' has no column. */
export const usersList = tableList({
  filters: { search: words, type: oneOf(userTypes), role: name, verified: yesOrNo, active: yesOrNo },
  columns: {
    created: "CREATED",
    name: "NAME",
    username: "USERNAME",
    email: "EMAIL",
    type: "TYPE",
    verified: "VERIFIED",
    active: "ACTIVE",
    updated: "UPDATED",
  } as const satisfies Record<string, UserSort>,
  sort: "created",
  turned: ["updated"],
});

/** The address as the variables of the list's query. */
export function usersVariables(address: AddressOf<typeof usersList>) {
  const { search, type, role, verified, active } = address;
  return {
    search: wordsAsked(search, userListLimits.search),
    userType: type,
    role,
    verified: truthOf(verified),
    active: truthOf(active),
    ...usersList.variables(address),
  };
}

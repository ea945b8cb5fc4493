import { getValues } from "#gateway/domains/labelsContract";
import { type UserSort, userTypeLabels } from "#gateway/domains/users/contract";
import type { ParsedAddress } from "~/lists/listParams";
import {
  enumParam,
  flagParam,
  idParam,
  stringParam,
  textParam,
  toSearchVariable,
  yesNoParam,
} from "~/lists/searchParams";
import { tableList } from "~/lists/tableList";

/** The list of users, in order of creation; the order 'created' has no column. */
export const usersList = tableList({
  filters: {
    search: textParam,
    type: enumParam(getValues(userTypeLabels)),
    role: stringParam,
    verified: yesNoParam,
    active: yesNoParam,
    seen: enumParam<"yes">(["yes"]),
    course: idParam,
  },
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

/** Converts the state to the list's query variables. */
export function usersVariables(address: ParsedAddress<typeof usersList>) {
  const { search, type, role, verified, active, seen, course } = address;
  return {
    search: toSearchVariable(search),
    userType: type,
    role,
    verified: flagParam(verified),
    active: flagParam(active),
    seen: flagParam(seen),
    courseId: course,
    ...usersList.variables(address),
  };
}

/** The variables of the list's screen, which also names the course that the address narrows it to. */
export const usersScreenVariables = (address: ParsedAddress<typeof usersList>) => ({
  ...usersVariables(address),
  chosenCourse: address.course ?? 0,
});

/** The addresses of an account's screens. */
export const userAddress = (databaseId: number): string => `/admin/users/${databaseId}`;

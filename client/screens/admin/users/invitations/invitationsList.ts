import { invitationStateLabels } from "#gateway/domains/invitations/contract";
import { getValues } from "#gateway/domains/labelsContract";
import { type PageParams, pageVariables, unsortedList } from "~/lists/listParams";
import { enumParam, paramGroup, textParam, toSearchVariable } from "~/lists/searchParams";

/** The state of the list of invitations in the address. */
export const invitationsList = unsortedList(
  paramGroup({ search: textParam, state: enumParam(getValues(invitationStateLabels)) }),
);

type Address = PageParams & { search: string; state: keyof typeof invitationStateLabels | null };

/** Converts the list's address to the query's variables. */
export const invitationVariables = ({ search, state, ...page }: Address) => ({
  search: toSearchVariable(search),
  state,
  ...pageVariables(page),
});

/** The whole address of an invitation's link. */
export const joinAddress = (token: string): string =>
  new URL(`/auth/join/${token}`, window.location.origin).href;

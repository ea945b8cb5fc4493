import { certificateStateLabels } from "#gateway/domains/certificates/contract";
import { getValues } from "#gateway/domains/labelsContract";
import { type PageParams, pageVariables, unsortedList } from "~/lists/listParams";
import { enumParam, paramGroup, textParam, toSearchVariable } from "~/lists/searchParams";

/** The state of the list of certificates in the address. */
export const issuedList = unsortedList(
  paramGroup({ search: textParam, state: enumParam(getValues(certificateStateLabels)) }),
);

type Address = PageParams & { search: string; state: keyof typeof certificateStateLabels | null };

/** Converts the list's address to the query's variables. */
export const issuedVariables = ({ search, state, ...page }: Address) => ({
  search: toSearchVariable(search),
  state,
  ...pageVariables(page),
});

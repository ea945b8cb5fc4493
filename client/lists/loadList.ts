import type { LoaderFunctionArgs } from "react-router-dom";
import type { OperationType, PreloadableConcreteRequest } from "relay-runtime";
import { preload } from "../relay/preload";
import { type ListParams, type PageParams, pageVariables } from "./listParams";
import { toSearchVariable } from "./searchParams";
import { setPendingParams } from "./usePendingParams";

/**
 * Returns an address as query variables: its filters under their names, an empty search as null, and its page; lists of
 * cards have a fixed size.
 */
export function listVariables<Address extends PageParams & { search?: string }>(
  address: Address,
  fixedSize?: number,
) {
  const { after, before, page, size, search, ...filters } = address;
  return {
    ...filters,
    ...(search !== undefined && { search: toSearchVariable(search) }),
    ...pageVariables({ after, before, page, size }, fixedSize),
  };
}

/** The loader of a list's route: it starts the query for the page that the address selects. */
export const loadList =
  <Query extends OperationType, Address extends PageParams>(
    query: PreloadableConcreteRequest<Query>,
    list: ListParams<Address>,
    toVariables: (address: Address) => Query["variables"],
  ) =>
  ({ request }: LoaderFunctionArgs) =>
    preload<Query>(query, toVariables(setPendingParams(list, request)));

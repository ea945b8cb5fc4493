import type { LoaderFunctionArgs } from "react-router-dom";
import type { OperationType, PreloadableConcreteRequest } from "relay-runtime";
import { preload } from "../relay/preload";
import type { ListParams, PageParams } from "./listParams";
import { setPendingParams } from "./usePendingParams";

/** The loader of a list's route: it starts the query for the page that the address selects. */
export const loadList =
  <Query extends OperationType, Address extends PageParams>(
    query: PreloadableConcreteRequest<Query>,
    list: ListParams<Address>,
    toVariables: (address: Address) => Query["variables"],
  ) =>
  ({ request }: LoaderFunctionArgs) =>
    preload<Query>(query, toVariables(setPendingParams(list, request)));

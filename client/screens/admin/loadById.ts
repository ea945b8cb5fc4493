import type { LoaderFunctionArgs } from "react-router-dom";
import type { OperationType, PreloadableConcreteRequest } from "relay-runtime";
import { parseId } from "~/formats/addresses";
import { preload } from "~/relay/preload";

/** The loader of a route whose address has the id of an object: it starts the query for this object. */
export const loadById =
  <Query extends OperationType>(
    query: PreloadableConcreteRequest<Query>,
    toVariables: (id: number) => Query["variables"],
  ) =>
  ({ params }: LoaderFunctionArgs) =>
    preload<Query>(query, toVariables(parseId(params["id"])));

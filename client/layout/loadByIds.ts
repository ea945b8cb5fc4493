import type { LoaderFunctionArgs } from "react-router-dom";
import type { OperationType, PreloadableConcreteRequest } from "relay-runtime";
import { parseId } from "~/formats/addresses";
import { preload } from "~/relay/preload";

/** A query that takes these ids and nothing else. */
type TakesIds<Query extends OperationType, Name extends string> =
  Record<Name, number> extends Query["variables"] ? PreloadableConcreteRequest<Query> : never;

/**
 * Makes the loaders of the routes whose addresses have the same ids: each starts its query for the objects that the
 * address names. `names` says which variable takes the id of which part of the address.
 */
export function loadByIds<Name extends string>(names: Record<Name, string>) {
  const readIds = ({ params }: LoaderFunctionArgs) =>
    Object.fromEntries(Object.entries<string>(names).map(([name, part]) => [name, parseId(params[part])]));
  return <Query extends OperationType>(request: TakesIds<Query, Name>) =>
    (args: LoaderFunctionArgs) =>
      preload<Query>(request, readIds(args));
}

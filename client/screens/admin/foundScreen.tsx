import type { ReactNode } from "react";
import type { GraphQLTaggedNode, OperationType } from "relay-runtime";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { NotFound, type NotFoundKind } from "./NotFound";

/** The response of a query in which the object of a screen was found. */
export type Found<Query extends OperationType, Field extends keyof Query["response"]> = Query["response"] & {
  readonly [Name in Field]: NonNullable<Query["response"][Name]>;
};

/**
 * Returns the screen of one object, a field of the route's query: `Known` gets the response once the object was found.
 * Otherwise the screen is NotFound.
 */
export function foundScreen<
  Query extends OperationType,
  Field extends NotFoundKind & keyof Query["response"],
>(query: GraphQLTaggedNode, field: Field, Known: (response: Found<Query, Field>) => ReactNode) {
  const isFound = (response: Query["response"]): response is Found<Query, Field> => response[field] != null;
  return function FoundScreen() {
    const response = useRouteQuery<Query>(query);
    return isFound(response) ? <Known {...response} /> : <NotFound kind={field} />;
  };
}

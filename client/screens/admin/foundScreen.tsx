import type { ReactNode } from "react";
import type { GraphQLTaggedNode, OperationType } from "relay-runtime";
import { useShownQuery } from "~/relay/shownRoute";
import { type ReadNewest, useReadNewest } from "~/relay/useReadNewest";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { NotFound, type NotFoundKind } from "./NotFound";

/** The response of a query in which the object of a screen was found. */
export type Found<Query extends OperationType, Field extends keyof Query["response"]> = Query["response"] & {
  readonly [Name in Field]: NonNullable<Query["response"][Name]>;
};

/** The props of an object's screen: the response, and a way to read it again after someone else's change. */
export type FoundProps<Query extends OperationType, Field extends keyof Query["response"]> = Found<
  Query,
  Field
> & { readonly readNewest: ReadNewest };

/** A query that reads an object, or null. */
interface ReadsOne<Field extends string> extends OperationType {
  readonly response: { readonly [Name in Field]?: unknown };
}

/**
 * Returns the screen of one object, a field of the route's query: `Known`, whose props name the query, gets the response
 * once the object was found. Otherwise the screen is NotFound.
 */
export function foundScreen<Field extends NotFoundKind, Props extends { readonly [Name in Field]: object }>(
  query: GraphQLTaggedNode,
  field: Field,
  Known: (props: Props & { readonly readNewest: ReadNewest }) => ReactNode,
) {
  const isFound = (response: ReadsOne<Field>["response"]): response is Props => response[field] != null;
  return function FoundScreen() {
    const response = useRouteQuery<ReadsOne<Field>>(query);
    const { variables } = useShownQuery<ReadsOne<Field>>();
    const readNewest = useReadNewest<ReadsOne<Field>>(query, variables);
    return isFound(response) ? <Known {...response} readNewest={readNewest} /> : <NotFound kind={field} />;
  };
}

import { fetchQuery, graphql, readInlineData } from "react-relay";
import type { GraphQLTaggedNode, IEnvironment, OperationType } from "relay-runtime";
import { bulkLimits } from "#gateway/domains/lists/bulkContract";
import { pageSizes } from "#gateway/domains/lists/contract";
import type { loadRows_page$key } from "../__generated__/loadRows_page.graphql";
import { quietRequest } from "../relay/network";
import type { SelectedRow } from "./useSelection";

interface Page {
  rows: readonly SelectedRow[];
  /** The cursor of the next page; null after the last. */
  next: string | null;
}

/** Returns a page's rows as selected ones, and where the next page begins. The page selects `...loadRows_page`. */
export function toPage<Node>(
  page: loadRows_page$key & { readonly nodes: readonly Node[] },
  toSelected: (node: Node) => SelectedRow,
): Page {
  const { pageInfo } = readInlineData(
    graphql`
      fragment loadRows_page on ListPage @inline {
        pageInfo { hasNextPage endCursor }
      }
    `,
    page,
  );
  return {
    rows: page.nodes.map(toSelected),
    next: pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null,
  };
}

interface RowsQuery<Query extends OperationType> {
  query: GraphQLTaggedNode;
  /** The variables of the list; the page is added to them. */
  variables: Query["variables"];
  read: (response: Query["response"]) => Page;
}

/** Loads all rows of a list in order, up to the most that one command may change. */
export async function loadRows<Query extends OperationType>(
  environment: IEnvironment,
  { query, variables, read }: RowsQuery<Query>,
): Promise<SelectedRow[]> {
  const rows: SelectedRow[] = [];
  let after: string | null = null;
  do {
    const asked: Query["variables"] = { ...variables, first: pageSizes.max, after };
    const response: Query["response"] | undefined = await fetchQuery<Query>(environment, query, asked, {
      networkCacheConfig: quietRequest,
    }).toPromise();
    if (response === undefined) break;
    const page: Page = read(response);
    rows.push(...page.rows);
    after = page.next;
  } while (after !== null && rows.length < bulkLimits.rows);
  return rows.slice(0, bulkLimits.rows);
}

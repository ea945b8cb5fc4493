import type { useListPage_page$key } from "../__generated__/useListPage_page.graphql";
import { formatListTotal, type Noun } from "../formats/counts";
import { type ListParams, type PageParams, pagesBeside } from "./listParams";
import { useListPage } from "./useListPage";
import { useListAddress } from "./usePendingParams";

interface CardList<Address extends PageParams> {
  list: ListParams<Address>;
  page: useListPage_page$key & { readonly nodes: readonly unknown[] };
  noun: Noun;
}

/**
 * A page of cards: how many of how many it shows, and the props of its Pagination. A cursor does not tell how many rows
 * precede it, so the page shows its size instead of its range.
 */
export function useCardPage<Address extends PageParams>({ list, page, noun }: CardList<Address>) {
  const { totalCount, pageInfo } = useListPage(page);
  const shown = page.nodes.length;
  const all = formatListTotal(totalCount, noun);
  const summary = totalCount === 0 ? `No ${noun.many}` : shown < totalCount ? `${shown} of ${all}` : all;
  const { previous, next } = pagesBeside(list, useListAddress(list), pageInfo);
  return {
    totalCount,
    summary,
    hasMore: previous !== undefined || next !== undefined,
    pagination: { label: `Pages of ${noun.many}`, summary, previous, next },
  };
}

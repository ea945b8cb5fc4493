import { graphql, useFragment } from "react-relay";
import type { useListPage_page$key } from "../__generated__/useListPage_page.graphql";

/** Reads the size of a list and the cursors of its page. A list selects them as `...useListPage_page`. */
export const useListPage = (page: useListPage_page$key) =>
  useFragment(
    graphql`
      fragment useListPage_page on ListPage {
        totalCount
        pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
      }
    `,
    page,
  );

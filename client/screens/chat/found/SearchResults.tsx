import { Search } from "lucide-react";
import { graphql, usePaginationFragment } from "react-relay";
import type { SearchResults_query$key } from "~/__generated__/SearchResults_query.graphql";
import type { SearchResultsQuery } from "~/__generated__/SearchResultsQuery.graphql";
import { formatQuantity } from "~/formats/counts";
import { messageNoun } from "~/formats/nouns";
import { ShowMore } from "~/lists/ShowMore";
import { EmptyState } from "~/ui/EmptyState";
import { FoundList } from "./FoundList";

const describeFound = (count: number, hasNext: boolean): string =>
  `${hasNext ? "Newest " : ""}${formatQuantity(count, messageNoun)} found`;

/** The messages found, newest first. */
export function SearchResults({ query, text }: { query: SearchResults_query$key; text: string }) {
  const { data, ...paging } = usePaginationFragment<SearchResultsQuery, SearchResults_query$key>(
    graphql`
      fragment SearchResults_query on Query
      @refetchable(queryName: "SearchResultsQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 50 }, after: { type: "String" }) {
        searchMessages(text: $text, first: $first, after: $after)
          @connection(key: "SearchResults_searchMessages") {
          edges {
            node { ...FoundList_messages }
          }
        }
      }
    `,
    query,
  );
  const { edges } = data.searchMessages;
  return (
    <>
      <p role="status" className="sr-only">
        {text === "" ? "" : describeFound(edges.length, paging.hasNext)}
      </p>
      {edges.length > 0 && <FoundList messages={edges.map(({ node }) => node)} highlight={text} />}
      {edges.length > 0 && <ShowMore {...paging} end="No more messages." />}
      {edges.length === 0 && <NothingFound text={text} />}
    </>
  );
}

function NothingFound({ text }: { text: string }) {
  if (text === "")
    return (
      <EmptyState icon={<Search />} title="Search all your conversations">
        Search by word. Newest first.
      </EmptyState>
    );
  return (
    <EmptyState icon={<Search />} title="Nothing found">
      No message in your conversations contains all of these words.
    </EmptyState>
  );
}

import { useEffect, useRef } from "react";
import { graphql } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { SearchScreenQuery } from "~/__generated__/SearchScreenQuery.graphql";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { SearchInput } from "~/ui/SearchInput";
import { FoundPane } from "./FoundPane";
import { SearchResults } from "./SearchResults";

const query = graphql`
  query SearchScreenQuery($text: String!) @preloadable {
    ...SearchResults_query
  }
`;

/** A search through the messages of the viewer's rooms. */
export function SearchScreen() {
  useScreenTitle("Search messages");
  const data = useRouteQuery<SearchScreenQuery>(query);
  const [address, setAddress] = useSearchParams();
  const text = address.get("text") ?? "";
  const tools = useRef<HTMLDivElement>(null);
  useEffect(() => tools.current?.querySelector("input")?.focus(), []);
  const search = (text: string) => setAddress(text === "" ? {} : { text }, { replace: true });
  return (
    <FoundPane
      title="Search messages"
      tools={
        <div ref={tools}>
          <SearchInput label="Words in a message" value={text} onChange={search} shortcut={false} />
        </div>
      }
    >
      <SearchResults key={text} query={data} text={text} />
    </FoundPane>
  );
}

import { Search } from "lucide-react";
import { graphql } from "react-relay";
import { useSearchParams } from "react-router";
import type { SearchScreenQuery } from "../../../__generated__/SearchScreenQuery.graphql";
import { useScreenTitle } from "../../../layout/useScreenTitle";
import { useRouteQuery } from "../../../relay/useRouteQuery";
import { EmptyState } from "../../../ui/EmptyState";
import { SearchInput } from "../../../ui/SearchInput";
import { FoundList } from "./FoundList";
import { FoundPane } from "./FoundPane";

const query = graphql`
  query SearchScreenQuery($text: String!) @preloadable {
    searchMessages(text: $text, first: 100) {
      nodes {
        ...FoundList_messages
      }
    }
  }
`;

/** A search through everything that was said in the viewer's rooms. */
export function SearchScreen() {
  useScreenTitle("Search messages");
  const { nodes } = useRouteQuery<SearchScreenQuery>(query).searchMessages;
  const [address, setAddress] = useSearchParams();
  const text = address.get("text") ?? "";
  const search = (words: string) => setAddress(words === "" ? {} : { text: words }, { replace: true });
  return (
    <FoundPane
      title="Search messages"
      tools={<SearchInput label="Words in a message" value={text} onChange={search} shortcut={false} />}
    >
      <p role="status" className="sr-only">
        {text === "" ? "" : `${nodes.length} ${nodes.length === 1 ? "message" : "messages"} found`}
      </p>
      {nodes.length > 0 && <FoundList messages={nodes} words={text} />}
      {nodes.length === 0 && (
        <EmptyState icon={<Search />} title={text === "" ? "What are you looking for?" : "Nothing found"}>
          {text === ""
            ? "Type words that were said; beginnings of words are enough. The newest message comes first."
            : "No message in your conversations has all of these words."}
        </EmptyState>
      )}
    </FoundPane>
  );
}

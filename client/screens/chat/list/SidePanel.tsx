import { Search, Star } from "lucide-react";
import { type ReactNode, useCallback, useId, useState } from "react";
import { ButtonLink } from "~/ui/ButtonLink";
import { SearchInput } from "~/ui/SearchInput";
import { optionId, PeopleFound } from "./PeopleFound";
import { useOpenConversation } from "./useOpenConversation";
import { usePeopleKeys } from "./usePeopleKeys";
import { usePeopleSearch } from "./usePeopleSearch";

/** The side panel of the chat: search for people, links to favourites and search, and the rooms. */
export function SidePanel({ children }: { children: ReactNode }) {
  const listId = useId();
  const [text, setText] = useState("");
  const search = text.trim();
  const people = usePeopleSearch(search);
  const { found, failure } = people;
  const open = useOpenConversation(useCallback(() => setText(""), []));
  const choose = (person: { databaseId: number }) => void open(person);
  const { active, onKeyDown } = usePeopleKeys(search === "" ? null : found, choose);
  // A list that is not rendered has no id to refer to.
  const isListed = search !== "" && !failure && (found?.people.length ?? 0) > 0;
  const person = search === "" ? undefined : found?.people[active];
  return (
    <>
      <div className="grid grid-cols-1 gap-2 border-b border-line p-3">
        {/* A screen has one h1: beside a conversation that is the conversation's. */}
        <h1 className="px-1 text-base font-semibold text-ink lg:hidden">Chat</h1>
        <SearchInput
          label="Search people"
          value={text}
          onChange={setText}
          field={{
            // A field of the type search can be no combobox (ARIA in HTML).
            type: "text",
            enterKeyHint: "search",
            role: "combobox",
            autoComplete: "off",
            "aria-autocomplete": "list",
            onKeyDown,
            "aria-expanded": isListed,
            "aria-controls": isListed ? listId : undefined,
            "aria-activedescendant": person && optionId(listId, person),
          }}
        />
        <div className="flex gap-2">
          <ButtonLink to="/chat/search" size="sm" variant="ghost" icon={<Search />}>
            Search messages
          </ButtonLink>
          <ButtonLink to="/chat/favourites" size="sm" variant="ghost" icon={<Star />}>
            Favourites
          </ButtonLink>
        </div>
      </div>
      {search === "" ? (
        children
      ) : (
        <PeopleFound {...people} listId={listId} active={active} onChoose={choose} />
      )}
    </>
  );
}

import { Search, Star } from "lucide-react";
import { type ReactNode, useState } from "react";
import { ButtonLink } from "../../../ui/ButtonLink";
import { SearchInput } from "../../../ui/SearchInput";
import { PeopleFound } from "./PeopleFound";

/** The side of the chat: people to write to, ways to what was kept or said, and the rooms. */
export function SidePanel({ children }: { children: ReactNode }) {
  const [search, setSearch] = useState("");
  return (
    <>
      <div className="grid grid-cols-1 gap-2 border-b border-line p-3">
        <SearchInput label="Find a person to write to" value={search} onChange={setSearch} />
        <div className="flex gap-2">
          <ButtonLink to="/chat/search" size="sm" variant="ghost" icon={<Search />}>
            Search messages
          </ButtonLink>
          <ButtonLink to="/chat/favourites" size="sm" variant="ghost" icon={<Star />}>
            Favourites
          </ButtonLink>
        </div>
      </div>
      {search.trim() === "" ? (
        children
      ) : (
        <PeopleFound search={search.trim()} onOpened={() => setSearch("")} />
      )}
    </>
  );
}

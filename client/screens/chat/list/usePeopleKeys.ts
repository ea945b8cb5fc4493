import { type KeyboardEvent, useState } from "react";
import { nextIndex } from "~/ui/nextIndex";
import type { ChatPeople, FoundPeople } from "./usePeopleSearch";

type Person = ChatPeople[number];

const fold = (text: string): string => text.trim().toLowerCase();

/** Returns the index of the only person with exactly the typed name; -1 for none or several. */
function findExact(people: ChatPeople, typed: string): number {
  const wanted = fold(typed);
  const isExact = ({ name, username, email }: Person) =>
    [name, username, email].some((text) => text && fold(text) === wanted);
  return people.filter(isExact).length === 1 ? people.findIndex(isExact) : -1;
}

/**
 * Chooses among the people found with the arrow keys and Enter; no one is active before a key, unless named exactly.
 */
export function usePeopleKeys(found: FoundPeople | null, onChoose: (person: Person) => void) {
  const [chosen, setChosen] = useState<{ search: string; at: number } | null>(null);
  const people = found?.people ?? [];
  const search = found?.search ?? "";
  const at = chosen?.search === search ? Math.min(chosen.at, people.length - 1) : null;
  const active = at ?? findExact(people, search);
  const move = (key: string) => {
    // Without an active person, the first Arrow Down activates the first one and Arrow Up the last.
    const from = active < 0 && key === "ArrowUp" ? 0 : active;
    const next = nextIndex(key, { at: from, count: people.length, axis: "vertical" });
    if (next !== undefined) setChosen({ search, at: next });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, currentTarget } = event;
    if (key === "ArrowDown" || key === "ArrowUp") {
      event.preventDefault();
      return move(key);
    }
    const person = people[active];
    // Enter must not choose a result of an earlier search.
    if (key !== "Enter" || !person || currentTarget.value.trim() !== search) return;
    event.preventDefault();
    onChoose(person);
  };
  return { active, onKeyDown };
}

import { type KeyboardEvent, useState } from "react";
import { nextIndex } from "~/ui/nextIndex";
import type { FoundPeople, People } from "./usePeopleSearch";

type Person = People[number];

const fold = (text: string): string => text.trim().toLowerCase();

/** The one person who is called exactly as typed; -1 for none, and for namesakes. */
function findExact(people: People, typed: string): number {
  const wanted = fold(typed);
  const isExact = ({ name, username, email }: Person) =>
    [name, username, email].some((text) => text && fold(text) === wanted);
  return people.filter(isExact).length === 1 ? people.findIndex(isExact) : -1;
}

/** Chooses among found people by the arrow keys and Enter; nobody is chosen before a key unless exactly named. */
export function usePeopleKeys(found: FoundPeople | null, onChoose: (person: Person) => void) {
  const [wished, setWished] = useState<{ search: string; at: number } | null>(null);
  const people = found?.people ?? [];
  const search = found?.search ?? "";
  const at = wished?.search === search ? Math.min(wished.at, people.length - 1) : null;
  const active = at ?? findExact(people, search);
  const move = (key: string) => {
    // Without an active one, the first key down reaches the first, and up the last.
    const from = active < 0 && key === "ArrowUp" ? 0 : active;
    const next = nextIndex(key, { at: from, count: people.length, axis: "vertical" });
    if (next !== undefined) setWished({ search, at: next });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, currentTarget } = event;
    if (key === "ArrowDown" || key === "ArrowUp") {
      event.preventDefault();
      return move(key);
    }
    const person = people[active];
    // Enter must not take one who was found by earlier words.
    if (key !== "Enter" || !person || currentTarget.value.trim() !== search) return;
    event.preventDefault();
    onChoose(person);
  };
  return { active, onKeyDown };
}

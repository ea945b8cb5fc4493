import { type KeyboardEvent, useEffect, useEffectEvent, useState } from "react";
import { useNavigate } from "react-router-dom";
import type { findThingsQuery } from "../__generated__/findThingsQuery.graphql";
import { useMatches } from "../relay/useMatches";
import { isStaff, may } from "../session/account";
import { useSession } from "../session/sessionStore";
import { useLogOut } from "../session/useLogOut";
import { isComposing } from "../ui/isComposing";
import { useActiveOption } from "../ui/useActiveOption";
import { useAwaitedEnter } from "../ui/useAwaitedEnter";
import { searchPause } from "../ui/useComboboxState";
import { useDebounced } from "../ui/useDebounced";
import type { EarlyKeys } from "./earlyKeys";
import type { PaletteEntry } from "./entries";
import { thingEntries, thingsQuery } from "./findThings";
import { knownEntries } from "./knownEntries";
import { rankEntries } from "./rankEntries";
import { keepRecent, readRecents } from "./recents";

/** The search results, looked up once typing pauses. */
function useThings() {
  const { account } = useSession();
  const staff = isStaff(account);
  const { matches, waiting, failed, search } = useMatches<findThingsQuery, PaletteEntry>({
    query: thingsQuery,
    variables: (words) => ({
      search: words,
      isMember: account !== null,
      seesBatches: may(account, "batches.read"),
      seesPeople: may(account, "users.read"),
      seesPayments: may(account, "payments.read"),
    }),
    read: (response) => ({ matches: thingEntries(response, staff) }),
  });
  const { ask, cancel, pending } = useDebounced(search, searchPause);
  const searchNow = (words: string) => {
    cancel();
    search(words);
  };
  return { found: matches, failed, isAwaited: pending || waiting, ask, searchNow };
}

/** The entries that need no server: recent ones, screens and actions. */
function useKnown() {
  const session = useSession();
  const { logOut } = useLogOut();
  const [recents] = useState(() => readRecents(session.account));
  const known = knownEntries(session, logOut);
  // A recent screen is shown under its current name.
  const recent = recents.map((entry) => known.find(({ to }) => to === entry.to) ?? entry);
  return { known, recent, keep: keepRecent };
}

/** All entries before anything is typed. */
function listAll(recent: readonly PaletteEntry[], known: readonly PaletteEntry[]): PaletteEntry[] {
  const isRecent = new Set(recent.map(({ value }) => value));
  const others = known.filter(({ value }) => !isRecent.has(value));
  return [
    ...recent.map((entry) => ({ ...entry, group: "Recent" })),
    ...others
      .filter(({ kind }) => kind === "screen")
      .map((entry) => ({ ...entry, note: "", group: "Screens" })),
    ...others
      .filter(({ kind }) => kind === "action")
      .map((entry) => ({ ...entry, note: "", group: "Actions" })),
  ];
}

/** The search text, the matching entries and the keys of the palette. It begins with what was typed before it was there. */
export function usePalette(onClose: () => void, early: EarlyKeys) {
  const [words, setWords] = useState(early.words);
  const { known, recent, keep } = useKnown();
  const { found, failed, isAwaited, ask, searchNow } = useThings();
  const navigate = useNavigate();
  const isSearch = words.trim() !== "";
  const stale = isSearch && isAwaited;
  const entries = isSearch
    ? rankEntries(words, { recent, known, found, isAnswer: !stale })
    : listAll(recent, known);
  const open = (entry: PaletteEntry) => {
    onClose();
    keep(entry);
    if (entry.to !== undefined) void navigate(entry.to);
    else entry.act?.();
  };
  const choice = useActiveOption({ options: entries, initial: 0, stale, onChoose: open });
  const enter = useAwaitedEnter({ stale, failed, onAnswer: () => entries[choice.active], onOpen: open });
  const takeEarly = useEffectEvent(() => {
    if (early.words.trim() === "") return;
    searchNow(early.words);
    if (early.isEntered) enter.wait();
  });
  useEffect(() => takeEarly(), []);
  return {
    words,
    entries,
    stale,
    failed: isSearch && failed,
    active: choice.active,
    point: choice.point,
    open,
    type(text: string) {
      setWords(text);
      choice.reset();
      enter.cancel();
      if (text.trim() !== "") ask(text);
    },
    keys(event: KeyboardEvent) {
      if (isComposing(event)) return;
      if (event.key !== "Enter") enter.cancel();
      else if (stale) {
        enter.wait();
        searchNow(words);
      }
      choice.takeKey(event);
    },
  };
}

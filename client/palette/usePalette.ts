import { type KeyboardEvent, useEffect, useMemo, useState } from "react";
import { useNavigate } from "react-router-dom";
import type { findThingsQuery } from "../__generated__/findThingsQuery.graphql";
import { useMatches } from "../relay/useMatches";
import { isStaff } from "../session/account";
import { useSession } from "../session/sessionStore";
import { storedTenantId } from "../session/storage";
import { useLogOut } from "../session/useLogOut";
import { isComposing } from "../ui/isComposing";
import { useActiveOption } from "../ui/useActiveOption";
import { searchPause } from "../ui/useComboboxState";
import { useDebounced } from "../ui/useDebounced";
import type { PaletteEntry } from "./entries";
import { thingEntries, thingsQuery } from "./findThings";
import { knownEntries } from "./knownEntries";
import { rankEntries } from "./rankEntries";
import { keepRecent, readRecents } from "./recents";

/** What fits the words, looked up once typing pauses. */
function useThings() {
  const { account } = useSession();
  const staff = isStaff(account);
  const { matches, waiting, failed, search } = useMatches<findThingsQuery, PaletteEntry>({
    query: thingsQuery,
    variables: (words) => ({ search: words, isMember: account !== null, isStaff: staff }),
    read: (response) => ({ matches: thingEntries(response, staff) }),
  });
  const { ask, cancel, pending } = useDebounced(search, searchPause);
  const searchNow = (words: string) => {
    cancel();
    search(words);
  };
  return { found: matches, failed, isAwaited: pending || waiting, ask, searchNow };
}

/** What may be opened without the server: what was opened lately, screens, and actions. */
function useKnown() {
  const session = useSession();
  const { logOut } = useLogOut();
  const { account, settings } = session;
  const tenantId = account?.tenantId ?? settings?.tenantId ?? (Number(storedTenantId()) || null);
  const [recents] = useState(() => readRecents({ tenantId, account }));
  const known = knownEntries(session, logOut);
  // A screen that was opened lately shows itself as it is called now.
  const recent = recents.map((entry) => known.find(({ to }) => to === entry.to) ?? entry);
  return { known, recent, keep: (entry: PaletteEntry) => keepRecent({ tenantId, account }, entry) };
}

/** All that there is, before a word is typed. */
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

/** The words, the entries that fit them, and the keys of the palette. */
export function usePalette(onClose: () => void) {
  const [words, setWords] = useState("");
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
  return {
    ...{
      words,
      entries,
      stale,
      failed: isSearch && failed,
      active: choice.active,
      point: choice.point,
      open,
    },
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

interface AwaitedEnter {
  stale: boolean;
  failed: boolean;
  onAnswer: () => PaletteEntry | undefined;
  onOpen: (entry: PaletteEntry) => void;
}

/** Enter that came before the answer waits for it: what earlier words found is never opened for later ones. */
function useAwaitedEnter({ stale, failed, onAnswer, onOpen }: AwaitedEnter) {
  const [waits, setWaits] = useState(false);
  useEffect(() => {
    if (!waits || stale) return;
    setWaits(false);
    const entry = failed ? undefined : onAnswer();
    if (entry) onOpen(entry);
  }, [waits, stale, failed, onAnswer, onOpen]);
  return useMemo(() => ({ wait: () => setWaits(true), cancel: () => setWaits(false) }), []);
}

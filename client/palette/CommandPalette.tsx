import { Content, Overlay, Portal, Root, Title } from "@radix-ui/react-dialog";
import { ArrowRight, Search } from "lucide-react";
import { useId, useLayoutEffect, useRef } from "react";
import { RelayEnvironmentProvider } from "react-relay";
import { formatQuantity } from "../formats/counts";
import { currentEnvironment } from "../relay/environment";
import { Kbd } from "../ui/Kbd";
import { OptionList } from "../ui/OptionList";
import { useReturnedFocus } from "../ui/useReturnedFocus";
import type { EarlyKeys } from "./earlyKeys";
import { type PaletteEntry, thingKinds } from "./entries";
import { thingIcons } from "./findThings";
import { usePalette } from "./usePalette";

const name = "Search or go to";

interface Props {
  onClose: () => void;
  /** The keys that were typed before this code was there. */
  early: EarlyKeys;
}

/** Opens a screen or an object, or runs an action, found by a few letters of its name. */
export function CommandPalette({ onClose, early }: Props) {
  const focus = useReturnedFocus(early);
  return (
    <Root open onOpenChange={onClose}>
      <Portal>
        <Overlay data-noprint className="fixed inset-0 z-50 bg-veil" />
        <Content
          {...focus}
          data-noprint
          aria-describedby={undefined}
          className="fixed inset-x-3 top-3 z-50 mx-auto flex max-h-[calc(100dvh-24px)] max-w-xl animate-rise flex-col overflow-hidden rounded-xl border border-line bg-raised text-ink shadow-float outline-none sm:top-[12dvh] sm:max-h-[76dvh]"
        >
          <Title className="sr-only">{name}</Title>
          <RelayEnvironmentProvider environment={currentEnvironment()}>
            <Palette onClose={onClose} early={early} />
          </RelayEnvironmentProvider>
        </Content>
      </Portal>
    </Root>
  );
}

function Palette({ onClose, early }: Props) {
  const palette = usePalette(onClose, early);
  const field = useRef<HTMLInputElement>(null);
  // Before the next key, which the field that stood here has no more.
  useLayoutEffect(() => field.current?.focus({ preventScroll: true }), []);
  const { words, entries, active, stale, failed } = palette;
  const id = useId();
  return (
    <>
      <div className="flex shrink-0 items-center gap-3 border-b border-line pr-2 pl-4">
        <Search aria-hidden className="size-4 shrink-0 text-muted" />
        <input
          ref={field}
          data-autofocus
          type="text"
          role="combobox"
          aria-label={name}
          aria-expanded
          aria-autocomplete="list"
          aria-controls={id}
          aria-activedescendant={entries[active] && !stale ? `${id}-${active}` : undefined}
          autoComplete="off"
          spellCheck={false}
          placeholder="Search or go to…"
          value={words}
          onChange={(event) => palette.type(event.target.value)}
          onKeyDown={palette.keys}
          className="h-13 min-w-0 flex-1 bg-transparent text-base outline-none placeholder:text-muted"
        />
        <button
          type="button"
          onClick={onClose}
          className="touch inline-flex items-center rounded-md px-2 py-1"
        >
          <Kbd>Esc</Kbd>
          <span className="sr-only">, close</span>
        </button>
      </div>
      <OptionList
        id={id}
        active={active}
        stale={stale}
        label="Results"
        options={entries}
        selected={active}
        onPoint={palette.point}
        onChoose={palette.open}
        className="min-h-0 overflow-y-auto overscroll-contain p-2 empty:hidden"
      >
        {(entry) => <EntryRow entry={entry} />}
      </OptionList>
      <Notice count={entries.length} isSearch={words.trim() !== ""} stale={stale} failed={failed} />
    </>
  );
}

function EntryRow({ entry }: { entry: PaletteEntry }) {
  const thing = thingKinds.find((kind) => kind === entry.kind);
  const Icon = entry.icon ?? (thing ? thingIcons[thing] : ArrowRight);
  return (
    <>
      <Icon aria-hidden className="size-4 shrink-0 text-muted" />
      <span className="min-w-0 flex-1 truncate">{entry.label}</span>
      <span className="max-w-1/2 shrink-0 truncate text-xs text-muted">{entry.note}</span>
    </>
  );
}

interface NoticeProps {
  count: number;
  isSearch: boolean;
  stale: boolean;
  failed: boolean;
}

/** Announces the number of results once they have loaded; on screen it only shows what the list does not. */
function Notice({ count, isSearch, stale, failed }: NoticeProps) {
  const none = count === 0 && !stale ? "No results." : "";
  const shown = failed ? "The search failed. Type again to repeat it." : none;
  const counted = isSearch && !stale ? formatQuantity(count, { one: "result", many: "results" }) : "";
  const waiting = count === 0 && stale ? "Searching…" : "";
  return (
    <p role="status" className={shown || waiting ? "px-4 py-4 text-sm text-muted" : "sr-only"}>
      {shown || waiting || counted}
    </p>
  );
}

import { type KeyboardEvent, useId, useState } from "react";
import { useNavigate } from "react-router-dom";
import { countOf } from "../../formats/counts";
import { classNames } from "../../ui/classNames";
import { Dialog } from "../../ui/Dialog";
import { controlClass } from "../../ui/Field";
import { nextIndex } from "../../ui/nextIndex";
import { PaletteList } from "./PaletteList";
import { matchingPlaces, type PaletteEntry, type PalettePlace } from "./paletteEntries";
import { type PaletteSearch, usePaletteMatches } from "./usePaletteMatches";

export interface CommandPaletteProps {
  /** The screens to choose from; other things are searched for. */
  places: readonly PalettePlace[];
  search: PaletteSearch;
  /** What can be found besides screens, as in 'a course or a batch'. */
  finds: string;
  onClose: () => void;
}

/** Goes to a screen, or to what its search finds, by a few letters of its name, without the mouse. */
export function CommandPalette({ places, search, finds, onClose }: CommandPaletteProps) {
  const [words, setWords] = useState("");
  const { entries: found, failed, waiting } = usePaletteMatches(search, words);
  const entries = [...matchingPlaces(places, words), ...found];
  const { active, setActive, keys, open } = useChoice(entries, onClose);
  const id = useId();
  return (
    <Dialog open title="Go to" onClose={onClose}>
      <input
        data-autofocus
        type="text"
        role="combobox"
        aria-label={`Go to a screen, ${finds}`}
        aria-expanded
        aria-autocomplete="list"
        aria-controls={id}
        aria-activedescendant={entries[active] ? `${id}-${active}` : undefined}
        autoComplete="off"
        spellCheck={false}
        placeholder={`A screen, ${finds}`}
        value={words}
        onChange={(event) => {
          setWords(event.target.value);
          setActive(0);
        }}
        onKeyDown={keys}
        className={classNames(controlClass, "h-10")}
      />
      <div className="mt-3 flex h-80 flex-col">
        <PaletteList {...{ id, entries, active, onPoint: setActive, onChoose: open }} />
        <PaletteNotice count={entries.length} searched={words.trim() !== ""} {...{ failed, waiting }} />
      </div>
    </Dialog>
  );
}

/** The line that the arrow keys have reached, and what opens it. */
function useChoice(entries: readonly PaletteEntry[], onClose: () => void) {
  const [wished, setActive] = useState(0);
  const navigate = useNavigate();
  const active = Math.min(wished, Math.max(0, entries.length - 1));
  const open = ({ to }: PaletteEntry) => {
    onClose();
    void navigate(to);
  };
  const keys = (event: KeyboardEvent) => {
    const entry = entries[active];
    if (event.key === "Enter" && entry) {
      event.preventDefault();
      return open(entry);
    }
    if (event.key === "Home" || event.key === "End") return;
    const index = nextIndex(event.key, { at: active, count: entries.length, axis: "vertical" });
    if (index === undefined) return;
    event.preventDefault();
    setActive(index);
  };
  return { active, setActive, keys, open };
}

interface NoticeProps {
  count: number;
  searched: boolean;
  failed: boolean;
  waiting: boolean;
}

/** Says aloud how many lines there are once they have come; on screen only what the lines do not say. */
function PaletteNotice({ count, searched, failed, waiting }: NoticeProps) {
  const none = count === 0 && !waiting ? "Nothing has this name. Try fewer letters." : "";
  const shown = failed ? "The search has failed. Type on to try again." : none;
  const counted = searched && !waiting ? countOf(count, { one: "result", many: "results" }) : "";
  return (
    <p role="status" className={shown ? "px-2.5 py-3 text-sm text-muted" : "sr-only"}>
      {shown || counted}
    </p>
  );
}

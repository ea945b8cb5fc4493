import { BookOpen } from "lucide-react";
import { type KeyboardEvent, useId, useState } from "react";
import { useNavigate } from "react-router";
import { classNames } from "../../ui/classNames";
import { Dialog } from "../../ui/Dialog";
import { controlClass } from "../../ui/Field";
import { nextIndex } from "../../ui/nextIndex";
import { PaletteList } from "./PaletteList";
import { matchingPlaces, type PaletteEntry, type PalettePlace } from "./paletteEntries";
import { type CourseMatch, useCourseMatches } from "./useCourseMatches";

export interface CommandPaletteProps {
  /** The screens to choose from; courses are searched for. */
  places: readonly PalettePlace[];
  onClose: () => void;
}

const courseEntry = ({ id, databaseId, title, code, status }: CourseMatch): PaletteEntry => ({
  key: id,
  to: `/admin/courses/${databaseId}`,
  label: title,
  note: status === "DRAFT" ? `${code} · Draft` : code,
  icon: BookOpen,
});

/** Goes to a screen or a course by a few letters of its name, without the mouse. */
export function CommandPalette({ places, onClose }: CommandPaletteProps) {
  const [words, setWords] = useState("");
  const { courses, failed, waiting } = useCourseMatches(words);
  const entries = [...matchingPlaces(places, words), ...courses.map(courseEntry)];
  const { active, setActive, keys, open } = useChoice(entries, onClose);
  const id = useId();
  return (
    <Dialog open title="Go to" onClose={onClose}>
      <input
        data-autofocus
        type="text"
        role="combobox"
        aria-label="Go to a screen or a course"
        aria-expanded
        aria-autocomplete="list"
        aria-controls={id}
        aria-activedescendant={entries[active] ? `${id}-${active}` : undefined}
        autoComplete="off"
        spellCheck={false}
        placeholder="A screen, or a course by its title or code"
        value={words}
        onChange={(event) => {
          setWords(event.target.value);
          setActive(0);
        }}
        onKeyDown={keys}
        className={classNames(controlClass, "h-10")}
      />
      <div className="mt-3 h-80 overflow-y-auto overscroll-contain">
        <PaletteList {...{ id, entries, active, onPoint: setActive, onChoose: open }} />
        <PaletteNotice none={entries.length === 0} {...{ failed, waiting }} />
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

function PaletteNotice({ none, failed, waiting }: { none: boolean; failed: boolean; waiting: boolean }) {
  const text = failed
    ? "The courses could not be searched."
    : none && !waiting
      ? "Nothing has this name. Try fewer letters."
      : "";
  return (
    <p role="status" className={classNames("px-2.5 text-sm text-muted", text && "py-3")}>
      {text}
    </p>
  );
}

import { useRef, useState } from "react";
import { isDay } from "../../../../../gateway/domains/batchTopics/dayContract";
import { classNames } from "../../../../ui/classNames";
import { controlClass } from "../../../../ui/Field";

interface Props {
  label: string;
  value: string | null;
  min: string;
  max: string;
  onChoose: (day: string) => void;
}

/**
 * A day that is saved once it is chosen: at once from the browser's calendar, and on Enter or on leaving when it is
 * typed, since half a date is a date as well.
 */
export function DayInput({ label, value, min, max, onChoose }: Props) {
  const [draft, setDraft] = useState<string | null>(null);
  const typing = useRef(false);
  const choose = (day: string) => {
    setDraft(null);
    typing.current = false;
    if (day !== value && isDay(day) && day >= min && day <= max) onChoose(day);
  };
  return (
    <input
      type="date"
      aria-label={label}
      {...{ min, max }}
      value={draft ?? value ?? ""}
      className={classNames(controlClass, "h-8 w-36! px-2! text-xs tabular-nums")}
      onKeyDown={({ key }) => {
        if (key === "Enter") choose(draft ?? "");
        else if (key === "Escape") setDraft(null);
        else if (key !== "Tab") typing.current = true;
      }}
      onChange={({ target }) => {
        if (typing.current) setDraft(target.value);
        else choose(target.value);
      }}
      onBlur={() => draft !== null && choose(draft)}
    />
  );
}

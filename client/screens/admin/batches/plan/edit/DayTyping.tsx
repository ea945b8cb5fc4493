import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Day } from "#gateway/domains/dayContract";
import { type BatchCourseFrame, whyNoClass } from "~/screens/admin/batches/batchCourseFrame";
import { classNames } from "~/ui/classNames";
import { controlClass } from "~/ui/Field";
import { isComposing } from "~/ui/isComposing";
import { type PlanRowTopic, readTypedDay } from "./planDraft";
import type { Typing } from "./useGridKeys";
import type { PlanEditing } from "./usePlanEditor";

interface Props {
  topic: PlanRowTopic;
  typing: Typing;
  editing: PlanEditing;
  onType: (typing: Typing | null) => void;
  onLeave: (index: number) => void;
}

/** The typed date is a holiday, which may be used after confirmation. */
function holidayWarning(text: string, current: Day | null, frame: BatchCourseFrame): string {
  const read = readTypedDay(text, current, frame);
  const isHoliday = "day" in read && read.day !== null && frame.holidays.has(read.day);
  return isHoliday ? whyNoClass(frame, read.day ?? "") : "";
}

/** The field for typing a date: Enter saves it and moves to the next row, Escape restores the previous one. */
export function DayTyping({ topic, typing, editing, onType, onLeave }: Props) {
  const [text, setText] = useState(typing.text);
  const [problem, setProblem] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const over = useRef(false);
  const id = useId();
  const warning = holidayWarning(text, topic.plannedDate, editing.frame);
  useLayoutEffect(() => {
    const field = input.current;
    field?.focus();
    // Typing continues after the key that opened the field, and replaces the previous date.
    if (typing.text.length > 1) field?.select();
  }, [typing.text]);

  const leave = (index: number) => {
    over.current = true;
    const to = Math.min(editing.shown.length - 1, Math.max(0, index));
    // The cell replaces the field before the next key, which belongs to the cell.
    flushSync(() => {
      onType(null);
      editing.select({ anchor: to, active: to });
    });
    onLeave(to);
  };
  const take = (onto: readonly PlanRowTopic[]): boolean => {
    const read = readTypedDay(text, topic.plannedDate, editing.frame);
    if ("problem" in read) {
      setProblem(read.problem);
      return false;
    }
    editing.put(new Map(onto.map(({ topicId }) => [topicId, read.day])));
    return true;
  };
  const takeAndGo = (onto: readonly PlanRowTopic[], by: number) => {
    if (take(onto)) leave(typing.index + by);
  };
  const findAction = ({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): (() => void) | undefined => {
    if (key === "Enter" && (ctrlKey || metaKey)) return () => takeAndGo(editing.selected, 0);
    const acts: Readonly<Record<string, () => void>> = {
      Enter: () => takeAndGo([topic], shiftKey ? -1 : 1),
      ArrowDown: () => takeAndGo([topic], 1),
      ArrowUp: () => takeAndGo([topic], -1),
      Escape: () => leave(typing.index),
    };
    return acts[key];
  };
  const keys = (event: KeyboardEvent) => {
    const act = isComposing(event) ? undefined : findAction(event);
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  return (
    <>
      <input
        ref={input}
        aria-label={`Planned date of ${topic.topicName}`}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? id : undefined}
        value={text}
        placeholder="dd-MM-yyyy"
        onChange={({ target }) => setText(target.value)}
        onKeyDown={keys}
        onBlur={() => {
          if (over.current) return;
          take([topic]);
          onType(null);
        }}
        className={classNames(controlClass, "h-10 px-2.5! text-sm tabular-nums sm:h-8")}
      />
      {problem && (
        <p id={id} role="alert" className="px-1 py-1 text-xs font-medium text-danger-ink">
          {problem}
        </p>
      )}
      <p role="status" className="px-1 text-xs font-medium text-warning-ink not-empty:py-1">
        {!problem && warning}
      </p>
    </>
  );
}

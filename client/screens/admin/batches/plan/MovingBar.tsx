import { type KeyboardEvent, useEffect, useRef } from "react";
import { isClassDay } from "#gateway/domains/batchTopics/dayContract";
import { Button } from "~/ui/Button";
import type { BatchCourseFrame } from "../topics/batchCourseFrame";
import { whyNoClass } from "../topics/whyNoClass";
import { dayInWords } from "./dayInWords";
import type { Lifted, TopicMove } from "./useTopicMove";

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

interface Props {
  lifted: Lifted;
  frame: BatchCourseFrame;
  move: TopicMove;
}

/** The topic that is being moved: the arrow keys change the day, Enter drops it, Escape leaves it where it was. */
export function MovingBar({ lifted, frame, move }: Props) {
  const bar = useRef<HTMLButtonElement>(null);
  useEffect(() => bar.current?.focus(), []);
  const { topic, target } = lifted;
  const keys = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined && event.key !== "Escape") return;
    event.preventDefault();
    if (step === undefined) move.cancel();
    else move.aimBy(step);
  };
  return (
    <fieldset
      aria-label={`Moving ${topic.topicName}`}
      onKeyDown={keys}
      className="sticky top-[calc(var(--header-height)+8px)] z-10 mb-3 flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-brand-line bg-brand-soft px-4 py-2.5 text-sm text-brand-ink"
    >
      <p className="min-w-0 flex-1 basis-52">
        <strong className="font-semibold wrap-anywhere">{topic.topicName}</strong> to{" "}
        <span className="font-medium tabular-nums">{dayInWords(target)}</span>
        {!isClassDay(frame, target) && `, ${whyNoClass(frame, target)}`}
        <span className="block text-xs">Choose a day with the arrow keys, or press one.</span>
      </p>
      <button
        ref={bar}
        type="button"
        className="touch inline-flex h-7 items-center rounded-md bg-brand px-2.5 text-xs font-medium text-on-brand"
        onClick={() => move.drop(topic, target)}
      >
        Drop here
      </button>
      <Button size="sm" onClick={move.cancel}>
        Cancel
      </Button>
    </fieldset>
  );
}

import { type Level, levelLabels } from "#gateway/domains/courses/contract";
import { findValue, getValues } from "#gateway/domains/labelsContract";
import { classNames } from "~/ui/classNames";

const isLevel = (level: string): level is Level => findValue(levelLabels, level) !== undefined;
const heights = ["h-1.5", "h-2.5", "h-3.5"];

/** A course's level, with bars that repeat it. */
export function LevelBadge({ level }: { level: string }) {
  if (!isLevel(level)) return null;
  const reached = getValues(levelLabels).indexOf(level);
  return (
    <span className="inline-flex items-center gap-1.5 text-xs font-medium text-soft">
      <span aria-hidden className="inline-flex items-end gap-0.5">
        {heights.map((height, step) => (
          <span
            key={height}
            className={classNames("w-1 rounded-sm", height, step <= reached ? "bg-brand" : "bg-line")}
          />
        ))}
      </span>
      {levelLabels[level]}
    </span>
  );
}

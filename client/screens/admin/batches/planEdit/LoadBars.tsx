import type { Day } from "#gateway/domains/batchTopics/dayContract";
import { formatDayMonth } from "~/formats/dates";
import { dayInWords } from "../plan/dayInWords";

interface Props {
  days: readonly Day[];
  /** How many topics each day has now. */
  before: readonly number[];
  /** How many it would have. */
  after: readonly number[];
}

const inWords = (counts: readonly number[]): string => {
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  if (least === most) return `${most} a day`;
  return least === 0 ? `up to ${most} a day` : `${least} to ${most} a day`;
};

/** How full the class days left become: what is there already, and what is added. */
export function LoadBars({ days, before, after }: Props) {
  const most = Math.max(1, ...after);
  return (
    <figure>
      <figcaption className="mb-2 flex flex-wrap justify-between gap-x-4 text-xs text-muted">
        <span>
          Topics by class day: <strong className="font-semibold text-ink">{inWords(after)}</strong>
        </span>
        <span className="inline-flex items-center gap-3">
          <span className="inline-flex items-center gap-1.5">
            <span aria-hidden className="size-2.5 rounded-sm bg-control" /> Already planned
          </span>
          <span className="inline-flex items-center gap-1.5">
            <span aria-hidden className="size-2.5 rounded-sm bg-brand" /> New
          </span>
        </span>
      </figcaption>
      <div aria-hidden className="flex h-20 items-end gap-px border-b border-line">
        {days.map((day, index) => {
          const [there, total] = [before[index] ?? 0, after[index] ?? 0];
          return (
            <div
              key={day}
              title={`${dayInWords(day)}: ${total}`}
              className="flex h-full min-w-0 flex-1 flex-col justify-end"
            >
              <div className="bg-brand" style={{ height: `${((total - there) / most) * 100}%` }} />
              <div className="bg-control" style={{ height: `${(there / most) * 100}%` }} />
            </div>
          );
        })}
      </div>
      <div aria-hidden className="mt-1 flex justify-between text-[11px] text-muted tabular-nums">
        <span>{formatDayMonth(days[0])}</span>
        <span>{formatDayMonth(days.at(-1))}</span>
      </div>
    </figure>
  );
}

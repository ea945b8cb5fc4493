import { formatDay } from "#gateway/domains/dayTextContract";
import { minuteMs } from "#gateway/domains/durationContract";
import { useIsLive } from "./useIsLive";

/**
 * The day of a moment by the reader's clock; by Greenwich's in a page that a server has rendered. Written without
 * `formats/dates`, which no other part of a visitor's first page needs.
 */
export function LocalDate({ value, className }: { value: string; className?: string | undefined }) {
  const moment = new Date(value);
  const ahead = useIsLive() ? -moment.getTimezoneOffset() * minuteMs : 0;
  return (
    <time dateTime={value} className={className}>
      {formatDay(new Date(moment.getTime() + ahead).toISOString().slice(0, 10))}
    </time>
  );
}

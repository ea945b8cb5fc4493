import { dayIn } from "#gateway/domains/dayContract";
import { formatDate } from "~/formats/dates";
import { ownZone } from "~/formats/zones";

const lineClass = "flex items-center gap-3 px-4 py-2 text-xs font-medium";

/** The separator between days. */
export function DayLine({ date }: { date: string }) {
  const isToday = dayIn(ownZone(), new Date(date)) === dayIn(ownZone(), new Date());
  return (
    <li className={`${lineClass} text-muted`}>
      <span aria-hidden className="h-px flex-1 bg-line" />
      <time dateTime={date}>
        {isToday ? `Today, ${formatDate(date, ownZone())}` : formatDate(date, ownZone())}
      </time>
      <span aria-hidden className="h-px flex-1 bg-line" />
    </li>
  );
}

/** The line above the first message that was unread when the room was opened. */
export function NewLine() {
  return (
    <li className={`${lineClass} text-danger-ink`}>
      <span aria-hidden className="h-px flex-1 bg-danger-line" />
      New messages
      <span aria-hidden className="h-px flex-1 bg-danger-line" />
    </li>
  );
}

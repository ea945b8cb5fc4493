import { addDays } from "../domains/dayContract";
/** An event of a calendar file. */
export interface CalendarEvent {
  uid: string;
  /** YYYY-MM-DD; the event lasts this whole day when it has no times. */
  day: string;
  /** The last of several whole days. */
  endDay?: string;
  /** Whether its people are free during it; by default an event blocks its time. */
  isFree?: boolean;
  startsAt: string | null;
  endsAt: string | null;
  title: string;
  description: string;
  location: string | null;
  url: string | null;
  updatedAt: string;
}

/** A calendar file's head and events. */
export interface CalendarFile {
  name: string;
  description: string;
  events: readonly CalendarEvent[];
}

/** Unescaped backslashes, separators and line ends would end the value. */
const escapeText = (text: string) =>
  text
    .replace(/[\\;,]/g, "\\$&")
    .replace(/\r\n?|\n/g, "\\n")
    // biome-ignore lint/suspicious/noControlCharactersInRegex: a content line holds none but the tab.
    .replace(/[\u0000-\u0008\u000a-\u001f\u007f]/g, "");

const encoder = new TextEncoder();
/** Octets of a content line, without its end. */
const lineLength = 75;

/** Folds a content line: parts of at most 75 octets, each next one after a space, no character torn apart. */
function fold(line: string): string {
  const parts: string[] = [];
  let part = "";
  let length = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (length + size > lineLength) {
      parts.push(part);
      part = " ";
      length = 1;
    }
    part += character;
    length += size;
  }
  return [...parts, part].join("\r\n");
}

const utc = (moment: string) => `${new Date(moment).toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;
const date = (day: string) => day.replaceAll("-", "");

function times({ day, endDay = day, startsAt, endsAt }: CalendarEvent): string[] {
  if (startsAt === null || endsAt === null) {
    return [`DTSTART;VALUE=DATE:${date(day)}`, `DTEND;VALUE=DATE:${date(addDays(endDay, 1))}`];
  }
  return [`DTSTART:${utc(startsAt)}`, `DTEND:${utc(endsAt)}`];
}

function eventLines(event: CalendarEvent): string[] {
  const { uid, title, description, location, url, updatedAt } = event;
  return [
    "BEGIN:VEVENT",
    `UID:${uid}`,
    // Without a method, the stamp is when the event was last revised: the file is the same until something changes.
    `DTSTAMP:${utc(updatedAt)}`,
    `LAST-MODIFIED:${utc(updatedAt)}`,
    ...times(event),
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(description)}`,
    ...(location ? [`LOCATION:${escapeText(location)}`] : []),
    ...(url ? [`URL:${url}`] : []),
    event.isFree ? "TRANSP:TRANSPARENT" : "TRANSP:OPAQUE",
    "END:VEVENT",
  ];
}

/** An iCalendar file (RFC 5545). Moments are in UTC, so that it needs no description of time zones. */
export function writeCalendar({ name, description, events }: CalendarFile): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Lectern//Batch plan//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    `X-WR-CALNAME:${escapeText(name)}`,
    `X-WR-CALDESC:${escapeText(description)}`,
    "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
    "X-PUBLISHED-TTL:PT1H",
    ...events.flatMap(eventLines),
    "END:VCALENDAR",
  ];
  return `${lines.map(fold).join("\r\n")}\r\n`;
}

import type { SourceFile } from "./sources";

/** Asks a machine's own clock or language how a moment or a number is written. */
const writing =
  /\bIntl\.(?:DateTimeFormat|RelativeTimeFormat)\b|\.toLocale(?:Date|Time)?String\(|\.to(?:Date|Time|UTC)String\(|\.(?:get|set)(?:Hours|Minutes|Date|Day|Month|FullYear|TimezoneOffset)\(|\.toISOString\(\)\.slice\(0, 1\d\)/;

/** The files that write days, moments and zones for all others, and those that may do without them, with the reason. */
const rooms: Readonly<Record<string, string>> = {
  "gateway/domains/dayContract.ts": "the room of days",
  "gateway/domains/zoneContract.ts": "the room of moments and zones",
  "client/formats/zones.ts": "finds the reader's zone",
  "client/formats/months.ts": "names months and weekdays, which are in no zone",
  "client/ui/LocalDate.tsx": "a visitor's first page loads no formats: the reader's day, by the offset",
  "client/screens/admin/organizations/OrganizationFields.tsx": "tells how far a zone to choose is from UTC",
  "gateway/domains/organizations/settingsContract.ts": "asks whether there is a zone of a name",
  "gateway/http/icalendar.ts": "the notation of calendar files",
  "gateway/http/rss.ts": "the notation of RSS",
  "gateway/mail/outgoing.ts": "the notation of a mail's headers",
};

/** Moments and numbers are written in one way: whose clock a time is by is decided where all can see it. */
export const timesInRooms = ({ path, text }: SourceFile): string | undefined => {
  if (!/^(?:client|gateway)\//.test(path) || /\.(?:css|md)$/.test(path)) return;
  const isWriting = writing.test(text);
  if (path in rooms) return isWriting ? undefined : "writes no moments any more: take its reason away";
  return isWriting
    ? "writes moments or numbers by itself: use client/formats, zoneContract, dayTextContract or countTextContract"
    : undefined;
};

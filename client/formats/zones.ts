import { formatDay } from "#gateway/domains/dayTextContract";
import { type Clock, clockIn, getZoneName } from "#gateway/domains/zoneContract";

let readInstitute: () => string | null | undefined = () => null;

/** Says where the institute's zone is found; until then, and while it is not known, the browser's stands for it. */
export function followInstituteZone(read: () => string | null | undefined): void {
  readInstitute = read;
}

let own: string | undefined;

/** The reader's zone, in which chat, sign-ins and 'last seen' are shown. */
export function ownZone(): string {
  own ??= Intl.DateTimeFormat().resolvedOptions().timeZone;
  return own;
}

/** The institute's zone, in which everything else is shown and typed. */
export const instituteZone = (): string => readInstitute() ?? ownZone();

interface Clocks {
  institute: Clock;
  reader: Clock;
}

/** Both clocks at a moment; null where they show the same. */
function differingClocks(moment: Date): Clocks | null {
  const institute = clockIn(instituteZone(), moment);
  const reader = clockIn(ownZone(), moment);
  return institute.time === reader.time && institute.day === reader.day ? null : { institute, reader };
}

/** The name of the institute's zone at a moment, such as 'IST'; null where the reader's clock shows the same. */
export const differingZone = (moment: Date): string | null =>
  differingClocks(moment) && getZoneName(instituteZone(), moment);

/**
 * Reads the reader's own clock at an appointed moment: '23:30 your time', with its day where that is another; null
 * where it shows what the institute's does.
 */
export function describeOwnTime(moment: Date): string | null {
  const clocks = differingClocks(moment);
  if (!clocks) return null;
  const { institute, reader } = clocks;
  const day = reader.day === institute.day ? "" : `${formatDay(reader.day)}, `;
  return `${day}${reader.time.slice(0, 5)} your time`;
}

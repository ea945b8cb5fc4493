import { formatDate, formatTime } from "./dates";

/** An appointed moment, such as when something opens or is due: dd-MMM-yyyy, HH:mm; '' without one. */
export const formatMoment = (at: string | null | undefined): string =>
  at ? `${formatDate(at)}, ${formatTime(at)}` : "";

import { formatDuration } from "~/formats/durations";

/** The rest of a sentence that says how much time is left; nothing without a time limit. */
export const formatTimeLeft = (secondsLeft: number | null | undefined): string =>
  typeof secondsLeft === "number" ? `, ${formatDuration(Math.ceil(secondsLeft / 60)) || "0 min"} left` : "";

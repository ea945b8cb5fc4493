import type { Tone } from "./tones";

/** The tone of a figure by its verdict; none while marks are missing. */
export const getVerdictTone = (passed: boolean | null | undefined): Tone =>
  passed == null ? "neutral" : passed ? "success" : "warning";

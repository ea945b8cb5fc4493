import { formatCount } from "../countTextContract";
/** Limits of previews: the longest text, and how many a person may ask for in a minute. */
export const previewLimits = { text: 20_000, perMinute: 120 } as const;

export const previewMessages = {
  tooLong: `A text of at most ${formatCount(previewLimits.text)} characters can be previewed`,
  tooMany: "Too many previews. Wait a minute",
  failed: "The preview couldn't be loaded. Keep typing to retry",
} as const;

/** How long a moved row takes to its place, as specified. */
export const slideMs = 150;

/** Whether the person has asked for less motion. */
export const wantsStillness = (): boolean =>
  window.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;

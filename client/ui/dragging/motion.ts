/** The duration of a row's move in milliseconds, as specified. */
export const slideMs = 150;

/** Whether the person prefers reduced motion. */
export const wantsStillness = (): boolean =>
  window.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;

/** The hint of the career track's field. */
export const trackHint =
  "Only learners on this track see it, for example DATA. Leave empty for all learners.";

/** The toasts after refetching the list. */
export const syncMessages = {
  success: "Specializations synced successfully",
  fallback: "Unable to sync specializations",
} as const;

/** The noun of a specialization's courses. */
export const courseNoun = { one: "course", many: "courses" } as const;

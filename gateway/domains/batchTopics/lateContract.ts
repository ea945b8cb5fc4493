/** The orders of the list of delayed topics; each falls back on the number, so that pages never overlap. */
export const lateSorts = ["LATE", "BATCH", "COURSE"] as const;
export type LateSort = (typeof lateSorts)[number];

/** At most so many batches and trainers are offered as filters. */
export const lateChoices = 1_000;

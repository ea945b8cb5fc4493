export const batchTypes = ["WEEKDAY", "SATURDAY", "SUNDAY"] as const;
export type BatchType = (typeof batchTypes)[number];

export const batchStatuses = [
  "SCHEDULED",
  "IN_PROGRESS",
  "COMPLETED",
  "CANCELLED",
  "POSTPONED",
  "HOLD",
] as const;
export type BatchStatus = (typeof batchStatuses)[number];

/** How a user stands in a batch. */
export const batchUserStatuses = ["ACTIVE", "COMPLETED", "DROPPED"] as const;
export type BatchUserStatus = (typeof batchUserStatuses)[number];

/** The orders of the table of batches; each falls back on the number of the batch. */
export const batchSorts = ["START", "NAME", "STATUS", "TIME", "CREATED"] as const;
export type BatchSort = (typeof batchSorts)[number];

/** The orders of a batch's users. */
export const batchUserSorts = ["NAME", "EMAIL", "STATUS"] as const;
export type BatchUserSort = (typeof batchUserSorts)[number];

export const batchLimits = { search: 100 } as const;

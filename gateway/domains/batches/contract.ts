export const batchTypes = ["WEEKDAY", "SATURDAY", "SUNDAY"] as const;
export const batchStatuses = [
  "SCHEDULED",
  "IN_PROGRESS",
  "COMPLETED",
  "CANCELLED",
  "POSTPONED",
  "HOLD",
] as const;

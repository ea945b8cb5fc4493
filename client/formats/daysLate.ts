import { formatQuantity } from "./counts";

const lateDays = { one: "day late", many: "days late" } as const;

/** Formats how late something is: '1 day late', '12 days late'. */
export const formatDaysLate = (days: number): string => formatQuantity(days, lateDays);

// How counts are written: the one place, for screens, messages, mails and printed pages.

const grouped = new Intl.NumberFormat("en-IN");

/** Formats a number with Indian digit grouping: '12,34,567'. */
export const formatCount = (count: number): string => grouped.format(count);

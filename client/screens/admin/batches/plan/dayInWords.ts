import type { Day } from "#gateway/domains/batchTopics/dayContract";
import { formatTopicDate } from "~/formats/dates";
import { weekdayInWords } from "~/formats/months";

/** A day with its day of the week: 'Fri 20-11-2026'. */
export const dayInWords = (day: Day): string => `${weekdayInWords(day)} ${formatTopicDate(day)}`;

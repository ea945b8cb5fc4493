import { type Weekday, weekdays } from "#gateway/domains/batches/contract";

const getWeekdayName = (weekday: Weekday): string => weekday.charAt(0) + weekday.slice(1).toLowerCase();

const list = new Intl.ListFormat("en-IN", { type: "conjunction" });

/** Formats class days: 'Monday to Friday', 'Monday and Thursday'. */
export function classDaysInWords(days: readonly Weekday[]): string {
  if (days.length === weekdays.length) return "Every day";
  const [only] = days;
  if (only && days.length === 1) return `${getWeekdayName(only)}s`;
  const places = days.map((day) => weekdays.indexOf(day));
  const [first = 0] = places;
  const isRun = days.length > 2 && places.every((place, index) => place === first + index);
  const [from, to] = [days[0], days.at(-1)];
  return isRun && from && to
    ? `${getWeekdayName(from)} to ${getWeekdayName(to)}`
    : list.format(days.map(getWeekdayName));
}

import { holidayMessages } from "#gateway/domains/holidays/contract";

/** The holiday of a day, on which no class takes place. */
export function HolidayName({ name }: { name: string }) {
  return (
    <p
      title={holidayMessages.noClass(name)}
      className="mb-1 line-clamp-2 text-xs font-medium wrap-anywhere text-soft"
    >
      <span className="sr-only">No class: </span>
      {name}
    </p>
  );
}

import fc from "fast-check";
import { presetDays, type Weekday, weekdays } from "#gateway/domains/batches/contract";
import type { Holidays } from "#gateway/domains/batchTopics/dayContract";
import type { PlanTopic } from "#gateway/domains/batchTopics/planContract";
import { addDays, daysFrom } from "#gateway/domains/dayContract";

/** The days of the week that a batch meets on: any of them, at least one. */
const weekly = fc.subarray([...weekdays], { minLength: 1 });
export const day = fc.integer({ min: 0, max: 700 }).map((days) => addDays("2026-01-01", days));
const holidays = fc
  .array(fc.tuple(day, fc.constantFrom("Diwali", "Christmas Day")), { maxLength: 60 })
  .map((days): Holidays => new Map(days));
export const calendar = fc.record({ classDays: weekly, holidays });
export const noHolidays: Holidays = new Map();
export const onDays = (...classDays: Weekday[]) => ({ classDays, holidays: noHolidays });
export const weekdaysOnly = onDays(...presetDays.WEEKDAY);
const frame = fc
  .record({ classDays: weekly, holidays, startDate: day, length: fc.integer({ min: 0, max: 120 }) })
  .map(({ length, ...rest }) => ({ ...rest, endDate: addDays(rest.startDate, length) }));

const topicsIn = ({ startDate, endDate }: { startDate: string; endDate: string }) =>
  fc
    .array(
      fc.record({
        status: fc.constantFrom("PENDING" as const, "PENDING" as const, "COMPLETED" as const),
        plannedDate: fc.option(
          fc.integer({ min: 0, max: daysFrom(startDate, endDate) }).map((days) => addDays(startDate, days)),
          { freq: 2 },
        ),
      }),
      { maxLength: 40 },
    )
    .map((topics) => topics.map((topic, index): PlanTopic => ({ topicId: index + 1, ...topic })));

export const scene = frame.chain((frame) =>
  fc.record({
    frame: fc.constant(frame),
    topics: topicsIn(frame),
    today: fc.integer({ min: -40, max: 140 }).map((days) => addDays(frame.startDate, days)),
  }),
);

export const isOpen = ({ status, plannedDate }: PlanTopic) => status === "PENDING" && plannedDate === null;
export const spread = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
export const ordered = (days: readonly string[]) =>
  days.every((value, at) => at === 0 || (days[at - 1] ?? "") <= value);

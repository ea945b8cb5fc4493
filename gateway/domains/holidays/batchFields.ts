import { builder } from "#gateway/graphql/builder";
import { Batch } from "../batches/Batch";
import { getClassDays } from "../batches/contract";
import { dayIn, maxDay, toDay } from "../dayContract";
import { Holiday } from "./Holiday";
import { loadHolidays } from "./loaders";
import { missedClasses } from "./rules";

/** Number of holidays that count as next. */
const nextCount = 2;

builder.prismaObjectField(Batch, "nextHolidays", (t) =>
  t.field({
    type: [Holiday],
    description: `The next holidays on which it would otherwise have classes, at most ${nextCount}.`,
    select: { startDate: true, endDate: true, batchType: true, classDays: true },
    resolve: async (batch, _args, context) => {
      const { rows } = await loadHolidays(context);
      const today = dayIn(context.tenant.timeZone, context.clock());
      const from = maxDay(toDay(batch.startDate), today);
      const meetings = { classDays: getClassDays(batch), from, to: toDay(batch.endDate) };
      const next = missedClasses(rows, meetings).slice(0, nextCount);
      return next.map(({ stored }) => stored);
    },
  }),
);

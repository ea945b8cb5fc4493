import { required, rowId, toArgs } from "#gateway/graphql/arguments";
import { builder } from "#gateway/graphql/builder";
import { nullable, value } from "#gateway/graphql/fields";
import { ofRow, staffMutation } from "#gateway/graphql/mutationFields";
import { changedRow } from "#gateway/graphql/payloads";
import { valueQuery } from "#gateway/graphql/queryFields";
import { valueType } from "#gateway/graphql/types";
import { equalSecrets } from "#gateway/session/tokens";
import { Batch } from "../batches/Batch";
import { type BatchType, getClassDays, type Weekday } from "../batches/contract";
import { toDay } from "../dayContract";
import { type HolidayRow, loadHolidays } from "../holidays/loaders";
import { missedClasses } from "../holidays/rules";
import { type ClassRow, readClasses } from "./classLoaders";
import { renewCalendar } from "./feedCommands";
import { type ClassTimes, classTimes } from "./rules";

type PlannedClass = ClassRow & ClassTimes;

const PlannedClass = valueType<PlannedClass>("PlannedClass", {
  description: "The plan of a batch course for one day.",
  readers: "public",
  values: {
    day: value("Date", "The day."),
    courseTitle: value("String", "The course's title."),
    startsAt: nullable("DateTime", "The start; null for all day."),
    endsAt: nullable("DateTime", "The end; null for all day."),
    updatedAt: value("DateTime", "When it last changed."),
  },
  fields: (t) => ({
    uid: t.string({
      description: "Identifies the class as long as the course and the day stay the same.",
      resolve: ({ batchCourseId, day }) => `${batchCourseId}-${day}`,
    }),
    topicNames: t.stringList({
      description: "Its topics, in the course's order.",
      resolve: ({ topics }) => topics.map(({ name }) => name),
    }),
    isDone: t.boolean({
      description: "Whether all its topics are completed.",
      resolve: ({ topics }) => topics.every(({ isDone }) => isDone),
    }),
  }),
});

const CalendarHoliday = valueType<HolidayRow>("CalendarHoliday", {
  description: "A holiday on which a batch would otherwise have classes.",
  readers: "public",
  values: {
    day: value("Date", "The first day."),
    endDay: value("Date", "The last day."),
    name: value("String", "The name."),
  },
  fields: (t) => ({
    uid: t.string({
      description: "Identifies the holiday permanently.",
      resolve: ({ stored }) => String(stored.id),
    }),
    updatedAt: t.field({
      type: "DateTime",
      description: "When it last changed.",
      resolve: ({ stored }) => stored.updatedAt,
    }),
  }),
});

interface Calendar {
  id: number;
  startDate: Date;
  endDate: Date;
  batchType: BatchType;
  classDays: Weekday[];
  name: string;
  description: string;
  meetingLink: string | null;
}

const BatchCalendar = valueType<Calendar>("BatchCalendar", {
  description: "The planned classes of a batch, for callers with the calendar's secret.",
  readers: "public",
  values: {
    name: value("String", "The name."),
    description: value("String", "The description."),
    meetingLink: nullable("String", "The link to its online meetings; null if not set."),
  },
  fields: (t) => ({
    classes: t.field({
      type: [PlannedClass],
      description: "Its planned classes, by day. Drafts, cancelled courses and holidays are left out.",
      resolve: async ({ id }, _args, { db, tenant }) => {
        const rows = await readClasses(db, { organizationId: tenant.id, batchId: id });
        return rows.map((row) => ({ ...row, ...classTimes(tenant.timeZone, row.day, row) }));
      },
    }),
    holidays: t.field({
      type: [CalendarHoliday],
      description: "The holidays between its dates on which it would otherwise have classes, by day.",
      resolve: async (batch, _args, context) => {
        const { rows } = await loadHolidays(context);
        const [from, to] = [toDay(batch.startDate), toDay(batch.endDate)];
        return missedClasses(rows, { classDays: getClassDays(batch), from, to });
      },
    }),
  }),
});

valueQuery("batchCalendar", {
  type: BatchCalendar,
  nullable: true,
  description: "The calendar of a batch; null when the secret is wrong or was replaced.",
  readers: "public",
  args: toArgs({
    batchId: rowId("batch"),
    token: required("String", "The secret in the calendar's URL."),
  }),
  resolve: async ({ batchId, token }, { db }) => {
    const feed = await db.batchFeed.findFirst({
      where: { batchId },
      select: {
        token: true,
        batch: {
          select: {
            id: true,
            name: true,
            description: true,
            meetingLink: true,
            startDate: true,
            endDate: true,
            batchType: true,
            classDays: true,
          },
        },
      },
    });
    return feed && equalSecrets(feed.token, token) ? feed.batch : null;
  },
});

builder.prismaObjectField(Batch, "calendarPath", (t) =>
  t.string({
    nullable: true,
    description:
      "URL of its calendar as an iCalendar file, including the secret; null until staff create it.",
    select: { feed: { select: { token: true } }, id: true, organizationId: true },
    resolve: ({ id, organizationId, feed: [feed] }) =>
      feed ? `/calendar/batches/${id}.ics?tenantId=${organizationId}&token=${feed.token}` : null,
  }),
);

const BatchCalendarPayload = changedRow("BatchCalendarPayload", "batch", {
  type: Batch,
  description: "The batch with the new URL of its calendar.",
});

staffMutation("renewBatchCalendar", {
  right: ["batches.plan", "batches.write"],
  inBatch: ({ batchId: id }) => ({ id }),
  type: BatchCalendarPayload,
  description:
    "Replaces the secret URL of a batch's calendar; the old one stops working at once. Requires staff.",
  ...ofRow("batch", renewCalendar),
});

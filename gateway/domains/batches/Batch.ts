import type { Context } from "#gateway/graphql/context";
import { describedEnum } from "#gateway/graphql/enums";
import { nullable, restricted, value } from "#gateway/graphql/fields";
import { nodeType } from "#gateway/graphql/types";
import { may } from "#gateway/session/viewer";
import { dayIn, toDay } from "../dayContract";
import { onlyChooses, visibleBatches } from "./access";
import {
  type BatchStatus as BatchStatusName,
  type BatchType as BatchTypeName,
  getClassDays,
  type Weekday as WeekdayName,
  weekdaysIn,
} from "./contract";
import { readOccupied, readVisible } from "./loaders";
import { isDueToStart } from "./rules";

export const Weekday = describedEnum<WeekdayName>("Weekday", "A day of the week.", {
  MONDAY: "Monday.",
  TUESDAY: "Tuesday.",
  WEDNESDAY: "Wednesday.",
  THURSDAY: "Thursday.",
  FRIDAY: "Friday.",
  SATURDAY: "Saturday.",
  SUNDAY: "Sunday.",
});

export const BatchType = describedEnum<BatchTypeName>("BatchType", "Presets of class days.", {
  WEEKDAY: "Monday to Friday.",
  SATURDAY: "Saturdays.",
  SUNDAY: "Sundays.",
});

export const BatchStatus = describedEnum<BatchStatusName>("BatchStatus", "The status of a batch.", {
  SCHEDULED: "Upcoming.",
  IN_PROGRESS: "Ongoing.",
  COMPLETED: "Over.",
  CANCELLED: "Cancelled.",
  POSTPONED: "Put off.",
  HOLD: "Interrupted.",
});

type Reader = Pick<Context, "viewer" | "loaders">;

/** Whether a viewer sees more of a batch than its name and days: only those who choose from all are asked which. */
const seesDetails = (batch: { id: number }, _args: object, context: Reader) =>
  !onlyChooses(context.viewer) ||
  context.loaders.load(readVisible, batch.id).then((isVisible) => isVisible === true);

export const Batch = nodeType("Batch", {
  description: "A scheduled cohort. Visible to staff and its users, except dropped ones.",
  visible: visibleBatches,
  readers: "signedIn",
  select: { id: true },
  columns: {
    name: "The name, at most 100 characters.",
    description: restricted(
      seesDetails,
      "The description, at most 500 characters. Not for those who only choose from batches.",
    ),
    startDate: value("Date", "The first day."),
    endDate: value("Date", "The last day."),
    startTime: nullable("Time", "The start of a class; null if not set."),
    endTime: nullable("Time", "The end of a class; null if not set."),
    batchType: "The last chosen preset of class days; `classDays` holds the actual days.",
    meetingLink: restricted(
      seesDetails,
      "The link to its online meetings, which may lack a scheme; null if not set. Not for those who only choose from batches.",
    ),
    status: "The status.",
    updatedAt: "When it last changed.",
  },
  fields: (t) => ({
    classDays: t.field({
      type: [Weekday],
      description: "The weekdays on which it meets, Monday first.",
      select: { batchType: true, classDays: true },
      resolve: (batch) => weekdaysIn(getClassDays(batch)),
    }),
    isDueToStart: t.boolean({
      description:
        "Whether it is still scheduled although its first day has come, in the organization's time zone.",
      select: { status: true, startDate: true },
      resolve: ({ status, startDate }, _args, { clock, tenant }) =>
        isDueToStart({ status, startDate: toDay(startDate) }, dayIn(tenant.timeZone, clock())),
    }),
    noOfParticipants: t.relationCount("users", {
      description: "Number of users, without dropped ones.",
      where: { status: { not: "DROPPED" } },
    }),
    courseCount: t.relationCount("courses", { description: "Number of courses." }),
    canDelete: t.boolean({
      description: "Whether the viewer may delete it: staff, if nothing hangs on it.",
      resolve: async ({ id }, _args, { loaders, viewer }) =>
        may(viewer, "batches.write") && !(await loaders.load(readOccupied, id)),
    }),
  }),
});

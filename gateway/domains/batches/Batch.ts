import { builder, nodeNumber } from "#gateway/graphql/builder";
import { isStaff } from "#gateway/session/viewer";
import { dayIn, toDay } from "../rules";
import { visibleBatches } from "./access";
import {
  type BatchStatus as BatchStatusName,
  type BatchType as BatchTypeName,
  getClassDays,
  type Weekday as WeekdayName,
  weekdaysIn,
} from "./contract";
import { readOccupied } from "./loaders";
import { isDueToStart } from "./rules";

export const Weekday = builder.enumType("Weekday", {
  description: "A day of the week.",
  values: {
    MONDAY: { description: "Monday." },
    TUESDAY: { description: "Tuesday." },
    WEDNESDAY: { description: "Wednesday." },
    THURSDAY: { description: "Thursday." },
    FRIDAY: { description: "Friday." },
    SATURDAY: { description: "Saturday." },
    SUNDAY: { description: "Sunday." },
  } satisfies Record<WeekdayName, object>,
});

export const BatchType = builder.enumType("BatchType", {
  description: "Presets of class days.",
  values: {
    WEEKDAY: { description: "Monday to Friday." },
    SATURDAY: { description: "Saturdays." },
    SUNDAY: { description: "Sundays." },
  } satisfies Record<BatchTypeName, object>,
});

export const BatchStatus = builder.enumType("BatchStatus", {
  description: "How far a batch is.",
  values: {
    SCHEDULED: { description: "Upcoming." },
    IN_PROGRESS: { description: "Ongoing." },
    COMPLETED: { description: "Over." },
    CANCELLED: { description: "Will not take place." },
    POSTPONED: { description: "Put off." },
    HOLD: { description: "Interrupted." },
  } satisfies Record<BatchStatusName, object>,
});

export const Batch = builder.prismaNode("Batch", {
  description: "A scheduled cohort. Staff and its users see it; who was dropped from it does not.",
  id: { field: "id" },
  nullable: true,
  findUnique: (id, { viewer }) => ({ id: nodeNumber(id), AND: visibleBatches(viewer) }),
  authScopes: { signedIn: true },
  fields: (t) => ({
    databaseId: t.exposeInt("id", { description: "The number that addresses and arguments use." }),
    name: t.exposeString("name", { description: "What it is called, at most 100 characters." }),
    description: t.exposeString("description", {
      description: "What it is about, at most 500 characters.",
    }),
    startDate: t.expose("startDate", { type: "Date", description: "The first day." }),
    endDate: t.expose("endDate", { type: "Date", description: "The last day." }),
    startTime: t.expose("startTime", {
      type: "Time",
      nullable: true,
      description: "When a class begins; null is unset.",
    }),
    endTime: t.expose("endTime", {
      type: "Time",
      nullable: true,
      description: "When a class ends; null is unset.",
    }),
    batchType: t.expose("batchType", {
      type: BatchType,
      description: "The preset of class days that was chosen last; `classDays` says on which days it meets.",
    }),
    classDays: t.field({
      type: [Weekday],
      description: "The days of the week that it meets on, Monday first.",
      select: { batchType: true, classDays: true },
      resolve: (batch) => weekdaysIn(getClassDays(batch)),
    }),
    meetingLink: t.exposeString("meetingLink", {
      nullable: true,
      description: "Where it meets online, perhaps without a scheme; null is unset.",
    }),
    status: t.expose("status", { type: BatchStatus, description: "How far it is." }),
    isDueToStart: t.boolean({
      description:
        "Whether it is still scheduled although its first day has come, in the organization's zone.",
      select: { status: true, startDate: true },
      resolve: ({ status, startDate }, _args, { clock, tenant }) =>
        isDueToStart({ status, startDate: toDay(startDate) }, dayIn(tenant.timeZone, clock())),
    }),
    updatedAt: t.expose("updatedAt", { type: "DateTime", description: "When it last changed." }),
    noOfParticipants: t.relationCount("users", {
      description: "How many users it has, but for those who were dropped.",
      where: { status: { not: "DROPPED" } },
    }),
    courseCount: t.relationCount("courses", { description: "How many courses it follows." }),
    canDelete: t.boolean({
      description: "Whether the viewer may delete it: staff, once neither users nor courses hang on it.",
      resolve: async ({ id }, _args, { loaders, viewer }) =>
        isStaff(viewer) && !(await loaders.load(readOccupied, id)),
    }),
  }),
});

import { builder, nodeNumber } from "../../graphql/builder";
import { isStaff } from "../../session/viewer";
import { visibleBatches } from "./access";
import type { BatchStatus as BatchStatusName, BatchType as BatchTypeName } from "./contract";
import { readOccupied } from "./occupied";

export const BatchType = builder.enumType("BatchType", {
  description: "On which days a batch meets.",
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
    duration: t.exposeInt("duration", { description: "Minutes of one class." }),
    totalHours: t.exposeFloat("totalHours", { description: "Hours of all classes." }),
    completedHours: t.exposeFloat("completedHours", { description: "Hours that were taught." }),
    noOfDays: t.exposeInt("noOfDays", { description: "The number of class days." }),
    batchType: t.expose("batchType", { type: BatchType, description: "On which days it meets." }),
    meetingLink: t.exposeString("meetingLink", {
      nullable: true,
      description: "Where it meets online, perhaps without a scheme; null is unset.",
    }),
    status: t.expose("status", { type: BatchStatus, description: "How far it is." }),
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

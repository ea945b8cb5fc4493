import { builder, nodeNumber } from "../../graphql/builder";
import { ownBatches, visibleBatches } from "./access";
import type { batchStatuses, batchTypes } from "./contract";

const BatchType = builder.enumType("BatchType", {
  description: "On which days a batch meets.",
  values: {
    WEEKDAY: { description: "Monday to Friday." },
    SATURDAY: { description: "Saturdays." },
    SUNDAY: { description: "Sundays." },
  } satisfies Record<(typeof batchTypes)[number], object>,
});

const BatchStatus = builder.enumType("BatchStatus", {
  description: "How far a batch is.",
  values: {
    SCHEDULED: { description: "Upcoming." },
    IN_PROGRESS: { description: "Ongoing." },
    COMPLETED: { description: "Over." },
    CANCELLED: { description: "Will not take place." },
    POSTPONED: { description: "Put off." },
    HOLD: { description: "Interrupted." },
  } satisfies Record<(typeof batchStatuses)[number], object>,
});

const Batch = builder.prismaNode("Batch", {
  description: "A scheduled cohort. Staff and its users see it.",
  id: { field: "id" },
  nullable: true,
  findUnique: (id, { viewer }) => ({ id: nodeNumber(id), AND: visibleBatches(viewer) }),
  authScopes: { signedIn: true },
  fields: (t) => ({
    databaseId: t.exposeInt("id", { description: "The number that addresses and arguments use." }),
    name: t.exposeString("name", { description: "What it is called." }),
    description: t.exposeString("description", { description: "What it is about." }),
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
      description: "Where it meets online; null is unset.",
    }),
    status: t.expose("status", { type: BatchStatus, description: "How far it is." }),
    noOfParticipants: t.relationCount("users", { description: "How many users it has." }),
  }),
});

builder.queryField("myBatches", (t) =>
  t.prismaConnection({
    type: Batch,
    cursor: "id",
    description: "The batches that the viewer takes part in, as a user or a trainer, the latest first.",
    authScopes: { signedIn: true },
    totalCount: (_root, _args, { db, viewer }) => db.batch.count({ where: ownBatches(viewer) }),
    resolve: (query, _root, _args, { db, viewer }) =>
      db.batch.findMany({
        ...query,
        where: ownBatches(viewer),
        orderBy: [{ startDate: "desc" }, { id: "desc" }],
      }),
  }),
);

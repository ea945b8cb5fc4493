import { builder } from "../../graphql/builder";
import { dayIn } from "../rules";
import { Batch } from "./Batch";
import { meetingOn } from "./rules";

builder.queryField("batchesToday", (t) =>
  t.prismaConnection({
    type: Batch,
    cursor: "id",
    description:
      "The batches that meet today, in the organization's time zone, by the time of day: upcoming and ongoing ones inside their dates, on their days of the week. Staff only.",
    authScopes: { staff: true },
    totalCount: (_root, _args, { db, tenant, clock }) =>
      db.batch.count({ where: meetingOn(dayIn(tenant.timeZone, clock())) }),
    resolve: (query, _root, _args, { db, tenant, clock }) =>
      db.batch.findMany({
        ...query,
        where: meetingOn(dayIn(tenant.timeZone, clock())),
        orderBy: [{ startTime: { sort: "asc", nulls: "last" } }, { id: "asc" }],
      }),
  }),
);

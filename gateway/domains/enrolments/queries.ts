import { builder } from "#gateway/graphql/builder";
import { Enrolment } from "./Enrolment";

builder.queryField("newestEnrolments", (t) =>
  t.prismaConnection({
    type: Enrolment,
    cursor: "id",
    description: "The enrolments of all users, newest first. Requires staff.",
    authScopes: { staff: true },
    resolve: (query, _root, _args, { db }) =>
      db.enrolment.findMany({ ...query, orderBy: [{ createdAt: "desc" }, { id: "desc" }] }),
  }),
);

import { findBestMatches, matchArguments } from "../../graphql/bestMatches";
import { builder } from "../../graphql/builder";
import { Course, PublishStatus } from "./Course";
import { courseFilter } from "./rules";

builder.queryField("courseMatches", (t) =>
  t.prismaField({
    type: [Course],
    description: "Courses to choose from, best matches of title and code first. Requires staff.",
    authScopes: { staff: true },
    args: {
      ...matchArguments,
      status: t.arg({ type: PublishStatus, description: "Only courses of this status." }),
    },
    resolve: (query, _root, { status, ...args }, { db }) =>
      findBestMatches({
        ...args,
        fields: ["title", "code"],
        read: ({ search, tier, take, notIn }) =>
          db.course.findMany({
            ...query,
            where: { AND: [{ id: { notIn } }, courseFilter({ search, status }), tier] },
            orderBy: [{ title: "asc" }, { id: "asc" }],
            take,
          }),
      }),
  }),
);

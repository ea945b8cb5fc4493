import { findBestMatches, matchArguments } from "#gateway/graphql/bestMatches";
import { builder } from "#gateway/graphql/builder";
import { visibleCourses } from "./access";
import { Course, PublishStatus } from "./Course";
import { courseFilter } from "./rules";

builder.queryField("courseMatches", (t) =>
  t.prismaField({
    type: [Course],
    description:
      "Courses to choose from that the viewer may see, best matches of title and code first. Staff see drafts, too.",
    authScopes: { public: true },
    args: {
      ...matchArguments,
      status: t.arg({ type: PublishStatus, description: "Only courses of this status." }),
    },
    resolve: (query, _root, { status, ...args }, { db, viewer }) =>
      findBestMatches({
        ...args,
        fields: ["title", "code"],
        read: ({ search, tier, take, notIn }) =>
          db.course.findMany({
            ...query,
            where: {
              AND: [{ id: { notIn } }, courseFilter({ search, status }), visibleCourses(viewer), tier],
            },
            orderBy: [{ title: "asc" }, { id: "asc" }],
            take,
          }),
      }),
  }),
);

import { findBestMatches, matchArguments } from "#gateway/graphql/bestMatches";
import { builder } from "#gateway/graphql/builder";
import { Batch } from "../batches/Batch";
import { Course } from "../courses/Course";
import { courseFilter } from "../courses/rules";

builder.prismaObjectField(Batch, "assignableCourses", (t) =>
  t.prismaField({
    type: [Course],
    description:
      "Courses that can be added to the batch, best matches of title and code first. Requires staff.",
    authScopes: { staff: true },
    args: matchArguments,
    resolve: (query, { id: batchId }, args, { db }) =>
      findBestMatches({
        ...args,
        fields: ["title", "code"],
        read: ({ search, tier, take, notIn }) =>
          db.course.findMany({
            ...query,
            where: {
              AND: [{ batchCourses: { none: { batchId } }, id: { notIn } }, courseFilter({ search }), tier],
            },
            orderBy: [{ title: "asc" }, { id: "asc" }],
            take,
          }),
      }),
  }),
);

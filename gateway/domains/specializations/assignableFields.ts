import { findBestMatches, matchArguments } from "#gateway/graphql/bestMatches";
import { builder } from "#gateway/graphql/builder";
import { Course } from "../courses/Course";
import { courseFilter } from "../courses/rules";
import { Specialization } from "./Specialization";

builder.prismaObjectField(Specialization, "assignableCourses", (t) =>
  t.prismaField({
    type: [Course],
    description:
      "Courses that can be added to the specialization, best matches of title and code first. Requires staff.",
    authScopes: { staff: true },
    args: matchArguments,
    resolve: (query, { id: specializationId }, args, { db }) =>
      findBestMatches({
        ...args,
        fields: ["title", "code"],
        read: ({ search, tier, take, notIn }) =>
          db.course.findMany({
            ...query,
            where: {
              AND: [
                { specializations: { none: { specializationId } }, id: { notIn } },
                courseFilter({ search }),
                tier,
              ],
            },
            orderBy: [{ title: "asc" }, { id: "asc" }],
            take,
          }),
      }),
  }),
);

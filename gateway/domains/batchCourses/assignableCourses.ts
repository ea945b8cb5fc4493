import { builder } from "../../graphql/builder";
import { Batch } from "../batches/Batch";
import { batchLimits } from "../batches/contract";
import { Course } from "../courses/Course";
import { courseFilter } from "../courses/rules";

const assignable = (batchId: number, search: string | null | undefined) => ({
  AND: [
    { batchCourses: { none: { batchId } } },
    courseFilter({ search: search?.slice(0, batchLimits.search) }),
  ],
});

builder.prismaObjectField(Batch, "assignableCourses", (t) =>
  t.prismaConnection({
    type: Course,
    cursor: "id",
    description: "The courses that it does not follow yet, by title. Staff only.",
    authScopes: { staff: true },
    args: { search: t.arg.string({ description: "Words that the course's texts must hold." }) },
    totalCount: ({ id }, { search }, { db }) => db.course.count({ where: assignable(id, search) }),
    resolve: (query, { id }, { search }, { db }) =>
      db.course.findMany({
        ...query,
        where: assignable(id, search),
        orderBy: [{ title: "asc" }, { id: "asc" }],
      }),
  }),
);

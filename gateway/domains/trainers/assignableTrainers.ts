import { builder } from "../../graphql/builder";
import { BatchCourse } from "../batchCourses/BatchCourse";
import { batchLimits } from "../batches/contract";
import { userFilter } from "../users/rules";
import { User } from "../users/User";

const assignable = (batchId: number, courseId: number, search: string | null | undefined) => ({
  AND: [
    { userType: "E" as const, active: true, batchTrainers: { none: { batchId, courseId } } },
    userFilter({ search: search?.slice(0, batchLimits.search) }),
  ],
});

builder.prismaObjectField(BatchCourse, "assignableTrainers", (t) =>
  t.prismaConnection({
    type: User,
    cursor: "id",
    description:
      "Who can teach it: active accounts of type E that have no role in it yet, by name. Staff only.",
    authScopes: { staff: true },
    args: { search: t.arg.string({ description: "Words that the name, username or address must hold." }) },
    totalCount: ({ batchId, courseId }, { search }, { db }) =>
      db.user.count({ where: assignable(batchId, courseId, search) }),
    resolve: (query, { batchId, courseId }, { search }, { db }) =>
      db.user.findMany({
        ...query,
        where: assignable(batchId, courseId, search),
        orderBy: [{ name: "asc" }, { id: "asc" }],
      }),
  }),
);

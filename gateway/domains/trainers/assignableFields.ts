import { findBestMatches, matchArguments } from "#gateway/graphql/bestMatches";
import { builder } from "#gateway/graphql/builder";
import { BatchCourse } from "../batchCourses/BatchCourse";
import { userFilter } from "../users/rules";
import { User } from "../users/User";

builder.prismaObjectField(BatchCourse, "assignableTrainers", (t) =>
  t.prismaField({
    type: [User],
    description:
      "Active staff without a role in the batch course, best matches of name, username and email first. Requires staff.",
    authScopes: { staff: true },
    args: matchArguments,
    resolve: (query, { batchId, courseId }, args, { db }) =>
      findBestMatches({
        ...args,
        fields: ["name", "username", "email"],
        read: ({ search, tier, take, notIn }) =>
          db.user.findMany({
            ...query,
            where: {
              AND: [
                { active: true, batchTrainers: { none: { batchId, courseId } }, id: { notIn } },
                userFilter({ search, userType: "E" }),
                tier,
              ],
            },
            orderBy: [{ name: "asc" }, { id: "asc" }],
            take,
          }),
      }),
  }),
);

import { matchField } from "#gateway/graphql/bestMatches";
import { BatchCourse } from "../batchCourses/BatchCourse";
import { userFilter } from "../users/rules";
import { User } from "../users/User";

matchField(BatchCourse, "assignableTrainers", {
  type: User,
  description:
    "Active staff without a role in the batch course, best matches of name and username first. Requires staff.",
  authScopes: { "batches.write": true },
  where: ({ batchId, courseId }, { search }) => ({
    AND: [
      { active: true, batchTrainers: { none: { batchId, courseId } } },
      userFilter({ search, userType: "E" }),
    ],
  }),
  orderBy: [{ sortKey: "asc" }, { id: "asc" }],
});

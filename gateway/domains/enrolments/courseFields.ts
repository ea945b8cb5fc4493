import { listField } from "#gateway/graphql/lists";
import { Course } from "../courses/Course";
import { User } from "../users/User";

listField(Course, "enrolledUsers", {
  type: User,
  description: "The users who are enrolled in the course, by name. Requires staff.",
  readers: ["enrolments.write", "users.read"],
  where: ({ id }) => ({ enrolments: { some: { courseId: id } } }),
  orderBy: [{ sortKey: "asc" }, { id: "asc" }],
});

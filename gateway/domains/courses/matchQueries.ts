import { optional, toArgs } from "#gateway/graphql/arguments";
import { matchQuery } from "#gateway/graphql/bestMatches";
import { visibleCourses } from "./access";
import { Course, PublishStatus } from "./Course";
import { courseFilter } from "./rules";

matchQuery("courseMatches", {
  type: Course,
  description:
    "Courses to choose from that the viewer may see, best matches of title and code first. Staff see drafts, too.",
  authScopes: { public: true },
  args: toArgs({ status: optional(PublishStatus, "Only courses of this status.") }),
  fields: ["title", "code"],
  where: ({ search, status }, { viewer }) => ({
    AND: [courseFilter({ search, status }), visibleCourses(viewer)],
  }),
  orderBy: [{ title: "asc" }, { id: "asc" }],
});

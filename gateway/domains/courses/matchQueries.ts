import { optional, toArgs } from "#gateway/graphql/arguments";
import { matchQuery } from "#gateway/graphql/bestMatches";
import { visibleCourses } from "./access";
import { PublishStatus } from "./Course";
import { courseChoice } from "./choiceFields";
import { courseFilter } from "./rules";

matchQuery("courseMatches", {
  ...courseChoice,
  description:
    "Courses to choose from that the viewer can see, best matches of title and code first. Staff see drafts, too.",
  authScopes: { public: true },
  args: toArgs({ status: optional(PublishStatus, "Only courses of this status.") }),
  where: courseFilter,
  visible: visibleCourses,
});

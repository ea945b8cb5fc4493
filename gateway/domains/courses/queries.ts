import { optional, required, toArgs } from "#gateway/graphql/arguments";
import { describedEnum } from "#gateway/graphql/enums";
import { listQuery } from "#gateway/graphql/lists";
import { findQuery, rowQuery } from "#gateway/graphql/queryFields";
import { may } from "#gateway/session/viewer";
import { sameText } from "../rules";
import { reachedCourses, visibleCourses } from "./access";
import { Course, Level, PublishStatus } from "./Course";
import {
  type CourseLack as CourseLackName,
  type CourseSort as CourseSortName,
  catalogueLimits,
} from "./contract";
import { chooseCourse, courseFilter, courseOrder } from "./rules";

const CourseSort = describedEnum<CourseSortName>("CourseSort", "The order of a list of courses.", {
  TITLE: "By title.",
  NEWEST: "Last published first.",
  SHORTEST: "By duration.",
  LONGEST: "By duration, longest first.",
  CREATED: "In order of creation, oldest first.",
  UPDATED: "Last changed first.",
  CATEGORY: "By the name of the category, then by title.",
  STATUS: "Drafts first, then by title.",
});

const CourseLack = describedEnum<CourseLackName>(
  "CourseLack",
  "A reason why a course is not ready to be published.",
  {
    TOPICS: "It has no topic.",
    QUESTIONS: "It has no question.",
  },
);

const filterArguments = toArgs({
  search: optional("String", "Words that its texts must contain; at most 100 characters count."),
  level: optional(Level, "Courses of this level only."),
  categoryId: optional("Int", "Courses of this category only."),
  publishedOnly: optional("Boolean", "Whether drafts are left out, for staff too."),
  status: optional(PublishStatus, "Courses of this status only."),
  lacking: optional(CourseLack, "Only courses that lack this."),
});

listQuery("courses", {
  type: Course,
  defaultSize: catalogueLimits.page,
  description: "The catalogue: the courses that the viewer can see.",
  readers: "public",
  args: filterArguments,
  // Courses that lack something are work for staff: with the scope OWN for those who teach them.
  where: (filter, { viewer }) => ({
    AND: [
      courseFilter(filter),
      filter.lacking && may(viewer, "courses.read") ? reachedCourses(viewer, "courses.read") : {},
    ],
  }),
  visible: visibleCourses,
  orderBy: { type: CourseSort, byDefault: "TITLE", order: courseOrder },
});

rowQuery("course", {
  type: Course,
  row: "course",
  description: "A course by id; null when there is none that the viewer may see.",
  readers: "public",
  visible: visibleCourses,
});

findQuery("courseByCode", {
  type: Course,
  description: "A course by its code, ignoring case; null when there is none that the viewer may see.",
  readers: "public",
  args: toArgs({ code: required("String", "The course's code.") }),
  where: ({ code }) => ({ code: sameText(code) }),
  visible: visibleCourses,
});

const asNumber = (address: string) => (/^\d{1,9}$/.test(address) ? Number(address) : -1);

findQuery("courseByAddress", {
  type: Course,
  description:
    "A course by code, id or title, tried in that order; null when there is none that the viewer may see.",
  readers: "public",
  args: toArgs({ address: required("String", "The code, id or title in the course's URL.") }),
  where: async ({ address }, { db, viewer }) => {
    const equals = sameText(address);
    const candidates = await db.course.findMany({
      where: {
        AND: [
          { OR: [{ code: equals }, { id: asNumber(address) }, { title: equals }] },
          visibleCourses(viewer),
        ],
      },
      select: { id: true, code: true, title: true },
      orderBy: { id: "asc" },
    });
    return { id: chooseCourse(candidates, address)?.id ?? -1 };
  },
});

import { builder } from "#gateway/graphql/builder";
import { describedEnum } from "#gateway/graphql/enums";
import { contextMax } from "#gateway/graphql/pages";
import { rowQuery } from "#gateway/graphql/queryFields";
import { literally } from "../rules";
import { visibleCourses } from "./access";
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
  CREATED: "As they were made, the first first.",
  UPDATED: "The last changed first.",
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

const filterArguments = builder.args((t) => ({
  search: t.string({ description: "Words that its texts must contain; at most 100 characters count." }),
  level: t.field({ type: Level, description: "Courses of this level only." }),
  categoryId: t.int({ description: "Courses of this category only." }),
  publishedOnly: t.boolean({ description: "Without drafts, for staff too." }),
  status: t.field({ type: PublishStatus, description: "Courses of this status only." }),
  lacking: t.field({ type: CourseLack, description: "Courses that lack this only." }),
}));

const toWhere = (args: Parameters<typeof courseFilter>[0], viewer: Parameters<typeof visibleCourses>[0]) => ({
  AND: [
    visibleCourses(viewer),
    courseFilter({ ...args, search: args.search?.slice(0, catalogueLimits.search) }),
  ],
});

builder.queryField("courses", (t) =>
  t.prismaConnection({
    type: Course,
    cursor: "id",
    maxSize: contextMax,
    defaultSize: catalogueLimits.page,
    description: "The catalogue: the courses that the viewer may see.",
    authScopes: { public: true },
    args: {
      ...filterArguments,
      sort: t.arg({ type: CourseSort, defaultValue: "TITLE", description: "The order." }),
      reversed: t.arg.boolean({ description: "Whether the order is reversed." }),
    },
    totalCount: (_root, args, { db, viewer }) => db.course.count({ where: toWhere(args, viewer) }),
    resolve: (query, _root, args, { db, viewer }) =>
      db.course.findMany({
        ...query,
        where: toWhere(args, viewer),
        orderBy: courseOrder(args.sort ?? "TITLE", args.reversed ?? false),
      }),
  }),
);

rowQuery("course", {
  type: Course,
  row: "course",
  description: "A course by id; null when there is none that the viewer may see.",
  authScopes: { public: true },
  visible: visibleCourses,
});

builder.queryField("courseByCode", (t) =>
  t.prismaField({
    type: Course,
    nullable: true,
    description: "A course by its code, ignoring case; null when there is none that the viewer may see.",
    authScopes: { public: true },
    args: { code: t.arg.string({ required: true, description: "The course's code." }) },
    resolve: (query, _root, { code }, { db, viewer }) =>
      db.course.findFirst({
        ...query,
        where: { AND: [{ code: { equals: literally(code), mode: "insensitive" } }, visibleCourses(viewer)] },
      }),
  }),
);

const asNumber = (address: string) => (/^\d{1,9}$/.test(address) ? Number(address) : -1);

builder.queryField("courseByAddress", (t) =>
  t.prismaField({
    type: Course,
    nullable: true,
    description:
      "A course by code, id or title, tried in that order; null when there is none that the viewer may see.",
    authScopes: { public: true },
    args: {
      address: t.arg.string({
        required: true,
        description: "The code, id or title in the course's address.",
      }),
    },
    resolve: async (query, _root, { address }, { db, viewer }) => {
      const equals = { equals: literally(address), mode: "insensitive" as const };
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
      const chosen = chooseCourse(candidates, address);
      return chosen ? db.course.findFirst({ ...query, where: { id: chosen.id } }) : null;
    },
  }),
);

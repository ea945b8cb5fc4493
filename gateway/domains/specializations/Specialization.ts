import { builder } from "#gateway/graphql/builder";
import { expose } from "#gateway/graphql/fields";
import { anyNode } from "#gateway/graphql/nodes";
import { Course } from "../courses/Course";
import { visibleEntries } from "./access";

const SpecializationCourse = builder.prismaObject("SpecializationCourse", {
  description: "A course's position in a specialization.",
  authScopes: { public: true },
  fields: (t) => ({
    ...expose(t, {
      displayOrder: "The position.",
    }),
    course: t.relation("course", { type: Course, description: "The course." }),
  }),
});

export const Specialization = builder.prismaNode("Specialization", {
  description: "A group of courses with a common goal.",
  ...anyNode,
  authScopes: { public: true },
  fields: (t) => ({
    ...expose(t, {
      databaseId: "The id, used in addresses and arguments.",
      name: "Unique in the organization.",
      category: "The career track; null means all.",
      updatedAt: "When it last changed.",
    }),
    courseCount: t.relationCount("courses", {
      description: "How many of its courses the viewer may see.",
      where: (_args, { viewer }) => visibleEntries(viewer),
    }),
    courses: t.relation("courses", {
      type: SpecializationCourse,
      description: "Its courses that the viewer may see, in order.",
      query: (_args, { viewer }) => ({
        where: visibleEntries(viewer),
        orderBy: [{ displayOrder: "asc" }, { courseId: "asc" }],
      }),
    }),
  }),
});

import { nodeType, rowType } from "#gateway/graphql/types";
import { visibleEntries } from "./access";

const SpecializationCourse = rowType("SpecializationCourse", {
  description: "A course's position in a specialization.",
  readers: "public",
  columns: {
    displayOrder: "The position.",
  },
  relations: {
    course: "The course.",
  },
});

export const Specialization = nodeType("Specialization", {
  description: "A group of courses with a common goal.",
  readers: "public",
  columns: {
    name: "Unique in the organization.",
    category: "The career track; null for all.",
    updatedAt: "When it last changed.",
  },
  fields: (t) => ({
    courseCount: t.relationCount("courses", {
      description: "Number of its courses that the viewer can see.",
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

import { builder, nodeNumber } from "#gateway/graphql/builder";
import { Course } from "../courses/Course";
import { visibleEntries } from "./access";

const SpecializationCourse = builder.prismaObject("SpecializationCourse", {
  description: "A course's position in a specialization.",
  authScopes: { public: true },
  fields: (t) => ({
    displayOrder: t.exposeInt("displayOrder", { description: "The position." }),
    course: t.relation("course", { type: Course, description: "The course." }),
  }),
});

export const Specialization = builder.prismaNode("Specialization", {
  description: "A group of courses with a common goal.",
  id: { field: "id" },
  nullable: true,
  findUnique: (id) => ({ id: nodeNumber(id) }),
  authScopes: { public: true },
  fields: (t) => ({
    databaseId: t.exposeInt("id", { description: "The id, used in addresses and arguments." }),
    name: t.exposeString("name", { description: "Unique in the organization." }),
    category: t.exposeString("category", {
      nullable: true,
      description: "The career track; null means all.",
    }),
    updatedAt: t.expose("updatedAt", { type: "DateTime", description: "When it last changed." }),
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

import { patch, post, remove } from "#gateway/routes/calls";
import { writtenRows } from "#gateway/routes/editedRows";
import { givenOr, noneAt0, people, plain, text } from "#gateway/routes/fields";
import type { RestForm } from "#gateway/routes/form";
import { mutationByIds, refusal } from "#gateway/routes/fragments";
import { outline } from "#gateway/routes/outline";
import type { RestRoute } from "#gateway/routes/route";
import { outlineSchema, sectionSchema, topicSchema } from "../outlines/contract";
import { courseSchema } from "./formContract";

const fields = `id: databaseId code title description categoryId category { id: databaseId name } status price
  duration level imageUrl authorName trainer: trainerName trainerId objectives updatedAt`;
const payload = "ChangedCoursePayload";
const courseAnswer = `__typename ... on ${payload} { course { ${fields} } } ${refusal}`;

const courseForm: RestForm = {
  fields: {
    code: text("code"),
    title: text("title"),
    description: text("description"),
    categoryId: plain("categoryId", "category.id"),
    status: givenOr("status", "DRAFT"),
    price: plain("price"),
    imageUrl: text("imageUrl"),
    level: givenOr("level"),
    duration: noneAt0("duration"),
    ...people,
    modules: outline("modules"),
  },
  schema: () => courseSchema.extend({ modules: outlineSchema.shape.modules.optional() }),
};

const notFound = "Course not found";

const courseWrites: readonly RestRoute[] = [
  ...writtenRows("courses", {
    noun: "course",
    notFound,
    fields,
    payload,
    form: courseForm,
    hasOutline: true,
  }),
  patch("courses/{id}/publish", {
    notFound,
    document: mutationByIds("publishCourse", { courseId: "id" }, courseAnswer),
    part: "course",
  }),
  patch("courses/{id}/unpublish", {
    notFound,
    document: mutationByIds("unpublishCourse", { courseId: "id" }, courseAnswer),
    part: "course",
  }),
];

const outlineWrites: readonly RestRoute[] = [
  post("courses/{id}/modules", {
    notFound,
    document: `mutation ($id: Int!, $name: String!) {
      answer: addModule(courseId: $id, name: $name) {
        __typename ... on AddModulePayload { module { id: databaseId name displayOrder } } ${refusal}
      }
    }`,
    form: { fields: { name: text("name", "module_name") }, schema: () => sectionSchema },
    part: "module",
  }),
  post("courses/{id}/modules/{moduleId}/topics", {
    notFound,
    document: `mutation ($id: Int!, $moduleId: Int!, $name: String!) {
      answer: addTopic(courseId: $id, moduleId: $moduleId, name: $name) {
        __typename ... on AddTopicPayload { topic { id: databaseId name displayOrder } } ${refusal}
      }
    }`,
    form: { fields: { name: text("name", "title", "topic_name") }, schema: () => topicSchema },
    part: "topic",
  }),
  remove("courses/{id}/modules/{moduleId}", {
    document: mutationByIds("deleteModule", { courseId: "id", moduleId: "moduleId" }),
  }),
  remove("courses/{id}/modules/{moduleId}/topics/{topicId}", {
    document: mutationByIds("deleteTopic", { courseId: "id", moduleId: "moduleId", topicId: "topicId" }),
  }),
];

/** The calls that make courses and their outlines. */
export const authoringRoutes: readonly RestRoute[] = [...courseWrites, ...outlineWrites];

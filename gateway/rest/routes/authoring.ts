import { categorySchema } from "#gateway/domains/categories/contract";
import { courseSchema } from "#gateway/domains/courses/formContract";
import { curriculumDefaults, curriculumSchema } from "#gateway/domains/curricula/contract";
import { outlineSchema, sectionSchema, topicSchema } from "#gateway/domains/outlines/contract";
import { givenOr, numberAbove0, plain, text } from "../fields";
import type { FormField, RestForm } from "../form";
import { outline } from "../outline";
import { pathNumber, type RestInput, type RestRoute } from "../route";
import { refusal } from "./fragments";

const course = `course { id: databaseId code title description categoryId category { id: databaseId name } status price
  duration level imageUrl authorName trainer: trainerName trainerId objectives updatedAt }`;
const courseAnswer = `__typename ... on ChangedCoursePayload { ${course} } ${refusal}`;

/** GET shows the trainer's name as `trainer`; that same name changes nothing. */
const trainerId: FormField = {
  names: ["trainerId", "trainer.id"],
  read: (value, { current }) =>
    typeof value === "string" && value === current?.["trainer"] ? undefined : value,
};

/** The fields of people and aims that courses and curricula share. */
const people = {
  authorName: text("authorName"),
  trainerId,
  objectives: { ...plain("objectives"), isOptional: true },
};

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
    duration: numberAbove0("duration"),
    ...people,
    modules: outline("modules"),
  },
  schema: () => courseSchema.extend({ modules: outlineSchema.shape.modules.optional() }),
};

const id = (input: RestInput) => ({ id: pathNumber(input, "id") });
const getCourse = ({ course: changed }: { course: object }) => changed;
const courseNotFound = { form: "one", notFound: "Course not found" } as const;

const courseWrites: readonly RestRoute[] = [
  {
    method: "POST",
    path: "courses",
    document: `mutation ($input: CourseInput!, $modules: [OutlineModuleInput!]) {
      answer: createCourse(input: $input, modules: $modules) { ${courseAnswer} }
    }`,
    form: courseForm,
    variables: ({ form: { modules, ...input } }) => ({ input, modules }),
    answer: courseNotFound,
    shape: getCourse,
  },
  {
    method: "PUT",
    path: "courses/{id}",
    document: `mutation ($id: Int!, $input: CourseInput!, $modules: [OutlineModuleInput!], $version: DateTime) {
      answer: updateCourse(courseId: $id, input: $input, modules: $modules, version: $version) { ${courseAnswer} }
    }`,
    form: courseForm,
    variables: ({ form: { modules, ...input }, ...call }) => ({
      ...id(call),
      ...{ input, modules, version: call.version },
    }),
    answer: courseNotFound,
    shape: getCourse,
  },
  {
    method: "PATCH",
    path: "courses/{id}/publish",
    document: `mutation ($id: Int!) { answer: publishCourse(courseId: $id) { ${courseAnswer} } }`,
    variables: id,
    answer: courseNotFound,
    shape: getCourse,
  },
  {
    method: "PATCH",
    path: "courses/{id}/unpublish",
    document: `mutation ($id: Int!) { answer: unpublishCourse(courseId: $id) { ${courseAnswer} } }`,
    variables: id,
    answer: courseNotFound,
    shape: getCourse,
  },
  {
    method: "DELETE",
    path: "courses/{id}",
    document: `mutation ($id: Int!) { answer: deleteCourse(courseId: $id) { __typename ${refusal} } }`,
    variables: id,
    answer: { form: "none" },
  },
];

const outlineWrites: readonly RestRoute[] = [
  {
    method: "POST",
    path: "courses/{id}/modules",
    document: `mutation ($id: Int!, $name: String!) {
      answer: addModule(courseId: $id, name: $name) {
        __typename ... on AddModulePayload { module { id: databaseId name displayOrder } } ${refusal}
      }
    }`,
    form: { fields: { name: text("name", "module_name") }, schema: () => sectionSchema },
    variables: (call) => ({ ...id(call), ...call.form }),
    answer: courseNotFound,
    shape: ({ module }: { module: object }) => module,
  },
  {
    method: "POST",
    path: "courses/{id}/modules/{moduleId}/topics",
    document: `mutation ($id: Int!, $moduleId: Int!, $name: String!) {
      answer: addTopic(courseId: $id, moduleId: $moduleId, name: $name) {
        __typename ... on AddTopicPayload { topic { id: databaseId name displayOrder } } ${refusal}
      }
    }`,
    form: { fields: { name: text("name", "title", "topic_name") }, schema: () => topicSchema },
    variables: (call) => ({ ...id(call), moduleId: pathNumber(call, "moduleId"), ...call.form }),
    answer: courseNotFound,
    shape: ({ topic }: { topic: object }) => topic,
  },
  {
    method: "DELETE",
    path: "courses/{id}/modules/{moduleId}",
    document: `mutation ($id: Int!, $moduleId: Int!) {
      answer: deleteModule(courseId: $id, moduleId: $moduleId) { __typename ${refusal} }
    }`,
    variables: (input) => ({ ...id(input), moduleId: pathNumber(input, "moduleId") }),
    answer: { form: "none" },
  },
  {
    method: "DELETE",
    path: "courses/{id}/modules/{moduleId}/topics/{topicId}",
    document: `mutation ($id: Int!, $moduleId: Int!, $topicId: Int!) {
      answer: deleteTopic(courseId: $id, moduleId: $moduleId, topicId: $topicId) { __typename ${refusal} }
    }`,
    variables: (input) => ({
      ...id(input),
      moduleId: pathNumber(input, "moduleId"),
      topicId: pathNumber(input, "topicId"),
    }),
    answer: { form: "none" },
  },
];

const category: readonly RestRoute[] = [
  {
    method: "POST",
    path: "categories",
    document: `mutation ($name: String!) {
      answer: createCategory(name: $name) {
        __typename ... on CategoryPayload { category { id: databaseId name } } ${refusal}
      }
    }`,
    form: { fields: { name: text("name") }, schema: () => categorySchema },
    variables: ({ form }) => form,
    answer: { form: "one", notFound: "Category not found" },
    shape: ({ category: made }: { category: object }) => made,
  },
  {
    method: "PUT",
    path: "categories/{id}",
    document: `mutation ($id: Int!, $version: DateTime, $name: String!) {
      answer: renameCategory(categoryId: $id, version: $version, name: $name) {
        __typename ... on CategoryPayload { category { id: databaseId name } } ${refusal}
      }
    }`,
    form: { fields: { name: text("name") }, schema: () => categorySchema },
    variables: (input) => ({ ...id(input), version: input.version, ...input.form }),
    answer: { form: "one", notFound: "Category not found" },
    shape: ({ category: changed }: { category: object }) => changed,
  },
  {
    method: "DELETE",
    path: "categories/{id}",
    document: `mutation ($id: Int!) { answer: deleteCategory(categoryId: $id) { __typename ${refusal} } }`,
    variables: id,
    answer: { form: "none" },
  },
];

const curriculum = `curriculum { id: databaseId title description price duration level imageUrl status authorName
  trainer: trainerName trainerId objectives updatedAt }`;
const curriculumAnswer = `__typename ... on CurriculumPayload { ${curriculum} } ${refusal}`;
const getCurriculum = ({ curriculum: changed }: { curriculum: object }) => changed;
const curriculumNotFound = { form: "one", notFound: "Curriculum not found" } as const;

const curriculumForm: RestForm = {
  fields: {
    title: text("title"),
    description: text("description"),
    price: plain("price"),
    duration: numberAbove0("duration", curriculumDefaults.duration),
    imageUrl: text("imageUrl"),
    status: givenOr("status", curriculumDefaults.status),
    level: givenOr("level", curriculumDefaults.level),
    ...people,
    modules: outline("modules"),
  },
  schema: () => curriculumSchema.extend({ modules: outlineSchema.shape.modules.optional() }),
};

const curriculumWrites: readonly RestRoute[] = [
  {
    method: "POST",
    path: "curriculum",
    document: `mutation ($input: CurriculumInput!, $modules: [OutlineModuleInput!]) {
      answer: createCurriculum(input: $input, modules: $modules) { ${curriculumAnswer} }
    }`,
    form: curriculumForm,
    variables: ({ form: { modules, ...input } }) => ({ input, modules }),
    answer: curriculumNotFound,
    shape: getCurriculum,
  },
  {
    method: "PUT",
    path: "curriculum/{id}",
    document: `mutation ($id: Int!, $input: CurriculumInput!, $modules: [OutlineModuleInput!], $version: DateTime) {
      answer: updateCurriculum(curriculumId: $id, input: $input, modules: $modules, version: $version) {
        ${curriculumAnswer}
      }
    }`,
    form: curriculumForm,
    variables: ({ form: { modules, ...input }, ...call }) => ({
      ...id(call),
      ...{ input, modules, version: call.version },
    }),
    answer: curriculumNotFound,
    shape: getCurriculum,
  },
  {
    method: "DELETE",
    path: "curriculum/{id}",
    document: `mutation ($id: Int!) { answer: deleteCurriculum(curriculumId: $id) { __typename ${refusal} } }`,
    variables: id,
    answer: { form: "none" },
  },
];

/** The calls that make content: courses with their outlines, categories and curricula. */
export const authoringRoutes: readonly RestRoute[] = [
  ...courseWrites,
  ...outlineWrites,
  ...category,
  ...curriculumWrites,
];

import { categorySchema } from "#gateway/domains/categories/contract";
import { courseSchema } from "#gateway/domains/courses/formContract";
import { curriculumDefaults, curriculumSchema } from "#gateway/domains/curricula/contract";
import { outlineSchema, sectionSchema, topicSchema } from "#gateway/domains/outlines/contract";
import { patch, post, put, remove } from "../calls";
import { givenOr, numberAbove0, plain, text } from "../fields";
import type { FormField, RestForm } from "../form";
import { outline } from "../outline";
import type { RestRoute } from "../route";
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

const notFound = "Course not found";

const courseWrites: readonly RestRoute[] = [
  post("courses", {
    notFound,
    document: `mutation ($input: CourseInput!, $modules: [OutlineModuleInput!]) {
      answer: createCourse(input: $input, modules: $modules) { ${courseAnswer} }
    }`,
    form: courseForm,
    part: "course",
  }),
  put("courses/{id}", {
    notFound,
    document: `mutation ($id: Int!, $input: CourseInput!, $modules: [OutlineModuleInput!], $version: DateTime) {
      answer: updateCourse(courseId: $id, input: $input, modules: $modules, version: $version) { ${courseAnswer} }
    }`,
    form: courseForm,
    part: "course",
  }),
  patch("courses/{id}/publish", {
    notFound,
    document: `mutation ($id: Int!) { answer: publishCourse(courseId: $id) { ${courseAnswer} } }`,
    part: "course",
  }),
  patch("courses/{id}/unpublish", {
    notFound,
    document: `mutation ($id: Int!) { answer: unpublishCourse(courseId: $id) { ${courseAnswer} } }`,
    part: "course",
  }),
  remove("courses/{id}", {
    document: `mutation ($id: Int!) { answer: deleteCourse(courseId: $id) { __typename ${refusal} } }`,
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
    document: `mutation ($id: Int!, $moduleId: Int!) {
      answer: deleteModule(courseId: $id, moduleId: $moduleId) { __typename ${refusal} }
    }`,
  }),
  remove("courses/{id}/modules/{moduleId}/topics/{topicId}", {
    document: `mutation ($id: Int!, $moduleId: Int!, $topicId: Int!) {
      answer: deleteTopic(courseId: $id, moduleId: $moduleId, topicId: $topicId) { __typename ${refusal} }
    }`,
  }),
];

const category: readonly RestRoute[] = [
  post("categories", {
    notFound: "Category not found",
    document: `mutation ($name: String!) {
      answer: createCategory(name: $name) {
        __typename ... on CategoryPayload { category { id: databaseId name } } ${refusal}
      }
    }`,
    form: { fields: { name: text("name") }, schema: () => categorySchema },
    part: "category",
  }),
  put("categories/{id}", {
    notFound: "Category not found",
    document: `mutation ($id: Int!, $version: DateTime, $name: String!) {
      answer: renameCategory(categoryId: $id, version: $version, name: $name) {
        __typename ... on CategoryPayload { category { id: databaseId name } } ${refusal}
      }
    }`,
    form: { fields: { name: text("name") }, schema: () => categorySchema },
    part: "category",
  }),
  remove("categories/{id}", {
    document: `mutation ($id: Int!) { answer: deleteCategory(categoryId: $id) { __typename ${refusal} } }`,
  }),
];

const curriculum = `curriculum { id: databaseId title description price duration level imageUrl status authorName
  trainer: trainerName trainerId objectives updatedAt }`;
const curriculumAnswer = `__typename ... on CurriculumPayload { ${curriculum} } ${refusal}`;

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
  post("curriculum", {
    notFound: "Curriculum not found",
    document: `mutation ($input: CurriculumInput!, $modules: [OutlineModuleInput!]) {
      answer: createCurriculum(input: $input, modules: $modules) { ${curriculumAnswer} }
    }`,
    form: curriculumForm,
    part: "curriculum",
  }),
  put("curriculum/{id}", {
    notFound: "Curriculum not found",
    document: `mutation ($id: Int!, $input: CurriculumInput!, $modules: [OutlineModuleInput!], $version: DateTime) {
      answer: updateCurriculum(curriculumId: $id, input: $input, modules: $modules, version: $version) {
        ${curriculumAnswer}
      }
    }`,
    form: curriculumForm,
    part: "curriculum",
  }),
  remove("curriculum/{id}", {
    document: `mutation ($id: Int!) { answer: deleteCurriculum(curriculumId: $id) { __typename ${refusal} } }`,
  }),
];

/** The calls that make content: courses with their outlines, categories and curricula. */
export const authoringRoutes: readonly RestRoute[] = [
  ...courseWrites,
  ...outlineWrites,
  ...category,
  ...curriculumWrites,
];

import {
  bodyChoice,
  bodyNumber,
  bodyOptionalNumber,
  bodyRequiredChoice,
  bodyText,
  pathNumber,
  type RestInput,
  type RestRoute,
} from "../route";
import { refusal } from "./fragments";

const statuses = ["DRAFT", "PUBLISHED"];
const levels = ["BEGINNER", "INTERMEDIATE", "ADVANCED"];

const course = `course { id: databaseId code title description categoryId category { id: databaseId name } status price
  duration level imageUrl authorName updatedAt }`;
const courseAnswer = `__typename ... on ChangedCoursePayload { ${course} } ${refusal}`;

function courseInput(input: RestInput) {
  return {
    code: bodyText(input, "code"),
    title: bodyText(input, "title"),
    description: bodyText(input, "description"),
    categoryId: bodyNumber(input, "categoryId"),
    status: bodyRequiredChoice(input, "status", statuses),
    price: bodyOptionalNumber(input, "price"),
    imageUrl: bodyText(input, "imageUrl"),
    level: bodyChoice(input, "level", levels),
    duration: bodyOptionalNumber(input, "duration") ?? undefined,
    authorName: bodyText(input, "authorName") || undefined,
  };
}

const id = (input: RestInput) => ({ id: pathNumber(input, "id") });
const courseOf = ({ course: changed }: { course: object }) => changed;
const courseNotFound = { form: "one", notFound: "Course not found" } as const;

const courseWrites: readonly RestRoute[] = [
  {
    method: "POST",
    path: "courses",
    document: `mutation ($input: CourseInput!) { answer: createCourse(input: $input) { ${courseAnswer} } }`,
    variables: (input) => ({ input: courseInput(input) }),
    answer: courseNotFound,
    shape: courseOf,
  },
  {
    method: "PUT",
    path: "courses/{id}",
    document: `mutation ($id: Int!, $input: CourseInput!) {
      answer: updateCourse(courseId: $id, input: $input) { ${courseAnswer} }
    }`,
    variables: (input) => ({ ...id(input), input: courseInput(input) }),
    answer: courseNotFound,
    shape: courseOf,
  },
  {
    method: "PATCH",
    path: "courses/{id}/publish",
    document: `mutation ($id: Int!) { answer: publishCourse(courseId: $id) { ${courseAnswer} } }`,
    variables: id,
    answer: courseNotFound,
    shape: courseOf,
  },
  {
    method: "PATCH",
    path: "courses/{id}/unpublish",
    document: `mutation ($id: Int!) { answer: unpublishCourse(courseId: $id) { ${courseAnswer} } }`,
    variables: id,
    answer: courseNotFound,
    shape: courseOf,
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
    variables: (input) => ({ ...id(input), name: bodyText(input, "name") }),
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
    variables: (input) => ({
      ...id(input),
      moduleId: pathNumber(input, "moduleId"),
      name: bodyText(input, "name"),
    }),
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
    variables: (input) => ({ name: bodyText(input, "name") }),
    answer: { form: "one", notFound: "Category not found" },
    shape: ({ category: made }: { category: object }) => made,
  },
  {
    method: "DELETE",
    path: "categories/{id}",
    document: `mutation ($id: Int!) { answer: deleteCategory(categoryId: $id) { __typename ${refusal} } }`,
    variables: id,
    answer: { form: "none" },
  },
];

const curriculum = `curriculum { id: databaseId title description price duration level imageUrl status updatedAt }`;
const curriculumAnswer = `__typename ... on CurriculumPayload { ${curriculum} } ${refusal}`;
const curriculumOf = ({ curriculum: changed }: { curriculum: object }) => changed;
const curriculumNotFound = { form: "one", notFound: "Curriculum not found" } as const;

const curriculumInput = (input: RestInput) => ({
  title: bodyText(input, "title"),
  description: bodyText(input, "description"),
  price: bodyOptionalNumber(input, "price"),
  duration: bodyNumber(input, "duration"),
  imageUrl: bodyText(input, "imageUrl"),
  status: bodyRequiredChoice(input, "status", statuses),
  level: bodyRequiredChoice(input, "level", levels),
});

const curriculumWrites: readonly RestRoute[] = [
  {
    method: "POST",
    path: "curriculum",
    document: `mutation ($input: CurriculumInput!) { answer: createCurriculum(input: $input) { ${curriculumAnswer} } }`,
    variables: (input) => ({ input: curriculumInput(input) }),
    answer: curriculumNotFound,
    shape: curriculumOf,
  },
  {
    method: "PUT",
    path: "curriculum/{id}",
    document: `mutation ($id: Int!, $input: CurriculumInput!) {
      answer: updateCurriculum(curriculumId: $id, input: $input) { ${curriculumAnswer} }
    }`,
    variables: (input) => ({ ...id(input), input: curriculumInput(input) }),
    answer: curriculumNotFound,
    shape: curriculumOf,
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

import { chosenId } from "#gateway/domains/contract";
import { resourceLabels, resourceSchema } from "#gateway/domains/resources/contract";
import { givenOr, plain, tags, text } from "../fields";
import type { RestForm } from "../form";
import { pathNumber, type RestRoute } from "../route";
import { page, refusal } from "./fragments";

/** The selection of a resource in every route. */
export const resource = `id: databaseId name title: name url type duration status visibility tags updatedAt
  course { id: databaseId title }`;
const answer = `__typename ... on ChangedResourcePayload { resource { ${resource} } } ${refusal}`;

/** The form's defaults are the specification's: EMBED, PUBLIC, PUBLISHED and 0 minutes. */
const form: RestForm = {
  fields: {
    name: text("name", "title"),
    type: givenOr("type", "EMBED"),
    url: text("url"),
    visibility: givenOr("visibility", "PUBLIC"),
    duration: givenOr("duration", 0),
    status: givenOr("status", "PUBLISHED"),
    tags: tags("tags"),
  },
  schema: () => resourceSchema,
};

/** The form where the body names the course, too. */
const formWithCourse: RestForm = {
  fields: { courseId: plain("courseId", "course.id"), ...form.fields },
  schema: () => resourceSchema.extend({ courseId: chosenId(resourceLabels.courseId) }),
};

const getResource = ({ resource: changed }: { resource: object }) => changed;
const notFound = { form: "one", notFound: "Resource not found" } as const;

const createDocument = `mutation ($courseId: Int!, $input: ResourceInput!) {
  answer: createResource(courseId: $courseId, input: $input) { ${answer} }
}`;

/** The calls that make and list resources as staff. */
export const resourceRoutes: readonly RestRoute[] = [
  {
    method: "GET",
    path: "resources",
    document: `query ($first: Int, $after: String) { answer: resources(first: $first, after: $after) { nodes { ${resource} } ${page} } }`,
    answer: { form: "list", notFound: "Resource not found" },
  },
  {
    method: "POST",
    path: "resources",
    document: createDocument,
    form: formWithCourse,
    variables: ({ form: { courseId, ...input } }) => ({ courseId, input }),
    answer: notFound,
    shape: getResource,
  },
  {
    method: "POST",
    path: "courses/{id}/resources",
    document: createDocument,
    form,
    variables: (call) => ({ courseId: pathNumber(call, "id"), input: call.form }),
    answer: notFound,
    shape: getResource,
  },
  {
    method: "GET",
    path: "courses/{id}/resources/{resourceId}",
    document: `query ($id: Int!, $resourceId: Int!) {
      answer: resourceToEdit(courseId: $id, databaseId: $resourceId) { ${resource} }
    }`,
    variables: (call) => ({ id: pathNumber(call, "id"), resourceId: pathNumber(call, "resourceId") }),
    answer: notFound,
  },
  {
    method: "PUT",
    path: "courses/{id}/resources/{resourceId}",
    document: `mutation ($courseId: Int!, $resourceId: Int!, $version: DateTime, $input: ResourceInput!) {
      answer: updateResource(courseId: $courseId, resourceId: $resourceId, version: $version, input: $input) { ${answer} }
    }`,
    form,
    variables: (call) => ({
      courseId: pathNumber(call, "id"),
      resourceId: pathNumber(call, "resourceId"),
      ...{ input: call.form, version: call.version },
    }),
    answer: notFound,
    shape: getResource,
  },
];

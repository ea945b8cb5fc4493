import { get, list, post, put } from "#gateway/routes/calls";
import { parts } from "#gateway/routes/editedRows";
import { givenOr, plain, tags, text } from "#gateway/routes/fields";
import type { RestForm } from "#gateway/routes/form";
import { queryByIds, queryPage, refusal } from "#gateway/routes/fragments";
import type { RestRoute } from "#gateway/routes/route";
import { chosenId } from "../contract";
import { resourceLabels, resourceSchema } from "./contract";

const resource = `id: databaseId name title: name url type duration status visibility tags updatedAt
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

const createDocument = (course: string) => `mutation ($${course}: Int!, $input: ResourceInput!) {
  answer: createResource(courseId: $${course}, input: $input) { ${answer} }
}`;

const notFound = "Resource not found";
const courseNotFound = "Course not found";

/** The calls on resources. */
export const routes: readonly RestRoute[] = [
  parts("courses/{id}/resources", {
    notFound: courseNotFound,
    parent: "course",
    field: "resources",
    nodes: resource,
  }),
  parts("resources/course/{courseId}", {
    notFound: courseNotFound,
    parent: "course",
    id: "courseId",
    field: "resources",
    nodes: resource,
  }),
  get("resources/course/{id}/{resourceId}", {
    notFound,
    document: queryByIds("resource", { courseId: "id", databaseId: "resourceId" }, resource),
  }),
  list("resources", { notFound, document: queryPage("resources", resource) }),
  post("resources", {
    notFound,
    document: createDocument("courseId"),
    form: formWithCourse,
    part: "resource",
  }),
  post("courses/{id}/resources", {
    notFound,
    document: createDocument("id"),
    form,
    part: "resource",
  }),
  get("courses/{id}/resources/{resourceId}", {
    notFound,
    document: queryByIds("resourceToEdit", { courseId: "id", databaseId: "resourceId" }, resource),
  }),
  put("courses/{id}/resources/{resourceId}", {
    notFound,
    document: `mutation ($id: Int!, $resourceId: Int!, $version: DateTime, $input: ResourceInput!) {
      answer: updateResource(courseId: $id, resourceId: $resourceId, version: $version, input: $input) { ${answer} }
    }`,
    form,
    part: "resource",
  }),
];

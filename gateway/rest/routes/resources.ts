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
import { page, refusal } from "./fragments";

const types = ["EMBED", "VIDEO", "AUDIO", "PDF", "IMAGE", "LINK", "FILE"];
const visibilities = ["PUBLIC", "PRIVATE", "PROTECTED"];
const statuses = ["DRAFT", "PUBLISHED"];

const resource = `id: databaseId name title: name url type duration status visibility tags updatedAt
  course { id: databaseId title }`;
const answer = `__typename ... on ChangedResourcePayload { resource { ${resource} } } ${refusal}`;

/** The form's defaults are the specification's: EMBED, PUBLIC and PUBLISHED. */
const resourceInput = (input: RestInput) => ({
  name: bodyText(input, "name"),
  type: bodyChoice(input, "type", types) ?? "EMBED",
  url: bodyText(input, "url"),
  visibility: bodyChoice(input, "visibility", visibilities) ?? "PUBLIC",
  duration: bodyOptionalNumber(input, "duration") ?? 0,
  status: bodyChoice(input, "status", statuses) ?? "PUBLISHED",
  tags: bodyText(input, "tags"),
});

const resourceOf = ({ resource: changed }: { resource: object }) => changed;
const notFound = { form: "one", notFound: "Resource not found" } as const;

const createDocument = `mutation ($courseId: Int!, $input: ResourceInput!) {
  answer: createResource(courseId: $courseId, input: $input) { ${answer} }
}`;

/** The calls that make and list resources as staff. */
export const resourceRoutes: readonly RestRoute[] = [
  {
    method: "GET",
    path: "resources",
    document: `query ($after: String) { answer: resources(first: 100, after: $after) { nodes { ${resource} } ${page} } }`,
    answer: { form: "list", notFound: "Resource not found" },
  },
  {
    method: "POST",
    path: "resources",
    document: createDocument,
    variables: (input) => ({ courseId: bodyNumber(input, "courseId"), input: resourceInput(input) }),
    answer: notFound,
    shape: resourceOf,
  },
  {
    method: "POST",
    path: "courses/{id}/resources",
    document: createDocument,
    variables: (input) => ({ courseId: pathNumber(input, "id"), input: resourceInput(input) }),
    answer: notFound,
    shape: resourceOf,
  },
  {
    method: "GET",
    path: "courses/{id}/resources/{resourceId}",
    document: `query ($id: Int!, $resourceId: Int!) {
      answer: resourceToEdit(courseId: $id, databaseId: $resourceId) { ${resource} }
    }`,
    variables: (input) => ({ id: pathNumber(input, "id"), resourceId: pathNumber(input, "resourceId") }),
    answer: notFound,
  },
  {
    method: "PUT",
    path: "courses/{id}/resources/{resourceId}",
    document: `mutation ($courseId: Int!, $resourceId: Int!, $input: ResourceInput!) {
      answer: updateResource(courseId: $courseId, resourceId: $resourceId, input: $input) { ${answer} }
    }`,
    variables: (input) => ({
      courseId: pathNumber(input, "id"),
      resourceId: pathNumber(input, "resourceId"),
      input: { ...resourceInput(input), status: bodyRequiredChoice(input, "status", statuses) },
    }),
    answer: notFound,
    shape: resourceOf,
  },
];

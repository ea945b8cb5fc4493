import { command, node, query, row } from "./build";
import type { EntryRow, FieldRow, Rows } from "./matrix";
import { both, hidden, ofTheTenant, staffOnly, status } from "./outcomes";

const nothing = { code: "", title: "", description: "", imageUrl: "", url: "", name: "", status: "DRAFT" };
const noResource = `input: { name: "", type: LINK, url: "", visibility: PUBLIC, duration: 0, status: DRAFT }`;
const someResource = `input: { name: "Row", type: LINK, url: "https://example.test", visibility: PUBLIC, duration: 0, status: DRAFT }`;
const toEdit = ({ published, resource }: Rows) =>
  `{ answer: resourceToEdit(courseId: ${published.id}, databaseId: ${resource}) { url } }`;
const signedInTenant = { ...ofTheTenant, visitor: "UNAUTHENTICATED" } as const;

export const fields: FieldRow[] = [
  command("createResource", ({ published: { id } }) => `courseId: ${id}, ${noResource}`, both("INVALID")),
  command("createResource in no course", () => `courseId: 999999, ${someResource}`, both("NOT_FOUND")),
  command(
    "updateResource",
    ({ draft, resource }) => `courseId: ${draft.id}, resourceId: ${resource}, ${someResource}`,
    both("NOT_FOUND"),
  ),
  command(
    "deleteResource",
    ({ draft, resource }) => `courseId: ${draft.id}, resourceId: ${resource}`,
    both("NOT_FOUND"),
  ),
  query("resources", "resources(first: 100) { nodes { name course { code } } }", {
    ...staffOnly,
    other: "own",
  }),
  { field: "Query.resourceToEdit", document: toEdit, expected: staffOnly },
  node("Resource", "name", ofTheTenant),
  query(
    "node of a Resource's address",
    ({ nodes }) => `node(id: "${nodes["Resource"]}") { ... on Resource { url } }`,
    signedInTenant,
  ),
  node("draftResource", "url", hidden),
  query(
    "resource",
    ({ published, resource }) => `resource(courseId: ${published.id}, databaseId: ${resource}) { url }`,
    { ...ofTheTenant, visitor: "UNAUTHENTICATED" },
  ),
];

export const entries: EntryRow[] = [
  { entry: "GET resources", path: () => "resources", expected: status.lists },
  row("POST resources", () => "resources", status.invalid, { ...nothing, courseId: 1 }),
  row(
    "POST courses/{id}/resources",
    ({ published }) => `courses/${published.id}/resources`,
    status.invalid,
    nothing,
  ),
  {
    entry: "GET courses/{id}/resources/{resourceId}",
    path: ({ published, resource }) => `courses/${published.id}/resources/${resource}`,
    expected: status.staff,
  },
  row(
    "PUT courses/{id}/resources/{resourceId}",
    ({ published, resource }) => `courses/${published.id}/resources/${resource}`,
    status.invalidChange,
    nothing,
  ),
  row("GET courses/{id}/resources", ({ published }) => `courses/${published.id}/resources`, status.signedIn),
  row(
    "GET resources/course/{id}/{resourceId}",
    ({ published, resource }) => `resources/course/${published.id}/${resource}`,
    status.signedIn,
  ),
  row(
    "GET resources/course/{courseId}",
    ({ published }) => `resources/course/${published.id}`,
    status.signedIn,
  ),
];

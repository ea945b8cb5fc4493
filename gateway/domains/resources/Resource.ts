import { builder } from "#gateway/graphql/builder";
import { describedEnum } from "#gateway/graphql/enums";
import { visibleNode } from "#gateway/graphql/nodes";
import { contextMax } from "#gateway/graphql/pages";
import { Course, PublishStatus } from "../courses/Course";
import { visibleResources } from "./access";
import type { resourceTypes, resourceVisibilities } from "./contract";

export const ResourceType = builder.enumType("ResourceType", {
  description: "The type of a resource.",
  values: {
    EMBED: {},
    VIDEO: {},
    AUDIO: {},
    PDF: {},
    IMAGE: {},
    LINK: {},
    FILE: {},
  } satisfies Record<(typeof resourceTypes)[number], object>,
});

export const ResourceVisibility = describedEnum<(typeof resourceVisibilities)[number]>(
  "ResourceVisibility",
  "The audience of a published resource.",
  {
    PUBLIC: "Every user who can see the course.",
    PRIVATE: "Staff.",
    PROTECTED: "Staff and enrolled learners.",
  },
);

export const Resource = builder.prismaNode("Resource", {
  description:
    "Something to read, watch or use beside a course. Its address is http or https, or a path on this site.",
  ...visibleNode(visibleResources),
  authScopes: { public: true },
  fields: (t) => ({
    databaseId: t.exposeInt("id", { description: "The id, used in addresses and arguments." }),
    name: t.exposeString("name", { description: "The name." }),
    url: t.exposeString("url", {
      description: "Its address. Requires signing in: visitors see the name only.",
      authScopes: { signedIn: true },
    }),
    type: t.expose("type", { type: ResourceType, description: "The type." }),
    duration: t.exposeInt("duration", { description: "Minutes that it takes." }),
    status: t.expose("status", { type: PublishStatus, description: "Drafts are visible to staff only." }),
    visibility: t.expose("visibility", {
      type: ResourceVisibility,
      description: "The audience once published.",
    }),
    tags: t.exposeStringList("tags", { description: "Tags." }),
    updatedAt: t.expose("updatedAt", { type: "DateTime", description: "When it last changed." }),
    course: t.relation("course", { type: Course, description: "The course that it belongs to." }),
  }),
});

builder.prismaObjectField("Course", "resources", (t) =>
  t.relatedConnection("resources", {
    type: Resource,
    cursor: "id",
    maxSize: contextMax,
    totalCount: true,
    description: "The resources of the course that the viewer may see, in order. Requires a sign-in.",
    authScopes: { signedIn: true },
    query: (_args, { viewer }) => ({
      where: visibleResources(viewer),
      orderBy: [{ displayOrder: "asc" }, { id: "asc" }],
    }),
  }),
);

builder.prismaObjectField("Course", "publicResources", (t) =>
  t.relation("resources", {
    type: Resource,
    description:
      "The published PUBLIC resources of the course, in order, at most 100; visitors see their names too.",
    authScopes: { public: true },
    query: {
      where: { visibility: "PUBLIC", status: "PUBLISHED" },
      orderBy: [{ displayOrder: "asc" }, { id: "asc" }],
      take: 100,
    },
  }),
);

builder.queryField("resource", (t) =>
  t.prismaField({
    type: Resource,
    nullable: true,
    description: "A resource by id; null when there is none that the viewer may see.",
    authScopes: { signedIn: true },
    args: {
      courseId: t.arg.int({ required: true, description: "The course's id." }),
      databaseId: t.arg.int({ required: true, description: "The resource's id." }),
    },
    resolve: (query, _root, { courseId, databaseId }, { db, viewer }) =>
      db.resource.findFirst({
        ...query,
        where: { AND: [{ id: databaseId, courseId }, visibleResources(viewer)] },
      }),
  }),
);

builder.queryField("resources", (t) =>
  t.prismaConnection({
    type: Resource,
    cursor: "id",
    maxSize: contextMax,
    description: "All resources of the organization, by course. Requires staff.",
    authScopes: { staff: true },
    totalCount: (_root, _args, { db }) => db.resource.count(),
    resolve: (query, _root, _args, { db }) =>
      db.resource.findMany({
        ...query,
        orderBy: [{ courseId: "asc" }, { displayOrder: "asc" }, { id: "asc" }],
      }),
  }),
);

builder.queryField("resourceToEdit", (t) =>
  t.prismaField({
    type: Resource,
    nullable: true,
    description:
      "A resource of a course, drafts included, for its editor; null when there is none. Requires staff.",
    authScopes: { staff: true },
    args: {
      courseId: t.arg.int({ required: true, description: "The course's id." }),
      databaseId: t.arg.int({ required: true, description: "The resource's id." }),
    },
    resolve: (query, _root, { courseId, databaseId }, { db }) =>
      db.resource.findFirst({ ...query, where: { id: databaseId, courseId } }),
  }),
);

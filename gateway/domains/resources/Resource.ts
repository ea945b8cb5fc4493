import { rowId, toArgs } from "#gateway/graphql/arguments";
import { builder } from "#gateway/graphql/builder";
import { describedEnum } from "#gateway/graphql/enums";
import { restricted } from "#gateway/graphql/fields";
import { listQuery } from "#gateway/graphql/lists";
import { contextMax } from "#gateway/graphql/pages";
import { findQuery } from "#gateway/graphql/queryFields";
import { nodeType } from "#gateway/graphql/types";
import { inOrder } from "../rules";
import { resourceReaders, staffResources, visibleResources } from "./access";
import type { resourceTypeLabels, resourceVisibilityLabels } from "./contract";

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
  } satisfies Record<keyof typeof resourceTypeLabels, object>,
});

export const ResourceVisibility = describedEnum<keyof typeof resourceVisibilityLabels>(
  "ResourceVisibility",
  "The audience of a published resource.",
  {
    PUBLIC: "Every user who can see the course.",
    PRIVATE: "Staff.",
    PROTECTED: "Staff and enrolled learners.",
  },
);

export const Resource = nodeType("Resource", {
  description:
    "Something to read, watch or use with a course. Its URL is http or https, or a path on this site.",
  visible: visibleResources,
  readers: "public",
  columns: {
    name: "The name.",
    type: "The type.",
    url: restricted("signedIn", "Its URL. Requires a sign-in: visitors see only the name."),
    duration: "Minutes that it takes.",
    status: "Drafts are visible to staff only.",
    visibility: "The audience once published.",
    tags: "Tags.",
    updatedAt: "When it last changed.",
  },
  relations: {
    course: "The course that it belongs to.",
  },
});

builder.prismaObjectField("Course", "resources", (t) =>
  t.relatedConnection("resources", {
    type: Resource,
    cursor: "id",
    maxSize: contextMax,
    totalCount: true,
    description: "The resources of the course that the viewer can see, in order. Requires a sign-in.",
    authScopes: { signedIn: true },
    query: (_args, { viewer }) => ({
      where: visibleResources(viewer),
      orderBy: inOrder,
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
      orderBy: inOrder,
      take: 100,
    },
  }),
);

const placeArguments = toArgs({ courseId: rowId("course"), databaseId: rowId("resource") });

findQuery("resource", {
  type: Resource,
  description: "A resource by id; null when there is none that the viewer may see.",
  readers: "signedIn",
  args: placeArguments,
  where: ({ courseId, databaseId }) => ({ id: databaseId, courseId }),
  visible: visibleResources,
});

listQuery("resources", {
  type: Resource,
  description:
    "The resources of the organization, drafts included, by course: all, or those of the courses that the viewer teaches. Requires staff.",
  readers: resourceReaders,
  visible: staffResources,
  orderBy: [{ courseId: "asc" }, { displayOrder: "asc" }, { id: "asc" }],
});

findQuery("resourceToEdit", {
  type: Resource,
  description:
    "A resource of a course, drafts included, for its editor; null when there is none. Requires staff.",
  readers: resourceReaders,
  visible: staffResources,
  args: placeArguments,
  where: ({ courseId, databaseId }) => ({ id: databaseId, courseId }),
});

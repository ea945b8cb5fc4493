import { builder } from "#gateway/graphql/builder";
import { expose } from "#gateway/graphql/fields";
import { listQuery } from "#gateway/graphql/lists";
import { anyNode } from "#gateway/graphql/nodes";
import { isMember } from "#gateway/session/viewer";

const PlaceRequest = builder.prismaNode("PlaceRequest", {
  ...anyNode,
  description: "A learner's request for a place in a paid course. Requires staff.",
  authScopes: { staff: true },
  fields: (t) => ({
    ...expose(t, {
      databaseId: "The request's id.",
      createdAt: "When it was sent.",
    }),
    user: t.relation("user", { description: "The learner." }),
    course: t.relation("course", { description: "The course." }),
  }),
});

listQuery("placeRequests", {
  type: PlaceRequest,
  description: "Open requests for places in paid courses, oldest first. Requires staff.",
  authScopes: { staff: true },
  orderBy: [{ createdAt: "asc" }, { id: "asc" }],
});

builder.prismaObjectField("Course", "placeRequestedAt", (t) =>
  t.field({
    type: "DateTime",
    nullable: true,
    description: "When the viewer requested a place; null without an open request.",
    select: (_args, { viewer }) => ({
      placeRequests: {
        where: { userId: isMember(viewer) ? viewer.userId : -1 },
        take: 1,
        select: { createdAt: true },
      },
    }),
    resolve: ({ placeRequests: [request] }) => request?.createdAt ?? null,
  }),
);

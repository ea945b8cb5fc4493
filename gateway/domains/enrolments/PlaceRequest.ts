import { builder, nodeNumber } from "#gateway/graphql/builder";
import { isMember } from "#gateway/session/viewer";

const PlaceRequest = builder.prismaNode("PlaceRequest", {
  id: { field: "id" },
  nullable: true,
  findUnique: (id) => ({ id: nodeNumber(id) }),
  description: "A learner's request for a place in a paid course. Requires staff.",
  authScopes: { staff: true },
  fields: (t) => ({
    databaseId: t.exposeInt("id", { description: "The request's id." }),
    user: t.relation("user", { description: "The learner." }),
    course: t.relation("course", { description: "The course." }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was sent." }),
  }),
});

builder.queryField("placeRequests", (t) =>
  t.prismaConnection({
    type: PlaceRequest,
    cursor: "id",
    description: "Open requests for places in paid courses, oldest first. Requires staff.",
    authScopes: { staff: true },
    totalCount: (_root, _args, { db }) => db.placeRequest.count(),
    resolve: (query, _root, _args, { db }) =>
      db.placeRequest.findMany({ ...query, orderBy: [{ createdAt: "asc" }, { id: "asc" }] }),
  }),
);

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

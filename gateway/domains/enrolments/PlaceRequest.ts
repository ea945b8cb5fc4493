import { builder } from "#gateway/graphql/builder";
import { listQuery } from "#gateway/graphql/lists";
import { nodeType } from "#gateway/graphql/types";
import { getUserId } from "#gateway/session/viewer";

const PlaceRequest = nodeType("PlaceRequest", {
  description: "A learner's request for a place in a paid course. Requires staff.",
  readers: "enrolments.write",
  columns: {
    databaseId: "The id, used in arguments.",
    createdAt: "When it was sent.",
  },
  relations: {
    user: "The learner.",
    course: "The course.",
  },
});

listQuery("placeRequests", {
  type: PlaceRequest,
  description: "Open requests for places in paid courses, oldest first. Requires staff.",
  readers: "enrolments.write",
  orderBy: [{ createdAt: "asc" }, { id: "asc" }],
});

builder.prismaObjectField("Course", "placeRequestedAt", (t) =>
  t.field({
    type: "DateTime",
    nullable: true,
    description: "When the viewer requested a place; null without an open request.",
    select: (_args, { viewer }) => ({
      placeRequests: {
        where: { userId: getUserId(viewer) },
        take: 1,
        select: { createdAt: true },
      },
    }),
    resolve: ({ placeRequests: [request] }) => request?.createdAt ?? null,
  }),
);

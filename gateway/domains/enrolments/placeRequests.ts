import { builder, nodeNumber } from "#gateway/graphql/builder";
import { orRefusal } from "#gateway/graphql/Refusal";
import { requireMember } from "#gateway/graphql/scopes";
import { isMember } from "#gateway/session/viewer";
import { CoursePayload } from "../courses/CoursePayload";
import { dismissPlaceRequest, requestPlace } from "./placeCommands";

const PlaceRequest = builder.prismaNode("PlaceRequest", {
  id: { field: "id" },
  nullable: true,
  findUnique: (id) => ({ id: nodeNumber(id) }),
  description: "A learner's request for a place in a paid course. Requires staff.",
  authScopes: { staff: true },
  fields: (t) => ({
    databaseId: t.exposeInt("id", { description: "The request's id." }),
    user: t.relation("user", { description: "Who asks." }),
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

builder.mutationField("requestPlace", (t) =>
  t.field({
    type: CoursePayload,
    description: "Requests a place in a paid course for the viewer, a learner. Twice is once.",
    authScopes: { signedIn: true },
    errors: orRefusal("RequestPlace"),
    args: { courseId: t.arg.int({ required: true, description: "The course's id." }) },
    resolve: async (_root, { courseId }, context) => {
      await requestPlace(context, requireMember(context.viewer), courseId);
      return { courseId };
    },
  }),
);

const DismissedPlaceRequest = builder
  .objectRef<{ deletedId: number }>("DismissedPlaceRequestPayload")
  .implement({
    description: "A request that is gone.",
    authScopes: { staff: true },
    fields: (t) => ({ deletedId: t.exposeInt("deletedId", { description: "The id that it had." }) }),
  });

builder.mutationField("dismissPlaceRequest", (t) =>
  t.field({
    type: DismissedPlaceRequest,
    description: "Removes a request for a place without enrolling anyone. Requires staff.",
    authScopes: { staff: true },
    errors: orRefusal("DismissPlaceRequest"),
    args: { requestId: t.arg.int({ required: true, description: "The request's id." }) },
    resolve: async (_root, { requestId }, context) => {
      await dismissPlaceRequest(context, requireMember(context.viewer), requestId);
      return { deletedId: requestId };
    },
  }),
);

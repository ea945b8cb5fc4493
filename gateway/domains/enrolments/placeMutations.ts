import { builder } from "#gateway/graphql/builder";
import { orRefusal } from "#gateway/graphql/Refusal";
import { requireMember } from "#gateway/graphql/scopes";
import { CoursePayload } from "../courses/CoursePayload";
import { dismissPlaceRequest, requestPlace } from "./placeCommands";

builder.mutationField("requestPlace", (t) =>
  t.field({
    type: CoursePayload,
    description: "Requests a place in a paid course for the viewer, a learner. Repeating it changes nothing.",
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
    description: "A deleted request.",
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

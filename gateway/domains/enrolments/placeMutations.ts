import { rowId } from "#gateway/graphql/arguments";
import { builder } from "#gateway/graphql/builder";
import { deleteMutation, memberMutation } from "#gateway/graphql/mutationFields";
import { CoursePayload } from "../courses/CoursePayload";
import { dismissPlaceRequest, requestPlace } from "./placeCommands";

memberMutation("requestPlace", {
  type: CoursePayload,
  description: "Requests a place in a paid course for the viewer, a learner. Repeating it changes nothing.",
  args: builder.args((t) => ({ courseId: t.int(rowId("course")) })),
  run: (context, member, { courseId }) => requestPlace(context, member, courseId),
});

const DismissedPlaceRequest = builder
  .objectRef<{ deletedId: number }>("DismissedPlaceRequestPayload")
  .implement({
    description: "A deleted request.",
    authScopes: { staff: true },
    fields: (t) => ({ deletedId: t.exposeInt("deletedId", { description: "The id that it had." }) }),
  });

deleteMutation("dismissPlaceRequest", {
  type: DismissedPlaceRequest,
  row: "request",
  description: "Removes a request for a place without enrolling anyone. Requires staff.",
  command: dismissPlaceRequest,
});

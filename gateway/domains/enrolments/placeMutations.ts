import { rowId, toArgs } from "#gateway/graphql/arguments";
import { builder } from "#gateway/graphql/builder";
import { expose, value } from "#gateway/graphql/fields";
import { deleteMutation, memberMutation } from "#gateway/graphql/mutationFields";
import { CoursePayload } from "../courses/CoursePayload";
import { dismissPlaceRequest, requestPlace } from "./placeCommands";

memberMutation("requestPlace", {
  type: CoursePayload,
  description: "Requests a place in a paid course for the viewer, a learner. Repeating it changes nothing.",
  args: toArgs({ courseId: rowId("course") }),
  run: (context, member, { courseId }) => requestPlace(context, member, courseId),
});

const DismissedPlaceRequest = builder
  .objectRef<{ deletedId: number }>("DismissedPlaceRequestPayload")
  .implement({
    description: "A deleted request.",
    authScopes: { staff: true },
    fields: (t) => ({
      ...expose(t, {
        deletedId: value("Int", "The id that it had."),
      }),
    }),
  });

deleteMutation("dismissPlaceRequest", {
  type: DismissedPlaceRequest,
  row: "request",
  description: "Removes a request for a place without enrolling anyone. Requires staff.",
  command: dismissPlaceRequest,
});

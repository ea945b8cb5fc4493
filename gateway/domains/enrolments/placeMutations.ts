import { value } from "#gateway/graphql/fields";
import { memberMutation, ofDeletedRow, ofRow, staffMutation } from "#gateway/graphql/mutationFields";
import { valueType } from "#gateway/graphql/types";
import { CoursePayload } from "../courses/CoursePayload";
import { dismissPlaceRequest, requestPlace } from "./placeCommands";

memberMutation("requestPlace", {
  type: CoursePayload,
  description: "Requests a place in a paid course for the viewer, a learner. Repeating it changes nothing.",
  ...ofRow("course", requestPlace),
});

const DismissedPlaceRequest = valueType<{ deletedId: number }>("DismissedPlaceRequestPayload", {
  description: "A deleted request.",
  readers: "enrolments.write",
  values: {
    deletedId: value("Int", "The id that it had."),
  },
});

staffMutation("dismissPlaceRequest", {
  right: "enrolments.write",
  type: DismissedPlaceRequest,
  description: "Removes a request for a place without enrolling anyone. Requires staff.",
  ...ofDeletedRow("request", dismissPlaceRequest),
});

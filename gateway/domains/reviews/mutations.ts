import { inputType, required, rowId, toArgs } from "#gateway/graphql/arguments";
import { memberMutation } from "#gateway/graphql/mutationFields";
import { CoursePayload } from "../courses/CoursePayload";
import { saveReview } from "./commands";

const ReviewInput = inputType("ReviewInput", {
  rating: required("Int", "One to five stars."),
  text: required("String", "At most 2,000 characters."),
});

memberMutation("saveReview", {
  type: CoursePayload,
  description: "Creates or updates the viewer's review of a course that the viewer is enrolled in.",
  args: toArgs({ courseId: rowId("course"), input: required(ReviewInput) }),
  run: saveReview,
});

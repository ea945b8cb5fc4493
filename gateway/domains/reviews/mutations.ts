import { rowId } from "#gateway/graphql/arguments";
import { builder } from "#gateway/graphql/builder";
import { memberMutation } from "#gateway/graphql/mutationFields";
import { CoursePayload } from "../courses/CoursePayload";
import { saveReview } from "./commands";

const ReviewInput = builder.inputType("ReviewInput", {
  fields: (t) => ({
    rating: t.int({ required: true, description: "One to five stars." }),
    text: t.string({ required: true, description: "At most 2,000 characters." }),
  }),
});

memberMutation("saveReview", {
  type: CoursePayload,
  description: "Creates or updates the viewer's review of a course that the viewer is enrolled in.",
  args: builder.args((t) => ({
    courseId: t.int(rowId("course")),
    input: t.field({ type: ReviewInput, required: true }),
  })),
  run: saveReview,
});

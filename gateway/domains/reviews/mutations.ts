import { builder } from "#gateway/graphql/builder";
import { orRefusal } from "#gateway/graphql/Refusal";
import { requireMember } from "#gateway/graphql/scopes";
import { CoursePayload } from "../courses/CoursePayload";
import { saveReview } from "./commands";

const ReviewInput = builder.inputType("ReviewInput", {
  fields: (t) => ({
    rating: t.int({ required: true, description: "One to five stars." }),
    text: t.string({ required: true, description: "At most 2,000 characters." }),
  }),
});

builder.mutationField("saveReview", (t) =>
  t.field({
    type: CoursePayload,
    description: "Creates or updates the viewer's review of a course that the viewer is enrolled in.",
    authScopes: { signedIn: true },
    errors: orRefusal("SaveReview"),
    args: {
      courseId: t.arg.int({ required: true, description: "The course's id." }),
      input: t.arg({ type: ReviewInput, required: true }),
    },
    resolve: async (_root, { courseId, input }, context) => {
      await saveReview(context, requireMember(context.viewer), { courseId, input });
      return { courseId };
    },
  }),
);

import { graphql, useFragment } from "react-relay";
import { reviewLabels, reviewLimits, reviewMessages, reviewSchema } from "#gateway/domains/reviews/contract";
import type { ReviewForm_course$key } from "~/__generated__/ReviewForm_course.graphql";
import type { ReviewFormMutation } from "~/__generated__/ReviewFormMutation.graphql";
import { Form } from "~/forms/Form";
import { UnsavedChanges } from "~/forms/UnsavedChanges";
import { useForm } from "~/forms/useForm";
import { type Command, useMutation } from "~/relay/useMutation";
import { Button } from "~/ui/Button";
import { FieldNotes } from "~/ui/Field";
import { RatingInput } from "~/ui/Rating";
import { TextArea } from "~/ui/TextArea";

const fragment = graphql`
  fragment ReviewForm_course on Course {
    databaseId
    viewerReview { rating text }
  }
`;

const command: Command<ReviewFormMutation> = {
  ...reviewMessages,
  mutation: graphql`
    mutation ReviewFormMutation($courseId: Int!, $input: ReviewInput!) {
      result: saveReview(courseId: $courseId, input: $input) {
        ... on CoursePayload @alias(as: "payload") { course { ...OwnReview_course ...CourseReviews_course } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

interface Props {
  course: ReviewForm_course$key;
  onDone: () => void;
}

/** One to five stars and a text, prefilled with the existing review. */
export function ReviewForm({ course: key, onDone }: Props) {
  const { databaseId, viewerReview } = useFragment(fragment, key);
  const [save] = useMutation(command);
  const form = useForm({
    schema: reviewSchema,
    labels: reviewLabels,
    kept: { name: "course-review", id: databaseId },
    initial: { rating: viewerReview?.rating, text: viewerReview?.text ?? "" },
    async onSubmit(input) {
      const variables = { courseId: databaseId, input };
      const saved = await save(variables, { onFieldErrors: form.setServerErrors });
      if (saved) setTimeout(onDone);
      return saved !== null;
    },
  });
  const rating = form.field("rating");
  const errorId = `${rating.id}-error`;
  return (
    <Form
      form={form}
      aria-label="Your review"
      submit="Save review"
      actions={
        <Button
          variant="ghost"
          onClick={() => {
            form.forget();
            onDone();
          }}
        >
          Cancel
        </Button>
      }
    >
      <UnsavedChanges when={form.unsaved} onLeave={form.forget} />
      {/* biome-ignore lint/a11y/useSemanticElements: the stars' own fieldset is inside; this one takes the focus and the message. */}
      <div
        id={rating.id}
        role="group"
        aria-label={rating.label}
        aria-describedby={rating.error && errorId}
        tabIndex={-1}
        onBlur={rating.onBlur}
      >
        <RatingInput label={rating.label} value={rating.value ?? 0} onChange={rating.onChange} />
        <FieldNotes error={rating.error} errorId={errorId} hintId={undefined} />
      </div>
      <TextArea {...form.field("text")} limit={reviewLimits.text} />
    </Form>
  );
}

import { useState } from "react";
import { postLabels, postLimits, postMessages, postSchema, toSlug } from "#gateway/domains/blogs/contract";
import { EditConflictNotice } from "~/forms/EditConflictNotice";
import { Form } from "~/forms/Form";
import { UnsavedChanges } from "~/forms/UnsavedChanges";
import { type SavedState, useEditConflict } from "~/forms/useEditConflict";
import { useForm } from "~/forms/useForm";
import { Button } from "~/ui/Button";
import { ButtonLink } from "~/ui/ButtonLink";
import { Card } from "~/ui/Card";
import type { ComboboxOption } from "~/ui/Combobox";
import { Select } from "~/ui/Select";
import { TextArea } from "~/ui/TextArea";
import { TextInput } from "~/ui/TextInput";
import { PostBodyField } from "./PostBodyField";
import { PostCoursePicker } from "./PostCoursePicker";
import type { SavePost } from "./savePost";

/** What the fields show, as texts. */
export type PostValues = Record<keyof typeof postLabels, string>;

const statuses = [
  { value: "DRAFT", label: "Draft" },
  { value: "PUBLISHED", label: "Published" },
];

interface Props {
  saved: SavedState<PostValues>;
  /** The course of the saved post. */
  course: ComboboxOption | null;
  submitLabel: string;
  onSave: SavePost;
}

const back = "/admin/blogs";

/** The form of a blog post, new or changed; asks before typed text is lost. */
export function PostForm({ saved, course, submitLabel, onSave }: Props) {
  const [chosen, setChosen] = useState(course);
  const form = useForm({
    schema: postSchema,
    labels: postLabels,
    initial: saved.values,
    onSubmit: (input): Promise<boolean> =>
      onSave(input, {
        version: crossing.version,
        onFieldErrors: (errors) => form.setServerErrors(errors),
        onStale: crossing.awaitNewest,
      }),
  });
  const crossing = useEditConflict(form, saved);
  const { value: courseId, onChange: chooseCourse, ...courseField } = form.field("courseId");
  // Another course may have come with someone else's edit, which the form took in.
  const option = [chosen, course].find((known) => known?.value === courseId) ?? null;
  const inWords = ({ name, theirs }: { name: string; theirs: string }): string => {
    if (name === "courseId") return course?.label ?? "None";
    return statuses.find(({ value }) => name === "status" && value === theirs)?.label ?? theirs;
  };
  const slug = form.values.slug.trim().toLowerCase() || saved.values.slug || toSlug(form.values.title);
  return (
    <Card className="max-w-4xl">
      <UnsavedChanges when={form.unsaved} />
      <EditConflictNotice
        title={postMessages.changed}
        fields={crossing.crossed}
        labels={postLabels}
        inWords={inWords}
        onGiveUp={crossing.giveUp}
      />
      <Form
        form={form}
        actions={
          <>
            <Button type="submit" variant="primary" busy={form.busy}>
              {submitLabel}
            </Button>
            <ButtonLink to={back}>Cancel</ButtonLink>
          </>
        }
      >
        <TextInput {...form.field("title")} autoComplete="off" />
        <TextArea
          {...form.field("summary")}
          limit={postLimits.summary}
          hint="Shown in the list of posts and in link previews."
        />
        <PostBodyField {...form.field("body")} />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextInput
            {...form.field("slug")}
            autoComplete="off"
            spellCheck={false}
            hint={slug ? `/blog/${slug}` : "Made from the title when you leave it empty."}
          />
          <TextInput {...form.field("authorName")} autoComplete="off" />
          <PostCoursePicker
            {...courseField}
            value={option}
            onChange={(next) => {
              setChosen(next);
              chooseCourse(next?.value ?? "");
            }}
            hint="Readers find a link to it below the post."
          />
          <Select {...form.field("status")} options={statuses} hint="Only staff can see drafts." />
        </div>
      </Form>
    </Card>
  );
}

import { useState } from "react";
import {
  type PostInput,
  postLabels,
  postLimits,
  postMessages,
  postSchema,
  toSlug,
} from "#gateway/domains/blogs/contract";
import { FormCard } from "~/forms/FormCard";
import type { SavedState } from "~/forms/useEditConflict";
import { type SaveForm, useVersionedForm } from "~/forms/useVersionedForm";
import { CoursePicker } from "~/screens/admin/CoursePicker";
import { Button } from "~/ui/Button";
import type { ComboboxOption } from "~/ui/comboboxOption";
import { Markdown } from "~/ui/Markdown";
import { Select } from "~/ui/Select";
import { TextArea, type TextAreaProps } from "~/ui/TextArea";
import { TextInput } from "~/ui/TextInput";

/** A post's text with a preview. */
function PostBodyField(props: TextAreaProps) {
  const [shown, setShown] = useState(false);
  const isEmpty = props.value.trim() === "";
  return (
    <div>
      <TextArea
        {...props}
        rows={14}
        className="[&_textarea]:max-h-[32rem] [&_textarea]:min-h-72"
        limit={postLimits.body}
        hint="Markdown: ## heading, **bold**, *italic*, - list, > quote, [link](https://…), `code`. Leave an empty line between paragraphs."
      />
      <Button size="sm" className="mt-2" aria-expanded={shown} onClick={() => setShown(!shown)}>
        {shown ? "Hide preview" : "Preview"}
      </Button>
      {shown && (
        <section aria-label="Preview" className="mt-3 rounded-md border border-line p-5">
          {isEmpty ? (
            <p className="text-sm text-muted">Nothing to preview yet.</p>
          ) : (
            <Markdown text={props.value} />
          )}
        </section>
      )}
    </div>
  );
}

/** The form's values, as texts. */
type PostValues = Record<keyof typeof postLabels, string>;

const statuses = [
  { value: "DRAFT", label: "Draft" },
  { value: "PUBLISHED", label: "Published" },
];

interface Props {
  saved: SavedState<PostValues>;
  /** The saved post's course. */
  course: ComboboxOption | null;
  submitLabel: string;
  onSave: SaveForm<PostInput>;
}

const back = "/admin/blogs";

/** The form of a new or existing post; confirms before unsaved changes are lost. */
export function PostForm({ saved, course, submitLabel, onSave }: Props) {
  const [chosen, setChosen] = useState(course);
  const { form, crossing } = useVersionedForm({ schema: postSchema, labels: postLabels, saved, onSave });
  const { value: courseId, onChange: chooseCourse, ...courseField } = form.field("courseId");
  // A conflicting edit may have brought another course.
  const option = [chosen, course].find((known) => known?.value === courseId) ?? null;
  const inWords = ({ name, theirs }: { name: string; theirs: string }): string => {
    if (name === "courseId") return course?.label ?? "None";
    return statuses.find(({ value }) => name === "status" && value === theirs)?.label ?? theirs;
  };
  const slug = form.values.slug.trim().toLowerCase() || saved.values.slug || toSlug(form.values.title);
  return (
    <FormCard
      form={form}
      submit={submitLabel}
      back={back}
      className="max-w-4xl"
      conflict={{ title: postMessages.changed, crossing, labels: postLabels, inWords }}
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
          verbatim
          hint={slug ? `/blog/${slug}` : "Leave empty to generate it from the title."}
        />
        <TextInput {...form.field("authorName")} autoComplete="off" />
        <CoursePicker
          status={null}
          {...courseField}
          value={option}
          onChange={(next) => {
            setChosen(next);
            chooseCourse(next?.value ?? "");
          }}
          hint="Linked below the post."
        />
        <Select {...form.field("status")} options={statuses} hint="Only staff can see drafts." />
      </div>
    </FormCard>
  );
}

import { graphql } from "react-relay";
import {
  announcementFormSchema,
  announcementLabels,
  announcementLimits,
  announcementMessages,
  type AnnouncementForm as FormOutput,
} from "#gateway/domains/announcements/contract";
import { toMoment } from "~/formats/dayAndTime";
import { FormCard } from "~/forms/FormCard";
import { MarkdownField } from "~/forms/MarkdownField";
import { bindMoment, MomentFields } from "~/forms/MomentFields";
import type { SavedState } from "~/forms/useEditConflict";
import { useKeptPlace } from "~/forms/useKeptPlace";
import { useOptionField } from "~/forms/useOptionField";
import { type SaveForm, useVersionedForm } from "~/forms/useVersionedForm";
import { BatchPicker } from "~/screens/admin/BatchPicker";
import { CoursePicker } from "~/screens/admin/CoursePicker";
import type { ComboboxOption } from "~/ui/comboboxOption";
import { TextInput } from "~/ui/TextInput";

/** The form's output as the mutation takes it. */
export const toAnnouncementInput = ({ day, time, ...input }: FormOutput) => ({
  ...input,
  publishAt: toMoment({ day, time }, "opens"),
});

graphql`
  fragment AnnouncementForm_announcement on Announcement {
    databaseId
    title
    body
    publishAt
    updatedAt
    batch { databaseId name }
    course { databaseId code title }
  }
`;

type Values = Record<"title" | "body" | "batchId" | "courseId" | "day" | "time", string>;

interface Props {
  saved: SavedState<Values>;
  batch: ComboboxOption | null;
  course: ComboboxOption | null;
  submitLabel: string;
  onSave: SaveForm<FormOutput>;
}

/** The form of a new or scheduled announcement, with the text as readers see it. */
export function AnnouncementForm({ saved, batch, course, submitLabel, onSave }: Props) {
  const { form, crossing } = useVersionedForm({
    schema: announcementFormSchema,
    labels: announcementLabels,
    saved,
    onSave,
    kept: useKeptPlace("announcement"),
  });
  const batchField = useOptionField(form.field("batchId"), { initial: batch, chosen: form.chosen });
  const courseField = useOptionField(form.field("courseId"), { initial: course, chosen: form.chosen });
  return (
    <FormCard
      form={form}
      submit={submitLabel}
      back="/admin/announcements"
      className="max-w-3xl"
      conflict={{ title: announcementMessages.changed, crossing, labels: announcementLabels }}
    >
      <TextInput {...form.field("title")} autoComplete="off" />
      <MarkdownField {...form.field("body")} limit={announcementLimits.body} />
      <div className="grid gap-5 sm:grid-cols-2">
        <BatchPicker {...batchField} hint="Leave both empty to send it to everyone." />
        <CoursePicker status={null} {...courseField} />
        <MomentFields
          {...bindMoment(form, ["day", "time"])}
          end="opens"
          hint="Leave empty to send it at once."
        />
      </div>
    </FormCard>
  );
}

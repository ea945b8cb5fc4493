import { graphql } from "react-relay";
import {
  announcementFormSchema,
  announcementLabels,
  announcementLimits,
  announcementMessages,
  audienceLabels,
  type AnnouncementForm as FormOutput,
} from "#gateway/domains/announcements/contract";
import { getOptions } from "#gateway/domains/labelsContract";
import type { AnnouncementFormAudienceQuery } from "~/__generated__/AnnouncementFormAudienceQuery.graphql";
import { formatQuantity } from "~/formats/counts";
import { toMoment } from "~/formats/dayAndTime";
import { FormCard } from "~/forms/FormCard";
import { MarkdownField } from "~/forms/MarkdownField";
import { bindMoment, MomentFields } from "~/forms/MomentFields";
import type { SavedState } from "~/forms/useEditConflict";
import { useKeptPlace } from "~/forms/useKeptPlace";
import type { Saved } from "~/forms/useLeaveForm";
import { useOptionField } from "~/forms/useOptionField";
import { type SaveForm, useVersionedForm } from "~/forms/useVersionedForm";
import { useFetchedAnew } from "~/relay/useFetched";
import { BatchPicker } from "~/screens/admin/BatchPicker";
import { CoursePicker } from "~/screens/admin/CoursePicker";
import type { ComboboxOption } from "~/ui/comboboxOption";
import { RadioGroup } from "~/ui/RadioGroup";
import { TextInput } from "~/ui/TextInput";

/** The form's output as the mutation takes it: the ids of other audiences than the chosen one are left out. */
export const toAnnouncementInput = ({ day, time, sendTo, batchId, courseId, ...texts }: FormOutput) => ({
  ...texts,
  batchId: sendTo === "BATCH" ? batchId : null,
  courseId: sendTo === "COURSE" ? courseId : null,
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

export type AnnouncementValues = Record<
  "title" | "body" | "sendTo" | "batchId" | "courseId" | "day" | "time",
  string
>;

const audienceQuery = graphql`
  query AnnouncementFormAudienceQuery($isChosen: Boolean!, $batchId: Int, $courseId: Int) {
    announcementAudience(batchId: $batchId, courseId: $courseId) @include(if: $isChosen)
  }
`;

const toId = (text: string) => (text === "" ? null : Number(text));

/** The number of people that the chosen audience has; null for one that is not the author's, undefined until it is known. */
function useAudienceCount({ sendTo, batchId, courseId }: AnnouncementValues): number | null | undefined {
  const chosen = {
    batchId: sendTo === "BATCH" ? toId(batchId) : null,
    courseId: sendTo === "COURSE" ? toId(courseId) : null,
  };
  const isChosen = sendTo === "EVERYONE" || chosen.batchId !== null || chosen.courseId !== null;
  const answer = useFetchedAnew<AnnouncementFormAudienceQuery>(audienceQuery, { isChosen, ...chosen });
  return isChosen ? answer?.announcementAudience : undefined;
}

const personNoun = { one: "person", many: "people" } as const;

/** A number of people in words. */
export const countPeople = (count: number): string => formatQuantity(count, personNoun);

function labelSubmit({ day }: AnnouncementValues, count: number | null | undefined): string {
  if (day !== "") return "Schedule";
  return typeof count === "number" ? `Send to ${countPeople(count)}` : "Send";
}

/** The typed and chosen values, with which the form can be opened again. */
export interface AnnouncementDraft {
  values: AnnouncementValues;
  batch: ComboboxOption | null;
  course: ComboboxOption | null;
  /** The number of people whom it reaches; null until it is known. */
  count: number | null;
}

interface Props extends Pick<AnnouncementDraft, "batch" | "course"> {
  saved: SavedState<AnnouncementValues>;
  onSave: (draft: AnnouncementDraft, ...saving: Parameters<SaveForm<FormOutput>>) => Promise<Saved>;
}

/** The form of a new or scheduled announcement, with the text as readers see it, and with who hears it. */
export function AnnouncementForm({ saved, batch, course, onSave }: Props) {
  const { form, crossing } = useVersionedForm<typeof announcementFormSchema, AnnouncementValues>({
    schema: announcementFormSchema,
    labels: announcementLabels,
    saved,
    onSave: (...saving): Promise<Saved> =>
      onSave({ values, batch: batchField.value, course: courseField.value, count: count ?? null }, ...saving),
    kept: useKeptPlace("announcement"),
  });
  const { values } = form;
  const batchField = useOptionField(form.field("batchId"), { initial: batch, chosen: form.chosen });
  const courseField = useOptionField(form.field("courseId"), { initial: course, chosen: form.chosen });
  const count = useAudienceCount(values);
  return (
    <FormCard
      form={form}
      submit={labelSubmit(values, count)}
      back="/admin/announcements"
      className="max-w-3xl"
      conflict={{ title: announcementMessages.changed, crossing, labels: announcementLabels }}
    >
      <TextInput {...form.field("title")} autoComplete="off" />
      <MarkdownField {...form.field("body")} limit={announcementLimits.body} />
      <RadioGroup {...form.field("sendTo")} look="row" options={getOptions(audienceLabels)} />
      {values.sendTo === "BATCH" && <BatchPicker {...batchField} required />}
      {values.sendTo === "COURSE" && <CoursePicker status={null} {...courseField} required />}
      <div role="status" className="empty:hidden">
        {count === null && <p className="text-sm text-warning-ink">{announcementMessages.noEveryone}</p>}
        {typeof count === "number" && (
          <p className="text-sm text-muted">
            {count === 0
              ? "No one but you would get it."
              : `${countPeople(count)} will get it, you not among them.`}
          </p>
        )}
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <MomentFields
          {...bindMoment(form, ["day", "time"])}
          end="opens"
          hint="Leave empty to send it at once."
        />
      </div>
    </FormCard>
  );
}

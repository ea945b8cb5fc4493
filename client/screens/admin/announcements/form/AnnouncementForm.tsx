import { useState } from "react";
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
import {
  type AnnouncementDraft,
  type AnnouncementValues,
  countPeople,
  everyone,
} from "~/announcements/leaving";
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
import { ConfirmDialog } from "~/ui/ConfirmDialog";
import { RadioGroup } from "~/ui/RadioGroup";
import { TextInput } from "~/ui/TextInput";

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

function labelSubmit({ day }: AnnouncementValues, count: number | null | undefined): string {
  if (day !== "") return "Schedule";
  return typeof count === "number" ? `Send to ${countPeople(count)}` : "Send";
}

type Saving = [draft: AnnouncementDraft, ...saving: Parameters<SaveForm<FormOutput>>];

interface Props extends Pick<AnnouncementDraft, "batch" | "course"> {
  /** The saved values; those of a new one have no version. */
  saved: SavedState<AnnouncementValues>;
  onSave: (...saving: Saving) => Promise<Saved>;
}

/** Whether an announcement is to reach everyone now, or was not to reach everyone before. */
const isForAllAnew = ({ values }: AnnouncementDraft, saved: SavedState<AnnouncementValues>): boolean =>
  values.sendTo === "EVERYONE" &&
  (saved.version === "" || saved.values.sendTo !== "EVERYONE" || values.day === "");

interface Asked {
  saving: Saving;
  settle: (saved: Saved) => void;
}

/** Saves, and asks first about an announcement to everyone, in a dialog that is returned with it. */
function useAskedSave({ saved: before, onSave }: Pick<Props, "saved" | "onSave">) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const save = (...saving: Saving): Promise<Saved> =>
    isForAllAnew(saving[0], before)
      ? new Promise((settle) => setAsked({ saving, settle }))
      : onSave(...saving);
  const answer = async (isSent: boolean) => {
    if (!asked) return;
    const saved = isSent && (await onSave(...asked.saving));
    setAsked(null);
    asked.settle(saved);
  };
  const question = (
    <ConfirmDialog
      open={asked !== null}
      title={`Send to ${everyone(asked?.saving[0].count ?? null)}?`}
      subject={asked?.saving[1].title}
      message="Everyone in your organization gets it, staff too."
      confirmLabel={asked?.saving[1].day ? "Schedule" : "Send"}
      tone="primary"
      onConfirm={() => answer(true)}
      onCancel={() => void answer(false)}
    />
  );
  return { save, question };
}

/** The form of a new or scheduled announcement, with the text as readers see it, and with who hears it. */
export function AnnouncementForm({ saved, batch, course, onSave }: Props) {
  const asking = useAskedSave({ saved, onSave });
  const { form, crossing } = useVersionedForm<typeof announcementFormSchema, AnnouncementValues>({
    schema: announcementFormSchema,
    labels: announcementLabels,
    saved,
    onSave: (...saving): Promise<Saved> =>
      asking.save(
        { values, batch: batchField.value, course: courseField.value, count: count ?? null },
        ...saving,
      ),
    kept: useKeptPlace("announcement"),
  });
  const { values } = form;
  const batchField = useOptionField(form.field("batchId"), { initial: batch, chosen: form.chosen });
  const courseField = useOptionField(form.field("courseId"), { initial: course, chosen: form.chosen });
  const count = useAudienceCount(values);
  return (
    <>
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
      {asking.question}
    </>
  );
}

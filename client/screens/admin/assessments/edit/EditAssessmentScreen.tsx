import { Archive, Eye, ListChecks, Send } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import { authorMessages } from "#gateway/domains/assessments/formContract";
import type { EditAssessmentScreen_assessment$key } from "~/__generated__/EditAssessmentScreen_assessment.graphql";
import type { EditAssessmentScreenQuery } from "~/__generated__/EditAssessmentScreenQuery.graphql";
import { archiveAssessment, publishAssessment, updateAssessment } from "~/commands/assessmentCommands";
import { toDayAndTime } from "~/formats/dayAndTime";
import { EditConflictNotice } from "~/forms/EditConflictNotice";
import type { CrossedField } from "~/forms/editConflict";
import { Form } from "~/forms/Form";
import { UnsavedChanges } from "~/forms/UnsavedChanges";
import { useKeptPlace } from "~/forms/useKeptPlace";
import type { Saved } from "~/forms/useLeaveForm";
import { useSave } from "~/forms/useSave";
import { useVersionedForm } from "~/forms/useVersionedForm";
import { ScreenHead } from "~/layout/ScreenHead";
import type { FragmentData } from "~/relay/fragmentData";
import { useMutation } from "~/relay/useMutation";
import type { ReadNewest } from "~/relay/useReadNewest";
import { type FoundProps, foundScreen } from "~/screens/admin/foundScreen";
import { AssessmentStateBadge } from "~/screens/admin/stateBadges";
import { Button } from "~/ui/Button";
import { ButtonLink } from "~/ui/ButtonLink";
import { Card } from "~/ui/Card";
import { toBatchTimes } from "../BatchTimes";
import { contentField, type Draft, refuseContent, sumDraft, toContent, toDraft } from "../contentDraft";
import {
  formatTheirs,
  SettingsFields,
  type SettingsValues,
  settingsLabels,
  settingsSchema,
  toSettingsInput,
} from "../SettingsForm";
import { AssessmentContent } from "./AssessmentContent";
import { QuestionBank } from "./QuestionBank";

const fragment = graphql`
  fragment EditAssessmentScreen_assessment on Assessment {
    databaseId
    title
    courseTitle
    kind
    state
    duration
    passingScore
    opensAt
    closesAt
    maxAttempts
    shuffle
    negativePercent
    showAnswers
    countedAttempt
    holdsMarks
    updatedAt
    windows {
      opensAt
      closesAt
      batch { databaseId name }
    }
    sections { databaseId title }
    items {
      sectionId
      displayOrder
      marks
      question { databaseId title }
    }
    draws { databaseId sectionId displayOrder tag level count marks }
    course {
      databaseId
      modules { databaseId name }
    }
  }
`;

type Assessment = FragmentData<EditAssessmentScreen_assessment$key>;
const list = "/admin/assessments";

function toValues(assessment: Assessment) {
  const [opens, closes] = [toDayAndTime(assessment.opensAt), toDayAndTime(assessment.closesAt)];
  const { title, kind, showAnswers, countedAttempt, shuffle, holdsMarks } = assessment;
  return {
    title,
    kind,
    showAnswers,
    countedAttempt,
    shuffle,
    holdsMarks,
    windows: toBatchTimes(assessment.windows),
    duration: String(assessment.duration ?? ""),
    passingScore: String(assessment.passingScore),
    maxAttempts: String(assessment.maxAttempts ?? ""),
    negativePercent: String(assessment.negativePercent),
    opensAt: opens.day,
    opensTime: opens.time,
    closesAt: closes.day,
    closesTime: closes.time,
  };
}

interface ActionsProps {
  assessmentId: number;
  state: Assessment["state"];
}

/** Publishing and archiving, and the ways to the preview and the results. */
function AssessmentActions({ assessmentId, state }: ActionsProps) {
  const [publish, isPublishing] = useMutation(publishAssessment);
  const [archive, isArchiving] = useMutation(archiveAssessment);
  return (
    <>
      <AssessmentStateBadge state={state} />
      <ButtonLink to={`${list}/${assessmentId}/preview`} icon={<Eye />}>
        Preview
      </ButtonLink>
      {state !== "DRAFT" && (
        <ButtonLink to={`${list}/${assessmentId}/results`} icon={<ListChecks />}>
          Results
        </ButtonLink>
      )}
      {state === "PUBLISHED" ? (
        <Button icon={<Archive />} busy={isArchiving} onClick={() => void archive({ assessmentId })}>
          Archive
        </Button>
      ) : (
        <Button
          variant="primary"
          icon={<Send />}
          busy={isPublishing}
          onClick={() => void publish({ assessmentId })}
        >
          Publish
        </Button>
      )}
    </>
  );
}

/** The settings and the content, which are saved together. */
const editSchema = settingsSchema.extend(contentField).superRefine(refuseContent);

interface EditValues extends SettingsValues {
  sections: Draft;
}

const labels = { ...settingsLabels, sections: "Questions" };

/** A value of someone else: of the content its totals. */
function describeTheirs({ theirs }: CrossedField<EditValues>): string {
  if (typeof theirs !== "object" || !("outline" in theirs)) return formatTheirs({ theirs });
  const { questions, marks } = sumDraft(theirs);
  return `${questions} questions, ${marks} marks`;
}

interface EditFormProps {
  assessment: Assessment;
  readNewest: ReadNewest;
}

/** The bank beside the one form of sections and settings. */
function EditForm({ assessment, readNewest }: EditFormProps) {
  const { databaseId: assessmentId, course, updatedAt } = assessment;
  const save = useSave(updateAssessment, readNewest);
  const { form, crossing } = useVersionedForm<typeof editSchema, EditValues>({
    schema: editSchema,
    labels,
    saved: { version: updatedAt, values: { ...toValues(assessment), sections: toDraft(assessment) } },
    kept: useKeptPlace("assessment"),
    onSave: ({ sections, ...settings }, { version, ...saving }): Promise<Saved> =>
      save(
        { assessmentId, version, input: { ...toSettingsInput(settings), ...toContent(sections) } },
        saving,
      ),
  });
  const content = form.field("sections");
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-12">
      <UnsavedChanges when={form.unsaved} onLeave={form.forget} />
      <div className="lg:col-span-5">
        {/* Outside the form: Enter in its search saves nothing. */}
        <QuestionBank
          courseId={course?.databaseId ?? 0}
          modules={course?.modules ?? []}
          draft={content.value}
          onChange={(by) => content.onChange(by(content.value))}
        />
      </div>
      <Form
        form={form}
        aria-label="Assessment"
        submit="Save"
        actions={<ButtonLink to={list}>Cancel</ButtonLink>}
        saveBar="page"
        className="grid-cols-1 lg:col-span-7"
      >
        <EditConflictNotice
          title={authorMessages.changed}
          crossing={crossing}
          labels={labels}
          formatTheirs={describeTheirs}
        />
        <AssessmentContent field={content} part={form.partsOf("sections")} />
        <Card title="Settings">
          <div className="grid gap-5">
            <SettingsFields form={form} />
          </div>
        </Card>
      </Form>
    </div>
  );
}

/** The content and the settings of an assessment. */
function Editor({ assessment: key, readNewest }: FoundProps<EditAssessmentScreenQuery, "assessment">) {
  const assessment = useFragment<EditAssessmentScreen_assessment$key>(fragment, key);
  const { databaseId: assessmentId, title, courseTitle } = assessment;
  return (
    <>
      <ScreenHead
        screenTitle={`Edit ${title}`}
        title={title}
        subtitle={courseTitle}
        breadcrumbs={[{ label: "Assessments", to: list }, { label: title }]}
        actions={<AssessmentActions assessmentId={assessmentId} state={assessment.state} />}
      />
      <EditForm assessment={assessment} readNewest={readNewest} />
    </>
  );
}

const query = graphql`
  query EditAssessmentScreenQuery($assessmentId: Int!) @preloadable {
    assessment(databaseId: $assessmentId) { ...EditAssessmentScreen_assessment }
  }
`;

/** Edits an assessment: the bank at the left, sections and settings at the right. */
export const EditAssessmentScreen = foundScreen(query, "assessment", Editor);

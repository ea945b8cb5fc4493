import { Archive, Eye, ListChecks, Send } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { EditAssessmentScreen_assessment$key } from "~/__generated__/EditAssessmentScreen_assessment.graphql";
import type { EditAssessmentScreenQuery } from "~/__generated__/EditAssessmentScreenQuery.graphql";
import { archiveAssessment, publishAssessment, updateAssessment } from "~/commands/assessmentCommands";
import { toDayAndTime } from "~/formats/dayAndTime";
import { useSave } from "~/forms/useSave";
import { ScreenHead } from "~/layout/ScreenHead";
import type { FragmentData } from "~/relay/fragmentData";
import { useMutation } from "~/relay/useMutation";
import { type FoundProps, foundScreen } from "~/screens/admin/foundScreen";
import { AssessmentStateBadge } from "~/screens/admin/stateBadges";
import { Button } from "~/ui/Button";
import { ButtonLink } from "~/ui/ButtonLink";
import { toBatchTimes } from "../BatchTimes";
import { SettingsForm, toSettingsInput } from "../SettingsForm";
import { AssessmentContent } from "./AssessmentContent";

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

/** The content and the settings of an assessment. */
function Editor({ assessment: key, readNewest }: FoundProps<EditAssessmentScreenQuery, "assessment">) {
  const assessment = useFragment<EditAssessmentScreen_assessment$key>(fragment, key);
  const { databaseId: assessmentId, title, courseTitle, updatedAt } = assessment;
  const save = useSave(updateAssessment, readNewest);
  return (
    <>
      <ScreenHead
        screenTitle={`Edit ${title}`}
        title={title}
        subtitle={courseTitle}
        breadcrumbs={[{ label: "Assessments", to: list }, { label: title }]}
        actions={<AssessmentActions assessmentId={assessmentId} state={assessment.state} />}
      />
      <AssessmentContent assessment={assessment} readNewest={readNewest} />
      <h2 className="mt-8 mb-3 text-base font-semibold text-ink">Settings</h2>
      <SettingsForm
        saved={{ version: updatedAt, values: toValues(assessment) }}
        submitLabel="Save settings"
        onSave={(settings, { version, ...saving }) =>
          save({ assessmentId, version, input: toSettingsInput(settings) }, saving)
        }
      />
    </>
  );
}

const query = graphql`
  query EditAssessmentScreenQuery($assessmentId: Int!) @preloadable {
    assessment(databaseId: $assessmentId) { ...EditAssessmentScreen_assessment }
  }
`;

/** Edits an assessment: the bank at the left, sections at the right, settings below. */
export const EditAssessmentScreen = foundScreen(query, "assessment", Editor);

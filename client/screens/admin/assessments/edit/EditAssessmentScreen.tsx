import { Plus } from "lucide-react";
import { useEffect, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type {
  EditAssessmentScreen_assessment$data,
  EditAssessmentScreen_assessment$key,
} from "~/__generated__/EditAssessmentScreen_assessment.graphql";
import type { EditAssessmentScreenQuery } from "~/__generated__/EditAssessmentScreenQuery.graphql";
import { setAssessmentQuestions, updateAssessment } from "~/commands/assessmentCommands";
import { formatQuantity } from "~/formats/counts";
import { toDayAndTime } from "~/formats/dayAndTime";
import { UnsavedChanges } from "~/forms/UnsavedChanges";
import { useSave } from "~/forms/useSave";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { useMutation } from "~/relay/useMutation";
import { useReadNewest } from "~/relay/useReadNewest";
import { foundScreen } from "~/screens/admin/foundScreen";
import { Button } from "~/ui/Button";
import { PageHeader } from "~/ui/PageHeader";
import { toBatchTimes } from "../batchTimesValue";
import { type Draft, sumDraft, toContent, toDraft } from "../contentDraft";
import { SettingsForm, toSettingsInput } from "../SettingsForm";
import { AssessmentActions } from "./AssessmentActions";
import { ContentSections } from "./ContentSections";
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
      batch {
        databaseId
        name
      }
    }
    sections {
      databaseId
      title
    }
    items {
      sectionId
      displayOrder
      marks
      question {
        databaseId
        title
      }
    }
    draws {
      databaseId
      sectionId
      displayOrder
      tag
      level
      count
      marks
    }
    course {
      databaseId
      modules {
        databaseId
        name
      }
    }
  }
`;

const query = graphql`
  query EditAssessmentScreenQuery($assessmentId: Int!) @preloadable {
    assessment(databaseId: $assessmentId) {
      databaseId
      ...EditAssessmentScreen_assessment
    }
  }
`;

type Assessment = EditAssessmentScreen_assessment$data;
interface KnownProps {
  assessment: EditAssessmentScreen_assessment$key;
}

const list = "/admin/assessments";
const toDay = (at: string | null | undefined) => (at ? toDayAndTime(at) : { day: "", time: "" });

function toValues(assessment: Assessment) {
  const [opens, closes] = [toDay(assessment.opensAt), toDay(assessment.closesAt)];
  const { title, kind, showAnswers, countedAttempt, shuffle, holdsMarks } = assessment;
  return {
    ...{ title, kind, showAnswers, countedAttempt, shuffle, holdsMarks },
    windows: toBatchTimes(assessment.windows),
    duration: String(assessment.duration ?? ""),
    passingScore: String(assessment.passingScore),
    maxAttempts: String(assessment.maxAttempts ?? ""),
    negativePercent: String(assessment.negativePercent),
    ...{ opensAt: opens.day, opensTime: opens.time, closesAt: closes.day, closesTime: closes.time },
  };
}

interface ContentProps {
  assessment: Assessment;
  readNewest: (onRead: () => void) => void;
}

/** The bank beside the sections, with the totals of what is not saved yet, too. */
function Content({ assessment, readNewest }: ContentProps) {
  const { databaseId: assessmentId, course, updatedAt } = assessment;
  const [draft, setDraft] = useState<Draft>(() => toDraft(assessment));
  const [isDirty, setDirty] = useState(false);
  const [commit, isBusy] = useMutation(setAssessmentQuestions);
  // What is saved comes back with new ids.
  useEffect(() => {
    if (!isDirty) setDraft(toDraft(assessment));
  }, [assessment, isDirty]);
  const change = (by: (draft: Draft) => Draft) => {
    setDraft(by);
    setDirty(true);
  };
  const { questions, marks } = sumDraft(draft);
  const save = async () => {
    const variables = { assessmentId, version: updatedAt, input: toContent(draft) };
    const saved = await commit(variables, { onStale: () => readNewest(() => undefined) });
    if (saved !== null) setDirty(false);
  };
  const addSection = () =>
    change(({ outline, items }) => ({
      items,
      outline: [
        ...outline,
        { key: crypto.randomUUID(), id: null, name: `Section ${outline.length}`, topics: [] },
      ],
    }));
  return (
    <section aria-label="Questions" className="grid items-start gap-6 lg:grid-cols-12">
      <UnsavedChanges when={isDirty} />
      <div className="lg:col-span-5">
        <QuestionBank
          courseId={course?.databaseId ?? 0}
          modules={course?.modules ?? []}
          draft={draft}
          onChange={change}
        />
      </div>
      <div className="grid gap-4 lg:col-span-7">
        <div className="sticky top-(--header-height) z-10 flex flex-wrap items-center gap-3 bg-canvas py-2">
          <p role="status" className="min-w-40 flex-1 text-sm font-medium text-ink tabular-nums">
            {formatQuantity(questions, { one: "question", many: "questions" })},{" "}
            {formatQuantity(marks, { one: "mark", many: "marks" })}
          </p>
          <Button icon={<Plus />} onClick={addSection}>
            Add section
          </Button>
          <Button variant="primary" busy={isBusy} disabled={!isDirty} onClick={() => void save()}>
            Save questions
          </Button>
        </div>
        <div>
          <ContentSections draft={draft} onChange={change} />
        </div>
      </div>
    </section>
  );
}

/** The content and the settings of an assessment. */
function Editor({ assessment: key }: KnownProps) {
  const assessment = useFragment(fragment, key);
  const { databaseId: assessmentId, title, courseTitle, updatedAt } = assessment;
  useScreenTitle(`Edit ${title}`);
  const readNewest = useReadNewest<EditAssessmentScreenQuery>(query, { assessmentId });
  const save = useSave(updateAssessment, readNewest);
  return (
    <>
      <PageHeader
        title={title}
        subtitle={courseTitle}
        breadcrumbs={[{ label: "Assessments", to: list }, { label: title }]}
        actions={<AssessmentActions assessmentId={assessmentId} state={assessment.state} />}
      />
      <Content assessment={assessment} readNewest={readNewest} />
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

/** Edits an assessment: the bank at the left, sections at the right, settings below. */
export const EditAssessmentScreen = foundScreen<EditAssessmentScreenQuery, "assessment">(
  query,
  "assessment",
  Editor,
);

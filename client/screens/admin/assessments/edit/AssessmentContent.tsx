import { Plus } from "lucide-react";
import { nanoid } from "nanoid";
import { useEffect, useState } from "react";
import type { EditAssessmentScreen_assessment$data } from "~/__generated__/EditAssessmentScreen_assessment.graphql";
import { setAssessmentQuestions } from "~/commands/assessmentCommands";
import { formatQuantity } from "~/formats/counts";
import { UnsavedChanges } from "~/forms/UnsavedChanges";
import { useMutation } from "~/relay/useMutation";
import type { ReadNewest } from "~/relay/useReadNewest";
import { Button } from "~/ui/Button";
import { type Draft, sumDraft, toContent, toDraft } from "../contentDraft";
import { ContentSections } from "./ContentSections";
import { QuestionBank } from "./QuestionBank";

interface ContentProps {
  assessment: EditAssessmentScreen_assessment$data;
  readNewest: ReadNewest;
}

/** The bank beside the sections, with the totals of what is not saved yet, too. */
export function AssessmentContent({ assessment, readNewest }: ContentProps) {
  const { databaseId: assessmentId, course, updatedAt } = assessment;
  const [draft, setDraft] = useState<Draft>(() => toDraft(assessment));
  const [isDirty, setDirty] = useState(false);
  const [commit, isBusy] = useMutation(setAssessmentQuestions);
  // A saved version comes back with new ids.
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
      outline: [...outline, { key: nanoid(), id: null, name: `Section ${outline.length}`, topics: [] }],
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

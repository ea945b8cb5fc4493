import { Plus } from "lucide-react";
import { nanoid } from "nanoid";
import { useEffect, useState } from "react";
import { assessmentLabels } from "#gateway/domains/assessments/formContract";
import type { EditAssessmentScreen_assessment$data } from "~/__generated__/EditAssessmentScreen_assessment.graphql";
import { setAssessmentQuestions } from "~/commands/assessmentCommands";
import { formatQuantity } from "~/formats/counts";
import { Form } from "~/forms/Form";
import { UnsavedChanges } from "~/forms/UnsavedChanges";
import type { SavedState } from "~/forms/useEditConflict";
import { useForm } from "~/forms/useForm";
import type { Saved } from "~/forms/useLeaveForm";
import { useSave } from "~/forms/useSave";
import type { ReadNewest } from "~/relay/useReadNewest";
import { Button } from "~/ui/Button";
import { contentFormSchema, type Draft, sumDraft, toContent, toDraft } from "../contentDraft";
import { ContentSections } from "./ContentSections";
import { QuestionBank } from "./QuestionBank";

interface ContentProps {
  assessment: EditAssessmentScreen_assessment$data;
  readNewest: ReadNewest;
}

/** The bank beside the sections, with the totals of what is not saved yet, too. */
export function AssessmentContent({ assessment, readNewest }: ContentProps) {
  const { databaseId: assessmentId, course, updatedAt } = assessment;
  const save = useSave(setAssessmentQuestions, readNewest);
  /** Whether the person was told that someone else has saved since what an earlier window left was typed. */
  const [isTold, setTold] = useState(false);
  const form = useForm({
    schema: contentFormSchema,
    labels: assessmentLabels,
    initial: { sections: toDraft(assessment) },
    kept: {
      name: "assessment-content",
      id: assessmentId,
      getBase: (): SavedState<{ sections: Draft }> => ({
        version: getVersion(),
        values: { sections: toDraft(assessment) },
      }),
    },
    onSubmit: ({ sections }): Promise<Saved> =>
      save(
        { assessmentId, version: getVersion(), input: toContent(sections) },
        { onFieldErrors: form.setServerErrors, onStale: () => setTold(true) },
      ),
  });
  const getVersion = (): string => (isTold ? updatedAt : (form.left?.base?.version ?? updatedAt));
  const { id, value: draft, error } = form.field("sections");
  const { dirty, reset } = form;
  // A saved version comes back with new ids.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `reset` is another function with each rendering.
  useEffect(() => {
    if (!dirty) reset({ sections: toDraft(assessment) });
  }, [assessment, dirty]);
  const change = (by: (draft: Draft) => Draft) => form.set("sections", by(draft));
  const { questions, marks } = sumDraft(draft);
  const addSection = () =>
    change(({ outline, items }) => ({
      items,
      outline: [...outline, { key: nanoid(), id: null, name: `Section ${outline.length}`, topics: [] }],
    }));
  return (
    <section aria-label="Questions" className="grid items-start gap-6 lg:grid-cols-12">
      <UnsavedChanges when={form.unsaved} onLeave={form.forget} />
      <div className="lg:col-span-5">
        <QuestionBank
          courseId={course?.databaseId ?? 0}
          modules={course?.modules ?? []}
          draft={draft}
          onChange={change}
        />
      </div>
      <Form form={form} aria-label="Sections" className="gap-4 lg:col-span-7">
        <div className="sticky top-(--header-height) z-10 flex flex-wrap items-center gap-3 bg-canvas py-2">
          <p role="status" className="min-w-40 flex-1 text-sm font-medium text-ink tabular-nums">
            {formatQuantity(questions, { one: "question", many: "questions" })},{" "}
            {formatQuantity(marks, { one: "mark", many: "marks" })}
          </p>
          <Button icon={<Plus />} onClick={addSection}>
            Add section
          </Button>
          <Button type="submit" variant="primary" busy={form.busy} disabled={!form.dirty}>
            Save questions
          </Button>
        </div>
        <section id={id} tabIndex={-1} className="outline-none">
          {error && (
            <p role="alert" className="mb-3 text-sm font-medium text-danger-ink">
              {error}
            </p>
          )}
          <ContentSections draft={draft} part={form.partsOf("sections")} onChange={change} />
        </section>
      </Form>
    </section>
  );
}

import { ArrowLeft, ArrowRight } from "lucide-react";
import type { courseState_course$key } from "~/__generated__/courseState_course.graphql";
import { Form } from "~/forms/Form";
import { UnsavedChanges } from "~/forms/UnsavedChanges";
import { OutlineEditor } from "~/outline/OutlineEditor";
import { Button } from "~/ui/Button";
import { ButtonLink } from "~/ui/ButtonLink";
import { Stepper } from "~/ui/Stepper";
import { courseState } from "../courseState";
import { detailNames, findStep, steps } from "./courseForm";
import { type CategoryChoice, DetailsStep } from "./DetailsStep";
import { DraftNotes, ReviewStep } from "./ReviewStep";
import { type CourseEditing, useCourseEditing } from "./useCourseEditing";

/** Shown while there are no categories, since a course needs one. */
export function NoCategories() {
  return (
    <p className="mb-5 flex flex-wrap items-center justify-between gap-3 rounded-lg border border-warning-line bg-warning-soft px-4 py-3 text-sm text-warning-ink">
      Every course needs a category. Add the first one to continue.
      <ButtonLink to="/admin/categories/create" size="sm">
        Add category
      </ButtonLink>
    </p>
  );
}

/** The second step of the editor: modules and topics. */
function OutlineStep({ editing }: { editing: CourseEditing }) {
  const { id, value, onChange, error } = editing.form.field("modules");
  return (
    <section id={id} tabIndex={-1} aria-label="Outline" inert={editing.form.busy} className="outline-none">
      {error && (
        <p role="alert" className="mb-3 text-sm font-medium text-danger-ink">
          {error}
        </p>
      )}
      <OutlineEditor
        subject="course"
        outline={value}
        part={editing.form.partsOf("modules")}
        onChange={onChange}
      />
    </section>
  );
}

const stepLabels = { details: "Details", outline: "Outline", review: "Review" } as const;
const stepViews = { details: DetailsStep, outline: OutlineStep, review: ReviewStep } as const;

interface Props {
  /** Null for a new course. */
  course: courseState_course$key | null;
  categories: readonly CategoryChoice[];
}

/** Creates or edits a course in three steps. Input survives a reload, a refusal and a conflicting edit. */
export function CourseEditor({ course: key, categories }: Props) {
  const course = key && courseState(key);
  const editing = useCourseEditing(course);
  const { step, form } = editing;
  const View = stepViews[step];
  const next = useNextStep(editing);
  const handleSubmit: typeof form.handleSubmit = async (event) => {
    event?.preventDefault();
    if (step !== "review") next();
    else if (!editing.own) await editing.submit();
  };
  return (
    <>
      <UnsavedChanges when={editing.unsaved} />
      <DraftNotes editing={editing} categories={categories} />
      <div className="mb-5">
        <EditorSteps editing={editing} />
      </div>
      <Form
        form={{ handleSubmit }}
        aria-label={course ? "Edit course" : "Create course"}
        saveBar="page"
        actions={<EditorActions editing={editing} isNew={course === null} />}
      >
        <View editing={editing} categories={categories} />
      </Form>
    </>
  );
}

function EditorSteps({ editing }: { editing: CourseEditing }) {
  const { step, form } = editing;
  const wrong = new Set(Object.keys(form.errors).map(findStep));
  return (
    <Stepper
      label="Steps"
      current={step}
      onSelect={(id) => editing.setStep(steps.find((value) => value === id) ?? "details")}
      steps={steps.map((id, index) => ({
        id,
        marker: `${index + 1}. ${stepLabels[id]}`,
        done: index < steps.indexOf(step) && !wrong.has(id),
      }))}
    />
  );
}

/** Opens the next step if this one is valid; shows its errors otherwise. */
function useNextStep({ form, step, setStep }: CourseEditing) {
  return () => {
    const fields = [...detailNames, "modules" as const].filter((name) => findStep(name) === step);
    const following = steps[steps.indexOf(step) + 1];
    if (form.validate(fields) && following) setStep(following);
  };
}

function EditorActions({ editing, isNew }: { editing: CourseEditing; isNew: boolean }) {
  const { step, setStep, form, own } = editing;
  const at = steps.indexOf(step);
  const [previous, following] = [steps[at - 1], steps[at + 1]];
  const save = isNew ? "Create course" : "Save course";
  return (
    <>
      {previous && (
        <Button icon={<ArrowLeft />} onClick={() => setStep(previous)}>
          {stepLabels[previous]}
        </Button>
      )}
      {following && (
        <Button type="submit" variant="primary">
          Next: {stepLabels[following]}
          <ArrowRight aria-hidden className="-mr-0.5 size-4" />
        </Button>
      )}
      {(!following || !isNew) && (
        <Button
          type={following ? "button" : "submit"}
          variant={following ? "secondary" : "primary"}
          busy={form.busy}
          disabled={own !== null}
          onClick={following ? () => void editing.submit() : undefined}
        >
          {save}
        </Button>
      )}
      {own && <span className="text-xs text-muted">Use or discard your version first.</span>}
    </>
  );
}

import { CircleAlert, TriangleAlert } from "lucide-react";
import { courseMessages } from "#gateway/domains/courses/formContract";
import { formatQuantity } from "~/formats/counts";
import { moduleNoun, topicNoun } from "~/formats/nouns";
import { LeftNotice } from "~/forms/LeftNotice";
import { VersionCallout } from "~/forms/VersionCallout";
import { OutlineList } from "~/outline/OutlineList";
import { hasSameNames } from "~/outline/outlineRows";
import { Button } from "~/ui/Button";
import { Callout } from "~/ui/Callout";
import { Card } from "~/ui/Card";
import { EmptyState } from "~/ui/EmptyState";
import { topicCount } from "~/ui/sorting/outline";
import { detailNames, type EditorValues, editorLabels, findStep, type StepName } from "./courseForm";
import { CourseCover, DetailList, type StepProps } from "./DetailsStep";

/** Notices about drafts: one was restored, or the person's version conflicts with a newer one. */
export function DraftNotes({ editing, categories }: StepProps) {
  const { own, restoredAt } = editing;
  return (
    <>
      {restoredAt && !own && (
        <LeftNotice savedAt={restoredAt} onDiscard={editing.discardDraft} className="mb-4" />
      )}
      {own && <OwnVersionPanel editing={editing} categories={categories} own={own.values} />}
    </>
  );
}

/** Shown after a conflicting edit: the form has the latest state, and the person's own version is kept beside it. */
function OwnVersionPanel({ editing, categories, own }: StepProps & { own: EditorValues }) {
  const { values } = editing.form;
  const changed = detailNames.filter((name) => JSON.stringify(own[name]) !== JSON.stringify(values[name]));
  const outlineDiffers = !hasSameNames(own.modules, values.modules);
  return (
    <VersionCallout label="Your version" title={courseMessages.outlineChanged} className="mb-6">
      <p className="mt-1">
        Your changes are kept. Use your version to restore them in the form, where saving replaces the other
        version, or discard it and continue from the latest version.
      </p>
      <div className="mt-3 grid max-h-96 gap-4 overflow-y-auto rounded-md border border-line bg-surface p-4">
        {changed.length > 0 && <DetailList values={own} categories={categories} names={changed} />}
        {outlineDiffers && <OutlineList outline={own.modules} />}
        {changed.length === 0 && !outlineDiffers && (
          <p className="text-muted">Your version is the same as the latest one.</p>
        )}
      </div>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="primary" onClick={editing.takeOwn}>
          Use my version
        </Button>
        <Button onClick={editing.dropOwn}>Discard my version</Button>
      </div>
    </VersionCallout>
  );
}

/** The last step of the editor: everything to be saved, and the remaining errors. */
export function ReviewStep({ editing, categories }: StepProps) {
  const { values, errors } = editing.form;
  const { modules } = values;
  const unfit = values.status === "PUBLISHED" && topicCount(modules) === 0;
  const modulesInWords = formatQuantity(modules.length, moduleNoun);
  const topicsInWords = formatQuantity(topicCount(modules), topicNoun);
  return (
    <div className="grid gap-6">
      <Problems errors={errors} onMend={editing.setStep} />
      {unfit && (
        <p className="flex gap-2 rounded-lg border border-warning-line bg-warning-soft px-4 py-3 text-sm text-warning-ink">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {courseMessages.emptyOutline}.
        </p>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Card title="Details">
          <CourseCover values={values} className="mb-4" />
          <DetailList values={values} categories={categories} />
        </Card>
        <Card title="Outline" description={`${modulesInWords}, ${topicsInWords}`}>
          {modules.length > 0 ? (
            <OutlineList outline={modules} />
          ) : (
            <EmptyState
              title="No modules yet"
              action={<Button onClick={() => editing.setStep("outline")}>Add modules</Button>}
            >
              This course has nothing for learners to study yet.
            </EmptyState>
          )}
        </Card>
      </div>
    </div>
  );
}

interface ProblemsProps {
  errors: Record<string, string>;
  onMend: (step: StepName) => void;
}

function Problems({ errors, onMend }: ProblemsProps) {
  const names = Object.keys(editorLabels).filter((name) => errors[name] !== undefined);
  if (names.length === 0) return null;
  return (
    <Callout
      label="What is missing"
      tone="danger"
      icon={<CircleAlert aria-hidden />}
      title="Fix before saving"
    >
      <ul className="mt-1 grid gap-0.5">
        {names.map((name) => (
          <li key={name}>
            <button
              type="button"
              className="touch rounded-sm text-left underline underline-offset-2"
              onClick={() => onMend(findStep(name))}
            >
              {name === "modules" ? `Outline: ${errors[name]}` : errors[name]}
            </button>
          </li>
        ))}
      </ul>
    </Callout>
  );
}

import { GitCompareArrows, History } from "lucide-react";
import { courseMessages } from "#gateway/domains/courses/formContract";
import { formatDateTime } from "~/formats/dates";
import { OutlineList } from "~/outline/OutlineList";
import { hasSameNames } from "~/outline/outlineRows";
import { Button } from "~/ui/Button";
import { detailNames, type EditorValues } from "./courseForm";
import { DetailList } from "./DetailList";
import type { StepProps } from "./DetailsStep";

/** What the editor says of drafts: one was restored, or the own version lies beside a newer one. */
export function DraftNotes({ editing, categories }: StepProps) {
  const { own, restoredAt } = editing;
  return (
    <>
      {restoredAt && !own && (
        <div
          role="status"
          className="mb-4 flex flex-wrap items-center justify-between gap-3 rounded-lg border border-info-line bg-info-soft px-4 py-2 text-sm text-info-ink"
        >
          <span className="flex items-center gap-2">
            <History aria-hidden className="size-4 shrink-0" />
            Your unsaved draft of {formatDateTime(restoredAt)} is restored.
          </span>
          <Button size="sm" onClick={editing.discardDraft}>
            Discard draft
          </Button>
        </div>
      )}
      {own && <OwnVersionPanel editing={editing} categories={categories} own={own.values} />}
    </>
  );
}

/** The loser of two edits that crossed: the form shows the newest state, and the own one lies beside it. */
function OwnVersionPanel({ editing, categories, own }: StepProps & { own: EditorValues }) {
  const { values } = editing.form;
  const changed = detailNames.filter((name) => JSON.stringify(own[name]) !== JSON.stringify(values[name]));
  const outlineDiffers = !hasSameNames(own.modules, values.modules);
  return (
    <section
      aria-label="Your version"
      className="mb-6 rounded-lg border border-warning-line bg-warning-soft px-4 py-4 text-sm text-warning-ink"
    >
      <h2 className="flex items-center gap-2 font-semibold">
        <GitCompareArrows aria-hidden className="size-4 shrink-0" />
        {courseMessages.outlineChanged}
      </h2>
      <p className="mt-1">
        What you had typed is kept here. Use your version to put it back into the form, where saving it
        replaces the other one, or discard it and go on from the newest state.
      </p>
      <div className="mt-3 grid max-h-96 gap-4 overflow-y-auto rounded-md border border-line bg-surface p-4">
        {changed.length > 0 && <DetailList values={own} categories={categories} names={changed} />}
        {outlineDiffers && <OutlineList outline={own.modules} />}
        {changed.length === 0 && !outlineDiffers && (
          <p className="text-muted">Your version says the same as the newest state.</p>
        )}
      </div>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="primary" onClick={editing.takeOwn}>
          Use my version
        </Button>
        <Button onClick={editing.dropOwn}>Discard my version</Button>
      </div>
    </section>
  );
}

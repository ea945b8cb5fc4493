import { useEffect, useRef } from "react";
import { curriculumMessages } from "#gateway/domains/curricula/contract";
import { Form } from "~/forms/Form";
import { UnsavedChanges } from "~/forms/UnsavedChanges";
import { VersionCallout } from "~/forms/VersionCallout";
import { OutlineEditor } from "~/outline/OutlineEditor";
import { OutlineList } from "~/outline/OutlineList";
import { hasSameNames, outlineProblem } from "~/outline/outlineRows";
import { Button } from "~/ui/Button";
import { Card } from "~/ui/Card";
import type { Outline } from "~/ui/sorting/outline";
import type { OutlineState } from "../useOutlineEditing";
import { useOutlineEditing } from "../useOutlineEditing";

interface Props {
  stored: OutlineState;
  /** Called after the outline was saved or the edit was cancelled. */
  onDone: () => void;
}

/** Edits a curriculum's modules and topics, which are saved together. */
export function CurriculumOutlineEditor({ stored, onDone }: Props) {
  const { form, newest, takeNewest } = useOutlineEditing(stored, onDone);
  const { id, value, onChange, error } = form.field("modules");
  const section = useRef<HTMLElement>(null);
  // The section is taller than the screen: scrolling to it would hide its start below the top bar.
  useEffect(() => section.current?.focus({ preventScroll: true }), []);
  return (
    <Card title="Edit outline">
      <UnsavedChanges when={form.unsaved} />
      {newest && <NewestOutline newest={newest.outline} typed={value} onTake={takeNewest} />}
      <Form
        form={form}
        aria-label="Edit outline"
        saveBar="card"
        actions={
          <>
            <Button type="submit" variant="primary" busy={form.busy}>
              Save outline
            </Button>
            <Button onClick={onDone}>Cancel</Button>
          </>
        }
      >
        <section
          ref={section}
          id={id}
          tabIndex={-1}
          aria-label="Outline"
          inert={form.busy}
          className="outline-none"
        >
          {error && (
            <p role="alert" className="mb-3 text-sm font-medium text-danger-ink">
              {form.serverErrors["modules"] ?? outlineProblem}
            </p>
          )}
          <OutlineEditor subject="curriculum" outline={value} onChange={onChange} />
        </section>
      </Form>
    </Card>
  );
}

interface NewestOutlineProps {
  newest: Outline;
  typed: Outline;
  onTake: () => void;
}

/** Shows what someone else saved beside the own outline; the person decides which to keep. */
function NewestOutline({ newest, typed, onTake }: NewestOutlineProps) {
  return (
    <VersionCallout label="Latest version" title={curriculumMessages.changed} level={3} className="mb-5">
      {hasSameNames(newest, typed) ? (
        <p className="mt-2">It's the same as your outline. You can save.</p>
      ) : (
        <>
          <div className="mt-3 max-h-96 overflow-y-auto rounded-md border border-line bg-surface p-4">
            <OutlineList outline={newest} />
          </div>
          <p className="mt-2">Your outline is still below. Saving it replaces this one.</p>
          <Button size="sm" className="mt-3" onClick={onTake}>
            Use the latest version
          </Button>
        </>
      )}
    </VersionCallout>
  );
}

import { Pencil, Plus, ScrollText, Upload } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { curriculumMessages } from "#gateway/domains/curricula/contract";
import type { AdminCurriculumModules_curriculum$key } from "~/__generated__/AdminCurriculumModules_curriculum.graphql";
import { formatQuantity } from "~/formats/counts";
import { blockNoun } from "~/formats/nouns";
import { Form } from "~/forms/Form";
import { UnsavedChanges } from "~/forms/UnsavedChanges";
import { NewestVersion } from "~/forms/VersionCallout";
import { OutlineEditor } from "~/outline/OutlineEditor";
import { OutlineList } from "~/outline/OutlineList";
import { hasSameNames } from "~/outline/outlineRows";
import { Button } from "~/ui/Button";
import { ButtonLink } from "~/ui/ButtonLink";
import { Card } from "~/ui/Card";
import { EmptyCard } from "~/ui/EmptyCard";
import { Outline } from "~/ui/Outline";
import { curriculumAddresses } from "../curriculumAddresses";
import { type OutlineState, outlineState, useOutlineEditing } from "../useOutlineEditing";
import { CopyLessons } from "./CurriculumCourses";

interface Props {
  stored: OutlineState;
  /** Called after the outline was saved or the edit was cancelled. */
  onDone: () => void;
}

/** Edits a curriculum's modules and topics, which are saved together. */
function CurriculumOutlineEditor({ stored, onDone }: Props) {
  const { form, newest, takeNewest } = useOutlineEditing(stored, onDone);
  const { id, value, onChange, error } = form.field("modules");
  const section = useRef<HTMLElement>(null);
  // The section is taller than the screen: scrolling to it would hide its start below the top bar.
  useEffect(() => section.current?.focus({ preventScroll: true }), []);
  return (
    <Card title="Edit outline">
      <UnsavedChanges when={form.unsaved} onLeave={form.forget} />
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
              {error}
            </p>
          )}
          <OutlineEditor
            subject="curriculum"
            outline={value}
            part={form.partsOf("modules")}
            onChange={onChange}
          />
        </section>
      </Form>
    </Card>
  );
}

interface NewestOutlineProps {
  newest: OutlineState["outline"];
  typed: OutlineState["outline"];
  onTake: () => void;
}

/**
 * Shows what someone else saved beside the viewer's outline; the viewer decides which to keep. An outline is one field, so
 * `EditConflictNotice` could only name it: here it is shown.
 */
function NewestOutline({ newest, typed, onTake }: NewestOutlineProps) {
  return (
    <NewestVersion
      title={curriculumMessages.changed}
      level={3}
      edited="outline"
      isSame={hasSameNames(newest, typed)}
      advice="Your outline is still below. Saving it replaces this one."
      onTake={onTake}
    >
      <div className="mt-3 max-h-96 overflow-y-auto rounded-md border border-line bg-surface p-4">
        <OutlineList outline={newest} />
      </div>
    </NewestVersion>
  );
}

const fragment = graphql`
  fragment AdminCurriculumModules_curriculum on Curriculum {
    databaseId
    modules {
      id
      name
      topics {
        id
        name
        blocks { databaseId }
      }
    }
    ...useOutlineEditingOutlineState_curriculum
  }
`;

/** A curriculum's modules with their topics, read-only or in the editor. */
export function AdminCurriculumModules({
  curriculum: key,
}: {
  curriculum: AdminCurriculumModules_curriculum$key;
}) {
  const curriculum = useFragment(fragment, key);
  const { databaseId, modules } = curriculum;
  const [editing, setEditing] = useState(false);
  const { place, returnFocus } = useReturningFocus(editing);
  if (editing)
    return (
      <CurriculumOutlineEditor
        stored={outlineState(curriculum)}
        onDone={() => {
          returnFocus();
          setEditing(false);
        }}
      />
    );
  const edit = () => setEditing(true);
  return (
    <div ref={place} className="grid gap-3">
      {modules.length === 0 ? (
        <NoModules databaseId={databaseId} onEdit={edit} />
      ) : (
        <>
          <div className="flex flex-wrap justify-end gap-2">
            <CopyLessons curriculumId={databaseId} />
            <Button size="sm" icon={<Pencil />} data-edit-outline onClick={edit}>
              Edit outline
            </Button>
          </div>
          <Outline
            modules={modules}
            toNote={({ blocks }) => (blocks.length > 0 ? formatQuantity(blocks.length, blockNoun) : null)}
          />
        </>
      )}
    </div>
  );
}

/** Returns the focus to the button that opened the editor. */
function useReturningFocus(editing: boolean) {
  const place = useRef<HTMLDivElement>(null);
  const wanted = useRef(false);
  useEffect(() => {
    if (editing || !wanted.current) return;
    wanted.current = false;
    place.current?.querySelector<HTMLElement>("[data-edit-outline]")?.focus();
  }, [editing]);
  return {
    place,
    returnFocus: () => {
      wanted.current = true;
    },
  };
}

function NoModules({ databaseId, onEdit }: { databaseId: number; onEdit: () => void }) {
  return (
    <EmptyCard
      icon={<ScrollText />}
      title="No modules yet"
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <Button variant="primary" icon={<Plus />} data-edit-outline onClick={onEdit}>
            Add modules
          </Button>
          <ButtonLink icon={<Upload />} to={curriculumAddresses(databaseId).upload}>
            Upload an outline
          </ButtonLink>
        </div>
      }
    >
      Add modules and topics here, or upload them as Markdown, CSV or JSON.
    </EmptyCard>
  );
}

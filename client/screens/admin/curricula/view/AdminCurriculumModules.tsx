import { BookDown, Pencil, Plus, ScrollText, Upload } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { AdminCurriculumModules_curriculum$key } from "~/__generated__/AdminCurriculumModules_curriculum.graphql";
import { copyLessonsToCurriculum } from "~/commands/catalogueCommands";
import { formatQuantity } from "~/formats/counts";
import { useCheckedValue } from "~/forms/useCheckedValue";
import { useMutation } from "~/relay/useMutation";
import { CoursePicker } from "~/screens/admin/CoursePicker";
import { Button } from "~/ui/Button";
import { ButtonLink } from "~/ui/ButtonLink";
import { Card } from "~/ui/Card";
import type { ComboboxOption } from "~/ui/comboboxOption";
import { Dialog } from "~/ui/Dialog";
import { EmptyState } from "~/ui/EmptyState";
import { Outline } from "~/ui/Outline";
import { curriculumAddresses } from "../curriculumAddresses";
import { outlineState } from "../useOutlineEditing";
import { CurriculumOutlineEditor } from "./CurriculumOutlineEditor";

/** Copies what a course teaches into the curriculum, for the courses that are made from it later. */
function CopyLessons({ curriculumId }: { curriculumId: number }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" icon={<BookDown />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Copy lessons from a course
      </Button>
      {open && <CopyLessonsDialog curriculumId={curriculumId} onClose={() => setOpen(false)} />}
    </>
  );
}

interface DialogProps {
  curriculumId: number;
  onClose: () => void;
}

function CopyLessonsDialog({ curriculumId, onClose }: DialogProps) {
  const { value: course, setError, field } = useCheckedValue<ComboboxOption | null>(null);
  const [commit, busy] = useMutation(copyLessonsToCurriculum);
  const copy = async () => {
    if (!course) return setError("Course is required");
    const variables = { curriculumId, courseId: Number(course.value) };
    if (await commit(variables, { onFailure: setError })) onClose();
  };
  return (
    <Dialog
      open
      title="Copy lessons from a course"
      description="Published lessons, their settings and their questions go to the topics of the same name in modules of the same name. What those topics hold is replaced. Courses made before keep theirs."
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" busy={busy} onClick={() => void copy()}>
            Copy lessons
          </Button>
        </>
      }
    >
      <CoursePicker status={null} label="Course" required {...field} />
    </Dialog>
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
        blocks {
          databaseId
        }
      }
    }
    ...useOutlineEditingOutlineState_curriculum
  }
`;

const blocksNoun = { one: "block", many: "blocks" };

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
            toNote={({ blocks }) => (blocks.length > 0 ? formatQuantity(blocks.length, blocksNoun) : null)}
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
    <Card>
      <EmptyState
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
      </EmptyState>
    </Card>
  );
}

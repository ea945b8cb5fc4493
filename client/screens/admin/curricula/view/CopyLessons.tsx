import { BookDown } from "lucide-react";
import { useState } from "react";
import { copyLessonsToCurriculum } from "~/commands/catalogueCommands";
import { useCheckedValue } from "~/forms/useCheckedValue";
import { useMutation } from "~/relay/useMutation";
import { CoursePicker } from "~/screens/admin/CoursePicker";
import { Button } from "~/ui/Button";
import type { ComboboxOption } from "~/ui/comboboxOption";
import { Dialog } from "~/ui/Dialog";

/** Copies what a course teaches into the curriculum, for the courses that are made from it later. */
export function CopyLessons({ curriculumId }: { curriculumId: number }) {
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

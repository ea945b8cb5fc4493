import { BookDown } from "lucide-react";
import { useState } from "react";
import { graphql } from "react-relay";
import type { CopyLessonsMutation } from "~/__generated__/CopyLessonsMutation.graphql";
import { useMutation } from "~/relay/useMutation";
import { CoursePicker } from "~/screens/admin/CoursePicker";
import { Button } from "~/ui/Button";
import type { ComboboxOption } from "~/ui/comboboxOption";
import { Dialog } from "~/ui/Dialog";

const mutation = graphql`
  mutation CopyLessonsMutation($curriculumId: Int!, $courseId: Int!) {
    result: copyLessonsToCurriculum(curriculumId: $curriculumId, courseId: $courseId) {
      ... on CurriculumPayload @alias(as: "payload") {
        curriculum {
          ...AdminCurriculumScreenAdminCurriculumDetail_curriculum
        }
      }
      ...readRefusal_refusal @alias(as: "refusal")
    }
  }
`;

const texts = { success: "Lessons copied", fallback: "Unable to copy the lessons" };

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
  const [course, setCourse] = useState<ComboboxOption | null>(null);
  const [error, setError] = useState<string>();
  const [commit, busy] = useMutation<CopyLessonsMutation>(mutation, texts);
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
      <CoursePicker
        status={null}
        label="Course"
        required
        value={course}
        onChange={(chosen) => {
          setError(undefined);
          setCourse(chosen);
        }}
        error={error}
      />
    </Dialog>
  );
}

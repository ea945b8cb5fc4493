import { BookDown, BookPlus } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { courseLabels, courseLimits, fromCurriculumSchema } from "#gateway/domains/courses/formContract";
import type { CurriculumCourses_curriculum$key } from "~/__generated__/CurriculumCourses_curriculum.graphql";
import type { CurriculumCourses_query$key } from "~/__generated__/CurriculumCourses_query.graphql";
import { copyLessonsToCurriculum, createCourseFromCurriculum } from "~/commands/catalogueCommands";
import { FormDialog } from "~/forms/FormDialog";
import { refuseSubmit } from "~/forms/refuseSubmit";
import { useCheckedValue } from "~/forms/useCheckedValue";
import { useForm } from "~/forms/useForm";
import type { Saved } from "~/forms/useLeaveForm";
import { useSave } from "~/forms/useSave";
import { useMutation } from "~/relay/useMutation";
import { CoursePicker } from "~/screens/admin/CoursePicker";
import { ActionDialog } from "~/ui/ActionDialog";
import { Button } from "~/ui/Button";
import type { ComboboxOption } from "~/ui/comboboxOption";
import { Select } from "~/ui/Select";
import { TextInput } from "~/ui/TextInput";

const labels = { code: courseLabels.code, categoryId: courseLabels.categoryId };
const initial = { code: "", categoryId: "" };

interface MakeCourseProps {
  curriculum: CurriculumCourses_curriculum$key;
  query: CurriculumCourses_query$key;
}

/** Creates a draft course with a curriculum's outline, then opens its editor. */
export function MakeCourse(props: MakeCourseProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="primary" icon={<BookPlus />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Create a course from this curriculum
      </Button>
      {open && <MakeCourseDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function useCategories(query: CurriculumCourses_query$key) {
  const data = useFragment(
    graphql`
      fragment CurriculumCourses_query on Query {
        categories(first: 100) {
          nodes { databaseId name }
        }
      }
    `,
    query,
  );
  return data.categories.nodes.map(({ databaseId, name }) => ({ value: String(databaseId), label: name }));
}

function useCourseForm(curriculumId: number) {
  const save = useSave(createCourseFromCurriculum);
  const form = useForm({
    schema: fromCurriculumSchema,
    labels,
    initial,
    onSubmit: ({ code, categoryId }): Promise<Saved> =>
      save(
        { curriculumId, code, categoryId },
        {
          onFieldErrors: form.setServerErrors,
          to: ({ course }) => `/admin/courses/${course.databaseId}/edit`,
        },
      ),
  });
  return form;
}

function MakeCourseDialog({ curriculum, query, onClose }: MakeCourseProps & { onClose: () => void }) {
  const { databaseId, title } = useFragment(
    graphql`
      fragment CurriculumCourses_curriculum on Curriculum {
        databaseId
        title
      }
    `,
    curriculum,
  );
  const categories = useCategories(query);
  const form = useCourseForm(databaseId);
  return (
    <FormDialog
      title="Create a course"
      description={`A draft with the outline, questions and objectives of “${title}”.`}
      form={form}
      submit="Create course"
      onClose={onClose}
    >
      <TextInput
        {...form.field("code")}
        data-autofocus
        autoComplete="off"
        hint={`The course's address in the catalogue, at most ${courseLimits.code} characters`}
      />
      <Select {...form.field("categoryId")} options={categories} />
    </FormDialog>
  );
}

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

interface CopyLessonsProps {
  curriculumId: number;
  onClose: () => void;
}

function CopyLessonsDialog({ curriculumId, onClose }: CopyLessonsProps) {
  const { value: course, setError, field } = useCheckedValue<ComboboxOption | null>(null);
  const [commit, busy] = useMutation(copyLessonsToCurriculum);
  const copy = async () => {
    if (!course) return refuseSubmit(setError, "Course is required");
    const variables = { curriculumId, courseId: Number(course.value) };
    if (await commit(variables, { onFailure: setError })) onClose();
  };
  return (
    <ActionDialog
      title="Copy lessons from a course"
      description="Published lessons, their settings and their questions go to the topics of the same name in modules of the same name. The current content of those topics is replaced. Courses created before keep theirs."
      onClose={onClose}
      action="Copy lessons"
      busy={busy}
      onAction={copy}
    >
      <CoursePicker status={null} label="Course" required {...field} />
    </ActionDialog>
  );
}

import { BookPlus } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { courseLabels, courseLimits, fromCurriculumSchema } from "#gateway/domains/courses/formContract";
import type { MakeCourse_curriculum$key } from "~/__generated__/MakeCourse_curriculum.graphql";
import type { MakeCourse_query$key } from "~/__generated__/MakeCourse_query.graphql";
import { createCourseFromCurriculum } from "~/commands/catalogueCommands";
import { FormDialog } from "~/forms/FormDialog";
import { useForm } from "~/forms/useForm";
import { useSave } from "~/forms/useSave";
import { Button } from "~/ui/Button";
import { Select } from "~/ui/Select";
import { TextInput } from "~/ui/TextInput";

const labels = { code: courseLabels.code, categoryId: courseLabels.categoryId };
const initial = { code: "", categoryId: "" };

interface Props {
  curriculum: MakeCourse_curriculum$key;
  query: MakeCourse_query$key;
}

/** Creates a draft course with a curriculum's outline, then opens its editor. */
export function MakeCourse(props: Props) {
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

function useCategories(query: MakeCourse_query$key) {
  const data = useFragment(
    graphql`
      fragment MakeCourse_query on Query {
        categories(first: 100) {
          nodes {
            databaseId
            name
          }
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
    onSubmit: ({ code, categoryId }): Promise<boolean> =>
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

function MakeCourseDialog({ curriculum, query, onClose }: Props & { onClose: () => void }) {
  const { databaseId, title } = useFragment(
    graphql`
      fragment MakeCourse_curriculum on Curriculum {
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

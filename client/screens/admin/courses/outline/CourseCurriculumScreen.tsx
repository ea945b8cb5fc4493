import { ArrowLeft, Library, Pencil, Plus, Sparkles } from "lucide-react";
import { useState } from "react";
import { graphql } from "react-relay";
import { outlineLabels, sectionSchema } from "#gateway/domains/outlines/contract";
import type { CourseCurriculumScreenQuery } from "~/__generated__/CourseCurriculumScreenQuery.graphql";
import { addModule } from "~/commands/courseCommands";
import { FormDialog } from "~/forms/FormDialog";
import { useForm } from "~/forms/useForm";
import { useSave } from "~/forms/useSave";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { type Found, foundScreen } from "~/screens/admin/foundScreen";
import { Button } from "~/ui/Button";
import { ButtonLink } from "~/ui/ButtonLink";
import { PageHeader } from "~/ui/PageHeader";
import { TextInput } from "~/ui/TextInput";
import { courseState } from "../courseState";
import { AddTopic, CurriculumList } from "./CurriculumList";

const labels = { name: outlineLabels.section };

/** Asks for the name of a new module and adds it at the end. */
function AddSection({ courseId, onClose }: { courseId: number; onClose: () => void }) {
  const save = useSave(addModule);
  const form = useForm({
    schema: sectionSchema,
    labels,
    initial: { name: "" },
    onSubmit: ({ name }): Promise<boolean> =>
      save({ courseId, name }, { onFieldErrors: form.setServerErrors, onSaved: onClose }),
  });
  return (
    <FormDialog title="Add Section" form={form} submit="Add Section" onClose={onClose}>
      <TextInput {...form.field("name")} data-autofocus autoComplete="off" />
    </FormDialog>
  );
}

function KnownCourse({ course: key }: Found<CourseCurriculumScreenQuery, "course">) {
  const course = courseState(key);
  const title = `Curriculum - ${course.title}`;
  const address = `/admin/courses/${course.databaseId}`;
  const [adding, setAdding] = useState<"section" | "topic" | null>(null);
  useScreenTitle(title);
  const close = () => setAdding(null);
  return (
    <>
      <PageHeader
        title={title}
        actions={
          <>
            <ButtonLink to={address} icon={<ArrowLeft />}>
              Back
            </ButtonLink>
            <ButtonLink to={`${address}/resources`} icon={<Library />}>
              Resources
            </ButtonLink>
            <ButtonLink to={`${address}/edit#outline`} icon={<Pencil />}>
              Edit outline
            </ButtonLink>
            <ButtonLink to={`${address}/topics/generate`} icon={<Sparkles />}>
              AI
            </ButtonLink>
            <Button icon={<Plus />} onClick={() => setAdding("topic")}>
              Add Topic
            </Button>
            <Button variant="primary" icon={<Plus />} onClick={() => setAdding("section")}>
              Add Section
            </Button>
          </>
        }
      />
      <CurriculumList course={course} onAddSection={() => setAdding("section")} />
      {adding === "section" && <AddSection courseId={course.databaseId} onClose={close} />}
      {adding === "topic" && <AddTopic course={course} onClose={close} />}
    </>
  );
}

const query = graphql`
  query CourseCurriculumScreenQuery($courseId: Int!) @preloadable {
    course(databaseId: $courseId) {
      ...courseState_course
    }
  }
`;

/** A course's modules and topics; every change is saved at once. */
export const CourseCurriculumScreen = foundScreen<CourseCurriculumScreenQuery, "course">(
  query,
  "course",
  KnownCourse,
);

import { ArrowLeft, Library, Pencil, Plus, Sparkles } from "lucide-react";
import { useState } from "react";
import { graphql } from "react-relay";
import { outlineLabels, sectionSchema } from "#gateway/domains/outlines/contract";
import type { CourseCurriculumScreenAddSectionMutation } from "~/__generated__/CourseCurriculumScreenAddSectionMutation.graphql";
import type {
  CourseCurriculumScreenQuery,
  CourseCurriculumScreenQuery$data,
} from "~/__generated__/CourseCurriculumScreenQuery.graphql";
import { FormDialog } from "~/forms/FormDialog";
import { useForm } from "~/forms/useForm";
import { useSave } from "~/forms/useSave";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { NotFound } from "~/screens/admin/NotFound";
import { Button } from "~/ui/Button";
import { ButtonLink } from "~/ui/ButtonLink";
import { PageHeader } from "~/ui/PageHeader";
import { TextInput } from "~/ui/TextInput";
import { courseState } from "../courseState";
import { AddTopic } from "./AddTopic";
import { CurriculumList } from "./CurriculumList";

const mutation = graphql`
  mutation CourseCurriculumScreenAddSectionMutation($courseId: Int!, $name: String!) {
    result: addModule(courseId: $courseId, name: $name) {
      ... on AddModulePayload @alias(as: "payload") {
        course {
          ...courseState_course
        }
      }
      ...readRefusal_refusal @alias(as: "refusal")
    }
  }
`;

const texts = { success: "Module Added Successfully", fallback: "Unable to add module" };
const labels = { name: outlineLabels.section };

/** Asks for the name of a new module and adds it at the end. */
function AddSection({ courseId, onClose }: { courseId: number; onClose: () => void }) {
  const save = useSave<CourseCurriculumScreenAddSectionMutation>(mutation, texts);
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

const query = graphql`
  query CourseCurriculumScreenQuery($courseId: Int!) @preloadable {
    course(databaseId: $courseId) {
      ...courseState_course
    }
  }
`;

/** A course's modules and topics; every change is saved at once. */
export function CourseCurriculumScreen() {
  const { course } = useRouteQuery<CourseCurriculumScreenQuery>(query);
  return course ? <KnownCourse course={course} /> : <NotFound kind="course" />;
}

interface KnownCourseProps {
  course: NonNullable<CourseCurriculumScreenQuery$data["course"]>;
}

function KnownCourse({ course: key }: KnownCourseProps) {
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

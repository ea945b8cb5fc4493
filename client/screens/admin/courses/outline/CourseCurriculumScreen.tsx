import { LayoutList, Library, Pencil, Plus, Sparkles } from "lucide-react";
import { useState } from "react";
import { graphql } from "react-relay";
import { chosenId } from "#gateway/domains/contract";
import { outlineLabels, sectionSchema, topicSchema } from "#gateway/domains/outlines/contract";
import type { CourseCurriculumScreenQuery } from "~/__generated__/CourseCurriculumScreenQuery.graphql";
import { reaches } from "~/areas/courseReach";
import { addModule, addTopic } from "~/commands/courseCommands";
import { FormDialog } from "~/forms/FormDialog";
import { useDialogForm } from "~/forms/useDialogForm";
import { ScreenHead } from "~/layout/ScreenHead";
import { type Found, foundScreen } from "~/screens/admin/foundScreen";
import { BackLink } from "~/ui/BackLink";
import { Button } from "~/ui/Button";
import { ButtonLink } from "~/ui/ButtonLink";
import { EmptyCard } from "~/ui/EmptyCard";
import { Select } from "~/ui/Select";
import { TextInput } from "~/ui/TextInput";
import { type CourseState, courseState } from "../courseState";
import { CurriculumList } from "./CurriculumList";

const sectionLabels = { name: outlineLabels.section };

/** Asks for the name of a new module and adds it at the end. */
function AddSection({ courseId, onClose }: { courseId: number; onClose: () => void }) {
  const form = useDialogForm(addModule, {
    schema: sectionSchema,
    labels: sectionLabels,
    initial: { name: "" },
    toVariables: ({ name }) => ({ courseId, name }),
    onClose,
  });
  return (
    <FormDialog title="Add Section" form={form} submit="Add Section" onClose={onClose}>
      <TextInput {...form.field("name")} data-autofocus autoComplete="off" />
    </FormDialog>
  );
}

const topicLabels = { moduleId: "Module", name: outlineLabels.topic };
const addedTopicSchema = topicSchema.extend({ moduleId: chosenId(topicLabels.moduleId) });

interface AddTopicProps {
  course: CourseState;
  /** The initially chosen module; the last one without it. */
  moduleId: number | null | undefined;
  onClose: () => void;
}

/** Asks for the name and module of a new topic and adds it at the module's end. */
function AddTopic({ course, moduleId = course.outline.at(-1)?.id ?? null, onClose }: AddTopicProps) {
  const form = useDialogForm(addTopic, {
    schema: addedTopicSchema,
    labels: topicLabels,
    initial: { moduleId: moduleId === null ? "" : String(moduleId), name: "" },
    toVariables: (topic) => ({ courseId: course.databaseId, ...topic }),
    onClose,
  });
  return (
    <FormDialog
      title="Add Topic"
      description={course.outline.length === 0 && "Add a module first. Every topic belongs to a module."}
      form={form}
      submit="Add Topic"
      onClose={onClose}
    >
      <Select
        {...form.field("moduleId")}
        options={course.outline.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      <TextInput {...form.field("name")} data-autofocus autoComplete="off" />
    </FormDialog>
  );
}

function NoModules({ onAddSection }: { onAddSection: (() => void) | undefined }) {
  return (
    <EmptyCard
      icon={<LayoutList />}
      title="No modules yet"
      action={
        onAddSection && (
          <Button icon={<Plus />} onClick={onAddSection}>
            Add the first module
          </Button>
        )
      }
    >
      Modules hold the topics that learners go through, one by one.
    </EmptyCard>
  );
}

/** The thing being added: a section, or a topic, at first of a given module. */
type NewItem = { what: "section" } | { what: "topic"; moduleId?: number | null };

function KnownCourse({ course: key }: Found<CourseCurriculumScreenQuery, "course">) {
  const course = courseState(key);
  const title = `Curriculum - ${course.title}`;
  const address = `/admin/courses/${course.databaseId}`;
  const [adding, setAdding] = useState<NewItem | null>(null);
  const close = () => setAdding(null);
  const mayWrite = reaches(course, "courses.write");
  const addSection = () => setAdding({ what: "section" });
  return (
    <>
      <ScreenHead
        title={title}
        actions={
          <>
            <BackLink to={address} />
            <ButtonLink to={`${address}/resources`} icon={<Library />}>
              Resources
            </ButtonLink>
            <ButtonLink to={`${address}/edit#outline`} icon={<Pencil />}>
              Edit outline
            </ButtonLink>
            <ButtonLink to={`${address}/topics/generate`} icon={<Sparkles />}>
              AI
            </ButtonLink>
            {mayWrite && (
              <>
                <Button icon={<Plus />} onClick={() => setAdding({ what: "topic" })}>
                  Add Topic
                </Button>
                <Button variant="primary" icon={<Plus />} onClick={addSection}>
                  Add Section
                </Button>
              </>
            )}
          </>
        }
      />
      <CurriculumList
        course={course}
        empty={<NoModules onAddSection={mayWrite ? addSection : undefined} />}
        onAddTopic={(moduleId) => setAdding({ what: "topic", moduleId })}
      />
      {adding?.what === "section" && <AddSection courseId={course.databaseId} onClose={close} />}
      {adding?.what === "topic" && <AddTopic course={course} moduleId={adding.moduleId} onClose={close} />}
    </>
  );
}

const query = graphql`
  query CourseCurriculumScreenQuery($courseId: Int!) @preloadable {
    course(databaseId: $courseId) { ...courseState_course }
  }
`;

/** A course's modules and topics; every change is saved at once. */
export const CourseCurriculumScreen = foundScreen(query, "course", KnownCourse);

import { FilePen, LayoutList, Plus } from "lucide-react";
import { useRef, useState } from "react";
import { chosenId } from "#gateway/domains/contract";
import { outlineLabels, topicSchema } from "#gateway/domains/outlines/contract";
import { addTopic } from "~/commands/courseCommands";
import { formatQuantity } from "~/formats/counts";
import { topicNoun } from "~/formats/nouns";
import { FormDialog } from "~/forms/FormDialog";
import { useForm } from "~/forms/useForm";
import { useSave } from "~/forms/useSave";
import { LessonStatusBadge } from "~/lesson/editor/LessonStatusBadge";
import { AddButton } from "~/ui/AddButton";
import { Button } from "~/ui/Button";
import { ButtonLink } from "~/ui/ButtonLink";
import { Card } from "~/ui/Card";
import { ConfirmDialog } from "~/ui/ConfirmDialog";
import { EmptyState } from "~/ui/EmptyState";
import { Select } from "~/ui/Select";
import { canStep, changeOutline, type ModuleRow, type TopicRow } from "~/ui/sorting/outline";
import { StepButtons } from "~/ui/sorting/StepButtons";
import { getRowName, sortMessages } from "~/ui/sorting/sortMessages";
import { TextInput } from "~/ui/TextInput";
import { useFocusAfterChange } from "~/ui/useFocusAfterChange";
import type { CourseState } from "../courseState";
import { useCurriculumChanges } from "./useCurriculumChanges";

const labels = { moduleId: "Module", name: outlineLabels.topic };
const schema = topicSchema.extend({ moduleId: chosenId(labels.moduleId) });

interface AddTopicProps {
  course: CourseState;
  /** The initially chosen module. */
  moduleId?: number | null;
  onClose: () => void;
}

/** Asks for the name and module of a new topic and adds it at the module's end. */
export function AddTopic({ course, moduleId = course.outline.at(-1)?.id ?? null, onClose }: AddTopicProps) {
  const save = useSave(addTopic);
  const form = useForm({
    schema,
    labels,
    initial: { moduleId: moduleId === null ? "" : String(moduleId), name: "" },
    onSubmit: (topic): Promise<boolean> =>
      save(
        { courseId: course.databaseId, ...topic },
        { onFieldErrors: form.setServerErrors, onSaved: onClose },
      ),
  });
  return (
    <FormDialog
      title="Add Topic"
      description={course.outline.length === 0 && "Add a section first. Every topic belongs to a section."}
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

interface RowActions {
  course: CourseState;
  onMove: (key: string, by: -1 | 1) => void;
  onDelete: (key: string) => void;
}

/** A course's module with its topics. */
function CurriculumModule({ module, ...actions }: RowActions & { module: ModuleRow }) {
  const [adding, setAdding] = useState(false);
  return (
    <li className="rounded-lg border border-line bg-surface shadow-rest">
      <div className="flex flex-wrap items-center gap-2 px-4 py-3">
        <h2 className="min-w-0 flex-1 basis-40 text-sm font-semibold wrap-anywhere text-ink">
          {module.name}
        </h2>
        <span className="text-xs text-muted tabular-nums">
          {formatQuantity(module.topics.length, topicNoun)}
        </span>
        <RowButtons {...actions} row={module} />
      </div>
      <ol aria-label={`Topics of ${module.name}`} className="border-t border-line empty:hidden">
        {module.topics.map((topic) => (
          <li
            key={topic.key}
            className="flex flex-wrap items-center gap-2 border-b border-line px-4 py-1.5 text-sm text-ink last:border-b-0"
          >
            <span className="min-w-0 flex-1 wrap-anywhere max-sm:basis-full">{topic.name}</span>
            <div className="ml-auto flex items-center gap-2 max-sm:basis-full">
              <TopicLesson course={actions.course} topic={topic} />
              <RowButtons {...actions} row={topic} />
            </div>
          </li>
        ))}
      </ol>
      <div className="border-t border-line px-2 py-1.5">
        <AddButton aria-label={`Add Topic to ${module.name}`} onClick={() => setAdding(true)}>
          Add Topic
        </AddButton>
      </div>
      {adding && <AddTopic course={actions.course} moduleId={module.id} onClose={() => setAdding(false)} />}
    </li>
  );
}

/** The state of a topic's lesson, and the way to its editor. */
function TopicLesson({ course, topic: { id, name } }: { course: CourseState; topic: TopicRow }) {
  const lesson = id === null ? undefined : course.lessons.get(id);
  if (!lesson) return null;
  return (
    <>
      <LessonStatusBadge topic={lesson} />
      <ButtonLink
        to={`/admin/courses/${course.databaseId}/topics/${id}/edit`}
        variant="ghost"
        size="sm"
        icon={<FilePen />}
        aria-label={`Edit lesson ${name}`}
      >
        <span className="max-sm:sr-only">Edit lesson</span>
      </ButtonLink>
    </>
  );
}

function RowButtons({ course: { outline }, row, onMove, onDelete }: RowActions & { row: TopicRow }) {
  const { key, name } = row;
  return (
    <span className="ml-auto inline-flex items-center">
      <StepButtons
        name={name}
        step={key}
        isFirst={!canStep(outline, key, -1)}
        isLast={!canStep(outline, key, 1)}
        onMove={(by) => onMove(key, by)}
        onRemove={() => onDelete(key)}
      />
    </span>
  );
}

interface Props {
  course: CourseState;
  onAddSection: () => void;
}

/** A course's modules with their topics, to move and delete. */
export function CurriculumList({ course, onAddSection }: Props) {
  const { outline } = course;
  const { step, remove, ordering } = useCurriculumChanges(course);
  const [deleting, setDeleting] = useState<string | null>(null);
  const [announcement, setAnnouncement] = useState("");
  const list = useRef<HTMLOListElement>(null);
  const focusAfter = useFocusAfterChange(list);
  const move = (key: string, by: -1 | 1) => {
    // The next change needs the version that the previous one returns.
    if (ordering) return;
    setAnnouncement(sortMessages.moved(changeOutline(outline, { type: "step", key, by }), key));
    const [same, other] = by === -1 ? ["up", "down"] : ["down", "up"];
    focusAfter(`[data-step="${key} ${same}"]`, `[data-step="${key} ${other}"]`);
    void step(key, by);
  };
  if (outline.length === 0) return <NoModules onAddSection={onAddSection} />;
  return (
    <>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <ol ref={list} aria-label="Modules" className="grid gap-4">
        {outline.map((module) => (
          <CurriculumModule key={module.key} {...{ course, module }} onMove={move} onDelete={setDeleting} />
        ))}
      </ol>
      {deleting !== null && (
        <DeleteQuestion
          {...{ course, deleting }}
          onClose={() => setDeleting(null)}
          onDelete={() => {
            setDeleting(null);
            focusAfter("[data-step]");
            void remove(deleting);
          }}
        />
      )}
    </>
  );
}

interface DeleteQuestionProps {
  course: CourseState;
  deleting: string;
  onDelete: () => void;
  onClose: () => void;
}

function DeleteQuestion({ course: { outline }, deleting, onDelete, onClose }: DeleteQuestionProps) {
  const isModule = outline.some(({ key }) => key === deleting);
  const effect = isModule
    ? "Its topics, its questions and the learners' progress in them are deleted too."
    : "The progress of learners and batches in it is deleted too.";
  return (
    <ConfirmDialog
      open
      subject={`${isModule ? "Module" : "Topic"} “${getRowName(outline, deleting)}”`}
      message={`${effect} You won't be able to revert this!`}
      onConfirm={onDelete}
      onCancel={onClose}
    />
  );
}

function NoModules({ onAddSection }: Pick<Props, "onAddSection">) {
  return (
    <Card>
      <EmptyState
        icon={<LayoutList />}
        title="No sections yet"
        action={
          <Button icon={<Plus />} onClick={onAddSection}>
            Add the first section
          </Button>
        }
      >
        Sections hold the topics that learners go through, one by one.
      </EmptyState>
    </Card>
  );
}

import { FilePen } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { useRelayEnvironment } from "react-relay";
import type { RecordProxy, RecordSourceProxy } from "relay-runtime";
import { reaches } from "~/areas/courseReach";
import { deleteModule, deleteTopic, saveOutline } from "~/commands/courseCommands";
import { formatQuantity } from "~/formats/counts";
import { topicNoun } from "~/formats/nouns";
import { LessonStatusBadge } from "~/lesson/editor/LessonStatusBadge";
import { changeList } from "~/lists/changeList";
import { toOutlineInput } from "~/outline/outlineRows";
import { useMutation } from "~/relay/useMutation";
import { AddButton } from "~/ui/AddButton";
import { ButtonLink } from "~/ui/ButtonLink";
import { ConfirmDialog } from "~/ui/ConfirmDialog";
import {
  canStep,
  changeOutline,
  findModule,
  findRow,
  type ModuleRow,
  type Outline,
  type TopicRow,
} from "~/ui/sorting/outline";
import { StepButtons } from "~/ui/sorting/StepButtons";
import { getRowName, sortMessages } from "~/ui/sorting/sortMessages";
import { useFocusAfterChange } from "~/ui/useFocusAfterChange";
import { type CourseState, refreshCourse } from "../courseState";

const byNumber = (records: readonly RecordProxy[]) =>
  new Map(records.map((record) => [record.getValue("databaseId"), record]));

/** Writes an outline of existing rows to the store as an optimistic update. */
function storeOutline(store: RecordSourceProxy, courseId: string, outline: Outline): void {
  const course = store.get(courseId);
  const stored = course?.getLinkedRecords("modules") ?? [];
  const modules = byNumber(stored);
  const topics = byNumber(stored.flatMap((module) => module.getLinkedRecords("topics") ?? []));
  const shown = outline.flatMap((row) => {
    const module = modules.get(row.id);
    changeList(module, "topics", () => row.topics.flatMap(({ id }) => topics.get(id) ?? []));
    return module ?? [];
  });
  changeList(course, "modules", () => shown);
}

/**
 * Moves and deletes rows of a course's outline: at once on screen. A refusal rolls the change back and shows the
 * reason.
 */
function useCurriculumChanges(course: CourseState) {
  const environment = useRelayEnvironment();
  const { id, databaseId: courseId, outline, version } = course;
  const [order, ordering] = useMutation(saveOutline);
  const [removeModule] = useMutation(deleteModule);
  const [removeTopic] = useMutation(deleteTopic);
  const shownAtOnce = (next: Outline) => ({
    optimisticUpdater: (store: Parameters<typeof storeOutline>[0]) => storeOutline(store, id, next),
    // The screen was outdated: it continues from the latest state.
    onFailure: (_reason: string, code?: string) => {
      if (code === "STALE" || code === "NOT_FOUND") void refreshCourse(environment, courseId);
    },
  });
  const step = (key: string, by: -1 | 1) => {
    const next = changeOutline(outline, { type: "step", key, by });
    return order({ courseId, version, modules: toOutlineInput(next) }, shownAtOnce(next));
  };
  const remove = (key: string) => {
    const next = changeOutline(outline, { type: "delete", key });
    const [module, row] = [findModule(outline, key), findRow(outline, key)];
    if (module?.id == null || row?.id == null) return;
    const ids = { courseId, moduleId: module.id };
    return module.key === key
      ? removeModule(ids, shownAtOnce(next))
      : removeTopic({ ...ids, topicId: row.id }, shownAtOnce(next));
  };
  return { step, remove, ordering };
}

interface RowActions {
  course: CourseState;
  onMove: (key: string, by: -1 | 1) => void;
  onDelete: (key: string) => void;
}

interface ModuleProps extends RowActions {
  module: ModuleRow;
  onAddTopic: () => void;
}

/** A course's module with its topics. */
function CurriculumModule({ module, onAddTopic, ...actions }: ModuleProps) {
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
      {reaches(actions.course, "courses.write") && (
        <div className="border-t border-line px-2 py-1.5">
          <AddButton aria-label={`Add Topic to ${module.name}`} onClick={onAddTopic}>
            Add Topic
          </AddButton>
        </div>
      )}
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

function RowButtons({ course, row, onMove, onDelete }: RowActions & { row: TopicRow }) {
  const { outline } = course;
  const { key, name } = row;
  if (!reaches(course, "courses.write")) return null;
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
  /** Shown while there are no modules. */
  empty: ReactNode;
  /** Asks for a new topic of a module. */
  onAddTopic: (moduleId: number | null) => void;
}

/** A course's modules with their topics, to move and delete. */
export function CurriculumList({ course, empty, onAddTopic }: Props) {
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
  if (outline.length === 0) return empty;
  return (
    <>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <ol ref={list} aria-label="Modules" className="grid gap-4">
        {outline.map((module) => (
          <CurriculumModule
            key={module.key}
            course={course}
            module={module}
            onAddTopic={() => onAddTopic(module.id)}
            onMove={move}
            onDelete={setDeleting}
          />
        ))}
      </ol>
      {deleting !== null && (
        <DeleteQuestion
          course={course}
          deleting={deleting}
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

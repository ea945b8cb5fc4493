import { LayoutList, Plus } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "~/ui/Button";
import { Card } from "~/ui/Card";
import { ConfirmDialog } from "~/ui/ConfirmDialog";
import { EmptyState } from "~/ui/EmptyState";
import { changeOutline } from "~/ui/sorting/outline";
import { getRowName, sortMessages } from "~/ui/sorting/sortMessages";
import type { CourseState } from "../courseState";
import { CurriculumModule } from "./CurriculumModule";
import { useCurriculumChanges } from "./useCurriculumChanges";

interface Props {
  course: CourseState;
  onAddSection: () => void;
}

/** The modules of a course with their topics, to move and to delete. */
export function CurriculumList({ course, onAddSection }: Props) {
  const { outline } = course;
  const { step, remove, ordering } = useCurriculumChanges(course);
  const [deleting, setDeleting] = useState<string | null>(null);
  const [said, setSaid] = useState("");
  const { list, focusAfter } = useFocusAfterChange();
  const move = (key: string, by: -1 | 1) => {
    // The next order needs the version that the last one makes.
    if (ordering) return;
    setSaid(sortMessages.moved(changeOutline(outline, { type: "step", key, by }), key));
    const [same, other] = by === -1 ? ["up", "down"] : ["down", "up"];
    focusAfter(`[data-step="${key} ${same}"]`, `[data-step="${key} ${other}"]`);
    void step(key, by);
  };
  if (outline.length === 0) return <NoModules onAddSection={onAddSection} />;
  return (
    <>
      <p role="status" className="sr-only">
        {said}
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

/** Gives the focus to the first of the controls that can have it, once the list has changed. */
function useFocusAfterChange() {
  const list = useRef<HTMLOListElement>(null);
  const wanted = useRef<readonly string[]>([]);
  useEffect(() => {
    const found = wanted.current
      .map((selector) => list.current?.querySelector<HTMLElement>(`${selector}:not(:disabled)`))
      .find((element) => element);
    wanted.current = [];
    found?.focus();
  });
  const focusAfter = (...selectors: readonly string[]) => {
    wanted.current = selectors;
  };
  return { list, focusAfter };
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
    ? "Its topics and questions go with it, and what learners did with them."
    : "What learners and batches did with it goes with it.";
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

import { LayoutList, Plus } from "lucide-react";
import { nanoid } from "nanoid";
import { useRef, useState } from "react";
import { outlineLimits } from "#gateway/domains/outlines/contract";
import type { BindPart } from "../forms/useForm";
import { Button } from "../ui/Button";
import { ConfirmDialog } from "../ui/ConfirmDialog";
import { EmptyState } from "../ui/EmptyState";
import { findModule, type ModuleRow, type Outline } from "../ui/sorting/outline";
import { SortArea } from "../ui/sorting/SortArea";
import { getRowName, sortMessages } from "../ui/sorting/sortMessages";
import { useSlide } from "../ui/sorting/useSlide";
import { useSorting } from "../ui/sorting/useSorting";
import { ModuleCard } from "./ModuleCard";
import { useOpenRow, useTopicTyping } from "./useTopicTyping";

interface Props {
  /** The kind of object that the outline belongs to. */
  subject: "course" | "curriculum";
  outline: Outline;
  part: BindPart;
  onChange: (outline: Outline) => void;
}

/** The path of a row's name in an outline; undefined if the row is not part of it. */
function findNamePath(outline: Outline, key: string): string | undefined {
  const at = outline.findIndex(
    (module) => module.key === key || module.topics.some((topic) => topic.key === key),
  );
  const module = outline[at];
  if (!module) return undefined;
  const topic = module.topics.findIndex((row) => row.key === key);
  return topic < 0 ? `${at}.name` : `${at}.topics.${topic}.name`;
}

const getOrder = (outline: Outline) =>
  outline.map((module) => [module.key, ...module.topics.map(({ key }) => key)].join(" ")).join(" | ");

/** An editor of modules and topics: sort them by pointer, keyboard or buttons; add, rename and delete them. */
export function OutlineEditor({ subject, outline: stored, part, onChange }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const open = useOpenRow(stored, onChange);
  const outline = open.shown;
  const sorting = useSorting({ outline, onChange: open.change, list });
  const typing = useTopicTyping(open, sorting);
  const [deleting, setDeleting] = useState<string | null>(null);
  useSlide(list, getOrder(outline));
  const bindName = (key: string) => {
    const path = findNamePath(stored, key);
    return path === undefined ? undefined : part(path);
  };
  const add = () => sorting.change({ type: "addModule", key: nanoid() });
  return (
    <>
      <p className="mb-1 text-xs text-muted">{sortMessages.howTo("a module or a topic")}</p>
      <p className="mb-3 text-xs text-muted">
        Press Enter after a name to type the next topic, and Esc to finish. Paste a list to add one topic per
        line.
      </p>
      <SortArea sorting={sorting} outline={outline}>
        <ol ref={list} aria-label="Modules" className="relative grid gap-3">
          {outline.map((module) => (
            <ModuleCard
              key={module.key}
              module={module}
              outline={outline}
              sorting={sorting}
              typing={typing}
              bindName={bindName}
              onDelete={setDeleting}
            />
          ))}
        </ol>
      </SortArea>
      {outline.length === 0 && <NoModules subject={subject} />}
      <Button
        className="mt-3"
        icon={<Plus />}
        disabled={outline.length >= outlineLimits.modules}
        onClick={add}
      >
        Add Module
      </Button>
      <DeleteRow
        subject={subject}
        outline={outline}
        deleting={deleting}
        onClose={() => setDeleting(null)}
        onDelete={(key) => {
          const module = findModule(outline, key);
          sorting.change({ type: "delete", key });
          if (module) sorting.focusAfter(`[data-add-topic="${module.key}"]`, "[data-handle]");
        }}
      />
    </>
  );
}

function NoModules({ subject }: Pick<Props, "subject">) {
  return (
    <div className="rounded-lg border border-dashed border-line">
      <EmptyState icon={<LayoutList />} title="No modules yet">
        A module is a section of the {subject}, and holds the topics that learners go through one by one.
      </EmptyState>
    </div>
  );
}

interface DeleteRowProps extends Pick<Props, "subject" | "outline"> {
  /** The row about to be deleted. */
  deleting: string | null;
  onDelete: (key: string) => void;
  onClose: () => void;
}

const isModule = (outline: Outline, key: string): ModuleRow | undefined =>
  outline.find((module) => module.key === key);

function DeleteRow({ subject, outline, deleting, onDelete, onClose }: DeleteRowProps) {
  if (deleting === null) return null;
  const module = isModule(outline, deleting);
  const name = getRowName(outline, deleting);
  const topics = module && module.topics.length > 0 ? " Its topics and questions are deleted with it." : "";
  return (
    <ConfirmDialog
      open
      subject={`${module ? "Module" : "Topic"} “${name}”`}
      message={`It is deleted once you save the ${subject}.${topics}`}
      onCancel={onClose}
      onConfirm={() => {
        onDelete(deleting);
        onClose();
      }}
    />
  );
}

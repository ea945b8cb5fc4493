import { FilePlus2, Plus } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { lessonLimits } from "#gateway/domains/lessons/contract";
import type { UploadedFile } from "~/files/uploadedFile";
import { useStore } from "~/stores/createStore";
import { Button } from "~/ui/Button";
import { EmptyState } from "~/ui/EmptyState";
import type { Outline } from "~/ui/sorting/outline";
import { SortArea } from "~/ui/sorting/SortArea";
import { sortMessages } from "~/ui/sorting/sortMessages";
import { useSlide } from "~/ui/sorting/useSlide";
import { useSorting } from "~/ui/sorting/useSorting";
import { type BlockActions, BlockCard } from "./BlockCard";
import { BlockMenu } from "./BlockMenu";
import { getBlockName } from "./blockContent";
import { DroppedFiles, findFileKind } from "./DroppedFiles";
import { type DraftBlock, keysAbove } from "./draftBlocks";
import type { DraftStore } from "./draftStore";
import { warmTextEditor } from "./LateTextEditor";
import { type Deletion, UndoDeletion } from "./UndoDeletion";
import { useBlockMenu } from "./useBlockMenu";

interface Props {
  store: DraftStore;
  courseId: number;
  onRevisions: (block: DraftBlock) => void;
}

/** The rows that are sorted. */
const toRows = (blocks: readonly DraftBlock[]): Outline =>
  blocks.map(({ key, id, content }) => ({ key, id, name: getBlockName(content), topics: [] }));

/** Sorts the blocks; the row that moved is sent once it has its place. */
function useBlockSorting(store: DraftStore) {
  const list = useRef<HTMLOListElement>(null);
  const moved = useRef<string>(undefined);
  const outline = toRows(store.blocks());
  const sorting = useSorting({
    outline,
    list,
    onChange: (rows) => store.reorder(rows.map(({ key }) => key)),
    onSettled: () => moved.current && store.move(moved.current),
  });
  const begin = (key: string) => {
    moved.current = key;
  };
  useSlide(list, outline.map(({ key }) => key).join(" "));
  return {
    list,
    outline,
    sorting: {
      ...sorting,
      liftUp: (...lift: Parameters<typeof sorting.liftUp>) => {
        begin(lift[0]);
        sorting.liftUp(...lift);
      },
    },
    step: (key: string, by: -1 | 1) => {
      begin(key);
      sorting.step(key, by);
      sorting.focusAfter(`[data-handle="${key}"]`);
    },
  };
}

/** Deletes blocks, the last of which can be brought back. */
function useDeletion(store: DraftStore) {
  const [deletion, setDeletion] = useState<Deletion | null>(null);
  return {
    deletion,
    remove: (key: string) => {
      const block = store.blocks().find((draftBlock) => draftBlock.key === key);
      if (!block) return;
      setDeletion({ block, above: keysAbove(store.blocks(), key) });
      store.remove(key);
      requestAnimationFrame(() => document.querySelector<HTMLElement>("[data-undo]")?.focus());
    },
    undo: ({ block, above }: Deletion) => {
      setDeletion(null);
      store.restore(block, above);
      requestAnimationFrame(() =>
        document.querySelector<HTMLElement>(`[data-handle="${block.key}"]`)?.focus(),
      );
    },
    close: () => setDeletion(null),
  };
}

/** The blocks of a draft: add, edit, sort and delete them. */
export function LessonBlocksEditor({ store, courseId, onRevisions }: Props) {
  useStore(store.draft);
  useEffect(warmTextEditor, []);
  const blocks = store.blocks();
  const menu = useBlockMenu(store);
  const { list, outline, sorting, step } = useBlockSorting(store);
  const { deletion, remove, undo, close } = useDeletion(store);
  const actions: BlockActions = {
    store,
    courseId,
    onRevisions,
    onAdd: menu.openAt,
    onSlash: menu.openByKey,
    onStep: step,
    onDelete: remove,
  };
  const isFull = blocks.length >= lessonLimits.blocks;
  const addFile = (file: UploadedFile) =>
    store.add(findFileKind(file), blocks.at(-1)?.key ?? null, { fileId: file.id });
  return (
    <DroppedFiles onUploaded={addFile}>
      {blocks.length > 0 && <p className="mb-3 text-xs text-muted">{sortMessages.howTo("a block")}</p>}
      <SortArea sorting={sorting} outline={outline}>
        <ol ref={list} aria-label="Blocks" className="relative grid grid-cols-[minmax(0,1fr)] gap-3">
          {blocks.map((block, index) => (
            <BlockCard
              key={block.key}
              {...actions}
              block={block}
              isFirst={index === 0}
              isLast={index === blocks.length - 1}
              isNew={block.key === menu.newKey}
            />
          ))}
        </ol>
      </SortArea>
      {blocks.length === 0 && <NoBlocks />}
      <Button
        className="mt-3"
        icon={<Plus />}
        disabled={isFull}
        onClick={({ currentTarget }) => menu.openAt(blocks.at(-1)?.key ?? null, currentTarget)}
      >
        Add block
      </Button>
      {isFull && (
        <p className="mt-2 text-sm text-muted">A lesson can have at most {lessonLimits.blocks} blocks.</p>
      )}
      <UndoDeletion deletion={deletion} onUndo={undo} onClose={close} />
      {menu.insertion && (
        <BlockMenu anchor={menu.insertion.anchor} onChoose={menu.choose} onClose={menu.close} />
      )}
    </DroppedFiles>
  );
}

function NoBlocks() {
  return (
    <div className="rounded-lg border border-dashed border-line">
      <EmptyState icon={<FilePlus2 />} title="This lesson is empty">
        Add the first block: a text, some code, a picture, a video or a question. Learners see the lesson once
        you publish it.
      </EmptyState>
    </div>
  );
}

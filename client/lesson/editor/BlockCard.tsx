import { ChevronDown, ChevronUp, EllipsisVertical, History, Trash2 } from "lucide-react";
import { useEffect, useRef } from "react";
import { blockKindLabels } from "#gateway/domains/lessons/contract";
import { OtherVersion } from "~/forms/OtherVersion";
import { AddButton } from "~/ui/AddButton";
import { Menu } from "~/ui/Menu";
import { SortGrip, SortHead, SortRow, SortTitle } from "~/ui/sorting/SortRow";
import { BlockBody } from "./BlockBody";
import { findProblems, getBlockName, toPlainText } from "./blockContent";
import { kindLooks } from "./blockKinds";
import { getSaveState } from "./blockSaveState";
import type { BodyProps } from "./bodyProps";
import type { DraftBlock } from "./draftBlocks";
import type { DraftStore } from "./draftStore";
import { SaveMark } from "./SaveMark";

export interface BlockActions {
  store: DraftStore;
  courseId: number;
  /** Opens the menu of kinds for a place below a block. */
  onAdd: (afterKey: string, anchor: Element) => void;
  onSlash: (key: string, ...place: Parameters<BodyProps["onSlash"]>) => void;
  onStep: (key: string, by: -1 | 1) => void;
  onDelete: (key: string) => void;
  onRevisions: (block: DraftBlock) => void;
}

interface Props extends BlockActions {
  block: DraftBlock;
  isFirst: boolean;
  isLast: boolean;
  isNew: boolean;
}

const noProblems = {};

/** Someone else's version of a block that was edited here: its whole text is chosen, and the other blocks go on saving. */
function OtherBlock({ block: { key, obstacle }, store }: { block: DraftBlock; store: DraftStore }) {
  if (obstacle?.outcome !== "conflict") return null;
  const { theirs } = obstacle;
  return (
    <OtherVersion
      label="Changed by someone else"
      author={theirs?.updatedByName || "Someone else"}
      theirs={theirs ? toPlainText(theirs.content) || "Their version is empty." : ""}
      onKeepMine={() => store.keepMine(key)}
      onUseTheirs={() => store.takeTheirs(key)}
    />
  );
}

/** A block of the draft: drag it by its grip, edit it in place, move and delete it from its menu. */
export function BlockCard({ block, isNew, ...rest }: Props) {
  const { store, courseId, onAdd, onSlash } = rest;
  const { key, content } = block;
  // The text editor takes the focus by itself, in a callout too: its tone is chosen after its first sentence.
  const body = useFocusWhenNew(isNew && content.kind !== "TEXT" && content.kind !== "CALLOUT");
  const name = getBlockName(content);
  return (
    <SortRow
      sortKey={key}
      aria-label={name}
      className="group/block rounded-lg border border-line bg-surface shadow-rest focus-within:border-control"
    >
      <BlockHead {...rest} block={block} name={name} />
      <div ref={body} className="px-4 pb-3">
        <OtherBlock block={block} store={store} />
        <BlockBody
          content={content}
          epoch={block.epoch}
          onEdit={(change) => store.edit(key, change)}
          onMore={(more) => store.add(more.kind, key, more)}
          problems={findProblems(content) ?? noProblems}
          courseId={courseId}
          isNew={isNew}
          onSlash={(...place) => onSlash(key, ...place)}
        />
      </div>
      <div className="border-t border-line px-2 py-1 opacity-0 transition-opacity group-focus-within/block:opacity-100 group-hover/block:opacity-100 pointer-coarse:opacity-100">
        <AddButton
          aria-label={`Add a block below ${name}`}
          data-add-below={key}
          onClick={({ currentTarget }) => onAdd(key, currentTarget)}
        >
          Add block
        </AddButton>
      </div>
    </SortRow>
  );
}

/** Moves the focus into a block that was just added; the text editor takes it by itself. */
function useFocusWhenNew(isNew: boolean) {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew)
      body.current?.querySelector<HTMLElement>("textarea, input:not([type=file]), select, button")?.focus();
  }, [isNew]);
  return body;
}

interface HeadProps extends Omit<Props, "isNew"> {
  name: string;
}

function BlockHead({ block, name, isFirst, isLast, ...actions }: HeadProps) {
  const { store, onStep, onDelete, onRevisions } = actions;
  const { key, id, content } = block;
  const { icon: Icon } = kindLooks[content.kind];
  return (
    <SortHead className="flex flex-wrap items-center gap-x-1 py-1 pr-1 pl-1">
      <SortGrip name={name} />
      <SortTitle className="flex flex-1 items-center gap-2 text-xs font-medium text-muted">
        <Icon aria-hidden className="size-4" />
        {blockKindLabels[content.kind]}
      </SortTitle>
      <SaveMark state={getSaveState(store, block)} onRetry={() => store.save(key)} />
      <Menu
        label={`Actions for ${name}`}
        icon={<EllipsisVertical />}
        size="sm"
        items={[
          { label: "Move up", icon: <ChevronUp />, disabled: isFirst, onSelect: () => onStep(key, -1) },
          { label: "Move down", icon: <ChevronDown />, disabled: isLast, onSelect: () => onStep(key, 1) },
          {
            label: "Revisions",
            icon: <History />,
            disabled: id === null,
            onSelect: () => onRevisions(block),
          },
          {
            label: "Delete",
            icon: <Trash2 />,
            tone: "danger",
            divided: true,
            onSelect: () => onDelete(key),
          },
        ]}
      />
    </SortHead>
  );
}

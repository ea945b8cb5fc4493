import { ChevronDown, ChevronUp, Pencil, Trash2 } from "lucide-react";
import { type RefObject, useEffect, useRef, useState } from "react";
import type { PartBinding } from "../forms/useForm";
import { classNames } from "../ui/classNames";
import { IconButton } from "../ui/IconButton";
import { canStep, type Outline, type TopicRow } from "../ui/sorting/outline";
import { SortGrip, SortHead, SortTitle } from "../ui/sorting/SortRow";
import { getRowName } from "../ui/sorting/sortMessages";
import type { Sorting } from "../ui/sorting/useSorting";
import { type RowKind, RowName } from "./RowName";
import type { TopicTyping } from "./useTopicTyping";

export interface RowHeadProps {
  kind: RowKind;
  row: TopicRow;
  outline: Outline;
  sorting: Sorting;
  typing: TopicTyping;
  /** Binds the name of a row; undefined for one that is not part of the outline yet. */
  bindName: (key: string) => PartBinding | undefined;
  onDelete: (key: string) => void;
}

/** The head of a module or topic: drag it by its grip or title, rename it in place. */
export function RowHead(props: RowHeadProps) {
  const { kind, row, sorting, typing } = props;
  const { key } = row;
  const [isBegun, setRenaming] = useState(row.name === "");
  const part = props.bindName(key);
  const renaming = isBegun || part?.error !== undefined;
  const { renameButton, focusAtEnd } = useFocusAtEnd(renaming);
  const done = (byKey: boolean) => {
    setRenaming(false);
    focusAtEnd(byKey);
  };
  return (
    <SortHead className="flex flex-wrap items-start gap-x-1 gap-y-1">
      <div className="flex min-w-[min(100%,12rem)] flex-1 items-start gap-1">
        <SortGrip name={getRowName(props.outline, key)} />
        {renaming ? (
          <RowName
            kind={kind}
            name={row.name}
            part={part}
            isBegun={isBegun}
            onRename={(name) => sorting.change({ type: "rename", key, name })}
            onDone={done}
            onNext={() => typing.openNext(key)}
            onEnd={(isEmpty) => typing.end(key, isEmpty)}
            onAbandon={() => typing.abandon(key)}
            onLines={(names) => typing.continueBelow(key, names)}
          />
        ) : (
          <SortTitle className={classNames("flex-1 text-sm text-ink", kind === "section" && "font-semibold")}>
            {row.name}
          </SortTitle>
        )}
      </div>
      <RowButtons
        {...props}
        renaming={renaming}
        renameButton={renameButton}
        onRename={() => setRenaming(true)}
      />
    </SortHead>
  );
}

/** Returns the focus to the rename button after renaming by keyboard. */
function useFocusAtEnd(renaming: boolean) {
  const renameButton = useRef<HTMLButtonElement>(null);
  const wanted = useRef(false);
  useEffect(() => {
    if (!renaming && wanted.current) renameButton.current?.focus();
    wanted.current = false;
  }, [renaming]);
  const focusAtEnd = (byKey: boolean) => {
    wanted.current = byKey;
  };
  return { renameButton, focusAtEnd };
}

interface RowButtonsProps extends RowHeadProps {
  renaming: boolean;
  renameButton: RefObject<HTMLButtonElement | null>;
  onRename: () => void;
}

function RowButtons(props: RowButtonsProps) {
  const { row, outline, sorting, onDelete, renaming, renameButton, onRename } = props;
  const name = getRowName(outline, row.key);
  const { key } = row;
  return (
    <div className="ml-auto flex items-center gap-0.5">
      <IconButton
        label={`Rename ${name}`}
        icon={<Pencil />}
        ref={renameButton}
        disabled={renaming}
        onClick={onRename}
      />
      <IconButton
        label={`Move up ${name}`}
        icon={<ChevronUp />}
        data-step={`${key} up`}
        disabled={!canStep(outline, key, -1)}
        onClick={() => sorting.step(key, -1)}
      />
      <IconButton
        label={`Move down ${name}`}
        icon={<ChevronDown />}
        data-step={`${key} down`}
        disabled={!canStep(outline, key, 1)}
        onClick={() => sorting.step(key, 1)}
      />
      <IconButton label={`Delete ${name}`} icon={<Trash2 />} onClick={() => onDelete(key)} />
    </div>
  );
}

import { ArrowDown, ArrowUp, Ellipsis, Pencil, Sparkles, Undo2, X } from "lucide-react";
import { IconButton } from "~/ui/IconButton";
import { Menu } from "~/ui/Menu";
import type { MenuEntry } from "~/ui/MenuItems";

/** Whether an item can move up or down among its own. */
export interface Place {
  first: boolean;
  last: boolean;
}

interface Props {
  /** What the item is called, for the names of its buttons. */
  name: string;
  dropped: boolean;
  place: Place;
  onDrop: () => void;
  onMove: (by: 1 | -1) => void;
  onEdit?: (() => void) | undefined;
  onRemake?: (() => void) | undefined;
}

function entriesOf({ place, onMove, onEdit, onRemake }: Props): MenuEntry[] {
  return [
    ...(onEdit ? [{ label: "Edit", icon: <Pencil />, onSelect: onEdit }] : []),
    {
      label: "Regenerate with a remark",
      icon: <Sparkles />,
      disabled: onRemake === undefined,
      onSelect: () => onRemake?.(),
    },
    { label: "Move up", icon: <ArrowUp />, disabled: place.first, divided: true, onSelect: () => onMove(-1) },
    { label: "Move down", icon: <ArrowDown />, disabled: place.last, onSelect: () => onMove(1) },
  ];
}

/** Drops an item or takes it back, and offers what else can be done with it. */
export function ItemActions(props: Props) {
  const { name, dropped, onDrop, onEdit } = props;
  if (dropped) return <IconButton label={`Keep ${name}`} icon={<Undo2 />} onClick={onDrop} />;
  return (
    <span className="flex shrink-0">
      {onEdit && (
        <IconButton label={`Edit ${name}`} icon={<Pencil />} className="max-sm:hidden" onClick={onEdit} />
      )}
      <IconButton label={`Drop ${name}`} icon={<X />} onClick={onDrop} />
      <Menu label={`More for ${name}`} icon={<Ellipsis />} items={entriesOf(props)} />
    </span>
  );
}

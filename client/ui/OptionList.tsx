import { Fragment, type ReactNode, useLayoutEffect, useRef } from "react";
import { classNames } from "./classNames";

/** An option of a list. */
interface ListOption {
  /** Identifies the option. */
  value: string;
  /** The heading of the option's group; options of a group are adjacent. */
  group?: string | undefined;
}

interface Props<Option extends ListOption> {
  id: string;
  label: string;
  options: readonly Option[];
  /** The index of the option that Enter chooses; -1 for none. */
  active: number;
  /** The index of the chosen option, which may differ from the active one; -1 for none. */
  selected: number;
  /** The options still belong to an earlier search. */
  stale: boolean;
  onPoint: (index: number) => void;
  onChoose: (option: Option) => void;
  /** Renders an option. */
  children: (option: Option, index: number) => ReactNode;
  className?: string | undefined;
}

/** The options below an input. The input keeps the focus and handles the keys (`useActiveOption`). */
export function OptionList<Option extends ListOption>({ children, ...props }: Props<Option>) {
  const { id, label, options, active, selected, stale, onPoint, onChoose, className } = props;
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    list.current?.querySelectorAll("[role=option]")[active]?.scrollIntoView?.({ block: "nearest" });
  }, [active]);
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={label}
      aria-busy={stale}
      tabIndex={-1}
      className={classNames("transition-opacity", stale && "opacity-60", className)}
    >
      {inGroups(options).map(({ group, start, members }) => (
        <Group key={`${group} ${start}`} name={group}>
          {members.map((option, place) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the input that owns the list.
            <div
              key={option.value}
              id={`${id}-${start + place}`}
              role="option"
              tabIndex={-1}
              aria-selected={start + place === selected}
              onPointerMove={() => onPoint(start + place)}
              onClick={() => onChoose(option)}
              className={classNames(
                "touch flex cursor-pointer items-center gap-2.5 rounded-md px-2.5 py-1.5 text-sm",
                start + place === active && !stale ? "bg-hover text-ink" : "text-soft",
              )}
            >
              {children(option, start + place)}
            </div>
          ))}
        </Group>
      ))}
    </div>
  );
}

function Group({ name, children }: { name: string | undefined; children: ReactNode }) {
  if (!name) return <Fragment>{children}</Fragment>;
  return (
    <fieldset aria-label={name} className="min-w-0">
      <div aria-hidden className="px-2.5 pt-2.5 pb-1 text-xs font-medium text-muted">
        {name}
      </div>
      {children}
    </fieldset>
  );
}

interface Members<Option> {
  group: string | undefined;
  /** The index of the group's first option in the whole list. */
  start: number;
  members: Option[];
}

/** Groups adjacent options by heading. */
function inGroups<Option extends ListOption>(options: readonly Option[]): Members<Option>[] {
  const groups: Members<Option>[] = [];
  for (const [start, option] of options.entries()) {
    const last = groups.at(-1);
    if (last && last.group === option.group) last.members.push(option);
    else groups.push({ group: option.group, start, members: [option] });
  }
  return groups;
}

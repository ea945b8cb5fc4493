import { useRef, useState } from "react";
import { Kbd } from "~/ui/Kbd";
import { PlanGridRow } from "./PlanGridRow";
import { isSelected } from "./selection";
import { useGridClipboard } from "./useGridClipboard";
import { useGridKeys } from "./useGridKeys";
import type { PlanEditing } from "./usePlanEditor";

/** The row that is typed into, and the text that it starts with. */
export interface Typing {
  index: number;
  text: string;
}

const head = "px-3 py-2 text-left text-xs font-medium text-muted";

/** Every topic with its planned date, edited like a sheet. */
export function PlanGrid({ editing }: { editing: PlanEditing }) {
  const [typing, setTyping] = useState<Typing | null>(null);
  const grid = useRef<HTMLTableElement>(null);
  const keys = useGridKeys({ editing, grid, onType: setTyping });
  const clipboard = useGridClipboard(editing);
  const { shown, topics, selection } = editing;
  return (
    <div className="overflow-x-auto rounded-lg border border-line bg-surface">
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells are edited is a grid.
        role="grid"
        aria-multiselectable="true"
        aria-label="Planned dates"
        aria-rowcount={shown.length + 1}
        className="w-full border-collapse text-sm"
        onKeyDown={typing ? undefined : keys.onKeyDown}
        {...(typing ? {} : clipboard)}
      >
        <thead>
          <tr>
            <th scope="col" className={`${head} w-12 text-right max-sm:hidden`}>
              #
            </th>
            <th scope="col" className={head}>
              Topic
            </th>
            <th scope="col" className={`${head} max-sm:hidden`}>
              Status
            </th>
            <th scope="col" className={`${head} w-48 max-sm:w-36`}>
              Planned date
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((topic, index) => (
            <PlanGridRow
              key={topic.id}
              topic={topic}
              saved={topics[index]?.plannedDate ?? null}
              heading={shown[index - 1]?.moduleId === topic.moduleId ? null : topic.moduleName}
              index={index}
              isActive={selection.active === index}
              isSelected={isSelected(selection, index)}
              typing={typing?.index === index ? typing : null}
              editing={editing}
              onType={setTyping}
              onLeave={keys.focusRow}
            />
          ))}
        </tbody>
      </table>
      <p className="border-t border-line px-3 py-2.5 text-xs leading-6 text-muted max-md:hidden">
        Type a date, such as <Kbd>20-11</Kbd>, <Kbd>20</Kbd> or <Kbd>+1</Kbd>; <Kbd>Enter</Kbd> takes it,{" "}
        <Kbd>Esc</Kbd> leaves it. <Kbd>Shift</Kbd>+<Kbd>↓</Kbd> selects, <Kbd>Alt</Kbd>+<Kbd>→</Kbd> shifts,{" "}
        <Kbd>M</Kbd> selects the module, <Kbd>Ctrl</Kbd>+<Kbd>D</Kbd> fills down, <Kbd>Delete</Kbd> clears,{" "}
        <Kbd>Ctrl</Kbd>+<Kbd>C</Kbd> and <Kbd>V</Kbd> copy and paste, <Kbd>Ctrl</Kbd>+<Kbd>Z</Kbd> undoes,{" "}
        <Kbd>Ctrl</Kbd>+<Kbd>S</Kbd> saves.
      </p>
    </div>
  );
}

import { nanoid } from "nanoid";
import { topicNoun } from "~/formats/nouns";
import { AddButton } from "~/ui/AddButton";
import { formatQuantity } from "../formats/counts";
import { type ModuleRow, topicCount } from "../ui/sorting/outline";
import { SortList } from "../ui/sorting/SortList";
import { SortRow } from "../ui/sorting/SortRow";
import { getRowName } from "../ui/sorting/sortMessages";
import { RowHead, type RowHeadProps } from "./RowHead";

interface Props extends Omit<RowHeadProps, "kind" | "row"> {
  module: ModuleRow;
}

/** A module with its topics: sort, rename, add and delete. */
export function ModuleCard({ module, ...rest }: Props) {
  const name = getRowName(rest.outline, module.key);
  const addTopic = () => rest.sorting.change({ type: "addTopic", moduleKey: module.key, key: nanoid() });
  return (
    <SortRow
      sortKey={module.key}
      className="relative rounded-lg border border-line bg-surface p-3 shadow-rest"
    >
      <RowHead {...rest} kind="section" row={module} />
      <ol aria-label={`Topics of ${name}`} className="mt-2 grid gap-1.5 empty:hidden">
        <SortList rows={module.topics}>
          {module.topics.map((topic) => (
            <SortRow
              key={topic.key}
              sortKey={topic.key}
              className="rounded-md border border-line bg-canvas p-1"
            >
              <RowHead {...rest} kind="topic" row={topic} />
            </SortRow>
          ))}
        </SortList>
      </ol>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-2">
        <AddButton data-add-topic={module.key} aria-label={`Add Topic to ${name}`} onClick={addTopic}>
          Add Topic
        </AddButton>
        <span className="px-1.5 text-xs text-muted tabular-nums">
          {formatQuantity(topicCount([module]), topicNoun)}
        </span>
      </div>
    </SortRow>
  );
}

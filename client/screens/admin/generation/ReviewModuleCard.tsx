import { LoaderCircle } from "lucide-react";
import { useState } from "react";
import { generationLabels, generationLimits } from "#gateway/domains/generation/contract";
import { questionLabels, questionLimits } from "#gateway/domains/questions/contract";
import { Badge } from "~/ui/Badge";
import { Card } from "~/ui/Card";
import { classNames } from "~/ui/classNames";
import { SortList } from "~/ui/sorting/SortList";
import { SortGrip, SortHead, SortRow, SortTitle } from "~/ui/sorting/SortRow";
import { EditText } from "./EditText";
import { ItemActions, type Place } from "./ItemActions";
import { ReviewRow } from "./ReviewRow";
import { changeItem, changeModule, type Known, move, type Review, type ReviewModule } from "./review";

/** What can be done to the parts of a review. */
export interface Edits {
  change: (by: (review: Review) => Review) => void;
  /** The part that is being made anew. */
  makingKey: string | null;
  /** Asks for a remark; undefined while something is being generated. */
  onRemake: ((key: string) => void) | undefined;
}

interface Props {
  module: ReviewModule;
  known: Known;
  edits: Edits;
  place: Place;
}

/** A proposed module with its topics, or a module with its proposed questions. */
export function ReviewModuleCard({ module, known, edits, place }: Props) {
  const { key, items, dropped } = module;
  const { change, makingKey, onRemake } = edits;
  return (
    <SortRow sortKey={key} className="relative rounded-lg">
      <Card as="div" flush>
        <ModuleHead {...{ module, known, edits, place }} />
        {!dropped && items.length > 0 && (
          <ul aria-label={module.name} className="divide-y divide-line border-t border-line">
            <SortList rows={items}>
              {items.map((item, index) => (
                <ReviewRow
                  key={item.key}
                  item={item}
                  label={item.question ? questionLabels.title : generationLabels.topic}
                  limit={item.question ? questionLimits.title : generationLimits.name}
                  known={known.hasItem(module, item)}
                  making={makingKey === item.key || makingKey === key}
                  place={{ first: index === 0, last: index === items.length - 1 }}
                  onChange={(changed) => change((review) => changeItem(review, item.key, () => changed))}
                  onMove={(by) => change((review) => move(review, item.key, by))}
                  onRemake={onRemake && (() => onRemake(item.key))}
                />
              ))}
            </SortList>
          </ul>
        )}
      </Card>
    </SortRow>
  );
}

function ModuleHead({ module, known, edits, place }: Props) {
  const { key, moduleId, name, dropped } = module;
  const { change, makingKey, onRemake } = edits;
  const [editing, setEditing] = useState(false);
  if (editing)
    return (
      <div className="px-4 py-3">
        <EditText
          label={generationLabels.module}
          limit={generationLimits.name}
          text={name}
          onText={(text) => {
            change((review) => changeModule(review, key, (one) => ({ ...one, name: text })));
            setEditing(false);
          }}
          onCancel={() => setEditing(false)}
        />
      </div>
    );
  return (
    <SortHead className="flex items-start gap-2 py-2 pr-2 pl-2">
      <SortGrip name={name} />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-1">
        <h2 className="min-w-0 text-sm font-semibold">
          <SortTitle className={classNames("block", dropped && "text-muted line-through")}>{name}</SortTitle>
        </h2>
        {known.hasModule(module) && <Badge tone="info">Already there, takes new topics</Badge>}
        {makingKey === key && <LoaderCircle aria-label="Being made anew" className="size-4 animate-spin" />}
      </div>
      <ItemActions
        name={name}
        dropped={dropped}
        place={place}
        onDrop={() => change((review) => changeModule(review, key, (one) => ({ ...one, dropped: !dropped })))}
        onMove={(by) => change((review) => move(review, key, by))}
        onEdit={moduleId === null ? () => setEditing(true) : undefined}
        onRemake={onRemake && (() => onRemake(key))}
      />
    </SortHead>
  );
}

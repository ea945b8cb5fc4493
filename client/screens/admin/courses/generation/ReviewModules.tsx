import { LoaderCircle } from "lucide-react";
import { useRef, useState } from "react";
import {
  type GenerationKind,
  generationLabels,
  generationLimits,
} from "#gateway/domains/generation/contract";
import { questionLabels, questionLimits } from "#gateway/domains/questions/contract";
import { Badge } from "~/ui/Badge";
import { Card } from "~/ui/Card";
import { classNames } from "~/ui/classNames";
import { SortArea } from "~/ui/sorting/SortArea";
import { SortList } from "~/ui/sorting/SortList";
import { SortGrip, SortHead, SortRow, SortTitle } from "~/ui/sorting/SortRow";
import { sortMessages } from "~/ui/sorting/sortMessages";
import { useSlide } from "~/ui/sorting/useSlide";
import { useSorting } from "~/ui/sorting/useSorting";
import { EditText, ItemActions, type SiblingOrder } from "./ItemActions";
import { ReviewRow } from "./ReviewRow";
import {
  arrange,
  arrangeObjectives,
  changeItem,
  changeModule,
  type KnownContent,
  move,
  type Review,
  type ReviewItem,
  type ReviewModule,
  toSortableOutline,
  toSortableRow,
} from "./review";

interface ObjectivesProps {
  objectives: readonly ReviewItem[];
  known: KnownContent;
  change: (by: (review: Review) => Review) => void;
}

/** The suggested learning objectives. */
export function Objectives({ objectives, known, change }: ObjectivesProps) {
  const list = useRef<HTMLUListElement>(null);
  const outline = objectives.map((item) => ({ ...toSortableRow(item), topics: [] }));
  const sorting = useSorting({
    list,
    outline,
    onChange: (order) => change((review) => arrangeObjectives(review, order)),
  });
  useSlide(list, objectives.map(({ key }) => key).join(" "));
  return (
    <Card flush>
      <h2 className="border-b border-line px-4 py-3 text-sm font-semibold text-ink">Objectives</h2>
      <SortArea sorting={sorting} outline={outline}>
        <ul ref={list} aria-label="Objectives" className="relative divide-y divide-line">
          {objectives.map((item, index) => (
            <ReviewRow
              key={item.key}
              item={item}
              keptId={`objective:${item.key}`}
              label={generationLabels.objective}
              limit={generationLimits.objective}
              known={known.hasObjective(item.text)}
              place={{ first: index === 0, last: index === objectives.length - 1 }}
              onChange={(changed) => change((review) => changeItem(review, item.key, () => changed))}
              onMove={(by) => change((review) => move(review, item.key, by))}
            />
          ))}
        </ul>
      </SortArea>
    </Card>
  );
}

/** The actions for the parts of a review. */
interface Edits {
  runId: number;
  change: (by: (review: Review) => Review) => void;
  /** The key of the part being regenerated. */
  makingKey: string | null;
  /** Asks for a comment; undefined while something is being generated. */
  onRegenerate: ((key: string) => void) | undefined;
}

interface ReviewModuleCardProps {
  module: ReviewModule;
  known: KnownContent;
  edits: Edits;
  place: SiblingOrder;
}

/** A suggested module with its topics, or an existing module with its suggested questions. */
function ReviewModuleCard({ module, known, edits, place }: ReviewModuleCardProps) {
  const { key, items, dropped } = module;
  const { runId, change, makingKey, onRegenerate } = edits;
  return (
    <SortRow sortKey={key} className="relative rounded-lg">
      <Card as="div" flush>
        <ModuleHead module={module} known={known} edits={edits} place={place} />
        {!dropped && items.length > 0 && (
          <ul aria-label={module.name} className="divide-y divide-line border-t border-line">
            <SortList rows={items}>
              {items.map((item, index) => (
                <ReviewRow
                  key={item.key}
                  item={item}
                  keptId={`${runId}:${item.key}`}
                  label={item.question ? questionLabels.title : generationLabels.topic}
                  limit={item.question ? questionLimits.title : generationLimits.name}
                  known={known.hasItem(module, item)}
                  making={makingKey === item.key || makingKey === key}
                  place={{ first: index === 0, last: index === items.length - 1 }}
                  onChange={(changed) => change((review) => changeItem(review, item.key, () => changed))}
                  onMove={(by) => change((review) => move(review, item.key, by))}
                  onRegenerate={onRegenerate && (() => onRegenerate(item.key))}
                />
              ))}
            </SortList>
          </ul>
        )}
      </Card>
    </SortRow>
  );
}

function ModuleHead({ module, known, edits, place }: ReviewModuleCardProps) {
  const { key, moduleId, name, dropped } = module;
  const { change, makingKey, onRegenerate } = edits;
  const [editing, setEditing] = useState(false);
  if (editing)
    return (
      <div className="px-4 py-3">
        <EditText
          label={generationLabels.module}
          limit={generationLimits.name}
          text={name}
          onText={(text) => {
            change((review) =>
              changeModule(review, key, (reviewModule) => ({ ...reviewModule, name: text })),
            );
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
        {known.hasModule(module) && <Badge tone="info">Existing module, new topics are added</Badge>}
        {makingKey === key && <LoaderCircle aria-label="Regenerating" className="size-4 animate-spin" />}
      </div>
      <ItemActions
        name={name}
        dropped={dropped}
        place={place}
        onDrop={() =>
          change((review) =>
            changeModule(review, key, (reviewModule) => ({ ...reviewModule, dropped: !dropped })),
          )
        }
        onMove={(by) => change((review) => move(review, key, by))}
        onEdit={moduleId === null ? () => setEditing(true) : undefined}
        onRegenerate={onRegenerate && (() => onRegenerate(key))}
      />
    </SortHead>
  );
}

interface Props {
  kind: GenerationKind;
  review: Review;
  known: KnownContent;
  edits: Edits;
}

/** The modules of a proposal with their items, sortable by pointer and keyboard; questions stay in their module. */
export function ReviewModules({ kind, review, known, edits }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const outline = toSortableOutline(review);
  const isOpen = (moduleKey: string) =>
    review.modules.some(({ key, dropped }) => key === moduleKey && !dropped);
  const sorting = useSorting({
    outline,
    list,
    onChange: (order) => edits.change((before) => arrange(before, order)),
    mayEnter: (_key, moduleKey) => kind === "TOPICS" && isOpen(moduleKey),
  });
  useSlide(list, JSON.stringify(outline.map(({ key, topics }) => [key, topics.map((topic) => topic.key)])));
  if (review.modules.length === 0) return null;
  return (
    <div>
      <p className="mb-2 text-xs text-muted">
        {sortMessages.howTo(kind === "TOPICS" ? "a module or a topic" : "a module or a question")}
      </p>
      <SortArea sorting={sorting} outline={outline}>
        <ul ref={list} aria-label="Modules" className="relative grid gap-4">
          {review.modules.map((module, index) => (
            <ReviewModuleCard
              key={module.key}
              module={module}
              known={known}
              edits={edits}
              place={{ first: index === 0, last: index === review.modules.length - 1 }}
            />
          ))}
        </ul>
      </SortArea>
    </div>
  );
}

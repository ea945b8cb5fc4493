import { useRef } from "react";
import { generationLabels, generationLimits } from "#gateway/domains/generation/contract";
import { Card } from "~/ui/Card";
import { SortArea } from "~/ui/sorting/SortArea";
import { useSlide } from "~/ui/sorting/useSlide";
import { useSorting } from "~/ui/sorting/useSorting";
import { ReviewRow } from "./ReviewRow";
import {
  arrangeObjectives,
  changeItem,
  type Known,
  move,
  type Review,
  type ReviewItem,
  toSortableRow,
} from "./review";

interface Props {
  objectives: readonly ReviewItem[];
  known: Known;
  change: (by: (review: Review) => Review) => void;
}

/** What a learner can do afterwards, as proposed. */
export function Objectives({ objectives, known, change }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const outline = objectives.map((item) => ({ ...toSortableRow(item), topics: [] }));
  const sorting = useSorting({
    ...{ list, outline },
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

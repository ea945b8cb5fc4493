import { useId, useRef } from "react";
import { generationLabels, generationLimits } from "../../../../gateway/domains/generation/contract";
import { Card } from "../../../ui/Card";
import { sortTexts } from "../../../ui/sorting/sortTexts";
import { useSlide } from "../../../ui/sorting/useSlide";
import { useSorting } from "../../../ui/sorting/useSorting";
import { ReviewRow } from "./ReviewRow";
import {
  arrangeObjectives,
  changeItem,
  type Known,
  move,
  type Review,
  type ReviewItem,
  rowOf,
} from "./review";

interface Props {
  objectives: readonly ReviewItem[];
  known: Known;
  change: (by: (review: Review) => Review) => void;
}

/** What a learner can do afterwards, as proposed. */
export function Objectives({ objectives, known, change }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const instructionsId = useId();
  const sorting = useSorting({
    list,
    outline: objectives.map((item) => ({ ...rowOf(item), topics: [] })),
    onChange: (order) => change((review) => arrangeObjectives(review, order)),
  });
  useSlide(list, objectives.map(({ key }) => key).join(" "));
  return (
    <Card flush>
      <h2 className="border-b border-line px-4 py-3 text-sm font-semibold text-ink">Objectives</h2>
      <p id={instructionsId} className="sr-only">
        {sortTexts.instructions}
      </p>
      <p role="status" aria-live="assertive" className="sr-only">
        {sorting.said}
      </p>
      <ul ref={list} aria-label="Objectives" className="relative divide-y divide-line">
        {objectives.map((item, index) => (
          <ReviewRow
            key={item.key}
            item={item}
            label={generationLabels.objective}
            limit={generationLimits.objective}
            known={known.hasObjective(item.text)}
            sort={{ sorting, instructionsId }}
            place={{ first: index === 0, last: index === objectives.length - 1 }}
            onChange={(changed) => change((review) => changeItem(review, item.key, () => changed))}
            onMove={(by) => change((review) => move(review, item.key, by))}
          />
        ))}
      </ul>
    </Card>
  );
}

import { generationLabels, generationLimits } from "../../../../gateway/domains/generation/contract";
import { Card } from "../../../ui/Card";
import { ReviewRow } from "./ReviewRow";
import { changeItem, type Known, move, type Review, type ReviewItem } from "./review";

interface Props {
  objectives: readonly ReviewItem[];
  known: Known;
  change: (by: (review: Review) => Review) => void;
}

/** What a learner can do afterwards, as proposed. */
export function Objectives({ objectives, known, change }: Props) {
  return (
    <Card flush>
      <h2 className="border-b border-line px-4 py-3 text-sm font-semibold text-ink">Objectives</h2>
      <ul aria-label="Objectives" className="divide-y divide-line">
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
    </Card>
  );
}

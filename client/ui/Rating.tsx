import { Star } from "lucide-react";
import { useId } from "react";
import { formatCount } from "#gateway/domains/countTextContract";
import { formatQuantity } from "../formats/counts";
import { classNames } from "./classNames";

export interface RatingProps {
  /** From 0 to 5; null without reviews. */
  value: number | null | undefined;
  count?: number | undefined;
}

const reviewNoun = { one: "review", many: "reviews" };
const five = [1, 2, 3, 4, 5];

/** A rating as stars, a figure and accessible text. */
export function Rating({ value, count }: RatingProps) {
  if (value === null || value === undefined) return <span className="text-xs text-muted">Not rated yet</span>;
  const reviews = count === undefined ? "" : ` from ${formatQuantity(count, reviewNoun)}`;
  return (
    <span className="inline-flex items-center gap-1.5 text-xs text-soft tabular-nums">
      <span className="sr-only">
        {value.toFixed(1)} out of 5 stars{reviews}
      </span>
      <span aria-hidden className="inline-flex">
        {five.map((star) => (
          <PartialStar key={star} share={Math.min(1, Math.max(0, value - star + 1))} />
        ))}
      </span>
      <span aria-hidden className="font-medium text-ink">
        {value.toFixed(1)}
      </span>
      {count !== undefined && (
        <span aria-hidden className="text-muted">
          ({formatCount(count)})
        </span>
      )}
    </span>
  );
}

/** The policy refuses styles in the text of a page: the filled star is cut by what its drawing shows. */
function PartialStar({ share }: { share: number }) {
  return (
    <span className="relative inline-flex">
      <Star className="size-3.5 text-control" />
      <Star
        viewBox={`0 0 ${24 * share} 24`}
        width={`${share * 100}%`}
        className="absolute inset-y-0 left-0 h-3.5 fill-star text-star"
      />
    </span>
  );
}

export interface RatingInputProps {
  label: string;
  /** From 1 to 5; 0 for none. */
  value: number;
  onChange: (value: number) => void;
  disabled?: boolean | undefined;
}

/** A choice of one to five stars, by pointer or arrow keys. */
export function RatingInput({ label, value, onChange, disabled }: RatingInputProps) {
  const name = useId();
  return (
    <fieldset disabled={disabled}>
      <legend className="mb-1 text-sm font-medium text-ink">{label}</legend>
      <div className="flex">
        {five.map((star) => (
          <label
            key={star}
            className="touch-square inline-flex size-9 cursor-pointer items-center justify-center rounded-md has-focus-visible:outline-2 has-focus-visible:outline-brand-ink"
          >
            <input
              type="radio"
              name={name}
              value={star}
              checked={value === star}
              onChange={() => onChange(star)}
              className="sr-only"
            />
            <span className="sr-only">{star === 1 ? "1 star" : `${star} stars`}</span>
            <Star
              aria-hidden
              className={classNames("size-6", star <= value ? "fill-star text-star" : "text-control")}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

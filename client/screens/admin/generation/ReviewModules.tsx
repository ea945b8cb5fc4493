import { useRef } from "react";
import type { GenerationKind } from "#gateway/domains/generation/contract";
import { SortArea } from "~/ui/sorting/SortArea";
import { sortMessages } from "~/ui/sorting/sortMessages";
import { useSlide } from "~/ui/sorting/useSlide";
import { useSorting } from "~/ui/sorting/useSorting";
import { type Edits, ReviewModuleCard } from "./ReviewModuleCard";
import { arrange, type Known, type Review, toSortableOutline } from "./review";

interface Props {
  kind: GenerationKind;
  review: Review;
  known: Known;
  edits: Edits;
}

/** The modules of a proposal with their items, to sort by pointer and by keyboard; questions stay in their module. */
export function ReviewModules({ kind, review, known, edits }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const outline = toSortableOutline(review);
  const isOpen = (moduleKey: string) =>
    review.modules.some(({ key, dropped }) => key === moduleKey && !dropped);
  const sorting = useSorting({
    ...{ outline, list },
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
              {...{ module, known, edits }}
              place={{ first: index === 0, last: index === review.modules.length - 1 }}
            />
          ))}
        </ul>
      </SortArea>
    </div>
  );
}

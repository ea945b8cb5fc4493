import { Check } from "lucide-react";
import { Card } from "../ui/Card";

interface Props {
  objectives: readonly string[];
  className?: string;
}

/** A course's learning objectives; nothing if it has none. */
export function Objectives({ objectives, className }: Props) {
  if (objectives.length === 0) return null;
  return (
    <Card title="What you'll learn" className={className}>
      <ul className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {objectives.map((objective) => (
          <li key={objective} className="flex gap-2.5 text-sm text-soft">
            <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-success-ink" />
            <span className="min-w-0">{objective}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

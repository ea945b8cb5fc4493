import { GitCompareArrows } from "lucide-react";
import { curriculumLabels, curriculumMessages } from "#gateway/domains/curricula/contract";
import { Button } from "~/ui/Button";
import type { Values } from "./AdminCurriculumForm";

interface Props {
  newest: Values;
  typed: Values;
  onTake: () => void;
}

const names = Object.keys(curriculumLabels) as (keyof typeof curriculumLabels)[];

/** A field's value as people read it; an empty text when there is none. */
function shown(name: keyof typeof curriculumLabels, values: Values): string {
  if (name === "objectives") return values.objectives.join("; ");
  return name === "trainerId" ? values.trainerName : values[name];
}

/** What somebody else has saved meanwhile, beside what is typed here; the person decides which of them stays. */
export function CurriculumConflictNotice({ newest, typed, onTake }: Props) {
  const differing = names.filter((name) => shown(name, newest) !== shown(name, typed));
  return (
    <section
      aria-label="The newest state"
      className="mb-5 rounded-lg border border-warning-line bg-warning-soft px-4 py-3 text-sm text-warning-ink"
    >
      <h2 className="flex items-center gap-2 font-semibold">
        <GitCompareArrows aria-hidden className="size-4 shrink-0" />
        {curriculumMessages.changed}
      </h2>
      {differing.length === 0 ? (
        <p className="mt-2">It says the same as what is typed here. You can save.</p>
      ) : (
        <>
          <dl className="mt-2 grid gap-1.5">
            {differing.map((name) => (
              <div key={name}>
                <dt className="inline font-medium">{curriculumLabels[name]}: </dt>
                <dd className="inline wrap-anywhere">{shown(name, newest) || "empty"}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-2">What you typed stays below; saving it replaces this.</p>
          <Button size="sm" className="mt-3" onClick={onTake}>
            Take the newest state
          </Button>
        </>
      )}
    </section>
  );
}

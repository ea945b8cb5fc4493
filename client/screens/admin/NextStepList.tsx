import { CircleCheck, CircleDashed } from "lucide-react";
import { AllowedLink } from "~/ui/AllowedLink";
import { Card } from "~/ui/Card";

export interface Step {
  label: string;
  to: string;
  isDone: boolean;
}

/** The checklist of something new; each step leads to where it is done. */
export function NextStepList({ steps }: { steps: readonly Step[] }) {
  return (
    <div className="mb-5">
      <Card title="Next steps">
        <ol className="-mx-2 grid gap-x-4 gap-y-0.5 sm:grid-cols-2 xl:grid-cols-4">
          {steps.map(({ label, to, isDone }) => (
            <li key={label}>
              <AllowedLink
                to={to}
                className="touch flex items-center gap-2 rounded-md px-2 py-1.5 text-sm -outline-offset-2! hover:bg-hover"
              >
                {isDone ? (
                  <CircleCheck aria-hidden className="size-4 shrink-0 text-success-ink" />
                ) : (
                  <CircleDashed aria-hidden className="size-4 shrink-0 text-muted" />
                )}
                <span className={isDone ? "text-muted line-through" : "font-medium text-ink"}>{label}</span>
                {isDone && <span className="sr-only">, done</span>}
              </AllowedLink>
            </li>
          ))}
        </ol>
      </Card>
    </div>
  );
}

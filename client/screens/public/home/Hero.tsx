import { ArrowRight } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { useSession } from "~/session/sessionStore";
import { ButtonLink } from "~/ui/ButtonLink";
import { Skeleton } from "~/ui/Skeleton";
import { useHeadingFocus } from "~/ui/useHeadingFocus";
import { callsFor } from "../callsFor";

/** The headline, the call to action and a picture. */
export function Hero({ art }: { art: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useHeadingFocus(heading);
  return (
    <section className="relative overflow-hidden rounded-xl border border-line bg-linear-to-br from-surface via-surface to-brand-soft">
      <div className="grid items-center gap-10 px-6 py-12 sm:px-10 lg:grid-cols-2 lg:py-16 lg:pl-14">
        <div className="min-w-0">
          <h1
            ref={heading}
            tabIndex={-1}
            className="text-4xl leading-tight font-semibold tracking-tight text-ink sm:text-5xl sm:leading-tight"
          >
            Grow your skills. <span className="text-brand-ink">Advance your career.</span>
          </h1>
          <p className="mt-5 max-w-lg text-base text-pretty text-soft sm:text-lg">
            Learn what working professionals use every day, one topic at a time, with trainers who answer your
            questions and a curriculum that shows how far you have come.
          </p>
          <Calls />
        </div>
        {art}
      </div>
    </section>
  );
}

/** The person's next step, such as joining, and a link to the courses. */
function Calls() {
  const calls = callsFor(useSession(), { join: "Join free" });
  const [first] = calls ?? [];
  return (
    <div className="mt-8 flex flex-wrap gap-3">
      {calls === null && <Skeleton className="h-11 w-28" />}
      {first && (
        <ButtonLink size="lg" variant="primary" to={first.to}>
          {first.label}
        </ButtonLink>
      )}
      <ButtonLink size="lg" variant={calls?.length === 0 ? "primary" : "secondary"} to="/courses">
        View courses <ArrowRight aria-hidden className="size-4" />
      </ButtonLink>
    </div>
  );
}

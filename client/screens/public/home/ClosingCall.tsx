import { useSession } from "~/session/sessionStore";
import { ButtonLink } from "~/ui/ButtonLink";
import { callsFor } from "../callsFor";

/** The end of the landing page, with the same call to action as its top. */
export function ClosingCall() {
  const [first] = callsFor(useSession(), { join: "Join free" }) ?? [];
  return (
    <section
      aria-labelledby="closing"
      className="flex flex-col items-center rounded-xl border border-brand-line bg-brand-soft px-6 py-12 text-center"
    >
      <h2 id="closing" className="text-2xl font-semibold tracking-tight text-ink">
        Your next skill is one topic away
      </h2>
      <p className="mt-2 max-w-md text-sm text-pretty text-soft">
        Read any curriculum without an account. Join when you find the right course.
      </p>
      <div className="mt-6 flex min-h-11 flex-wrap justify-center gap-3">
        {first && (
          <ButtonLink size="lg" variant="primary" to={first.to}>
            {first.label}
          </ButtonLink>
        )}
        <ButtonLink size="lg" to="/courses">
          View courses
        </ButtonLink>
      </div>
    </section>
  );
}

import { beginEnrolment, noteEnrolment } from "~/layout/enrolment/useBegunEnrolment";
import { useSession } from "~/session/sessionStore";
import { ButtonLink } from "~/ui/ButtonLink";
import { Skeleton } from "~/ui/Skeleton";
import { callsFor } from "../callsFor";

/** Placeholder for a call while it is not known or its code loads. */
export function CourseCallSkeleton() {
  return <Skeleton className="mt-4 h-11 w-full" />;
}

/** The next step for a course: register or log in and come back, or open My Courses. */
export function CourseCall({ address }: { address: string }) {
  const calls = callsFor(useSession(), {
    join: "Register",
    comeBackTo: `${address}?${beginEnrolment}`,
  });
  if (calls === null) return <CourseCallSkeleton />;
  if (calls.length === 0)
    return <p className="mt-4 min-h-11 text-sm text-muted">Registration is currently closed.</p>;
  return (
    <div className="mt-4 grid auto-cols-fr grid-flow-col gap-2">
      {calls.map(({ label, to }, index) => (
        <ButtonLink
          key={to}
          size="lg"
          variant={index === 0 ? "primary" : "secondary"}
          to={to}
          onClick={() => noteEnrolment(address)}
          data-waits
        >
          {label}
        </ButtonLink>
      ))}
    </div>
  );
}

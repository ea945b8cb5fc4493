import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { isAfterSignIn } from "~/session/landing";

/** Says in a course's address that whoever signs in wants a place in it. */
export const beginEnrolment = "enrol=1";

const begunKey = "enrolment";

/** Notes in this tab that somebody pressed for a place in the course at an address. */
export const noteEnrolment = (address: string): void => sessionStorage.setItem(begunKey, address);

/**
 * Finishes what a visitor began before registering: takes the step once, when a sign-in has led back to the course on
 * which it was begun in this tab. A link alone does nothing, so that nobody is enrolled by following one.
 */
export function useBegunEnrolment(step: (() => void) | null): void {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const isDone = useRef(false);
  const wanted = new URLSearchParams(search).get("enrol") === "1" && isAfterSignIn(state);
  useEffect(() => {
    if (!wanted || !step || isDone.current) return;
    isDone.current = true;
    const begun = sessionStorage.getItem(begunKey);
    sessionStorage.removeItem(begunKey);
    const rest = new URLSearchParams(search);
    rest.delete("enrol");
    void navigate({ search: rest.toString() }, { replace: true, preventScrollReset: true });
    if (begun === pathname) step();
  }, [wanted, step, pathname, search, navigate]);
}

import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { isAfterSignIn } from "../../../session/landing";

/** Says in a course's address that whoever signs in wants a place in it. */
export const beginEnrolment = "enrol=1";

/**
 * Finishes what a visitor began before registering: takes the step once, when a sign-in has led to this course with
 * `?enrol=1`. A link alone does nothing, so that nobody is enrolled by following one.
 */
export function useBegunEnrolment(step: (() => void) | null): void {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const isDone = useRef(false);
  const begun = new URLSearchParams(search).get("enrol") === "1" && isAfterSignIn(state);
  useEffect(() => {
    if (!begun || !step || isDone.current) return;
    isDone.current = true;
    const rest = new URLSearchParams(search);
    rest.delete("enrol");
    void navigate({ search: rest.toString() }, { replace: true, preventScrollReset: true });
    step();
  }, [begun, step, search, navigate]);
}

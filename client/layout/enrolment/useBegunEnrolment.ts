import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { isAfterSignIn } from "~/session/landing";
import { readStored, writeStored } from "~/stores/browserStorage";

/** The address parameter that says that the visitor wants to enrol after signing in. */
export const beginEnrolment = "enrol=1";

const begunKey = "enrolment";

/** Remembers in this tab that a visitor began to enrol in the course at an address. */
export const noteEnrolment = (address: string): void => writeStored(begunKey, address, "tab");

/**
 * Continues an enrolment that a visitor began before signing in, once, when the sign-in leads back to the course in the
 * same tab. A link alone does nothing, so that following one never enrols anyone.
 */
export function useBegunEnrolment(step: (() => void) | null): void {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const isDone = useRef(false);
  const wanted = new URLSearchParams(search).get("enrol") === "1" && isAfterSignIn(state);
  useEffect(() => {
    if (!wanted || !step || isDone.current) return;
    isDone.current = true;
    const begun = readStored(begunKey, "tab");
    writeStored(begunKey, null, "tab");
    const rest = new URLSearchParams(search);
    rest.delete("enrol");
    void navigate({ search: rest.toString() }, { replace: true, preventScrollReset: true });
    if (begun === pathname) step();
  }, [wanted, step, pathname, search, navigate]);
}

import { useCallback } from "react";
import { useNavigate } from "react-router-dom";
import { resetEnvironment } from "../relay/environment";
import { afterSignIn, landingAfter } from "./landing";
import { readSession, type SessionKey } from "./readSession";
import { keepSignIn } from "./sessionStore";

/**
 * Returns what stores a new session and goes back to the address that required it, or to the person's own area. It
 * returns false where the server opened none.
 */
export function useSignIn() {
  const navigate = useNavigate();
  return useCallback(
    (key: SessionKey | null | undefined, next: string | null): boolean => {
      const session = readSession(key);
      if (!session) return false;
      keepSignIn(session.token, session.account);
      resetEnvironment();
      void navigate(landingAfter(session.account, next), { replace: true, state: afterSignIn });
      return true;
    },
    [navigate],
  );
}

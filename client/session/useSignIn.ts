import { useCallback } from "react";
import { useNavigate } from "react-router-dom";
import { resetEnvironment } from "../relay/environment";
import type { Account } from "./account";
import { afterSignIn, landingAfter } from "./landing";
import { keepSignIn } from "./sessionStore";

/** Stores a new sign-in and goes back to the address that required it, or to the person's own area. */
export function useSignIn() {
  const navigate = useNavigate();
  return useCallback(
    (token: string, account: Account, next: string | null) => {
      keepSignIn(token, account);
      resetEnvironment();
      void navigate(landingAfter(account, next), { replace: true, state: afterSignIn });
    },
    [navigate],
  );
}

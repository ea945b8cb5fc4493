import { useCallback } from "react";
import { useLocation, useNavigate } from "react-router-dom";

/** Loads the same address again. A mere revalidation can end before the error boundary notices it. */
export function useTryAgain(): () => void {
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation();
  return useCallback(
    () => void navigate({ pathname, search, hash }, { replace: true, preventScrollReset: true, state }),
    [navigate, pathname, search, hash, state],
  );
}

import { useCallback, useEffect, useRef } from "react";
import { useNavigate } from "react-router-dom";

/**
 * Navigates away from a saved form once it no longer counts as unsaved. Does nothing if the person left the form during
 * the save.
 */
export function useLeaveForm(): (to: string) => void {
  const navigate = useNavigate();
  const isThere = useRef(false);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  return useCallback(
    (to) => {
      setTimeout(() => {
        if (isThere.current) void navigate(to);
      });
    },
    [navigate],
  );
}

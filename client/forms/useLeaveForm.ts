import { useCallback, useEffect, useRef } from "react";
import { useNavigate } from "react-router-dom";

/**
 * Leads away from a form that was saved, after the form has taken note that nothing is unsaved any more. Who has left
 * the form while it was being saved stays where they went.
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

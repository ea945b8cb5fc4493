import { useCallback, useEffect, useRef } from "react";
import { useNavigate } from "react-router-dom";

/** The way to the screen that a saved form leads to: the form forgets what it kept at once, and is busy until it is over. */
export class Leaving {
  readonly over: Promise<void>;

  constructor(over: Promise<void>) {
    this.over = over;
  }
}

/** The outcome of a form's save: false where nothing was saved. */
export type Saved = boolean | Leaving;

/**
 * Navigates away from a form that was saved. A form that awaits it stays busy until the other screen is there: on a slow
 * network it could be sent a second time before. Does nothing if the person left the form during the save.
 */
export function useLeaveForm(): (to: string) => Promise<void> {
  const navigate = useNavigate();
  const isThere = useRef(false);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  return useCallback(
    async (to) => {
      if (isThere.current) await navigate(to);
    },
    [navigate],
  );
}

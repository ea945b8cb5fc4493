import { useCallback, useState } from "react";

/** Why an action on a row failed, by the row's id. */
export type RowFailures = Readonly<Record<string, string>>;

/** Keeps why actions on rows failed, until the next action on the same row. */
export function useRowFailures() {
  const [failures, setFailures] = useState<RowFailures>({});
  const fail = useCallback(
    (id: string, reason: string) => setFailures((before) => ({ ...before, [id]: reason })),
    [],
  );
  const clear = useCallback((id: string) => setFailures(({ [id]: _gone, ...rest }) => rest), []);
  return { failures, fail, clear };
}

/** Says below the name of a row why an action on it failed. */
export const RowFailure = ({ reason }: { reason: string | undefined }) =>
  reason && (
    <span role="alert" className="mt-0.5 block text-xs font-medium text-danger-ink">
      {reason}
    </span>
  );

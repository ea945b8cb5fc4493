import { type ReactNode, useCallback, useState } from "react";
import type { GraphQLTaggedNode, OperationType } from "relay-runtime";
import { ErrorState } from "../ui/ErrorState";
import { useReached } from "./connection";
import { useFetched } from "./useFetched";

interface Props<Query extends OperationType> {
  query: GraphQLTaggedNode;
  variables: Query["variables"];
  /** The part is read again when this changes; the former response stays until then. */
  version?: number;
  /** Placeholder while the part loads. */
  loading: ReactNode;
  /** Says that the part could not be read. */
  failed: string;
  /** Renders the response; `reread` reads it again. */
  children: (response: Query["response"], reread: () => void) => ReactNode;
}

/** A part of a screen that is read when it opens; after a failure it can be read again. */
export function FetchedPart<Query extends OperationType>(props: Props<Query>) {
  const { query, variables, version, loading, failed, children } = props;
  const [attempt, setAttempt] = useState(0);
  const reread = useCallback(() => setAttempt((before) => before + 1), []);
  const response = useFetched<Query>(query, variables, [version, attempt]);
  useReached(response === null ? reread : null);
  if (response === undefined) return loading;
  if (response === null) return <ErrorState title={failed} onRetry={reread} />;
  return children(response, reread);
}

import { useCallback } from "react";
import { useRelayEnvironment } from "react-relay";
import { saveMark } from "./marks";

interface MarkedThing {
  /** The id in the store. */
  id: string;
  databaseId: number;
}

/** The key under which a completion is saved. */
export const markSaveKey = (id: string): string => `mark ${id}`;

/** Marks a question or resource as done, or not: at once on screen, then at the server. */
export function useMark(kind: "question" | "resource") {
  const environment = useRelayEnvironment();
  return useCallback(
    ({ id, databaseId }: MarkedThing, isMarked: boolean) =>
      saveMark(environment, { kind, key: markSaveKey(id), id, databaseId, isMarked }),
    [environment, kind],
  );
}

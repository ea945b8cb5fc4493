import { useState } from "react";
import { z } from "zod";
import { keptText } from "~/session/keptText";

const openFlags = keptText({ name: "flags", place: "browser", schema: z.array(z.string()) });

/** The questions of an attempt that its learner wants to come back to, kept in this browser until it is submitted. */
export function useFlags(attemptId: number) {
  const [kept] = useState(() => openFlags(attemptId));
  const [flagged, setFlagged] = useState<ReadonlySet<string>>(() => new Set(kept.read() ?? []));
  return {
    flagged,
    toggle(questionId: string): void {
      const next = new Set(flagged);
      if (!next.delete(questionId)) next.add(questionId);
      setFlagged(next);
      if (next.size === 0) kept.drop();
      else kept.write([...next]);
    },
  };
}

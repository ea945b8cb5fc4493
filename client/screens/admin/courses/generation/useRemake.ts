import { useState } from "react";
import { type GenerationKind, generationNouns } from "#gateway/domains/generation/contract";
import { startGeneration } from "~/commands/lessonCommands";
import { useMutation } from "~/relay/useMutation";
import { showToast } from "~/ui/toasts";
import { type Run, readRunPayload, useRunEvents } from "../run";
import { type TargetKey, targetArguments } from "./target";

interface Options {
  target: TargetKey;
  kind: GenerationKind;
  instruction: string;
  /** Called with the regenerated content; returns whether it is usable. */
  onMade: (key: string, run: Run) => boolean;
}

/** The part being regenerated, and its generation. */
interface Making {
  key: string;
  id: string;
  databaseId: number;
}

/** Regenerates a part of a proposal with a comment. */
export function useRemake({ target, kind, instruction, onMade }: Options) {
  const { fallback } = generationNouns[kind];
  const [commit, starting] = useMutation({ ...startGeneration, fallback });
  const [making, setMaking] = useState<Making | null>(null);
  const finish = (run: Run) => {
    if (run.status === "RUNNING" || making?.databaseId !== run.databaseId) return;
    setMaking(null);
    if (run.status === "FINISHED" && onMade(making.key, run)) return;
    showToast({
      tone: "danger",
      title: fallback,
      message: run.reason ?? "The AI's response had nothing usable. Try again.",
    });
  };
  useRunEvents(making, finish);
  return {
    /** The key of the part being regenerated; null if none is. */
    makingKey: making?.key ?? null,
    starting,
    async remake({ key, part, remark }: { key: string; part: string; remark: string }): Promise<boolean> {
      const of = { kind, instruction, ...targetArguments(target) };
      const begun = await commit({ ...of, part, remark });
      if (!begun) return false;
      const { id, databaseId } = readRunPayload(begun);
      setMaking({ key, id, databaseId });
      return true;
    },
  };
}

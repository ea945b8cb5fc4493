import { type FormEvent, useId, useState } from "react";
import { messages } from "#gateway/domains/contract";
import {
  type GenerationKind,
  generationLabels,
  generationLimits,
  generationNouns,
} from "#gateway/domains/generation/contract";
import { startGeneration } from "~/commands/lessonCommands";
import { keptTexts } from "~/forms/keptTexts";
import { refuseSubmit } from "~/forms/refuseSubmit";
import { useCheckedText } from "~/forms/useCheckedValue";
import { useMutation } from "~/relay/useMutation";
import { Button } from "~/ui/Button";
import { Dialog } from "~/ui/Dialog";
import { showToast } from "~/ui/toasts";
import { InstructionArea } from "../InstructionArea";
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
interface PartGeneration {
  key: string;
  id: string;
  databaseId: number;
}

/** Regenerates a part of a proposal with a comment. */
export function useRegeneration({ target, kind, instruction, onMade }: Options) {
  const { fallback } = generationNouns[kind];
  const [commit, starting] = useMutation({ ...startGeneration, fallback });
  const [making, setMaking] = useState<PartGeneration | null>(null);
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
    async regenerate({ key, part, remark }: { key: string; part: string; remark: string }): Promise<boolean> {
      const scope = { kind, instruction, ...targetArguments(target) };
      const begun = await commit({ ...scope, part, remark });
      if (!begun) return false;
      const { id, databaseId } = readRunPayload(begun);
      setMaking({ key, id, databaseId });
      return true;
    },
  };
}

interface RegenerateDialogProps {
  /** The part's name. */
  part: string;
  /** The key that the unsent remark is kept by. */
  keptId: string;
  /** Returns whether the generation started. */
  onRegenerate: (remark: string) => Promise<boolean>;
  onClose: () => void;
}

/** A remark on a part, until it is sent. */
const openRemark = keptTexts("generation-remark");

/** Asks what to change in a part of the proposal. */
export function RegenerateDialog({ part, keptId, onRegenerate, onClose }: RegenerateDialogProps) {
  const formId = useId();
  const {
    value: remark,
    setError,
    forget,
    field,
  } = useCheckedText({
    open: openRemark,
    id: keptId,
    initial: "",
  });
  const [busy, setBusy] = useState(false);
  const giveUp = () => {
    forget();
    onClose();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const trimmed = remark.trim();
    const { remark: label } = generationLabels;
    if (trimmed === "") return refuseSubmit(setError, messages.required(label));
    if (trimmed.length > generationLimits.remark)
      return refuseSubmit(setError, messages.tooLong(label, generationLimits.remark));
    setBusy(true);
    const begun = await onRegenerate(trimmed);
    setBusy(false);
    if (begun) giveUp();
    return undefined;
  };
  return (
    <Dialog
      open
      title="Regenerate"
      description={<span className="line-clamp-3 wrap-anywhere">{part}</span>}
      onClose={onClose}
      footer={
        <>
          <Button onClick={giveUp}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" busy={busy}>
            Regenerate
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <InstructionArea data-autofocus for="remark" placeholder="Shorter, and with an example" {...field} />
      </form>
    </Dialog>
  );
}

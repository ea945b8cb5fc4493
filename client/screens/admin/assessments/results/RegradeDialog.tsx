import { useEffect, useState } from "react";
import { resultsMessages } from "#gateway/domains/assessments/resultsContract";
import type { assessmentCommandsRegradeMutation$data } from "~/__generated__/assessmentCommandsRegradeMutation.graphql";
import { regrade } from "~/commands/assessmentCommands";
import { useMutation } from "~/relay/useMutation";
import { Button } from "~/ui/Button";
import { Dialog } from "~/ui/Dialog";
import { TextArea } from "~/ui/TextArea";
import { showToast } from "~/ui/toasts";

type Outcome = NonNullable<assessmentCommandsRegradeMutation$data["result"]["payload"]>;

function Changes({ outcome }: { outcome: Outcome }) {
  if (outcome.attempts.length === 0)
    return (
      <p role="status" className="text-sm text-soft">
        No key has changed since these attempts. Correct the key of a question first, then regrade.
      </p>
    );
  return (
    <>
      <p role="status" className="text-sm text-soft tabular-nums">
        {`${outcome.gained} would gain, ${outcome.lost} would lose`}
      </p>
      <ul aria-label="Changes" className="mt-2 grid max-h-64 gap-1 overflow-y-auto text-sm">
        {outcome.attempts.map(({ attemptId, learnerName, before, after }) => (
          <li key={attemptId} className="flex justify-between gap-4 border-t border-line pt-1 tabular-nums">
            <span className="min-w-0 wrap-anywhere text-ink">{learnerName}</span>
            <span className="shrink-0 text-soft">{`${before} to ${after}`}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

interface Props {
  assessmentId: number;
  onClose: () => void;
}

/** Shows who would gain or lose by corrected keys, then scores the attempts again. */
export function RegradeDialog({ assessmentId, onClose }: Props) {
  const [commit, busy] = useMutation(regrade);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [reason, setReason] = useState("");
  useEffect(() => {
    void commit({ assessmentId, dryRun: true }).then(setOutcome);
  }, [commit, assessmentId]);
  const save = async () => {
    if (!(await commit({ assessmentId, dryRun: false, reason }))) return;
    showToast({ tone: "success", message: resultsMessages.regraded });
    onClose();
  };
  const isNeeded = outcome !== null && outcome.attempts.length > 0;
  return (
    <Dialog
      open
      title="Regrade"
      description="Scores attempts again by the present keys. Earlier marks stay in the history."
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" busy={busy} disabled={!isNeeded} onClick={() => void save()}>
            Regrade
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {outcome && <Changes outcome={outcome} />}
        {isNeeded && <TextArea label="Reason" rows={2} value={reason} onChange={setReason} />}
      </div>
    </Dialog>
  );
}

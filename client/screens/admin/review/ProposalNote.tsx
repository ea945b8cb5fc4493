import type { MarkForm_submission$data } from "~/__generated__/MarkForm_submission.graphql";
import { Button } from "~/ui/Button";

type Shown = MarkForm_submission$data;

interface ProposalProps {
  proposal: Shown["proposals"][number] | undefined;
  criterion: Shown["given"]["criteria"][number];
  onDecide: (proposal: Shown["proposals"][number], isAccepted: boolean) => void;
}

/** What the AI proposes for a criterion, until a person decides. */
export function ProposalNote({ proposal, criterion, onDecide }: ProposalProps) {
  if (proposal?.state !== "PROPOSED") return null;
  return (
    <div className="grid gap-2 rounded-md border border-info-line bg-info-soft p-3 text-sm text-info-ink">
      <p>
        AI proposes {criterion.levels[proposal.level]?.label}: “{proposal.quotation}”
      </p>
      <div className="flex gap-2">
        <Button size="sm" onClick={() => onDecide(proposal, true)}>
          Accept proposal
        </Button>
        <Button size="sm" onClick={() => onDecide(proposal, false)}>
          Refuse
        </Button>
      </div>
    </div>
  );
}

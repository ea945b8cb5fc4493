import { submissionLimits } from "#gateway/domains/submissions/contract";
import type { MarkForm_submission$data } from "~/__generated__/MarkForm_submission.graphql";
import type { Criterion } from "~/layout/marking/criterion";
import { Button } from "~/ui/Button";
import { classNames } from "~/ui/classNames";
import { TextArea } from "~/ui/TextArea";

type Proposal = MarkForm_submission$data["proposals"][number];

interface ProposalProps {
  proposal: Proposal | undefined;
  criterion: Criterion;
  onDecide: (proposal: Proposal, isAccepted: boolean) => void;
}

/** The AI's proposal for a criterion, until a person decides. */
function ProposalNote({ proposal, criterion, onDecide }: ProposalProps) {
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

interface Props extends ProposalProps {
  /** The place of the chosen level. */
  level: number | undefined;
  /** Whether digits choose its level. */
  isCurrent: boolean;
  onLevel: (level: number) => void;
  remark: string;
  onRemark: (remark: string) => void;
}

/** A criterion of a rubric: its levels, what the AI proposes, and a comment. */
export function CriterionField({ level: chosen, isCurrent, onLevel, remark, onRemark, ...props }: Props) {
  const { title, levels } = props.criterion;
  return (
    <fieldset
      className={classNames("grid gap-2 rounded-md border p-3", isCurrent ? "border-brand" : "border-line")}
    >
      <legend className="px-1 text-sm font-medium text-ink">{title}</legend>
      <div className="flex flex-wrap gap-2">
        {levels.map(({ label, points, description }, level) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: levels have no name but their place.
            key={level}
            type="button"
            aria-pressed={chosen === level}
            title={description || undefined}
            onClick={() => onLevel(level)}
            className={classNames(
              "min-h-11 rounded-md border px-3 text-sm",
              chosen === level ? "border-brand bg-brand-soft text-brand-ink" : "border-line hover:bg-hover",
            )}
          >
            <kbd aria-hidden className="mr-1 text-xs text-muted">
              {level + 1}
            </kbd>
            {label} ({points})
          </button>
        ))}
      </div>
      <ProposalNote {...props} />
      <TextArea
        label={`Comment on ${title}`}
        hideLabel
        compact
        rows={1}
        value={remark}
        onChange={onRemark}
        placeholder="Comment"
        limit={submissionLimits.criterionComment}
      />
    </fieldset>
  );
}

import { assessmentStateLabels } from "#gateway/domains/assessments/contract";
import { Badge } from "~/ui/Badge";

const tones = { DRAFT: "neutral", PUBLISHED: "success", ARCHIVED: "warning" } as const;

/** Where an assessment stands. */
export function AssessmentStateBadge({ state }: { state: keyof typeof tones | "%future added value" }) {
  return state === "%future added value" ? null : (
    <Badge tone={tones[state]}>{assessmentStateLabels[state]}</Badge>
  );
}

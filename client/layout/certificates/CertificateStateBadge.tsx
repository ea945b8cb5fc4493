import { BadgeCheck, CircleSlash, Clock } from "lucide-react";
import { type CertificateState, certificateStateLabels } from "#gateway/domains/certificates/contract";
import { Badge } from "~/ui/Badge";

const looks = {
  VALID: { tone: "success", icon: <BadgeCheck /> },
  EXPIRED: { tone: "warning", icon: <Clock /> },
  REVOKED: { tone: "danger", icon: <CircleSlash /> },
} as const;

const isState = (state: string): state is CertificateState => state in looks;

/** A state as the schema names it; one that a later version adds counts as expired. */
export const getCertificateState = (state: string): CertificateState => (isState(state) ? state : "EXPIRED");

/** Where a certificate stands. */
export function CertificateStateBadge({ state: given }: { state: string }) {
  const state = getCertificateState(given);
  const { tone, icon } = looks[state];
  return (
    <Badge tone={tone} icon={icon}>
      {certificateStateLabels[state]}
    </Badge>
  );
}

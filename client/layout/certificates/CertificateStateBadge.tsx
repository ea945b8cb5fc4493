import { BadgeCheck, CircleSlash, Clock } from "lucide-react";
import { type CertificateState, certificateStateLabels } from "#gateway/domains/certificates/contract";
import { findValue } from "#gateway/domains/labelsContract";
import { stateBadge } from "~/ui/stateBadge";

/** A state as the schema names it; one that a later version adds counts as expired. */
export const getCertificateState = (state: string): CertificateState =>
  findValue(certificateStateLabels, state) ?? "EXPIRED";

/** The state of a certificate. */
export const CertificateStateBadge = stateBadge(
  certificateStateLabels,
  { VALID: "success", EXPIRED: "warning", REVOKED: "danger" },
  { VALID: <BadgeCheck />, EXPIRED: <Clock />, REVOKED: <CircleSlash /> },
);

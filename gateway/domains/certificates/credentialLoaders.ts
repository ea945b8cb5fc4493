import { createHash } from "node:crypto";

/** The columns that both the sheet and the badge of a certificate show. */
export const factColumns = {
  serial: true,
  name: true,
  title: true,
  batchName: true,
  hours: true,
  grade: true,
  gradeLabel: true,
  issuedOn: true,
  expiresOn: true,
} as const;

/** Identifies one issue of a certificate. */
export interface Issue {
  serial: string;
  /** Number of times the certificate was issued. */
  issueCount: number;
}

/**
 * The id of the credential of one issue of a certificate: made of a hash, so that the public list of revoked
 * credentials reveals no serial, and with it no name. A UUID of version 8 (RFC 9562).
 */
export function getCredentialId({ serial, issueCount }: Issue): string {
  const bytes = createHash("sha256").update(`lectern/badge/${serial}/${issueCount}`).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString("hex");
  const parts = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)];
  return `urn:uuid:${parts.join("-")}`;
}

/**
 * The credentials of a certificate that are no longer valid: those of earlier issues, and the last one once it is
 * revoked.
 */
export const listRevokedIds = ({
  serial,
  issueCount,
  revokedAt,
}: Issue & { revokedAt: Date | null }): string[] =>
  Array.from({ length: revokedAt ? issueCount : issueCount - 1 }, (_, earlier) =>
    getCredentialId({ serial, issueCount: earlier + 1 }),
  );

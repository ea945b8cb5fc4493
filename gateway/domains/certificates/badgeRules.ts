// Open Badges 3.0 (https://www.imsglobal.org/spec/ob/v3p0): a certificate as a credential that wallets keep and
// that everyone checks without Lectern.

/** The public part of a signing key as a JSON Web Key (RFC 8037). */
export interface PublicKey {
  kty: "OKP";
  crv: "Ed25519";
  x: string;
  alg: "EdDSA";
  use: "sig";
  /** The address of this key alone. */
  kid: string;
}

/** The facts of a badge, with whole addresses. */
export interface BadgeFacts {
  /** Identifies the credential publicly: a URN. */
  credentialId: string;
  name: string;
  title: string;
  batchName: string | null;
  hours: number | null;
  /** With its unit. */
  grade: string | null;
  validFrom: Date;
  /** The moment from which it is no longer valid; null for no end. */
  validUntil: Date | null;
  organizationName: string;
  addresses: { issuer: string; verify: string; revocations: string };
}

/** Whether a certificate has a badge: none that was revoked, and none if nothing can be signed. */
export const hasBadge = (revokedAt: Date | null, { canSeal }: { canSeal: boolean }): boolean =>
  revokedAt === null && canSeal;

export const badgePaths = {
  keys: "/.well-known/jwks.json",
  key: (thumbprint: string) => `/.well-known/keys/${thumbprint}.json`,
  revocations: "/.well-known/revoked-certificates.json",
} as const;

/** ISO 8601 in UTC without fractions, as schemas of credentials want it. */
const toMoment = (date: Date): string => date.toISOString().replace(/\.\d{3}Z$/, "Z");

const issuerProfile = ({ organizationName, addresses }: BadgeFacts) => ({
  id: addresses.issuer,
  type: ["Profile"],
  name: organizationName,
  url: addresses.issuer,
});

/** Describes the requirements that were met. */
function describeAchievement({ title, batchName, hours, organizationName }: BadgeFacts): string {
  const inBatch = batchName !== null && batchName !== title ? `, in ${batchName}` : "";
  const forHours = hours === null ? "" : ` (${hours} hours)`;
  return `Completed ${title}${forHours} at ${organizationName}${inBatch}`;
}

/** The holder's part of the badge. */
function describeHolder(facts: BadgeFacts) {
  const { name, title, grade, addresses } = facts;
  const description = describeAchievement(facts);
  return {
    type: ["AchievementSubject"],
    identifier: [{ type: "IdentityObject", hashed: false, identityHash: name, identityType: "name" }],
    achievement: {
      id: `${addresses.verify}#achievement`,
      type: ["Achievement"],
      achievementType: "Certificate",
      name: title,
      description,
      criteria: { narrative: description },
    },
    ...(grade === null ? {} : { result: [{ type: ["Result"], value: grade }] }),
  };
}

/** The credential of a certificate. The moments of validity are the seconds of its JSON Web Token, too. */
export function makeCredential(facts: BadgeFacts) {
  const { credentialId, title, validFrom, validUntil, addresses } = facts;
  return {
    "@context": [
      "https://www.w3.org/ns/credentials/v2",
      "https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json",
    ],
    id: credentialId,
    type: ["VerifiableCredential", "OpenBadgeCredential"],
    name: title,
    issuer: issuerProfile(facts),
    validFrom: toMoment(validFrom),
    ...(validUntil && { validUntil: toMoment(validUntil) }),
    credentialSubject: describeHolder(facts),
    evidence: [{ id: addresses.verify, type: ["Evidence"], name: "Verification page" }],
    credentialStatus: { id: addresses.revocations, type: "1EdTechRevocationList" },
    credentialSchema: [
      {
        id: "https://purl.imsglobal.org/spec/ob/v3p0/schema/json/ob_v3p0_achievementcredential_schema.json",
        type: "1EdTechJsonSchemaValidator2019",
      },
    ],
  };
}

/**
 * The claims of a badge's JSON Web Token: the credential, and the claims that every reader of tokens checks.
 */
export function makeClaims(facts: BadgeFacts) {
  const { credentialId, validFrom, validUntil, addresses } = facts;
  const toSeconds = (date: Date) => Math.floor(date.getTime() / 1000);
  return {
    ...makeCredential(facts),
    iss: addresses.issuer,
    jti: credentialId,
    sub: `${credentialId}#holder`,
    nbf: toSeconds(validFrom),
    ...(validUntil && { exp: toSeconds(validUntil) }),
  };
}

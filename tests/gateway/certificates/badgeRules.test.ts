import { describe, expect, it } from "vitest";
import { type BadgeFacts, hasBadge, makeClaims } from "#gateway/domains/certificates/badgeRules";

const facts: BadgeFacts = {
  credentialId: "urn:uuid:1",
  name: "Asha Rao",
  title: "Python",
  batchName: "June",
  hours: 40,
  grade: "82%",
  organizationName: "Deccan",
  validFrom: new Date("2026-01-01T18:30:00Z"),
  validUntil: new Date("2027-01-02T18:30:00Z"),
  addresses: {
    issuer: "https://deccan.test/",
    verify: "https://deccan.test/verify/0123456789AB",
    revocations: "https://deccan.test/.well-known/revoked-certificates.json",
  },
};

describe("a badge", () => {
  it("says who holds it, what for, from whom, and between which moments", () => {
    expect(makeClaims(facts)).toMatchObject({
      type: ["VerifiableCredential", "OpenBadgeCredential"],
      issuer: { id: "https://deccan.test/", name: "Deccan" },
      validFrom: "2026-01-01T18:30:00Z",
      validUntil: "2027-01-02T18:30:00Z",
      nbf: 1767292200,
      exp: 1798914600,
      credentialSubject: {
        identifier: [{ identityHash: "Asha Rao", identityType: "name" }],
        achievement: { name: "Python", description: "Completed Python (40 hours) at Deccan, in June" },
        result: [{ value: "82%" }],
      },
      credentialStatus: { id: facts.addresses.revocations, type: "1EdTechRevocationList" },
    });
  });

  it("leaves out what is not known", () => {
    const claims = makeClaims({ ...facts, batchName: "Python", hours: null, grade: null, validUntil: null });
    expect(claims).not.toHaveProperty("exp");
    expect(claims).not.toHaveProperty("validUntil");
    expect(claims.credentialSubject).not.toHaveProperty("result");
    expect(claims.credentialSubject.achievement.description).toBe("Completed Python at Deccan");
  });

  it("is there for certificates that hold, where something can be signed", () => {
    expect(hasBadge(null, { canSeal: true })).toBe(true);
    expect(hasBadge(null, { canSeal: false })).toBe(false);
    expect(hasBadge(new Date(), { canSeal: true })).toBe(false);
  });
});

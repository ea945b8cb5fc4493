import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { getCredentialId, listRevokedIds } from "#gateway/domains/certificates/credentialLoaders";

const serials = fc.stringMatching(/^[0-9A-HJKMNP-TV-Z]{12}$/);

describe("the id of a credential", () => {
  it("is a UUID of version 8 that tells issues of certificates apart, and tells no serial", () => {
    fc.assert(
      fc.property(serials, fc.integer({ min: 1, max: 9 }), (serial, issueCount) => {
        const id = getCredentialId({ serial, issueCount });
        expect(id).toMatch(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
        expect(id).not.toBe(getCredentialId({ serial, issueCount: issueCount + 1 }));
        expect(id.toUpperCase()).not.toContain(serial);
      }),
    );
  });

  it("is revoked with its certificate, and by a later issue", () => {
    const issue = { serial: "0123456789AB", issueCount: 2 };
    const [first, second] = [1, 2].map((issueCount) => getCredentialId({ ...issue, issueCount }));
    expect(listRevokedIds({ ...issue, issueCount: 1, revokedAt: null })).toEqual([]);
    expect(listRevokedIds({ ...issue, revokedAt: null })).toEqual([first]);
    expect(listRevokedIds({ ...issue, revokedAt: new Date() })).toEqual([first, second]);
  });
});

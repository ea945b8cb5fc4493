import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  codeAt,
  findStep,
  fromBase32,
  isAppCode,
  normalizeCode,
  otpauthAddress,
  spellRecoveryCode,
  stepAt,
  toBase32,
} from "#gateway/session/totp";

const rfcKey = Buffer.from("12345678901234567890");
const at = (seconds: number) => new Date(seconds * 1_000);

describe("the codes of an authenticator app", () => {
  it.each([
    [59, "94287082"],
    [1_111_111_109, "07081804"],
    [1_111_111_111, "14050471"],
    [1_234_567_890, "89005924"],
    [2_000_000_000, "69279037"],
    [20_000_000_000, "65353130"],
  ])("are those of RFC 6238 at %i seconds", (seconds, code) => {
    expect(codeAt(rfcKey, stepAt(at(seconds)), 8)).toBe(code);
    expect(codeAt(rfcKey, stepAt(at(seconds)))).toBe(code.slice(2));
  });

  it.each([
    "755224",
    "287082",
    "359152",
    "969429",
    "338314",
    "254676",
    "287922",
    "162583",
    "399871",
    "520489",
  ])("are those of RFC 4226: %s", (code) => {
    expect(Array.from({ length: 10 }, (_, step) => codeAt(rfcKey, step))).toContain(code);
  });

  it("count half a minute early and late, and no longer", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1_000, max: 4_000_000_000 }),
        fc.integer({ min: -5, max: 5 }),
        (now, away) => {
          const step = stepAt(at(now)) + away;
          const found = findStep(rfcKey, codeAt(rfcKey, step), at(now));
          // Two of a million codes may be equal by chance.
          if (Math.abs(away) <= 1) expect(found).not.toBeNull();
          else if (found !== null) expect(codeAt(rfcKey, found)).toBe(codeAt(rfcKey, step));
        },
      ),
    );
  });

  it("come from a secret in base32 that is read back", () => {
    expect(toBase32(Buffer.from("Hello!\xde\xad\xbe\xef", "latin1"))).toBe("JBSWY3DPEHPK3PXP");
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 20, maxLength: 20 }), (bytes) => {
        expect([...fromBase32(toBase32(bytes))]).toEqual([...bytes]);
      }),
    );
  });

  it("have an address that names the organization and the account", () => {
    const address = otpauthAddress({ issuer: "A: B & C", email: "a+b@x.test", secret: "ABC" });
    expect(address).toBe(
      "otpauth://totp/A%20%20B%20%26%20C:a%2Bb%40x.test?secret=ABC&issuer=A%3A%20B%20%26%20C",
    );
  });
});

describe("what is typed", () => {
  it("is a code of the app or a recovery code, however it is spaced", () => {
    expect(isAppCode(normalizeCode(" 123 456 "))).toBe(true);
    expect(isAppCode(normalizeCode("abcd-efgh"))).toBe(false);
    expect(normalizeCode(spellRecoveryCode("ABCDEFGH23456777"))).toBe("ABCDEFGH23456777");
    expect(spellRecoveryCode("ABCDEFGH23456777")).toBe("abcd-efgh-2345-6777");
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { antiForgeryToken, isForgeable } from "#gateway/session/antiForgery";
import { hashPassword, verifyPassword } from "#gateway/session/passwords";
import { isExpired, isUseWorthNoting, trustedFor } from "#gateway/session/rules";
import { createToken, equalSecrets, hashToken } from "#gateway/session/tokens";
import { isAdmin, isStaff, type Member } from "#gateway/session/viewer";

const hour = 3_600_000;
const limits = { idle: 12 * hour, max: 720 * hour };
const moment = fc.integer({ min: 0, max: 4_000_000_000_000 });
const at = (time: number) => new Date(time);

describe("a session's time", () => {
  it("is over exactly when it was unused for the idle limit or its end has come", () => {
    fc.assert(
      fc.property(moment, moment, moment, (now, lastUsed, end) => {
        const expired = isExpired({ lastUsedAt: at(lastUsed), expiresAt: at(end) }, at(now), limits);
        expect(expired).toBe(now >= end || now - lastUsed >= limits.idle);
      }),
    );
  });

  it("never comes back: what is expired now is expired later", () => {
    fc.assert(
      fc.property(moment, moment, moment, fc.nat(), (now, lastUsed, end, wait) => {
        const session = { lastUsedAt: at(lastUsed), expiresAt: at(end) };
        if (isExpired(session, at(now), limits))
          expect(isExpired(session, at(now + wait), limits)).toBe(true);
      }),
    );
  });

  it.each([
    [12 * hour - 1, false],
    [12 * hour, true],
  ])("ends after twelve idle hours to the millisecond: %d", (idle, expired) => {
    const session = { lastUsedAt: at(0), expiresAt: at(720 * hour) };
    expect(isExpired(session, at(idle), limits)).toBe(expired);
  });

  it("is written down once a minute at most", () => {
    expect(isUseWorthNoting(at(0), at(59_999), limits)).toBe(false);
    expect(isUseWorthNoting(at(0), at(60_000), limits)).toBe(true);
  });

  it("is prolonged by use however short the idle limit is, by at least four fifths of it", () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 24 * hour }), fc.boolean(), (idle, hearsAll) => {
        const short = { idle, max: 720 * hour };
        const noted = Math.ceil(idle / 10);
        expect(isUseWorthNoting(at(0), at(noted), short)).toBe(true);
        // The worst case: a use just before it would be noted, after another that was answered from memory.
        const unseen = trustedFor(hearsAll, short) + noted;
        expect(unseen).toBeLessThanOrEqual(idle / 5 + 1);
      }),
    );
  });
});

describe("a token", () => {
  it("has 256 bits in characters that need no encoding, and is new every time", () => {
    const tokens = Array.from({ length: 200 }, createToken);
    for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/);
    expect(new Set(tokens).size).toBe(200);
  });

  it("is stored as a SHA-256 that does not hold it", () => {
    expect(hashToken("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  });

  it("equals itself and nothing else", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (left, right) => {
        expect(equalSecrets(left, right)).toBe(left === right);
      }),
    );
  });
});

describe("a password", () => {
  const hash = (password: string) => hashPassword(password, "a");

  it("is hashed with argon2id and a salt of its own, and verified", async () => {
    const [first, second] = await Promise.all([hash("learn-12345"), hash("learn-12345")]);
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(first).not.toBe(second);
    expect(await verifyPassword(first, "learn-12345")).toBe(true);
    expect(await verifyPassword(first, "learn-12346")).toBe(false);
  });

  it("of no account is never right, not even the decoy's", async () => {
    expect(await verifyPassword(undefined, "no account has this password")).toBe(false);
  });
});

describe("a request may be another site's doing", () => {
  const [own, others] = [antiForgeryToken("mine"), antiForgeryToken("theirs")];
  const evidence = fc.record({
    method: fc.constantFrom("GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"),
    authenticatedBy: fc.constantFrom("bearer" as const, "cookie" as const, "nothing" as const),
    token: fc.constant("mine"),
    cookie: fc.option(fc.constantFrom("", "planted", own, others), { nil: undefined }),
    header: fc.option(fc.constantFrom("", "planted", own, others), { nil: undefined }),
  });

  it("exactly when it changes things by cookie without its session's own token in cookie and header", () => {
    fc.assert(
      fc.property(evidence, (request) => {
        const changes = ["POST", "PUT", "PATCH", "DELETE"].includes(request.method);
        const proven = request.cookie === own && request.header === own;
        const expected = changes && request.authenticatedBy === "cookie" && !proven;
        expect(isForgeable(request)).toBe(expected);
      }),
    );
  });

  it("and the proof tells nothing of the session's token, and differs from session to session", () => {
    const tokens = Array.from({ length: 50 }, createToken);
    const proofs = tokens.map(antiForgeryToken);
    expect(new Set(proofs).size).toBe(50);
    expect(proofs.map((proof) => antiForgeryToken(proof))).not.toEqual(expect.arrayContaining(proofs));
    for (const [index, token] of tokens.entries()) {
      expect(proofs[index]).toMatch(/^[\w-]{43}$/);
      expect(proofs[index]).not.toBe(hashToken(token));
    }
  });
});

describe("a viewer", () => {
  const member = (userType: "E" | "U", roles: string[]): Member => ({
    kind: "member",
    organizationId: 1,
    userId: 1,
    username: "a",
    name: "A",
    sessionHash: "",
    userType,
    roles,
    rights: {},
  });

  it.each([
    [member("E", ["ADMIN"]), true, true],
    [member("E", ["TRAINER"]), true, false],
    [member("E", []), true, false],
    [member("U", ["ADMIN"]), false, false],
    [{ kind: "visitor", organizationId: 1, session: "none" } as const, false, false],
  ])("is staff by its type and ADMIN by its role on top: %j", (viewer, staff, admin) => {
    expect(isStaff(viewer)).toBe(staff);
    expect(isAdmin(viewer)).toBe(admin);
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chooseTenant, type Tenant } from "#gateway/session/tenants";

const plain = { allowedOrigins: [], timeZone: "Asia/Kolkata", isDefault: false, hosts: [] };
const tenants: Tenant[] = [
  { ...plain, id: 1, code: "DEMO", isDefault: true },
  { ...plain, id: 2, code: "OTHER", hosts: ["learn.other.test", "www.other.test"] },
  { ...plain, id: 3, code: "THIRD", hosts: ["third.test"] },
];

const nothing = { parameter: undefined, header: undefined, host: undefined };
const codeOf = (hints: Partial<typeof nothing> | Record<string, string>) =>
  chooseTenant(tenants, { ...nothing, ...hints })?.code ?? null;

describe("a visitor's tenant", () => {
  it("is the parameter's, else the header's, else the host's, else the default one", () => {
    const all = { parameter: "1", header: "3", host: "learn.other.test" };
    expect(codeOf(all)).toBe("DEMO");
    expect(codeOf({ header: "3", host: "learn.other.test" })).toBe("THIRD");
    expect(codeOf({ host: "learn.other.test" })).toBe("OTHER");
    expect(codeOf({ host: "www.other.test" })).toBe("OTHER");
    expect(codeOf({})).toBe("DEMO");
  });

  it("is found by host without case", () => {
    expect(codeOf({ host: "WWW.Other.Test" })).toBe("OTHER");
  });

  it("is the default one at an unknown host", () => {
    expect(codeOf({ host: "localhost" })).toBe("DEMO");
  });

  it("is none when the request names one that does not exist", () => {
    expect(codeOf({ parameter: "99" })).toBeNull();
    expect(codeOf({ header: "DEMO" })).toBeNull();
    expect(codeOf({ parameter: "1 OR 1=1", host: "third.test" })).toBeNull();
  });

  it("follows the strongest hint alone, whatever the weaker ones say", () => {
    const hint = fc.option(fc.constantFrom("1", "2", "3", "9"), { nil: undefined });
    const host = fc.option(fc.constantFrom("third.test", "www.other.test", "x.test"), { nil: undefined });
    fc.assert(
      fc.property(hint, hint, host, (parameter, header, someHost) => {
        const chosen = chooseTenant(tenants, { parameter, header, host: someHost });
        const named = parameter ?? header;
        if (named !== undefined) expect(chosen?.id ?? 9).toBe(Number(named));
        else expect(chosen).not.toBeNull();
      }),
    );
  });

  it("is none in an installation without organizations", () => {
    expect(chooseTenant([], nothing)).toBeNull();
  });
});

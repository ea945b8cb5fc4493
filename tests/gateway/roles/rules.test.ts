import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { everyRight, type Right, type Rights, rightNames, rights } from "#gateway/domains/rightsContract";
import { getHeldRights, getRoleRights, listUncovered, readRights, unite } from "#gateway/domains/roles/rules";
import { shippedRights, shippedRoles } from "#gateway/domains/roles/shippedContract";

const anyRights: fc.Arbitrary<Rights> = fc
  .dictionary(fc.constantFrom(...rightNames), fc.constantFrom("ALL", "OWN"))
  .map(readRights);

describe("the list of rights", () => {
  it("says of each right in plain English what it lets people do", () => {
    for (const name of rightNames) {
      expect(name).toMatch(/^[a-zA-Z]+\.[a-zA-Z]+$/);
      expect(rights[name].label).toMatch(/^[A-Z]/);
      expect(rights[name].description).toMatch(/^[A-Z].*\.$/);
    }
  });
});

describe("the union of rights", () => {
  it("doesn't depend on the order of the roles, nor on how often one is held", () => {
    fc.assert(
      fc.property(anyRights, anyRights, anyRights, (a, b, c) => {
        expect(unite([a, b, c])).toEqual(unite([c, unite([b, a]), a]));
      }),
    );
  });

  it("covers each of its parts, and gives nothing that no part gives", () => {
    fc.assert(
      fc.property(fc.array(anyRights, { maxLength: 4 }), (parts) => {
        const together = unite(parts);
        for (const part of parts) expect(listUncovered(part, together)).toEqual([]);
        for (const name of Object.keys(together) as Right[])
          expect(parts.some((part) => part[name] === together[name])).toBe(true);
      }),
    );
  });

  it("never gives less with a further role", () => {
    fc.assert(
      fc.property(anyRights, anyRights, (a, b) => {
        expect(listUncovered(a, unite([a, b]))).toEqual([]);
      }),
    );
  });
});

describe("what some rights do not cover of others", () => {
  it("is nothing exactly where joining them changes nothing", () => {
    fc.assert(
      fc.property(anyRights, anyRights, (wanted, held) => {
        expect(listUncovered(wanted, held).length === 0).toBe(
          JSON.stringify(unite([held, wanted])) === JSON.stringify(unite([held])),
        );
      }),
    );
  });
});

describe("stored rights", () => {
  it("give nothing by names and scopes that are unknown, whatever is stored", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (stored) => {
        expect(listUncovered(readRights(stored), everyRight)).toEqual([]);
      }),
    );
    expect(readRights({ "payments.read": "SOME", "moon.read": "ALL", "batches.read": "OWN" })).toEqual({
      "batches.read": "OWN",
    });
  });

  it("give nothing by OWN where a right knows no own rows", () => {
    expect(readRights({ "payments.read": "OWN" })).toEqual({});
  });
});

describe("a role", () => {
  it("gives ADMIN every right, whatever is stored", () => {
    expect(getRoleRights({ name: "ADMIN", rights: {} })).toEqual(everyRight);
  });

  it("gives rights to employees alone", () => {
    const roles = [{ name: "ADMIN", rights: {} }];
    expect(getHeldRights({ userType: "U", roles })).toEqual({});
    expect(getHeldRights({ userType: "E", roles })).toEqual(everyRight);
  });

  it("reads back as it is shipped", () => {
    for (const name of Object.values(shippedRoles))
      expect(getRoleRights({ name, rights: shippedRights[name] })).toEqual(shippedRights[name]);
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { getHeldRights } from "#gateway/domains/roles/rules";
import { getShipped, isShipped } from "#gateway/domains/roles/shippedContract";
import {
  mayChangeRights,
  mayChangeUser,
  mayCloseAccount,
  mayMakeSignInCode,
} from "#gateway/domains/users/access";
import { userSorts } from "#gateway/domains/users/contract";
import {
  changesRights,
  type Dependents,
  deletionObstacle,
  endsSessions,
  isActiveAdmin,
  type Rights,
  rolesAfter,
  userFilter,
  userOrder,
} from "#gateway/domains/users/rules";
import type { Member, Viewer } from "#gateway/session/viewer";

const toRole = (name: string) => ({ name, rights: isShipped(name) ? getShipped(name).rights : {} });
const member = (userType: "E" | "U", roles: string[], userId = 1): Member => ({
  kind: "member",
  organizationId: 1,
  userId,
  username: "x",
  name: "X",
  userType,
  roles,
  sessionHash: "",
  rights: getHeldRights({ userType, roles: roles.map(toRole) }),
});
const viewers = {
  visitor: { kind: "visitor", organizationId: 1, session: "none" } as Viewer,
  learner: member("U", ["LEARNER"]),
  learnerWithRole: member("U", ["ADMIN"]),
  trainer: member("E", ["TRAINER"]),
  support: member("E", ["SUPPORT"]),
  admin: member("E", ["ADMIN"]),
};
const learner = { id: 7, userType: "U" as const, active: true };
const employee = { id: 8, userType: "E" as const, active: true };

describe("who may do what to an account", () => {
  it.each([
    ["visitor", false, false],
    ["learner", false, false],
    ["learnerWithRole", false, false],
    ["trainer", false, false],
    ["support", true, false],
    ["admin", true, true],
  ] as const)("%s changes a learner: %s, an employee or anyone's rights: %s", (name, learners, employees) => {
    const viewer = viewers[name];
    expect(mayChangeUser(viewer, learner)).toBe(learners);
    expect(mayChangeUser(viewer, employee)).toBe(employees);
    expect(mayChangeRights(viewer)).toBe(employees);
    expect(mayCloseAccount(viewer, learner)).toBe(learners);
    expect(mayCloseAccount(viewer, employee)).toBe(employees);
    expect(mayMakeSignInCode(viewer, learner)).toBe(learners);
    expect(mayMakeSignInCode(viewer, employee)).toBe(employees);
  });

  it("no one closes their own account, and no one signs in as an inactive one", () => {
    expect(mayCloseAccount(viewers.admin, { id: 1, userType: "E" })).toBe(false);
    expect(mayMakeSignInCode(viewers.admin, { ...learner, active: false })).toBe(false);
  });
});

const rights = fc.record<Rights>({
  userType: fc.constantFrom("E", "U"),
  active: fc.boolean(),
  roles: fc.uniqueArray(fc.constantFrom("ADMIN", "TRAINER", "LEARNER", "MENTOR")),
});

describe("a change of rights", () => {
  it("is none when only the order of the roles differs", () => {
    fc.assert(
      fc.property(rights, (before) => {
        const after = { ...before, roles: [...before.roles].reverse() };
        expect(changesRights(before, after)).toBe(false);
        expect(endsSessions(before, after)).toBe(false);
      }),
    );
  });

  it("ends the sessions, as closing does; opening alone does not", () => {
    fc.assert(
      fc.property(rights, rights, (before, after) => {
        if (changesRights(before, after)) expect(endsSessions(before, after)).toBe(true);
        else expect(endsSessions(before, after)).toBe(before.active && !after.active);
      }),
    );
  });

  it("leaves no ADMIN or TRAINER among learners, unless roles are named", () => {
    fc.assert(
      fc.property(rights, ({ roles }) => {
        const held = roles.map((name) => ({ name, rights: {} }));
        expect(rolesAfter(held, { userType: "E" })).toEqual(roles);
        const kept = rolesAfter(held, { userType: "U" });
        expect(kept).toEqual(roles.filter((role) => role === "LEARNER" || role === "MENTOR"));
        expect(isActiveAdmin({ userType: "U", active: true, roles: kept })).toBe(false);
        expect(rolesAfter(held, { userType: "U", roles: ["MENTOR"] })).toEqual(["MENTOR"]);
      }),
    );
  });

  it("leaves no role of the organization that gives a right among learners", () => {
    const held = [
      { name: "Desk", rights: { "users.read": "ALL" } },
      { name: "Alumni", rights: {} },
    ];
    expect(rolesAfter(held, { userType: "E" })).toEqual(["Desk", "Alumni"]);
    expect(rolesAfter(held, { userType: "U" })).toEqual(["Alumni"]);
  });
});

describe("the list of users", () => {
  it("is in a total order for every sort, which ends with the number", () => {
    for (const sort of userSorts) {
      expect(userOrder(sort).at(-1)).toEqual({ id: "asc" });
      expect(userOrder(sort, true).at(-1)).toEqual({ id: "desc" });
    }
  });

  it("takes wild cards of a search for themselves, and false for a wish", () => {
    const { AND, ...rest } = userFilter({ search: " 50%_ x", verified: false, active: false });
    expect(AND).toHaveLength(2);
    expect(AND[0]?.OR[0]).toEqual({ searchText: { contains: "50\\%\\_" } });
    expect(rest).toEqual({ emailVerified: false, active: false });
  });
});

const nothing: Dependents = {
  payments: 0,
  batchUsers: 0,
  batchTrainers: 0,
  taughtCourses: 0,
  curricula: 0,
  enrolments: 0,
  attempts: 0,
  reviews: 0,
  messages: 0,
  instructions: 0,
};

describe("what stands against a deletion", () => {
  it("is said in words, and is nothing when nothing hangs on the account", () => {
    expect(deletionObstacle("Asha", nothing)).toBeNull();
    expect(deletionObstacle("Asha", { ...nothing, payments: 1 })).toBe(
      "Asha can't be deleted: the account has 1 payment. Deactivate it instead.",
    );
    expect(deletionObstacle("Asha", { ...nothing, payments: 2, batchUsers: 1, messages: 30 })).toBe(
      "Asha can't be deleted: the account has 2 payments, 1 batch and 30 messages. Deactivate it instead.",
    );
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { landingAfter, loginAddress, safeNext } from "~/session/landing";

const learner = { roles: ["LEARNER"], userType: "U" } as const;
const trainer = { roles: ["TRAINER"], userType: "E" } as const;
const admin = { roles: ["ADMIN"], userType: "E" } as const;

describe("the address to go back to", () => {
  it.each(["/learner/courses", "/admin/batches/3?page=2#users", "/users/zo%C3%AB"])("accepts %s", (next) => {
    expect(safeNext(next)).toBe(next);
  });

  it.each([
    null,
    "",
    "learner",
    "//evil.test",
    "/\\evil.test",
    "/\t/evil.test",
    "/\n/evil.test",
    "https://evil.test/learner",
    "javascript:alert(1)",
    "/x/..//evil.test",
    "/auth/login?next=/learner",
  ])("refuses %j", (next) => {
    expect(safeNext(next)).toBeNull();
  });

  it("never leaves the site, whatever it is given", () => {
    const site = "https://lectern.test";
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          fc.string().map((text) => `/${text}`),
        ),
        (next) => {
          const safe = safeNext(next);
          return safe === null || new URL(safe, site).origin === site;
        },
      ),
    );
  });
});

describe("where a sign-in leads", () => {
  it("is the admin area for ADMIN and the learner area for everyone else", () => {
    expect(landingAfter(admin, null)).toBe("/admin");
    expect(landingAfter(trainer, null)).toBe("/admin");
    expect(landingAfter(learner, null)).toBe("/learner");
  });

  it("is the address that a guard refused", () => {
    expect(landingAfter(learner, "/learner/assessments/1")).toBe("/learner/assessments/1");
    expect(landingAfter(trainer, "/admin/batches")).toBe("/admin/batches");
  });

  it("is not an address that the account may not open either", () => {
    expect(landingAfter(learner, "/admin/courses")).toBe("/learner");
    expect(landingAfter(learner, "/administrators-guide")).toBe("/administrators-guide");
  });

  it("survives the way through the login page's address", () => {
    const next = "/learner/courses/JAVA/1?tab=a&b=c";
    const url = new URL(loginAddress(next), "https://lectern.test");
    expect(safeNext(url.searchParams.get("next"))).toBe(next);
  });
});

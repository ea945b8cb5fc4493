// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { parseAccount, storedAccount } from "~/session/account";
import { readAddress, storeTenant } from "~/session/firstAddress";
import { currentSession, forgetSignIn, keepSettings, keepSignIn } from "~/session/sessionStore";
import { parseSettings, storedSettings } from "~/session/settings";
import { storedTenantId, storedToken } from "~/session/storage";
import { demoSettings, learner } from "./people";

describe("what the browser remembers", () => {
  it("keeps a sign-in under the specified keys", () => {
    localStorage.setItem("TOKEN", "from the address");
    keepSignIn("abc", learner);
    expect({ ...localStorage }).toEqual({ token: "abc", TENANT_ID: "1", user: JSON.stringify(learner) });
    expect(storedAccount()).toEqual(learner);
    expect(currentSession().account).toEqual(learner);
  });

  it("forgets the token and the account, but not the tenant", () => {
    keepSignIn("abc", learner);
    forgetSignIn();
    expect({ ...localStorage }).toEqual({ TENANT_ID: "1" });
    expect(currentSession().account).toBeNull();
  });

  it("keeps the settings for the next start", () => {
    keepSettings(demoSettings);
    expect(storedSettings()).toEqual(demoSettings);
  });

  it("takes the token of the first address until there is another", () => {
    localStorage.setItem("TOKEN", "first");
    expect(storedToken()).toBe("first");
    localStorage.setItem("token", "second");
    expect(storedToken()).toBe("second");
  });

  it.each([
    null,
    3,
    "{",
    {},
    { ...learner, userType: "X" },
    { ...learner, roles: [1] },
    { ...learner, id: "3" },
  ])("does not take %j for an account", (value) => {
    expect(parseAccount(value)).toBeNull();
  });

  it("survives storage that holds nonsense", () => {
    localStorage.setItem("user", "{not json");
    localStorage.setItem("SETTINGS", '{"name":"x"}');
    expect(storedAccount()).toBeNull();
    expect(storedSettings()).toBeNull();
    expect(parseSettings({ ...demoSettings, theme: 7 })?.theme).toBeNull();
  });
});

describe("the first page's address", () => {
  it("gives up its token and tenant and keeps the rest", () => {
    const url = new URL("https://lectern.test/courses?search=java&token=abc&tenantId=2#top");
    expect(readAddress(url)).toEqual({ token: "abc", tenantId: "2", rest: "/courses?search=java#top" });
  });

  it("stores the tenant that it named, and no token", () => {
    storeTenant({ tenantId: "2", accountTenant: null });
    expect({ ...localStorage }).toEqual({ TENANT_ID: "2" });
  });

  it("does not move a signed-in account to another tenant", () => {
    localStorage.setItem("TENANT_ID", "1");
    storeTenant({ tenantId: "2", accountTenant: 1 });
    expect(storedTenantId()).toBe("1");
  });
});

import { describe, expect, it } from "vitest";
import { isSafeLink } from "~/formats/safeLink";

describe("isSafeLink", () => {
  it("takes sites, mail addresses and places of the own site", () => {
    for (const to of ["https://a.test/b", "http://a.test", "mailto:a@b.test", "/courses"])
      expect(isSafeLink(to), to).toBe(true);
  });

  it("refuses scripts, other schemes and addresses without one", () => {
    const unsafe = ["javascript:alert(1)", "JAVASCRIPT:x", "data:text/html,x", "//a.test", "/\\a.test", "x"];
    for (const to of [...unsafe, " https://a"]) expect(isSafeLink(to), to).toBe(false);
  });
});

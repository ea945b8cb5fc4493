import { describe, expect, it } from "vitest";
import { findDemoWarning } from "#gateway/demoWarning";

const config = { production: false, demo: true, host: "0.0.0.0" };

describe("a start for trying the product", () => {
  it.each(["0.0.0.0", "::", "192.168.1.5", "lectern.example.com"])(
    "warns when others reach it at %s",
    (host) => {
      const warning = findDemoWarning({ ...config, host }) ?? "";
      expect(warning).toContain(
        `WARNING: everyone who can reach ${host} can sign in to the demo ADMIN accounts`,
      );
      for (const setting of ["NODE_ENV=production", "DEMO=0", "HOST=127.0.0.1"])
        expect(warning).toContain(setting);
      expect(warning.split("\n")).toHaveLength(1);
    },
  );

  it.each(["127.0.0.1", "127.1.2.3", "::1", "localhost"])("says nothing at %s", (host) => {
    expect(findDemoWarning({ ...config, host })).toBeUndefined();
  });

  it("says nothing in production, nor without demo accounts", () => {
    expect(findDemoWarning({ ...config, production: true })).toBeUndefined();
    expect(findDemoWarning({ ...config, demo: false })).toBeUndefined();
  });
});

import { describe, expect, test } from "vitest";
import { chooseReturnOrigin } from "#gateway/domains/identityProviders/rules";

describe("the origin that a provider leads back to", () => {
  const hosts = ["demo.lectern.example", "school.example"];
  const publicUrl = "https://learn.example:8443";
  test.each([
    [[], null, "http://any.example:4000", "http://any.example:4000"],
    [[], publicUrl, "https://learn.example:8443", "https://learn.example:8443"],
    [[], publicUrl, "https://evil.example", "https://learn.example:8443"],
    [hosts, null, "https://demo.lectern.example", "https://demo.lectern.example"],
    [hosts, null, "https://evil.example", "https://school.example"],
    [hosts, publicUrl, "https://evil.example", "https://school.example:8443"],
    [hosts, publicUrl, "https://school.example:9999", "https://school.example:8443"],
    [hosts, publicUrl, "https://learn.example:8443", "https://learn.example:8443"],
    [hosts, publicUrl, "https://learn.example:1", "https://school.example:8443"],
  ])("of hosts %j and %s, asked at %s, is %s", (own, installation, asked, expected) =>
    expect(chooseReturnOrigin({ hosts: own, publicUrl: installation, asked })).toBe(expected),
  );
});

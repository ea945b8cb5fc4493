import { describe, expect, it } from "vitest";
import { findRelyingParty, newPasskeyResponse, readResponse } from "#gateway/domains/accounts/passkeyRules";

describe("the relying party", () => {
  const hosts = ["demo.lectern.example", "learn.institute.example"];
  const publicUrl = "https://lectern.example:8443";
  const own = ["https://learn.institute.example"];

  it.each([
    [
      "the installation",
      hosts,
      publicUrl,
      publicUrl,
      "lectern.example",
      [publicUrl, "https://lectern.example"],
    ],
    [
      "a host of it",
      hosts,
      publicUrl,
      "https://demo.lectern.example",
      "demo.lectern.example",
      ["https://demo.lectern.example"],
    ],
    [
      "a hidden TLS",
      hosts,
      publicUrl,
      "http://demo.lectern.example",
      "demo.lectern.example",
      ["http://demo.lectern.example", "https://demo.lectern.example"],
    ],
    ["another's host", hosts, publicUrl, "https://evil.example", "learn.institute.example", own],
    [
      "another's host without own ones",
      [],
      publicUrl,
      "https://evil.example",
      "lectern.example",
      [publicUrl, "https://lectern.example"],
    ],
    [
      "a host below an own one",
      hosts,
      null,
      "https://evil.learn.institute.example",
      "learn.institute.example",
      own,
    ],
    [
      "any host where none is set up",
      [],
      null,
      "http://localhost:4000",
      "localhost",
      ["http://localhost:4000"],
    ],
  ])("asked at %s is one that was set up", (_name, known, installation, asked, id, origins) => {
    expect(findRelyingParty({ hosts: known, publicUrl: installation, asked })).toEqual({ id, origins });
  });
});

describe("a browser's response", () => {
  const sent = {
    id: "ab_-1",
    rawId: "ab_-1",
    type: "public-key",
    clientExtensionResults: { credProps: { rk: true } },
    authenticatorAttachment: "platform",
    response: { clientDataJSON: "e30", attestationObject: "o2N", transports: ["internal", "telepathy", 1] },
  };

  it("is read without what is not known", () => {
    expect(readResponse(newPasskeyResponse, JSON.stringify(sent))).toEqual({
      id: "ab_-1",
      rawId: "ab_-1",
      type: "public-key",
      clientExtensionResults: {},
      response: { clientDataJSON: "e30", attestationObject: "o2N", transports: ["internal"] },
    });
  });

  it.each([
    ["no JSON", "nonsense"],
    ["nothing", "null"],
    ["another kind", JSON.stringify({ ...sent, type: "password" })],
    ["a strange id", JSON.stringify({ ...sent, id: "a b" })],
    ["an endless id", JSON.stringify({ ...sent, id: "a".repeat(1_401) })],
  ])("is refused for %s", (_name, text) => {
    expect(readResponse(newPasskeyResponse, text)).toBeNull();
  });
});

import { describe, expect, it } from "vitest";
import { usernamesFor } from "#gateway/domains/invitations/rules";

describe("the username of an invited person", () => {
  it.each([
    ["Asha.Rao@x.example", "asha.rao"],
    ["a+b@x.example", "ab"],
    ["x@x.example", "x1"],
    ["+@x.example", "learner"],
  ])("%s becomes %s", (email, username) => {
    expect(usernamesFor(email)[0]).toBe(username);
    expect(new Set(usernamesFor(email)).size).toBe(51);
  });
});

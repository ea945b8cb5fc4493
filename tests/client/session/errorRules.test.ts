import { describe, expect, it } from "vitest";
import { RequestError, type RequestErrorCode } from "~/relay/requestError";
import { errorRuleFor } from "~/session/errorRules";

const ruleFor = (code: RequestErrorCode, status: number, message: string) =>
  errorRuleFor(new RequestError(code, message, { status }));

describe("the error catalogue", () => {
  it("ends the sign-in when the token has expired", () => {
    expect(ruleFor("UNAUTHENTICATED", 401, "Token Expired")).toMatchObject({
      toast: { tone: "info", message: "Session expired, please login again" },
      endsSignIn: true,
    });
  });

  it.each(["Unauthorized", "Invalid token or no token provided"])("denies access on 401 '%s'", (message) => {
    expect(ruleFor("UNAUTHENTICATED", 401, message)).toMatchObject({
      toast: { tone: "danger", message: "API Access Denied" },
      endsSignIn: false,
      asksSession: true,
    });
  });

  it("denies access to users who are signed in but not allowed", () => {
    expect(ruleFor("FORBIDDEN", 403, "Unauthorized")?.toast?.message).toBe("API Access Denied");
  });

  it("asks to log in again on any other 401", () => {
    expect(ruleFor("OTHER", 401, "Who are you?")?.toast?.message).toBe(
      "Unable to process your request, please login again",
    );
  });

  it.each([
    ["FAULT", 200],
    ["UNAVAILABLE", 503],
    ["OTHER", 500],
    ["OTHER", 503],
  ] as const)("asks to try again later on %s with status %i", (code, status) => {
    expect(ruleFor(code, status, "Boom")?.toast?.message).toBe(
      "Unable to process your request, please try again later",
    );
  });

  it("forgets a tenant that does not exist, and leaves it to a page to say so", () => {
    expect(ruleFor("OTHER", 404, "Organization not found")).toMatchObject({
      forgetsTenant: true,
      toast: null,
    });
  });

  it.each([
    ["NETWORK", 0],
    ["BAD_USER_INPUT", 200],
    ["TOO_MANY_ATTEMPTS", 429],
    ["OTHER", 404],
  ] as const)("leaves %s with status %i to the screen", (code, status) => {
    expect(ruleFor(code, status, "Something")).toBeNull();
  });
});

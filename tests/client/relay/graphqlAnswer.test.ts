import { describe, expect, it } from "vitest";
import { readAnswer } from "~/relay/graphqlAnswer";
import { RequestError } from "~/relay/requestError";
import { getReason } from "~/relay/useMutation";

const received = (status: number, body: unknown) => ({
  url: "http://lectern.test/graphql",
  status,
  statusText: "Status",
  body,
});

function errorOf(status: number, body: unknown): RequestError {
  try {
    readAnswer(received(status, body));
  } catch (error) {
    if (error instanceof RequestError) return error;
  }
  throw new Error("It was taken for an answer");
}

describe("a response of the gateway", () => {
  it("is data", () => {
    expect(readAnswer(received(200, { data: { viewer: null } }))).toEqual({ data: { viewer: null } });
  });

  it("is an error with its code, its id and when to try again", () => {
    const extensions = { code: "TOO_MANY_ATTEMPTS", retryAfter: 840, faultId: "f-1" };
    expect(errorOf(429, { errors: [{ message: "Slowly", extensions }] })).toMatchObject({
      code: "TOO_MANY_ATTEMPTS",
      message: "Slowly",
      retryAfter: 840,
      faultId: "f-1",
    });
  });

  it.each([
    [401, "UNAUTHENTICATED"],
    [403, "FORBIDDEN"],
    [404, "OTHER"],
    [500, "FAULT"],
    [502, "UNAVAILABLE"],
    [503, "UNAVAILABLE"],
  ])("with status %i and a message of the gateway is %s", (status, code) => {
    expect(errorOf(status, { message: "No" })).toMatchObject({ code, message: "No", explained: true });
  });

  it.each([undefined, "<html>", [], null, {}])("is a failure when it is %j", (body) => {
    expect(errorOf(404, body)).toMatchObject({
      message: "Http failure response for http://lectern.test/graphql: 404 Status",
      explained: false,
    });
  });
});

describe("the reason of a failed mutation", () => {
  it("is the server's, which says when to try again", () => {
    const message = "Too many failed attempts. Try again in 14 minutes.";
    const error = new RequestError("TOO_MANY_ATTEMPTS", message, { status: 429, retryAfter: 840 });
    expect(getReason(error, "No")).toBe(message);
  });

  it("falls back when the server gave none", () => {
    expect(getReason(new RequestError("OTHER", "", { status: 400 }), "Unable to login")).toBe(
      "Unable to login",
    );
    expect(getReason(new Error("internal"), "Unable to login")).toBe("Unable to login");
  });
});

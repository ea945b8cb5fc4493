import { describe, expect, it } from "vitest";
import { explain, wayOn } from "~/layout/late/Failure";
import { firstPagePath } from "~/layout/ScreenError";
import { RequestError, type RequestErrorCode } from "~/relay/requestError";
import { loadErrorMessages } from "~/screens/admin/loadErrorMessages";

const failure = (code: RequestErrorCode, message: string, faultId: string | null = null) =>
  new RequestError(code, message, { status: 500, faultId });

describe("what a screen says that could not be loaded", () => {
  it("is in its own words, with the id of a fault", () => {
    expect(explain(failure("FAULT", "Unexpected", "abc123"), loadErrorMessages.batch)).toMatchObject({
      title: "Unable to load batch",
      errorId: "abc123",
    });
  });

  it("shows the server's message beside them", () => {
    expect(
      explain(failure("BAD_USER_INPUT", "The search is too long"), loadErrorMessages.users),
    ).toMatchObject({
      title: "Error loading users",
      text: "The search is too long",
    });
  });

  it("speaks of the connection, of access and of a broken screen as such", () => {
    expect(explain(failure("NETWORK", "Offline"), loadErrorMessages.users).title).toBe("No connection");
    expect(explain(failure("FORBIDDEN", "Unauthorized"), loadErrorMessages.users).title).toBe(
      "Access denied",
    );
    expect(explain(new Error("x is undefined"), loadErrorMessages.users).title).toBe("Something went wrong!");
  });
});

describe("a list's page that the server cannot read", () => {
  const invalid = failure("BAD_USER_INPUT", "Invalid cursor");

  it("gives way to the first one, with the filters and the order", () => {
    expect(firstPagePath(invalid, "?search=java&sort=status&page=3&after=garbage")).toBe(
      "search=java&sort=status",
    );
    expect(firstPagePath(failure("OTHER", "Unknown"), "?before=garbage")).toBe("");
  });

  it("is told from all other failures", () => {
    expect(firstPagePath(invalid, "?search=java")).toBeNull();
    expect(firstPagePath(failure("FAULT", "Unexpected"), "?after=x")).toBeNull();
    expect(firstPagePath(failure("NETWORK", "Offline"), "?after=x")).toBeNull();
    expect(firstPagePath(new Error("x is undefined"), "?after=x")).toBeNull();
  });
});

describe("a screen that failed", () => {
  it("leads on within its own area", () => {
    expect(wayOn("/admin/batches/2").to).toBe("/admin/dashboard");
    expect(wayOn("/learner/courses/SQL/1").to).toBe("/learner/courses");
    expect(wayOn("/courses/SQL").to).toBe("/courses");
  });
});

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestGateway, type TestGateway } from "../support/gateway";

let test: TestGateway;

beforeAll(async () => {
  test = await openTestGateway({ template: "demo" });
});
afterAll(() => test.close());

describe("the character NUL, which the database cannot keep", () => {
  it("is refused in a body, escaped once", async () => {
    const { status, json } = await test.visitor.rest(
      "POST",
      "auth/login",
      '{"email":"a\\u0000b","password":"x"}',
    );
    expect([status, json.message]).toEqual([400, "Texts must not hold the character NUL"]);
  });

  it("is refused in a GraphQL document and its variables", async () => {
    const query = "query ($s: String) { courses(search: $s) { nodes { code } } }";
    expect((await test.visitor.graphql(query, { s: "a\u0000b" })).status).toBe(400);
    expect((await test.visitor.graphql('{ courses(search: "a\\u0000b") { nodes { code } } }')).status).toBe(
      400,
    );
  });

  it("is refused in an address", async () => {
    expect((await test.visitor.rest("GET", "courses/code/a%00b")).status).toBe(400);
    expect((await test.visitor.rest("GET", "courses?search=a%00b")).status).toBe(400);
  });

  it("lets a text through that only looks like it", async () => {
    const { status } = await test.visitor.rest(
      "POST",
      "auth/login",
      '{"email":"a\\\\u0000b","password":"x"}',
    );
    expect(status).toBe(400);
    const { json } = await test.visitor.rest("POST", "auth/login", '{"email":"a\\\\u0000b","password":"x"}');
    expect(json.message).toBe("Invalid email or password");
  });
});

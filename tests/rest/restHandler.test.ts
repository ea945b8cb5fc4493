import { describe, expect, it } from "vitest";
import { openSuite } from "#tests/support/suite";
import { openTestGateway } from "../support/gateway";
import { rawRequest } from "../support/rawRequest";

const { test, factory } = await openSuite();
const trainer = await test.as("coordinator");

const post = (body: string, headers: Record<string, string>) =>
  fetch(`${test.origin}/api/auth/login`, { method: "POST", body, headers });

async function refusal(answer: Response) {
  const { message, errorMessage } = (await answer.json()) as { message: string; errorMessage: string };
  expect(errorMessage).toBe(message);
  return [answer.status, message];
}

describe("the REST handler", () => {
  it("returns 404 for an unknown path, and a known one by another method with 405 and Allow", async () => {
    const unknown = await test.visitor.rest("GET", "nothing/here");
    expect([unknown.status, unknown.json.message, unknown.json.errorMessage]).toEqual([
      404,
      "Not found",
      "Not found",
    ]);
    const other = await test.visitor.rest("DELETE", "auth/login");
    expect([other.status, other.json.message, other.headers.get("allow")]).toEqual([
      405,
      "Method not allowed",
      "POST",
    ]);
    expect(other.json.errorMessage).toBe(other.json.message);
  });

  it("refuses a body that is no JSON object", async () => {
    const json = { "Content-Type": "application/json" };
    expect(await refusal(await post("{", json))).toEqual([400, "The body is not JSON"]);
    for (const body of ["[]", "1", "null", '"x"']) {
      expect(await refusal(await post(body, json))).toEqual([400, "The body must be a JSON object"]);
    }
  });

  it("refuses a body of another type with 415", async () => {
    const form = { "Content-Type": "application/x-www-form-urlencoded" };
    expect(await refusal(await post("email=a", form))).toEqual([
      415,
      "Content-Type must be application/json",
    ]);
    const utf8 = { "Content-Type": "application/json; charset=utf-8" };
    expect((await refusal(await post("{}", utf8)))[0]).toBe(400);
  });

  it("refuses a body of more than 1 MB with 413, and takes one of 1 MB", async () => {
    const json = { "Content-Type": "application/json" };
    const body = (bytes: number) => `{"email":"${"x".repeat(bytes - 12)}"}`;
    expect((await refusal(await post(body(1_048_577), json)))[0]).toBe(413);
    expect((await refusal(await post(body(1_048_576), json)))[0]).toBe(400);
  });

  it("refuses a body that grows beyond 1 MB without saying so ahead", async () => {
    const chunk = "x".repeat(600_000);
    const head =
      "POST /api/auth/login HTTP/1.1\nHost: a\nConnection: close\nContent-Type: application/json\nTransfer-Encoding: chunked\n\n";
    const part = `${chunk.length.toString(16)}\n${chunk}\n`;
    const answer = await rawRequest(test.origin, `${head}${part}${part}0\n\n`);
    expect(answer).toContain("413");
  });

  it("serves HEAD like GET, without the body", async () => {
    const [head, get] = [
      await test.visitor.rest("HEAD", "courses"),
      await test.visitor.rest("GET", "courses"),
    ];
    expect([head.status, head.text]).toEqual([200, ""]);
    expect(head.headers.get("content-type")).toBe(get.headers.get("content-type"));
    expect((await test.visitor.rest("HEAD", "courses/99999")).status).toBe(404);
    expect((await test.visitor.rest("HEAD", "users/me")).status).toBe(401);
  });

  it.each([
    ["courses/x", "id must be a number"],
    ["courses/1.5", "id must be a number"],
    ["courses/-1", "id must be a number"],
    ["courses/99999999999", "id must be a number"],
    ["courses?level=HARD", "level must be one of BEGINNER, INTERMEDIATE, ADVANCED"],
    ["courses?categoryId=x", "categoryId must be a number"],
    ["courses/code/%E0%A4%A", "The address must be UTF-8"],
  ])("refuses %s with 400", async (path, message) => {
    const { status, json } = await test.visitor.rest("GET", path);
    expect([status, json.message, json.errorMessage]).toEqual([400, message, message]);
  });

  it("pages a list of more than 100 rows to its end", async () => {
    for (let number = 0; number < 205; number += 1)
      await factory.course({ title: "Paged", status: "DRAFT", categoryId: 1 });
    const { json } = await trainer.rest("GET", "courses");
    const total = await test.database.prisma.course.count({ where: { organizationId: 1 } });
    expect(json).toHaveLength(total);
    expect(new Set(json.map(({ id }: { id: number }) => id)).size).toBe(total);
    expect((await test.visitor.rest("GET", "courses")).json.length).toBeLessThan(100);
  });

  it("hides what went wrong on our side behind an id that the log knows", async () => {
    const broken = await openTestGateway();
    await broken.database.prisma.$executeRawUnsafe('DROP TABLE "BlogPost"');
    const { status, json } = await broken.visitor.rest("GET", "blogs");
    expect([status, json.code]).toEqual([500, "FAULT"]);
    expect(json.message).toBe(`Something went wrong on our side (${json.faultId})`);
    expect(json.errorMessage).toBe(json.message);
    expect(broken.logged.some((line) => line.includes(json.faultId) && line.includes("BlogPost"))).toBe(true);
    await broken.close();
  });
});

describe("a request that is no proper one", () => {
  it.each([
    ["a host that is none", "GET /api/courses HTTP/1.1\nHost: [\nConnection: close\n\n"],
    ["an address that is none", "GET // HTTP/1.1\nHost: a\nConnection: close\n\n"],
    [
      "a page at an address that is none",
      "GET //[ HTTP/1.1\nHost: a\nAccept: text/html\nConnection: close\n\n",
    ],
    ["an absolute address that is none", "GET http://[/api/courses HTTP/1.1\nHost: a\nConnection: close\n\n"],
  ])("is answered, and the gateway lives on: %s", async (_name, request) => {
    const answer = await rawRequest(test.origin, request);
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect((await test.visitor.rest("GET", "assets/settings")).status).toBe(200);
  });
});

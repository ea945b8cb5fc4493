import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createFactory } from "../support/factory";
import { openTestGateway, type TestGateway } from "../support/gateway";

let test: TestGateway;
const page = `<!doctype html><meta name="description" content="Built" /><title>Lectern</title>`;
const folder = mkdtempSync(join(tmpdir(), "lectern-client-"));

beforeAll(async () => {
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "index.html"), page);
  writeFileSync(join(folder, "assets", "main-1.js"), "export {};");
  writeFileSync(join(folder, "assets", "late-1.js"), "export {};");
  test = await openTestGateway({ clientFolder: folder });
});
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true });
});

const open = (path: string) => fetch(test.origin + path);

describe("the built client", () => {
  it.each([
    ["/", 200],
    ["/courses/HTML-CSS", 200],
    ["/courses/Node.js", 404],
    ["/courses/ASP.NET", 404],
    ["/users/jane.doe", 200],
    ["/admin/curriculum/Intro.to.css", 200],
    ["/courses/a%2Fb.svg", 404],
    ["/learner/courses/Node.js/1/topics?x=/assets/a.js", 200],
  ])("has its page at %s, with the status %i", async (path, status) => {
    const answer = await open(path);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([status, "text/html;charset=utf-8"]);
    expect(answer.headers.get("cache-control")).toBe("private, no-cache");
    expect(await answer.text()).toContain("<!doctype html>");
  });

  it.each(["/assets/gone-2.js", "/assets/none", "/favicon.ico", "/.well-known/x", "/wp-login.php"])(
    "has no page where a file is missing: %s",
    async (path) => {
      const answer = await open(path);
      expect([answer.status, await answer.json()]).toEqual([404, { message: "Not found" }]);
    },
  );

  it("goes on when a file has gone since the start", async () => {
    rmSync(join(folder, "assets", "late-1.js"));
    await expect(open("/assets/late-1.js").then((answer) => answer.text())).rejects.toThrow();
    expect((await open("/assets/main-1.js")).status).toBe(200);
  });

  it("has files that may be kept for ever", async () => {
    const answer = await open("/assets/main-1.js");
    expect([answer.status, await answer.text()]).toEqual([200, "export {};"]);
    expect(answer.headers.get("cache-control")).toContain("immutable");
  });
});

describe("the head of a page", () => {
  const headOf = async (path: string, headers: Record<string, string> = {}) =>
    (await fetch(test.origin + path, { headers })).text();

  it("names the institute, and the screens that are always called the same", async () => {
    expect(await headOf("/home")).toContain("<title>Deccan Institute of Technology</title>");
    expect(await headOf("/courses?page=2")).toContain(
      "<title>All Courses · Deccan Institute of Technology</title>",
    );
    expect(await headOf("/home?tenantId=2")).not.toContain("Deccan");
  });

  it.each(["HTML-CSS", "html-css", "1", "HTML%20%26%20CSS%20Essentials"])(
    "tells of a course at each of its addresses, under one of them: %s",
    async (address) => {
      const head = await headOf(`/courses/${address}`);
      expect(head).toContain("<title>HTML &amp; CSS Essentials · Deccan Institute of Technology</title>");
      expect(head).toContain(`<link rel="canonical" href="${test.origin}/courses/HTML-CSS" />`);
      expect(head).toContain(`content="${test.origin}/covers/html-css.svg"`);
      expect(head).toMatch(/<meta name="description" content="Build clean, accessible [^"]{100,140}…" \/>/);
      const data = /<script type="application\/ld\+json">(.+)<\/script>/.exec(head)?.[1] ?? "";
      expect(JSON.parse(data)).toMatchObject({ "@type": "Course", offers: { price: 0, category: "Free" } });
    },
  );

  it("is no page of any institute where the address names one that does not exist", async () => {
    const answer = await fetch(`${test.origin}/courses?tenantId=999`);
    const text = await answer.text();
    expect(answer.status).toBe(404);
    expect(text).toContain('<meta name="robots" content="noindex" />');
    expect(text).not.toContain("Deccan");
  });

  it("tells of a specialization with its courses", async () => {
    const head = await headOf("/specializations/1");
    expect(head).toContain("<title>Full Stack Web Developer · Deccan Institute of Technology</title>");
    expect(head).toContain("React in Practice");
  });

  it("names the tenant in canonical addresses where the host alone would lead to another's", async () => {
    const factory = createFactory(test.database.prisma);
    const course = await factory.course({ organizationId: 2, code: "THEIRS" });
    const specialization = await factory.specialization([course.id], { organizationId: 2 });
    const head = await headOf("/courses/THEIRS?tenantId=2");
    const address = `${test.origin}/courses/THEIRS?tenantId=2`;
    expect(head).toContain(`<link rel="canonical" href="${address}" />`);
    expect(head).toContain(`<meta property="og:url" content="${address}" />`);
    expect(head).toContain(`"url":"${address}"`);
    expect(head).toContain(`"url":"${test.origin}/?tenantId=2"`);
    expect(await headOf(`/specializations/${specialization.id}?tenantId=2`)).toContain(
      `<link rel="canonical" href="${test.origin}/specializations/${specialization.id}?tenantId=2" />`,
    );
    expect(await headOf("/courses/HTML-CSS?tenantId=1")).toContain(`href="${test.origin}/courses/HTML-CSS"`);
  });

  it("says nothing of drafts, other tenants and what is not there, and keeps such addresses out of indexes", async () => {
    for (const path of [
      "/courses/AWS-FUND",
      "/courses/nope",
      "/courses/HTML-CSS?tenantId=2",
      "/specializations/999",
    ]) {
      const answer = await open(path);
      const head = await answer.text();
      expect(answer.status, path).toBe(404);
      expect(head, path).toContain('<meta name="robots" content="noindex" />');
      expect(head, path).not.toContain("og:title");
    }
    const headers = { cookie: `lectern_session=${(await test.as("admin")).token}` };
    const own = await fetch(`${test.origin}/courses/AWS-FUND`, { headers });
    // A signed-in user may well see it: the page does not know.
    expect(own.status).toBe(200);
    expect(await own.text()).not.toContain("AWS Fundamentals");
  });

  it("is the built one where the address cannot be read", async () => {
    for (const path of ["/courses/%E0%A4%A", "/courses/%00"])
      expect(await headOf(path)).not.toContain("noindex");
  });

  it("keeps markup of titles and descriptions as text", async () => {
    const text = `</title></script><script>alert("1")</script>$& '`;
    const { course } = test.database.prisma;
    await course.updateMany({
      where: { organizationId: 1, code: "REACT" },
      data: { title: text, description: text },
    });
    const head = await headOf("/courses/REACT");
    expect(head).toContain(
      "&lt;/title&gt;&lt;/script&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;$&amp; &#39;",
    );
    expect(head.match(/<script/g)).toHaveLength(1);
    expect(head.match(/<\/script>/g)).toHaveLength(1);
  });

  it("is not sent again while nothing has changed", async () => {
    const first = await open("/courses/JS-CORE");
    const headers = { "If-None-Match": first.headers.get("etag") ?? "" };
    expect((await fetch(`${test.origin}/courses/JS-CORE`, { headers })).status).toBe(304);
  });
});

describe("a page that was asked for with a sign-in code", () => {
  it("keeps the browser from sending the address to other sites", async () => {
    const policyOf = async (path: string) =>
      (await fetch(test.origin + path, { headers: { Accept: "text/html" } })).headers.get("referrer-policy");
    expect(await policyOf("/courses?token=abc")).toBe("no-referrer");
    expect(await policyOf("/auth/login?tenantId=1&token=abc")).toBe("no-referrer");
    expect(await policyOf("/courses")).toBe("strict-origin-when-cross-origin");
  });
});

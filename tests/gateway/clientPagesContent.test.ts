import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readPersisted } from "#gateway/graphql/persisted";
import { packageRoot } from "#gateway/packageRoot";
import { openVisitorPages } from "~/pages/visitorPages";
import { createFactory } from "../support/factory";
import { openTestGateway, type TestGateway } from "../support/gateway";

const built = `<!doctype html><html lang="en"><head><meta name="description" content="Built" /><title>Lectern</title>
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/react-1.js">
  </head><body><div id="root"></div></body></html>`;
const files = {
  main: "/assets/index-1.js",
  shared: ["/assets/react-1.js"],
  screens: { courses: ["/assets/CatalogueScreen-1.js"] },
  frames: { "/admin/courses/:id": { html: "<main>One course</main>", modules: ["/assets/adminArea-1.js"] } },
};
const folder = mkdtempSync(join(tmpdir(), "lectern-pages-"));
const now = new Date();

let test: TestGateway;
/** How many pages were rendered. */
let renderings = 0;
/** The address whose page cannot be rendered. */
let unrenderable: string | undefined;

beforeAll(async () => {
  writeFileSync(join(folder, "index.html"), built);
  const pages = await openVisitorPages(Object.keys(files.frames));
  const render: typeof pages.render = async (address, ask) => {
    renderings += 1;
    if (address === unrenderable) throw new Error(`${address} was not rendered as a whole`);
    return pages.render(address, ask);
  };
  test = await openTestGateway({
    clientFolder: folder,
    pagesBuild: { pages: { ...pages, render }, files },
    persisted: readPersisted(join(packageRoot, "client", "__generated__", "persisted.json")),
  });
  // No page grows old while a busy machine works out the next.
  test.setNow(now);
});
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true });
});

const open = (path: string, headers: Record<string, string> = {}) =>
  fetch(test.origin + path, { headers: { Accept: "text/html", ...headers } });
const read = async (path: string, headers: Record<string, string> = {}) => (await open(path, headers)).text();
const contentIn = (page: string) =>
  /<div id="root">(.*)<\/div>\s*<script type="application\/json"/s.exec(page)?.[1];

describe("a visitor's page", () => {
  it.each([
    ["/home", 200, "Grow your skills"],
    ["/courses", 200, "React in Practice"],
    ["/courses?search=python", 200, "Python for Everyone"],
    ["/courses/HTML-CSS", 200, "HTML &amp; CSS Essentials - Curriculum"],
    ["/specializations", 200, "Full Stack Web Developer"],
    ["/specializations/1", 200, "Specialization - Full Stack Web Developer"],
    ["/blog", 200, "RSS"],
    ["/courses/nope", 404, "Course not found"],
    ["/courses/AWS-FUND", 404, "Course not found"],
    ["/specializations/999", 404, "Specialization not found"],
    ["/blog/nope", 404, "Post not found"],
    ["/results/1-nope", 404, "Result not found"],
    ["/no/such/page", 200, "Page not found"],
  ])("at %s has the status %i and its content", async (path, status, text) => {
    const answer = await open(path);
    expect(answer.status).toBe(status);
    expect(contentIn(await answer.text())).toContain(text);
  });

  it("is not indexed where no screen has the address", async () => {
    const robots = '<meta name="robots" content="noindex" />';
    expect(await read("/no/such/page")).toContain(robots);
    expect(await read("/courses")).not.toContain(robots);
  });

  it("is no error for browsers where no screen has the address", async () => {
    const { token } = await test.as("admin");
    const cookie = `lectern_session=${token}`;
    for (const path of ["/no/such/page", "/learner/nope", "/courses/a/b"]) {
      const page = await open(path, { cookie });
      expect([path, page.status, page.headers.get("content-type")]).toEqual([
        path,
        200,
        "text/html;charset=utf-8",
      ]);
    }
    // A course may be a draft, which they may see.
    expect((await open("/courses/AWS-FUND", { cookie })).status).toBe(200);
    expect((await open("/courses/.NET", { cookie })).status).toBe(200);
  });

  it("is none where a file is missing or hidden", async () => {
    for (const path of [
      "/.git/config",
      "/.env",
      "/a/.git/HEAD",
      "/admin/.env",
      "/wp/setup.php",
      "/old/site.sql",
    ]) {
      const answer = await open(path);
      expect([path, answer.status, await answer.json()]).toEqual([path, 404, { message: "Not found" }]);
    }
  });

  it("names the files that it starts, and starts none before it is painted", async () => {
    const page = await read("/courses");
    expect(page).toContain('data-main="/assets/index-1.js"');
    expect(page).toContain(
      'data-modules="/assets/react-1.js /assets/index-1.js /assets/CatalogueScreen-1.js"',
    );
    expect(page).not.toMatch(/type="module"|modulepreload/);
    expect(page).toMatch(/<link rel="preload" as="image" href="\/covers\/[^"]+"\/><\/head>/);
  });

  it("holds nothing that the policy refuses, whatever a course is called", async () => {
    const title = `</script><script>alert("1")</script><i style="color:red">$& '`;
    await test.database.prisma.course.updateMany({
      where: { organizationId: 1, code: "REACT" },
      data: { title },
    });
    const page = await read("/courses/REACT");
    expect(contentIn(page)).toContain("&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;");
    expect(page.match(/<script(?! type="application\/(ld\+)?json")/g)).toBeNull();
    expect(page).not.toContain(' style="');
    expect(page.match(/<\/script>/g)).toHaveLength(2);
  });

  it("is the tenant's own, by whichever name the tenant is asked for", async () => {
    const [ours, theirs] = await Promise.all([read("/home"), read("/home?tenantId=2")]);
    expect(ours).toContain('data-tenant="1"');
    expect(theirs).toContain('data-tenant="2"');
    expect(ours).toContain("Deccan Institute of Technology");
    expect(theirs).not.toContain("Deccan");
  });

  it("is without content for who is signed in or comes to sign in", async () => {
    const { token } = await test.as("learner");
    for (const page of [
      await read("/courses", { cookie: `lectern_session=${token}` }),
      await read("/courses", { cookie: "lectern_session=over" }),
      await read("/courses", { authorization: `Bearer ${token}` }),
      await read("/courses?token=abc"),
      await read("/auth/login"),
      await read("/learner/courses"),
      await read("/"),
    ]) {
      expect(page).toContain('<div id="root"></div>');
      expect(page).toContain('<script type="module" crossorigin src="/assets/index-1.js">');
    }
  });

  it("has its content however long a search is", async () => {
    expect(contentIn(await read(`/courses?search=${"x".repeat(5_000)}`))).toContain("No courses match");
  });

  it("is not sent again while nothing has changed", async () => {
    const first = await open("/courses/JS-CORE");
    const headers = { "If-None-Match": first.headers.get("etag") ?? "" };
    expect((await open("/courses/JS-CORE", headers)).status).toBe(304);
    expect(first.headers.get("cache-control")).toBe("private, no-cache");
  });
});

describe("a page that was rendered", () => {
  const countStatements = async (work: () => Promise<unknown>) => {
    const before = renderings;
    await work();
    return renderings - before;
  };

  it("is rendered once for simultaneous and later requests", async () => {
    expect(
      await countStatements(() => Promise.all(Array.from({ length: 20 }, () => read("/courses?sort=TITLE")))),
    ).toBe(1);
    expect(await countStatements(() => read("/courses?sort=TITLE"))).toBe(0);
  });

  it("is dropped at once when what it shows has changed, and no other tenant's is", async () => {
    const admin = await test.as("admin");
    await Promise.all([read("/courses"), read("/home?tenantId=2")]);
    const { course } = test.database.prisma;
    const { id } = await course.findFirstOrThrow({ where: { organizationId: 1, code: "PYTHON" } });
    const change = (publish: string) =>
      admin.graphql(`mutation { result: ${publish}(courseId: ${id}) { __typename } }`);
    await change("unpublishCourse");
    expect(await read("/courses")).not.toContain("Python for Everyone");
    expect((await open("/courses/PYTHON")).status).toBe(404);
    await change("publishCourse");
    expect(await read("/courses")).toContain("Python for Everyone");
    expect((await open("/courses/PYTHON")).status).toBe(200);
    expect(await countStatements(() => read("/home?tenantId=2"))).toBe(0);
  });

  it("is rendered anew for each who asks when it is of the moment", async () => {
    const token = `1-${"a".repeat(43)}`;
    expect(
      await countStatements(() => Promise.all([read(`/results/${token}`), read(`/results/${token}`)])),
    ).toBe(2);
    expect(await countStatements(() => read(`/results/${token}`))).toBe(1);
  });

  it("grows old in five seconds", async () => {
    await read("/courses?sort=TITLE");
    test.setNow(new Date(now.getTime() + 5_001));
    expect(await countStatements(() => read("/courses?sort=TITLE"))).toBe(1);
  });
});

describe("a page of an area", () => {
  const root = (page: string) => /<div id="root".*?<\/div>/s.exec(page)?.[0];
  const frame = '<div id="root" inert><main>One course</main></div>';

  it("comes with its frame for those who have a session, and starts the code of its screen", async () => {
    const headers = { cookie: `lectern_session=${(await test.as("admin")).token}` };
    const page = await read("/admin/courses/7", headers);
    expect(root(page)).toBe(frame);
    expect(page).toContain(
      'data-modules="/assets/react-1.js /assets/index-1.js /assets/adminArea-1.js" data-main="/assets/index-1.js"',
    );
    expect(page).not.toContain("data-tenant");
    expect(root(await read("/admin/nope", headers))).toBe('<div id="root"></div>');
  });

  it("comes without it for a visitor, who will be led to the sign-in", async () => {
    expect(root(await read("/admin/courses/7"))).toBe('<div id="root"></div>');
  });

  it("comes without it where a sign-in may have to ask the person first", async () => {
    const headers = { cookie: `lectern_session=${(await test.as("admin")).token}` };
    expect(root(await read("/admin/courses/7?token=abc", headers))).toBe('<div id="root"></div>');
  });
});

describe("a page that cannot be rendered", () => {
  it("comes without its content, and the browser draws it", async () => {
    const factory = createFactory(test.database.prisma);
    const { code } = await factory.course({ organizationId: 1, code: "FAILING", title: "Hard to draw" });
    const address = `/courses/${code}`;
    unrenderable = address;
    const answer = await open(address);
    const page = await answer.text();
    expect(answer.status).toBe(200);
    expect(page).toContain("<title>Hard to draw · Deccan Institute of Technology</title>");
    expect(page).toContain('<div id="root"></div>');
    expect(page).toContain('<script type="module" crossorigin src="/assets/index-1.js">');
    expect(page).not.toContain("data-main");
    expect(test.logged.join("")).toContain("a page without its content");
    // It is tried again for the next who asks.
    unrenderable = undefined;
    expect(contentIn(await read(address))).toContain("Hard to draw");
  });
});

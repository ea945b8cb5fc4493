import { describe, expect, it } from "vitest";
import { filesFor, fillContent, fillFrame } from "#gateway/http/pageContent";

const page = `<!doctype html>
<html lang="en">
  <head>
    <title>Courses</title>
    <script src="/early.js"></script>
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/react-1.js">
    <link rel="stylesheet" crossorigin href="/assets/index-1.css">
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>`;

const rendered = {
  html: "<main>$& and $'</main>",
  pictures: '<link rel="preload" as="image" href="/covers/a.svg"/>',
  data: { answers: [["a", {}, { data: { title: "</script><b>" } }]] as const },
  tenantId: 7,
  brand: "#123456",
  milliseconds: 1,
};
const files = {
  main: "/assets/index-1.js",
  shared: ["/assets/react-1.js"],
  screens: { courses: ["/assets/A-1.js", "/assets/B-1.js"] },
  frames: { "/learner/courses": { html: "<main>$& and $'</main>", modules: ["/assets/learnerArea-1.js"] } },
};

describe("the page with its content", () => {
  const filled = fillContent(page, rendered, filesFor(files, "courses"));

  it("has the content in its root, as it is", () => {
    expect(filled).toContain(`<div id="root">${rendered.html}</div>`);
    expect(filled).toContain(`${rendered.pictures}</head>`);
  });

  it("names its code instead of starting it: what all take, what starts it, then the screen's", () => {
    expect(filled).not.toMatch(/type="module"|rel="modulepreload"/);
    expect(filled).toContain('data-main="/assets/index-1.js"');
    const modules = /data-modules="([^"]*)"/.exec(filled)?.[1]?.split(" ");
    expect(modules).toEqual(["/assets/react-1.js", "/assets/index-1.js", "/assets/A-1.js", "/assets/B-1.js"]);
    expect(filled).toContain('<script src="/early.js">');
    expect(filled).toContain("index-1.css");
  });

  it("brings its data along, which no text can end", () => {
    const data = /<script type="application\/json" id="page-data">(.*?)<\/script>/.exec(filled)?.[1] ?? "";
    expect(JSON.parse(data)).toEqual(rendered.data);
    expect(data).not.toContain("<");
  });

  it("says whose it is, and which colour", () => {
    expect(filled).toContain('<html data-tenant="7" data-brand="#123456" ');
    const plain = fillContent(page, { ...rendered, brand: null }, filesFor(files, "home"));
    expect(plain).not.toContain("data-brand");
    expect(plain).toContain('data-modules="/assets/react-1.js /assets/index-1.js"');
  });
});

describe("the page with the frame of an area", () => {
  const filled = fillFrame(page, files, "/learner/courses");

  it("holds it as it is, where nothing answers before the code does", () => {
    expect(filled).toContain(`<div id="root" inert>${files.frames["/learner/courses"].html}</div>`);
  });

  it("names its code instead of starting it, and no tenant", () => {
    expect(filled).not.toMatch(/type="module"|rel="modulepreload"|data-tenant|data-brand|page-data/);
    expect(filled).toContain(
      '<html data-modules="/assets/react-1.js /assets/index-1.js /assets/learnerArea-1.js" data-main="/assets/index-1.js" ',
    );
  });

  it("is the built one where there is none", () => {
    expect(fillFrame(page, files, "/learner/nope")).toBe(page);
  });
});

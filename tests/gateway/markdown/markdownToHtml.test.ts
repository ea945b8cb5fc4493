import { describe, expect, it } from "vitest";
import { codeLanguages } from "#gateway/domains/lessons/readerContract";
import { codeToHtml } from "#gateway/markdown/codeToHtml";
import { markdownToHtml } from "#gateway/markdown/markdownToHtml";

/** Tags that rendering makes; anything else in angle brackets came from the text. */
const made =
  /^<\/?(?:a|blockquote|br|code|del|em|h[1-6]|hr|img|input|li|ol|p|pre|section|span|strong|sup|table|tbody|td|th|thead|tr|ul)(?: [a-z-]+="[^"<>]*")*(?: \/)?>$/;
const dangerous = /(?:href|src)="\s*(?!https?:|mailto:|#|\/|"|[^":]*")[^"]*"|\son\w+=/i;

const hostile = [
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  "<svg/onload=alert(1)>",
  "<iframe src='javascript:alert(1)'></iframe>",
  "<a href='javascript:alert(1)'>x</a>",
  "<!-- --><b>x</b>",
  "<![CDATA[<script>]]>",
  "<?php echo 1 ?>",
  "[x](javascript:alert(1))",
  "[x](JaVaScRiPt:alert(1))",
  "[x](java\nscript:alert(1))",
  "[x](&#106;avascript:alert(1))",
  "[x](javascript&colon;alert(1))",
  "[x](<javascript:alert(1)>)",
  "[x](data:text/html;base64,PHNjcmlwdD4=)",
  "[x](vbscript:msgbox(1))",
  "[x](file:///etc/passwd)",
  "![x](javascript:alert(1))",
  "![x](data:image/svg+xml;base64,PHN2Zz4=)",
  '![x](x"onerror=alert(1))',
  '[x](https://a.test"onclick=alert(1))',
  "[x](https://a.test 'a\" onclick=\"alert(1)')",
  "[x]: javascript:alert(1)\n\n[x]",
  "<javascript:alert(1)>",
  '<https://a.test/"onclick=alert(1)>',
  "https://a.test/<script>",
  "```html\n<script>alert(1)</script>\n```",
  '```"><script>alert(1)</script>\nx\n```',
  '```js" onmouseover="alert(1)\nx\n```',
  "    <script>alert(1)</script>",
  "`<script>`",
  "| <script> |\n|-|\n| <img onerror=x> |",
  "[^<script>]: note\n\n[^<script>]",
  "- [ ] <input onfocus=alert(1)>",
  "# <h1 onclick=alert(1)>",
  "&lt;script&gt;alert(1)&lt;/script&gt;",
  "&#60;script&#62;",
  "\\<script>",
  "<style>*{display:none}</style>",
  "<form action=https://evil.test><input name=a>",
  "<base href=//evil.test>",
  "<meta http-equiv=refresh content='0;url=https://evil.test'>",
];

describe("a link without an address", () => {
  it.each([
    ["[x](javascript:alert(1) 'title') [y](/z)", '<p>x <a href="/z">y</a></p>'],
    ["[**x**]()", "<p><strong>x</strong></p>"],
    ["![x & y](data:a)", "<p>x &amp; y</p>"],
  ])("is its text: %s", (markdown, html) => expect(markdownToHtml(markdown)).toBe(html));

  it("keeps the footnotes in it", () => {
    const html = markdownToHtml("[x[^1]](data:a) [z](data:b)\n\n[^1]: y");
    expect(html).toMatch(/^<p>x<sup><a href="#[^>]*>1<\/a><\/sup> z<\/p>/);
  });
});

describe("hostile Markdown", () => {
  it.each(hostile)("%j is shown as text", (markdown) => {
    const html = markdownToHtml(markdown);
    for (const [tag] of html.matchAll(/<[^>]*>?/g)) expect(tag).toMatch(made);
    const tags = html.match(/<[^>]*>/g)?.join("") ?? "";
    expect(tags.replace(/(?:alt|title)="[^"]*"/g, "")).not.toMatch(dangerous);
    expect(html.replace(/(?:alt|title)="[^"]*"/g, "")).not.toMatch(
      /(?:href|src)="[^"]*(?:javascript|data|vbscript|file):/i,
    );
  });
});

describe("Markdown", () => {
  it("is GFM: tables, task lists, footnotes, strikethrough and links", () => {
    const html = markdownToHtml("|a|\n|-|\n|b|\n\n- [x] done\n\nx[^1] ~~y~~ https://a.test\n\n[^1]: z");
    for (const part of [
      "<table>",
      'aria-label="Done"',
      "<del>y</del>",
      'class="footnotes"',
      'href="https://a.test"',
    ])
      expect(html).toContain(part);
  });

  it("opens links of other sites apart from this one", () => {
    expect(markdownToHtml("[a](https://a.test)")).toBe(
      '<p><a target="_blank" rel="noopener noreferrer" href="https://a.test">a</a></p>',
    );
    expect(markdownToHtml("[a](/courses/1)")).toBe('<p><a href="/courses/1">a</a></p>');
  });

  it("has footnotes whose ids differ from those of another block", () => {
    const ids = (markdown: string) =>
      [...markdownToHtml(markdown).matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    const [first, second] = [ids("a[^1]\n\n[^1]: b"), ids("c[^1]\n\n[^1]: d")];
    expect(first.filter((id) => second.includes(id))).toEqual([]);
  });

  it("is highlighted where a fence names a language", () =>
    expect(markdownToHtml('```python\nprint("<a>")\n```')).toBe(
      '<pre><code class="hljs language-python"><span class="hljs-built_in">print</span>(<span class="hljs-string">&quot;&lt;a&gt;&quot;</span>)\n</code></pre>',
    ));
});

describe("code", () => {
  it.each([...Object.keys(codeLanguages), "", "klingon", '"><b>'])(
    "in %j is text and spans only",
    (language) => {
      const html = codeToHtml('if (a < b && "c") { </script><b> } \'', language);
      expect(html.replace(/<\/?span(?: class="[\w -]*")?>/g, "")).toMatch(
        /^<pre><code class="hljs(?: language-\w+)?">[^<>]*<\/code><\/pre>$/,
      );
    },
  );
});

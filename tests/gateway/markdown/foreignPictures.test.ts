import { describe, expect, it } from "vitest";
import { linkForeignPictures } from "#gateway/markdown/foreignPictures";
import { markdownToHtml } from "#gateway/markdown/markdownToHtml";

const read = (markdown: string) => linkForeignPictures(markdownToHtml(markdown));
const link = (address: string, text: string) =>
  `<a target="_blank" rel="noopener noreferrer" href="${address}">${text}</a>`;

describe("linkForeignPictures", () => {
  it("makes links of pictures of other sites, by whichever way they are written", () => {
    const written = [
      "![Cat](https://a.test/c.png)",
      "![Cat](HTTPS://a.test/c.png 'title')",
      "![Cat](//a.test/c.png)",
      "![Cat][c]\n\n[c]: https://a.test/c.png",
      "- ![Cat](https://a.test/c.png)",
      "x[^1]\n\n[^1]: ![Cat](https://a.test/c.png)",
    ];
    for (const markdown of written) {
      expect(read(markdown), markdown).not.toContain("<img");
      expect(read(markdown), markdown).toMatch(/<a [^>]*href="[^"]*\/\/a\.test\/c\.png">Cat<\/a>/i);
    }
  });

  it("shows the address of a picture without a description", () =>
    expect(read("![](https://a.test/?a=1&b=2)")).toBe(
      `<p>${link("https://a.test/?a=1&amp;b=2", "https://a.test/?a=1&amp;b=2")}</p>`,
    ));

  it("keeps pictures of the own site, and text that looks like one", () => {
    expect(read("![Cat](/files/c.png)")).toBe('<p><img src="/files/c.png" alt="Cat" /></p>');
    expect(read('`<img src="https://a.test/c.png" alt="" />`')).not.toContain("<a ");
  });

  it("writes no link into a link", () =>
    expect(read("[![Cat](https://a.test/c.png) more](https://b.test)")).toBe(
      `<p>${link("https://b.test", "Cat more")}</p>`,
    ));
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findOrigin, screenAddress } from "#gateway/domains/mail/addressRules";
import { mailKindNames, mailKinds } from "#gateway/domains/mail/kindContract";
import { findPlaceholders, templateSchema } from "#gateway/domains/mail/templateContract";
import { getContrast, readableOn, textOn } from "#gateway/mail/colours";
import { composeMail } from "#gateway/mail/compose";
import { headerText } from "#gateway/mail/headerText";
import { judgeFailure } from "#gateway/mail/mailer";
import { writeMail } from "#gateway/mail/writeNotices";
import { renderMarkdown } from "#gateway/markdown/render";

const sender = { name: "Demo & Sons", logo: null, theme: "#0f766e", address: "1 Main Road, Hyderabad" };

const plain = {
  render: (markdown: string) => renderMarkdown(markdown, { by: { organizationId: 1, userId: null } }),
  texts: new Set<string>(),
  toAddress: (path: string) => `https://learn.example${path}`,
};

const compose = (body: string, values: Record<string, string> = {}, subject = "Hello {name}") =>
  composeMail({ subject, body, values, links: new Set(["link"]), ...plain, sender, unsubscribeUrl: null });

/** The card of a mail, without its frame. */
const cardOf = (html: string) =>
  /<p class="name">.*?<\/p>\n([\s\S]*?)\n<\/div>\n<div class="foot">/.exec(html)?.[1] ?? "";

describe("a mail's text", () => {
  it("shows values as they are: no name becomes markup or leads elsewhere", async () => {
    const names = [
      "[press here](https://evil.example)",
      "**Asha** <script>alert(1)</script>",
      "# Heading\n\n- list",
      "https://evil.example www.evil.example",
      "`code` & ![x](https://evil.example/x.png)",
    ];
    for (const name of names) {
      const card = cardOf((await compose("Hello {name}!", { name })).html);
      expect(card).toMatch(/^<p>Hello [\s\S]*!<\/p>$/);
      expect(card.replace(/^<p>|<\/p>$/g, "")).not.toContain("<");
    }
  });

  it("is the same as plain text, with the addresses of its links", async () => {
    const { text } = await compose(
      "# Hello {name}\n\nSee **our** [site](https://x.example), then:\n\n- one\n- two & three\n\n[Go on]({link})",
      { name: "A < B", link: "https://x.example/?a=1&b=2" },
    );
    expect(text).toBe(
      [
        "Hello A < B\n\nSee our site (https://x.example), then:\n\n- one\n- two & three",
        "Go on:\nhttps://x.example/?a=1&b=2",
        "-- \nDemo & Sons, 1 Main Road, Hyderabad\n",
      ].join("\n\n"),
    );
  });

  it("makes a link of a link's value wherever it stands, and a button of one alone", async () => {
    const values = { link: "https://x.example/?a=1&b=2" };
    const address = "https://x.example/?a=1&amp;b=2";
    expect(cardOf((await compose("{link}", values)).html)).toBe(
      `<p><a class="button" href="${address}">${address}</a></p>`,
    );
    expect(cardOf((await compose("at [{link}]({link}) or {link}", values)).html)).toBe(
      `<p>at <a href="${address}">${address}</a> or <a href="${address}">${address}</a></p>`,
    );
  });

  it("lets no other value be an address", async () => {
    const { html } = await compose("[press]({name})", { name: "javascript:alert(1)" });
    expect(cardOf(html)).toContain('href="javascript%3Aalert(1)"');
  });

  it("shows values of HTML as blocks, in a line as plain text", async () => {
    const mail = (body: string, text: string) =>
      composeMail({
        subject: "{text}",
        body,
        values: { text },
        links: new Set<string>(),
        ...plain,
        texts: new Set(["text"]),
        sender,
        unsubscribeUrl: null,
      });
    const title = "[a](https://evil.example) & <b>";
    const rows = [title, "Other"].map((title) => ({ title, body: "", path: "/learner?a=1&b=2" }));
    const { html, subject, text } = await mail("{text}", writeMail(rows).text);
    expect(cardOf(html)).toContain('<a href="https://learn.example/learner?a=1&amp;b=2">');
    expect(cardOf(html)).not.toContain('href="https://evil.example');
    expect(cardOf(html)).not.toContain("<b>");
    expect(text).toContain("- [a](https://evil.example) & <b> (https://learn.example/learner?a=1&b=2)");
    expect(subject).toContain("[a](https://evil.example) & <b>");
    expect(cardOf((await mail("So: {text}!", "<p><strong>One</strong></p>\n<p>Two</p>")).html)).toContain(
      "<p>So: One Two!</p>",
    );
  });

  it("is in the organization's name, logo and colour, in light and dark", async () => {
    const { html } = await composeMail({
      subject: "Hello",
      body: "Text",
      values: {},
      links: new Set<string>(),
      ...plain,
      sender: { ...sender, logo: "https://x.example/logo.png?a=1&b=2" },
      unsubscribeUrl: "https://x.example/mail/unsubscribe?mail=1",
    });
    expect(html).toContain(
      '<img src="https://x.example/logo.png?a=1&amp;b=2" alt="" height="32">Demo &amp; Sons',
    );
    expect(html).toContain("border-top: 4px solid #0f766e");
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain("@media (prefers-color-scheme: dark)");
    expect(html).toContain('<a href="https://x.example/mail/unsubscribe?mail=1">Unsubscribe</a>');
  });

  it("can be read in any colour of an organization", () => {
    const hex = fc
      .integer({ min: 0, max: 0xffffff })
      .map((colour) => `#${colour.toString(16).padStart(6, "0")}`);
    fc.assert(
      fc.property(hex, (colour) => {
        expect(getContrast(textOn(colour), colour)).toBeGreaterThanOrEqual(4.5);
        for (const card of ["#ffffff", "#1a1e24"])
          expect(getContrast(readableOn(colour, card), card)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });
});

describe("a header", () => {
  it("is one line, whatever a name holds", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "binary" }),
        fc.constantFrom("\r\n", "\n", "\r", "\u2028", "\0"),
        (text, end) => {
          expect(headerText(`${text}${end}Bcc: a@b.example${end}${text}`)).not.toMatch(
            /[\p{Cc}\u2028\u2029]/u,
          );
        },
      ),
    );
  });

  it("keeps the joiners that some scripts need", () => {
    expect(headerText("  క్‌ష\u200Dమ ")).toBe("క్‌ష\u200Dమ");
  });
});

describe("a template", () => {
  it("names each placeholder with its line and column", () => {
    expect(findPlaceholders("నమస్తే {name},\n\n😀 {link} { no } {} {1}")).toEqual([
      { name: "name", line: 1, column: 8 },
      { name: "link", line: 3, column: 3 },
    ]);
  });

  const problems = (input: object) =>
    templateSchema("reset")
      .safeParse(input)
      .error?.issues.map(({ path, message }) => [path.join("."), message]);

  it("is refused with the place of what is unknown", () => {
    expect(problems({ subject: "For {nam}", body: "{link}\nHello {person} {x}" })).toEqual([
      ["subject", "{nam} is unknown (line 1, column 5)"],
      ["body", "{person} is unknown (line 2, column 7), {x} is unknown (line 2, column 16)"],
    ]);
  });

  it("is refused without the link that the mail is for, and with a subject of two lines", () => {
    expect(problems({ subject: "Two\nlines", body: "Hello {name}" })).toEqual([
      ["subject", "The subject must be one line"],
      ["body", "{link} is missing. The mail doesn't work without it."],
    ]);
  });

  it.each(mailKindNames)("of the kind %s is right as it is shipped", (kind) => {
    const { subject, body } = mailKinds[kind];
    expect(templateSchema(kind).safeParse({ subject, body }).error).toBeUndefined();
  });
});

describe("the address of a screen", () => {
  const organization = { id: 2, isDefault: false, domain: null, customDomain: null };

  it("is on the organization's own host, else on the public one with its name", () => {
    const path = "/auth/reset/abc";
    const at = (more: object) => screenAddress({ ...organization, ...more }, "https://x.example:8443", path);
    expect(at({})).toBe("https://x.example:8443/auth/reset/abc?tenantId=2");
    expect(at({ isDefault: true })).toBe("https://x.example:8443/auth/reset/abc");
    expect(at({ domain: "a.example", customDomain: "B.example" })).toBe("https://b.example/auth/reset/abc");
    expect(findOrigin({ ...organization, domain: "x.example" }, "https://x.example:8443")).toBe(
      "https://x.example:8443",
    );
  });

  it("never leads to another site", () => {
    for (const path of [
      "//evil.example/x",
      "https://evil.example",
      "\\\\evil.example",
      "javascript:alert(1)",
    ])
      expect(screenAddress(organization, "https://x.example", path)).toBe("https://x.example");
  });
});

describe("a failure", () => {
  const judge = (responseCode: number, response: string, command = "RCPT TO") =>
    judgeFailure({ message: response, responseCode, response, command });

  it.each([
    ["550 5.1.1 No such user", "bounced"],
    ["550 No such user", "bounced"],
    ["550 5.2.1 Mailbox disabled", "bounced"],
    ["552 5.2.2 Mailbox full", "refused"],
    ["554 5.7.1 Relay access denied", "refused"],
    ["451 4.7.1 Greylisted", "delayed"],
  ])("of a recipient, %s, is %s", (response, kind) => {
    expect(judge(Number(response.slice(0, 3)), response)).toBe(kind);
  });

  it("of anything else is final only where it is about the mail", () => {
    expect(judge(554, "554 5.6.0 Not acceptable", "DATA")).toBe("refused");
    expect(judge(535, "535 5.7.8 Bad credentials", "AUTH PLAIN")).toBe("delayed");
    expect(judge(550, "550 5.7.1 Sender refused", "MAIL FROM")).toBe("delayed");
    expect(judgeFailure({ message: "connect ECONNREFUSED" })).toBe("delayed");
  });
});

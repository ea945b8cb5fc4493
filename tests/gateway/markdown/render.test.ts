import { describe, expect, it } from "vitest";
import { codeLanguages } from "#gateway/domains/lessons/readerContract";
import { renderLimits, renderMessages } from "#gateway/markdown/contract";
import { orPlain, renderCode, renderMarkdown } from "#gateway/markdown/render";
import { ThreadRunner } from "#gateway/markdown/threadRunner";
import { hostileTexts } from "#tests/support/hostile/hostileTexts";
import { measureHold } from "#tests/support/hostile/loopHold";

const by = { organizationId: 1, userId: 7 };
const mostHold = 200;

/** Why a promise is rejected; null when it is not. */
const catchRefusal = (work: Promise<string>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

describe("renderMarkdown", () => {
  it("renders long texts as short ones", async () => {
    const part = "A *text* with a [link](/a) and `code`.\n\n- one\n- two\n\n";
    const short = await renderMarkdown(part, { by });
    expect(await renderMarkdown(part.repeat(40), { by })).toBe(short.repeat(40));
  });

  it("returns every hostile text within its bounds", { timeout: 120_000 }, async () => {
    const wrong: string[] = [];
    for (const [kind, make] of Object.entries(hostileTexts)) {
      const text = make(9_990).slice(0, 9_990);
      const { result, hold } = await measureHold(() =>
        renderMarkdown(text, { by }).catch((error: unknown) => error),
      );
      const isRefused = result instanceof Error && "code" in result && result.code === "INVALID";
      const isBounded = typeof result === "string" && result.length <= renderLimits.output;
      if (hold > mostHold || !(isRefused || isBounded))
        wrong.push(`${kind}: ${Math.round(hold)} ms, ${result}`);
    }
    expect(wrong).toEqual([]);
  });

  it("names the field, and what to simplify", async () => {
    const text = `${">".repeat(30)} a`;
    expect(await catchRefusal(renderMarkdown(text, { by, field: "body" }))).toMatchObject({
      code: "INVALID",
      fieldErrors: [{ field: "body", message: renderMessages.depth }],
    });
  });

  it("refuses the last texts of a person who sends too many", async () => {
    const text = "word ".repeat(400);
    const sent = Array.from({ length: 250 }, () => renderMarkdown(text, { by }));
    const other = renderMarkdown(text, { by: { organizationId: 1, userId: 8 } });
    const all = await Promise.allSettled(sent);
    const refused = all.flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason] : []));
    expect(refused.length).toBeGreaterThan(40);
    expect(refused.length).toBeLessThan(60);
    expect(await other).toContain("<p>word");
    for (const reason of refused) expect(reason).toMatchObject({ code: "UNAVAILABLE", retryAfter: 5 });
    expect(await renderMarkdown(text, { by })).toContain("<p>word");
  });
});

describe("ThreadRunner", () => {
  it("ends what takes too long, and renders the next in a new thread", { timeout: 60_000 }, async () => {
    const runner = new ThreadRunner(({ text }) => (text.length > 10_000 ? 10 : 60_000));
    const prose = "Some *text* with **bold** and `code`.\n\n";
    expect(await runner.run({ text: prose.repeat(500), language: null })).toEqual({
      failure: "time",
      isSpent: true,
    });
    expect(await runner.run({ text: "a", language: null })).toEqual({ html: "<p>a</p>" });
    runner.stop();
  });
});

describe("renderCode", () => {
  it("returns hostile code of every language within its bounds", { timeout: 300_000 }, async () => {
    const wrong: string[] = [];
    for (const language of Object.keys(codeLanguages))
      for (const [kind, make] of Object.entries(hostileTexts).filter(
        (_entry, at) => at % 6 === language.length % 6,
      )) {
        const code = make(10_000).slice(0, 10_000);
        const { result, hold } = await measureHold(() => renderCode(code, language, by));
        if (hold > mostHold || result.length > renderLimits.output)
          wrong.push(`${language}, ${kind}: ${hold}`);
      }
    expect(wrong).toEqual([]);
  });

  it("shows long code and long lines as they are", async () => {
    const line = "const a = 1;\n";
    expect(await renderCode(line, "javascript", by)).toContain("hljs-keyword");
    expect(await renderCode(line.repeat(800), "javascript", by)).not.toContain("hljs-");
    expect(await renderCode(`${line}// ${"a".repeat(200)}`, "javascript", by)).not.toContain("hljs-");
  });
});

describe("orPlain", () => {
  it("shows a stored text that cannot be rendered as it was typed", async () => {
    const text = `${">".repeat(30)} <b>\nc`;
    expect(await orPlain(renderMarkdown(text, { by }), text)).toBe(
      `<p>${"&gt;".repeat(30)} &lt;b&gt;<br />\nc</p>`,
    );
  });
});

import { appendFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { hostileTexts } from "#tests/support/hostile/hostileTexts";
import { threadTime } from "#tests/support/hostile/loopHold";

type Module = Readonly<Record<string, unknown>>;

const modules = import.meta.glob<Module>(
  [
    "/gateway/domains/**/*{ontract,ules}.ts",
    "/gateway/{questionFormats,mail,personal,push,zip,session,http,graphql,reading,ai,secrets}/*.ts",
    "/gateway/markdown/structure.ts",
    "/gateway/{markup,isLoopback,names}.ts",
  ],
  { eager: true },
);
const sources = import.meta.glob<string>("/gateway/**/*.ts", {
  eager: true,
  query: "?raw",
  import: "default",
});

/** Exported functions whose first parameter is a text and whose others may be left out. */
const takesText = /export (?:function (\w+)\(\s*\w+: string,?\s*\)|const (\w+) = \(\w+: string\))/g;

const report = process.env["HOSTILE_REPORT"];
const isWhole = process.env["HOSTILE"] === "whole";
/** Milliseconds that one may take. */
const mostTime = 200;
const length = isWhole ? 500_000 : 50_000;

const isParser = (value: unknown): value is (text: string) => unknown => typeof value === "function";

const parsers = Object.entries(modules).flatMap(([path, module]) =>
  [...(sources[path] ?? "").matchAll(takesText)].flatMap(([, declared, assigned]) => {
    const name = declared ?? assigned ?? "";
    const parser = module[name];
    return isParser(parser) ? [{ name: `${path} ${name}`, parser }] : [];
  }),
);

const texts = Object.entries(hostileTexts).map(([kind, make]) => ({
  kind,
  text: make(length).slice(0, length),
}));

/** Milliseconds of processor time that a parser takes for a text. */
function measure(parser: (text: string) => unknown, text: string): number {
  const since = threadTime();
  try {
    parser(text);
  } catch {
    // It refuses the text.
  }
  return threadTime() - since;
}

describe("every function that reads a text", () => {
  it("takes 200 ms at most for a hostile one", { timeout: 600_000 }, () => {
    const slow: string[] = [];
    for (const { name, parser } of parsers)
      for (const { kind, text } of texts) {
        const passed = Math.round(measure(parser, text));
        if (report && passed > 20) appendFileSync(report, `${name}, ${kind}: ${passed}\n`);
        if (passed > mostTime) slow.push(`${name}, ${kind}: ${passed} ms`);
      }
    expect(parsers.length).toBeGreaterThan(100);
    expect(slow).toEqual([]);
  });
});

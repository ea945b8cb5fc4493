import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright/test";

declare global {
  // The engines' own scripts put these there, once for each page that is looked at.
  var ace: { Checker: new () => IbmChecker } | undefined;
  var HTMLCS: Sniffer | undefined;
}

/** A set of IBM's rules. */
interface IbmGuideline {
  id: string;
  checkpoints: readonly { rules?: readonly { id: string }[] }[];
}

/** The used part of accessibility-checker-engine. */
interface IbmChecker {
  getGuidelines: () => readonly IbmGuideline[];
  addGuideline: (guideline: IbmGuideline) => void;
  check: (document: Document, guidelines: readonly string[]) => Promise<{ results: readonly IbmResult[] }>;
}

interface IbmResult {
  ruleId: string;
  message: string;
  snippet: string;
  /** How grave it is and how it came out, such as VIOLATION and FAIL. */
  value: readonly [string, string];
  path: { dom: string };
}

/** The used part of html_codesniffer. */
interface Sniffer {
  ERROR: number;
  process: (standard: string, content: Document, onEnd: () => void) => void;
  getMessages: () => readonly { type: number; code: string; msg: string; element: Element }[];
}

const require = createRequire(import.meta.url);
const sources = {
  ace: readFileSync(require.resolve("accessibility-checker-engine/ace.js"), "utf8"),
  sniffer: readFileSync(require.resolve("html_codesniffer/build/HTMLCS.js"), "utf8"),
};

/** Rules of IBM's that take half of its time and never find more than a question for a person, which is not counted. */
const questions = [
  "element_tabbable_unobscured",
  "element_tabbable_visible",
  "style_color_misuse",
  "style_focus_visible",
  "text_quoted_correctly",
  "widget_tabbable_exists",
];

/**
 * The errors of IBM's engine, and why they are. It does not know that a dialog holds what it hides out of reach: by `inert` (HTML,
 * 6.3.3), or by guards that send the focus back at once, which ACT rule 6cfa84 lets pass, as axe does. A toast takes
 * the focus so that it can be read before it goes: ARIA asks that of widgets, and forbids it of no other role.
 */
const errors = [
  { rule: null, within: "[inert], [data-aria-hidden]" },
  { rule: "element_tabbable_role_valid", within: "[data-sonner-toast]" },
];

/** The violations that IBM's engine finds on the page as it is now. */
async function askIbm(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => globalThis.ace !== undefined))) await page.evaluate(sources.ace);
  return page.evaluate(
    async ({ left, wrong }) => {
      if (!globalThis.ace) throw new Error("IBM's engine did not start");
      const checker = new globalThis.ace.Checker();
      const all = checker.getGuidelines().find(({ id }) => id === "IBM_Accessibility");
      const checkpoints = (all?.checkpoints ?? []).map((checkpoint) => ({
        ...checkpoint,
        rules: checkpoint.rules?.filter(({ id }) => !left.includes(id)) ?? [],
      }));
      checker.addGuideline({ ...all, id: "faults", checkpoints });
      const { results } = await checker.check(document, ["faults"]);
      if (results.length === 0) throw new Error("IBM's engine looked at nothing");
      const find = (path: string) => {
        const found = document.evaluate(path, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE);
        return found.singleNodeValue instanceof Element ? found.singleNodeValue : null;
      };
      const isWrong = ({ ruleId, path }: IbmResult) =>
        wrong.some(
          ({ rule, within }) => (rule ?? ruleId) === ruleId && find(path.dom)?.closest(within) != null,
        );
      return results
        .filter(({ value: [gravity, outcome] }) => gravity === "VIOLATION" && outcome === "FAIL")
        .filter((result) => !isWrong(result))
        .map(
          ({ ruleId, message, path, snippet }) => `IBM, ${ruleId}: ${message}\nat ${path.dom}\n${snippet}`,
        );
    },
    { left: questions, wrong: errors },
  );
}

/** The errors that HTML_CodeSniffer finds; its warnings and notices are not counted. */
async function askSniffer(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => globalThis.HTMLCS !== undefined))) await page.evaluate(sources.sniffer);
  return page.evaluate(async () => {
    const sniffer = globalThis.HTMLCS;
    if (!sniffer) throw new Error("HTML_CodeSniffer did not start");
    await new Promise<void>((resolve) => sniffer.process("WCAG2AA", document, resolve));
    return sniffer
      .getMessages()
      .filter(({ type }) => type === sniffer.ERROR)
      .map(({ code, msg, element }) => `HTMLCS, ${code}: ${msg}\nat ${element.outerHTML.slice(0, 200)}`);
  });
}

/** Returns what IBM's engine and HTML_CodeSniffer find wrong with the page as it is now. */
export const askOtherEngines = async (page: Page): Promise<string[]> => [
  ...(await askIbm(page)),
  ...(await askSniffer(page)),
];

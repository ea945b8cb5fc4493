import type { Page } from "playwright/test";

/**
 * Gathers what a page should never say: errors on the console, uncaught exceptions, and violations of the content
 * security policy, which the browser reports on the console as well.
 */
export function gatherProblems(page: Page): readonly string[] {
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(`uncaught: ${error.message}`));
  page.on("console", (message) => {
    const text = message.text();
    // A page that is not there says so by its status, which the browser notes.
    const isMissingPage = message.location().url === page.url() && text.includes("status of 404");
    if (isMissingPage) return;
    if (message.type() === "error" || /content security policy/i.test(text)) problems.push(text);
  });
  return problems;
}

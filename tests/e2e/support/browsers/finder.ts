import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);

/** Testing Library as a script, which finds what is shown by roles and names as assistive technology does. */
export const finderScript = readFileSync(
  require.resolve("@testing-library/dom/dist/@testing-library/dom.umd.min.js"),
  "utf8",
);

/** Longer than the slowest machine takes to show a screen, in milliseconds. */
export const patience = 20_000;

/** Whether the finder is on the page; a page that was loaded anew has none. */
export const hasFinder = "typeof TestingLibraryDom === 'object'";

/** Whether the page's code runs: a frame that was rendered ahead can't be used before. */
export const isLive =
  "document.documentElement.hasAttribute('data-live') && document.querySelector('#root[inert]') === null";

/** Waits for an element; the promise is rejected with what was sought and where. */
export const toFinding = (
  query: "findAllByRole" | "findAllByText",
  wanted: string,
  options: object,
): string => `
  TestingLibraryDom.${query}(document.body, ${JSON.stringify(wanted)}, ${JSON.stringify(options)}, {
    timeout: ${patience},
    onTimeout: () => new Error(${JSON.stringify(`Nothing is found by ${wanted} ${JSON.stringify(options)}`)} + " at " + location.href),
  }).then(([found]) => found)`;

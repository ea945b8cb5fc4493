import { expect, type Page } from "playwright/test";
import { focusIsVisible } from "./accessibility";

/** The name of the element with the focus, as its label or its text gives it. */
const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const at = document.activeElement;
    const label = at instanceof HTMLInputElement ? at.labels?.[0]?.textContent : undefined;
    const text = at?.getAttribute("aria-label") ?? label ?? at?.textContent ?? "";
    return text.replace(/\s+/g, " ").trim();
  });

interface Walk {
  /** Whether to walk with Shift, towards the start of the page. */
  back?: boolean;
  /** How many stops may lie on the way. */
  stops?: number;
}

/** Walks with Tab until the focus is where it should be; every stop on the way must be visible. */
export async function tabTo(page: Page, wanted: string | RegExp, { back, stops = 25 }: Walk = {}) {
  const passed: string[] = [];
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press(back ? "Shift+Tab" : "Tab");
    const name = await focusedName(page);
    expect(await focusIsVisible(page), `the focus on '${name}' is visible`).toBe(true);
    if (typeof wanted === "string" ? name === wanted : wanted.test(name)) return;
    passed.push(name);
  }
  throw new Error(`Tab never came to '${wanted}', but to ${passed.join(" | ")}`);
}

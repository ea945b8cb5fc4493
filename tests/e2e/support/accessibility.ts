import axeCore, { type RunOnly, type RunOptions } from "axe-core";
import { expect, type Page } from "playwright/test";
import { askOtherEngines } from "./engines";

declare global {
  // axe's own script puts it there, once for each page that is looked at.
  var axe: Pick<typeof axeCore, "run"> | undefined;
}

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * Finishes all transitions, since colours in between and fading toasts say nothing about contrast. A transition can
 * start another one in the next frame, so a few frames in a row must be quiet.
 */
async function finishTransitions(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isChanging = (animation: Animation) =>
      animation.playState === "running" &&
      animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
    for (let quiet = 0; quiet < 4; ) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const changing = document.getAnimations().filter(isChanging);
      for (const animation of changing) animation.finish();
      quiet = changing.length > 0 ? 0 : quiet + 1;
    }
  });
}

export async function switchSystemTheme(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await finishTransitions(page);
}

/** Expects that axe finds nothing on the page as it is now; says where when it does. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  await expectNoViolations(page, { type: "tag", values: tags }, where);
}

/** The same by all three engines: for one look at a screen, since what the two others find depends on no theme and no width. */
export async function expectAccessibleToAll(page: Page, where: string): Promise<void> {
  await expectAccessible(page, where);
  expect(await askOtherEngines(page), where).toEqual([]);
}

/** The same for what a theme can break, when all the rest was looked at in the other theme. */
export async function expectColoursAccessible(page: Page, where: string): Promise<void> {
  await expectNoViolations(page, { type: "rule", values: ["color-contrast", "link-in-text-block"] }, where);
}

async function expectNoViolations(page: Page, runOnly: RunOnly, where: string): Promise<void> {
  if (!(await page.evaluate(() => globalThis.axe !== undefined))) await page.evaluate(axeCore.source);
  await finishTransitions(page);
  // Our pages hold no frames but those of other sites, which have no axe that could answer.
  const options: RunOptions = { runOnly, resultTypes: ["violations"], iframes: false };
  const found = await page.evaluate(async (asked) => {
    const result = await globalThis.axe?.run(document, asked);
    return result?.violations.flatMap(({ id, help, nodes }) =>
      nodes.map(
        ({ target, failureSummary }) => `${id}: ${help} at ${target.join(" ")}\n${failureSummary ?? ""}`,
      ),
    );
  }, options);
  expect(found, where).toEqual([]);
}

/** How far the page can be scrolled sideways, in pixels. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => {
    window.scrollTo({ left: 1000, behavior: "instant" });
    return window.scrollX;
  });

/** Whether the element with the focus, or a box around it that shows its focus, is outlined and on the screen. */
export const focusIsVisible = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return false;
    const { top, bottom } = focused.getBoundingClientRect();
    if (bottom <= 0 || top >= window.innerHeight) return false;
    for (let at: Element | null = focused; at && at !== document.body; at = at.parentElement) {
      const { outlineStyle, outlineWidth } = getComputedStyle(at);
      if (outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 1) return true;
    }
    return false;
  });

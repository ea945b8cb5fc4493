import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "playwright/test";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * Switches the system's theme, and waits until the colours have arrived: those on their way, and a toast that fades, are
 * nobody's contrast. A transition can start another one in the next frame, so a few frames in a row must be quiet.
 */
export async function switchSystemTheme(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(async () => {
    const ends = (animation: Animation) =>
      animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
    const isChanging = () =>
      document.getAnimations().some((animation) => animation.playState === "running" && ends(animation));
    for (let quiet = 0; quiet < 4; quiet = isChanging() ? 0 : quiet + 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
}

/** Expects that axe finds nothing on the page as it is now; says where when it does. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  await expectNoViolations(axe(page).withTags(tags), where);
}

/** The same for what a theme can break, when all the rest was looked at in the other theme. */
export async function expectColoursAccessible(page: Page, where: string): Promise<void> {
  await expectNoViolations(axe(page).withRules(["color-contrast", "link-in-text-block"]), where);
}

/** Our pages hold no frames of other sites, and without them axe needs no page of its own to gather its results. */
const axe = (page: Page) => new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).setLegacyMode();

async function expectNoViolations(builder: AxeBuilder, where: string): Promise<void> {
  const { violations } = await builder.analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${help} at ${target.join(" ")}\n${failureSummary ?? ""}`,
    ),
  );
  expect(found, where).toEqual([]);
}

/** How far the page can be scrolled sideways, in pixels. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => {
    window.scrollTo({ left: 1000, behavior: "instant" });
    return window.scrollX;
  });

/** Whether the element with the focus, or a box around it that stands for it, is outlined and on the screen. */
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

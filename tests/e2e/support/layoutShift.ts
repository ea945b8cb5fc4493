import type { Page } from "playwright/test";

/** A single shift: how much of the screen moved, and what. */
export interface LayoutShift {
  value: number;
  moved: string[];
}

/** Waits until the screen is whole: nothing busy, fonts and pictures there. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector("[aria-busy=true]") === null &&
      document.fonts.status === "loaded" &&
      [...document.images].every((image) => image.complete || image.loading === "lazy"),
  );
}

/** Delays responses until the skeletons have been painted. */
export async function paintSkeletons(page: Page): Promise<void> {
  await page.route("**/graphql", async (route) => {
    const answer = await route.fetch();
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    await route.fulfill({ response: answer });
  });
}

/** All shifts of the page since it began to load, but those that follow a person's own action. */
export async function layoutShifts(page: Page): Promise<LayoutShift[]> {
  await settled(page);
  // Requests that the screen sends later, such as those of passkeys, must not be under way when the page closes.
  await page.unrouteAll({ behavior: "wait" });
  return page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const entries: PerformanceEntry[] = [];
    const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    await nextFrame();
    await nextFrame();
    entries.push(...observer.takeRecords());
    observer.disconnect();
    return entries
      .map(
        (entry) =>
          entry as PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
            sources: { node: Node | null }[];
          },
      )
      .filter(({ hadRecentInput }) => !hadRecentInput)
      .map(({ value, sources }) => ({
        value,
        moved: sources.map(({ node }) =>
          node instanceof Element ? `${node.tagName} ${node.className}`.slice(0, 80) : String(node?.nodeName),
        ),
      }));
  });
}

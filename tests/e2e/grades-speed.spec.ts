import { expect, type Locator, test } from "playwright/test";
import { demo, openSession } from "./support/accounts";
import { makeGradebook } from "./support/gradebook";

/** Scrolls a grid down and to the right from its beginning; returns the milliseconds of its longest task, 0 without one over 50. */
const scrollThrough = (grid: Locator) =>
  grid.evaluate(async (box) => {
    const tasks: number[] = [];
    const observer = new PerformanceObserver((list) =>
      tasks.push(...list.getEntries().map(({ duration }) => duration)),
    );
    const frame = () => new Promise(requestAnimationFrame);
    box.scrollTo(0, 0);
    await frame();
    await frame();
    observer.observe({ type: "longtask" });
    for (let step = 0; step < 120; step += 1) {
      box.scrollTop += step % 2 === 0 ? 40 : 0;
      box.scrollLeft += step % 2 === 0 ? 0 : 60;
      await frame();
    }
    await frame();
    observer.disconnect();
    return Math.max(0, ...tasks);
  });

test("60 learners by 40 items scroll without a long task, with few rows in the page", async ({
  page,
  request,
}) => {
  test.slow();
  const { path } = await makeGradebook(request, { learners: 60, items: 40 });
  await openSession(page, demo.admin);
  await page.goto(path);
  const grid = page.getByRole("grid", { name: "Grades" });
  await expect(grid).toHaveAttribute("aria-rowcount", "61");
  await page.waitForLoadState("networkidle");
  // A delay of the page's own recurs each time; one of other work on the same cores does not.
  const longest = [await scrollThrough(grid), await scrollThrough(grid), await scrollThrough(grid)];
  expect(Math.min(...longest)).toBeLessThanOrEqual(50);
  expect(await grid.getByRole("row").count()).toBeLessThan(40);
  await grid.focus();
  await page.keyboard.press("End");
  await expect(page.getByRole("gridcell", { selected: true })).toBeVisible();
});

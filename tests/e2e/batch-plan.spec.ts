import { type APIRequestContext, expect, type Page, test } from "playwright/test";
import { demo, openSession } from "./support/accounts";
import { makeBatch } from "./support/batches";
import { tabTo } from "./support/keyboard";
import { heading, toasts } from "./support/page";

/** Counts what a page asks of the gateway, and how often it loads, from now on. */
function countTraffic(page: Page) {
  const seen = { requests: 0, loads: 0 };
  page.on("request", (request) => {
    if (request.url().endsWith("/graphql")) seen.requests += 1;
  });
  page.on("load", () => {
    seen.loads += 1;
  });
  return seen;
}

/** A new batch, one of whose plans an admin has open. */
async function openPlan(page: Page, request: APIRequestContext, screen: string) {
  const batch = await makeBatch(request);
  await openSession(page, demo.admin);
  await page.goto(`${batch.coursePath}/plan${screen}`);
  return batch;
}

const first = "How browsers render HTML";

test("a completion in one browser is on every open screen of the batch in another, without a request", async ({
  page,
  browser,
  request,
}) => {
  const batch = await makeBatch(request);
  await openSession(page, demo.admin);
  const context = await browser.newContext();
  const [course, courses, activities] = [
    await context.newPage(),
    await context.newPage(),
    await context.newPage(),
  ];
  await openSession(course, demo.admin);
  await course.goto(batch.coursePath);
  await courses.goto(`${batch.path}/courses`);
  await activities.goto(`${batch.path}/activities`);
  await page.goto(batch.coursePath);
  const screens = [course, courses, activities];
  for (const screen of [...screens, page]) {
    await expect(heading(screen)).toBeVisible();
    // Until the socket listens, and what might have been missed was read.
    await screen.waitForLoadState("networkidle");
  }
  const traffic = screens.map(countTraffic);

  const box = page.getByRole("checkbox").first();
  const name = (await page.getByRole("rowheader").first().textContent()) ?? first;
  await box.check();
  await Promise.all([
    expect(course.getByRole("checkbox", { name }).first()).toBeChecked(),
    expect(course.getByText(/^1 of \d+$/)).toBeVisible(),
    expect(courses.getByText(/^1\s*\/\s*\d+$/).first()).toBeVisible(),
    expect(activities.getByText("1 topic", { exact: true })).toBeVisible(),
  ]);
  await expect(toasts(page).getByText("Topic status updated")).toBeVisible();
  await box.uncheck();
  await Promise.all([
    expect(course.getByRole("checkbox", { name }).first()).not.toBeChecked(),
    expect(activities.getByText("1 topic", { exact: true })).toHaveCount(0),
  ]);
  expect(traffic).toEqual(screens.map(() => ({ requests: 0, loads: 0 })));
});

test("the plan is made by keyboard alone: Auto-plan, a shift, a typed date, undo, and one save", async ({
  page,
  request,
}) => {
  const batch = await openPlan(page, request, "/edit");
  await heading(page).focus();
  const keys = page.keyboard;
  const cells = page.getByRole("gridcell", { name: /^Planned date of / });
  const count = await cells.count();

  await tabTo(page, "Auto-plan");
  await keys.press("Enter");
  await expect(page.getByRole("dialog", { name: "Auto-plan" })).toContainText(/\d a day/);
  await keys.press("Enter");
  await expect(page.getByText(`${count} changes`)).toBeVisible();
  await expect(page.getByText("Not planned")).toHaveCount(0);

  await tabTo(page, /^Planned date of /);
  const before = await cells.first().textContent();
  await keys.press("Shift+ArrowDown");
  await keys.press("Alt+ArrowRight");
  await expect(page.getByText("2 topics shifted by +1 class day.")).toBeVisible();
  expect(await cells.first().textContent()).not.toBe(before);
  await keys.press("Control+z");
  await expect(cells.first()).toHaveText(before ?? "");

  await keys.press("Home");
  await keys.type("31-12-2019");
  await keys.press("Enter");
  await expect(page.getByRole("alert").filter({ hasText: "The planned date must be between" })).toBeVisible();
  await keys.press("Escape");
  await keys.type("+2");
  await keys.press("Enter");
  await expect(cells.nth(1)).toBeFocused();
  const typed = (await cells.first().textContent()) ?? "";
  expect(typed).not.toBe(before);

  await keys.press("Control+s");
  await expect(toasts(page).getByText("Plan saved")).toBeVisible();
  await expect(page.getByText("No changes")).toBeVisible();
  await page.goto(`${batch.coursePath}/plan`);
  await expect(page.getByText(`${count} of ${count} topics`, { exact: false }).first()).toBeVisible();
  await expect(page.getByText("100%").first()).toBeVisible();
});

test("a topic moves to another day of the calendar by keyboard, and by dragging", async ({
  page,
  request,
}) => {
  await openPlan(page, request, "?view=calendar");
  const calendar = page.getByRole("region", { name: "Calendar of the plan" });
  await calendar.getByText("Not planned yet").click();
  const [left, two] = [calendar.locator("[data-topic]").first(), calendar.locator("[data-topic]").nth(1)];
  const name = (await left.textContent()) ?? "";
  const other = (await two.textContent()) ?? "";
  await left.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("group", { name: `Moving ${name}` })).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(toasts(page).getByText("Topic planned date updated")).toBeVisible();
  const cell = calendar.getByRole("cell").filter({ hasText: name });
  await expect(cell).toHaveCount(1);
  await expect(cell.getByRole("button", { name })).toBeFocused();

  await calendar.getByRole("button", { name: other }).dragTo(cell);
  await expect(cell).toContainText(other);
  await page.reload();
  await expect(calendar.getByRole("cell").filter({ hasText: name })).toContainText(other);
});

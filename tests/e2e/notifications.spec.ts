import { type APIRequestContext, type Browser, expect, type Locator, type Page, test } from "playwright/test";
import {
  expectAccessible,
  expectColoursAccessible,
  sidewaysScroll,
  switchSystemTheme,
} from "./support/accessibility";
import { accessToken, demo, registerAccount } from "./support/accounts";
import { readCourse } from "./support/catalogue";
import { getOperationName } from "./support/gateway";
import { type Learner, openLearner } from "./support/learner";
import { desk, heading, phone } from "./support/page";

interface Desk {
  request: APIRequestContext;
  token: string;
}

/** Staff at another browser. */
async function openDesk(browser: Browser): Promise<Desk> {
  const { request } = await browser.newContext();
  return { request, token: await accessToken(request, demo.admin) };
}

/** Enrols a learner in courses as staff do, one after the other, which tells the learner of each. */
async function enrolByStaff({ request, token }: Desk, { id }: Learner, codes: readonly string[]) {
  for (const code of codes) {
    const course = await readCourse(request, code);
    const query = `mutation { result: enrolUser(userId: ${id}, courseId: ${course.id}) { __typename ... on Refusal { message } } }`;
    const answer = await request.post("/graphql", {
      headers: { Authorization: `Bearer ${token}` },
      data: { query },
    });
    expect(await answer.json()).not.toHaveProperty("errors");
  }
}

const bell = (page: Page): Locator => page.getByRole("link", { name: /^Notifications/ }).first();

test("the bell counts in two tabs what comes, and both are quiet once one has read it", async ({
  page,
  browser,
  request,
}) => {
  const learner = await openLearner(page.request, await registerAccount(request, "bell"));
  const office = await openDesk(browser);
  const other = await page.context().newPage();
  for (const tab of [page, other]) {
    await tab.goto("/learner/courses");
    await expect(bell(tab)).toHaveAccessibleName("Notifications");
  }
  await enrolByStaff(office, learner, ["HTML-CSS"]);
  for (const tab of [page, other]) await expect(bell(tab)).toHaveAccessibleName(/Notifications ?1 unread/);

  await bell(other).click();
  await expect(heading(other)).toHaveText("Notifications");
  const row = other.getByRole("listitem").filter({ hasText: "You are enrolled in" });
  await expect(row).toHaveCount(1);
  // A second one within the minute joins it: the number stays.
  await enrolByStaff(office, learner, ["PYTHON"]);
  await expect(row.getByText("And 1 more")).toBeVisible();
  await expect(bell(page)).toHaveAccessibleName(/Notifications ?1 unread/);
  await row.getByText("And 1 more").click();

  await expectAccessible(other, "the notifications");
  await switchSystemTheme(other, "dark");
  await expectColoursAccessible(other, "the notifications in the dark");
  await other.getByRole("button", { name: "Mark all as read" }).click();
  for (const tab of [page, other]) await expect(bell(tab)).toHaveAccessibleName("Notifications");
});

test("how one hears of a kind is chosen, kept, and readable in both themes", async ({ page, request }) => {
  const learner = await openLearner(page.request, await registerAccount(request, "bell"));
  await page.goto("/notifications");
  await page.getByRole("link", { name: "Settings", exact: true }).click();
  await expect(page).toHaveURL(`/users/${learner.username}/notifications`);
  await expect(heading(page)).toHaveText("Notification settings");
  await page.getByRole("switch", { name: "New lessons: In Lectern" }).click();
  const saved = page.waitForResponse((answer) =>
    getOperationName(answer.request()).endsWith("ChooseMutation"),
  );
  await page.getByLabel("New lessons: mail").selectOption("Mail at once");
  await saved;
  for (const size of [desk, phone]) {
    await page.setViewportSize(size);
    await expectAccessible(page, "the notification settings");
    expect(await sidewaysScroll(page)).toBe(0);
  }
  await switchSystemTheme(page, "dark");
  await expectColoursAccessible(page, "the notification settings in the dark");
  await page.reload();
  await expect(page.getByRole("switch", { name: "New lessons: In Lectern" })).not.toBeChecked();
  await expect(page.getByLabel("New lessons: mail")).toHaveValue("NOW");
});

test.describe("on a phone", () => {
  test.use({ viewport: phone, hasTouch: true });

  test("a finger opens the bell and a notification, which leads to its subject and is read", async ({
    page,
    browser,
    request,
  }) => {
    const learner = await openLearner(page.request, await registerAccount(request, "bell"));
    await enrolByStaff(await openDesk(browser), learner, ["HTML-CSS"]);
    await page.goto("/learner/courses");
    const box = await bell(page).boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await bell(page).tap();
    await expect(heading(page)).toHaveText("Notifications");
    expect(await sidewaysScroll(page)).toBe(0);
    await expectAccessible(page, "the notifications on a phone");
    await page.getByRole("link", { name: /You are enrolled in/ }).tap();
    await expect(page).toHaveURL(/\/learner\/courses\/HTML-CSS\/\d+/);
    await expect(bell(page)).toHaveAccessibleName("Notifications");
  });
});

import { expect, type Page, test } from "playwright/test";
import { demo, openSession } from "./support/accounts";
import { draftCourse, expectOrder, grip, openDraft, title } from "./support/authoring";
import { makeBatch } from "./support/batches";
import {
  names as blockNames,
  blocks,
  kinds,
  openLesson,
  picture,
  texts,
  untilSaved,
} from "./support/lessonEditor";
import { heading } from "./support/page";
import { Fingers, findMiddle, scrollToMiddle } from "./support/touch";

const names = ["Alpha", "Beta", "Gamma"] as const;

/** The next day, or the one before where the month ends: a phone shows one month. */
function neighbour(day: string): string {
  const [next, last] = [1, -1].map((by) =>
    new Date(Date.parse(day) + by * 86_400_000).toISOString().slice(0, 10),
  );
  return (next?.slice(0, 7) === day.slice(0, 7) ? next : last) ?? day;
}

const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

/** Waits until the page has come to rest: a flick goes on when the finger is gone. */
async function expectRest(page: Page): Promise<void> {
  await expect(async () => {
    const at = await scrolled(page);
    await page.evaluate(() => new Promise((frame) => requestAnimationFrame(frame)));
    expect(await scrolled(page)).toBe(at);
  }).toPass();
}

test("a finger scrolls over titles, and sorts modules and topics by a grip that it holds", async ({
  page,
  request,
}) => {
  await openDraft(page, request, names);
  await expectOrder(page, names);
  const fingers = await Fingers.of(page);

  await title(page, "Beta").scrollIntoViewIfNeeded();
  const before = await scrolled(page);
  const onTitle = await findMiddle(title(page, "Beta"));
  await fingers.press(onTitle);
  await fingers.move(0, { ...onTitle, y: onTitle.y - 150 });
  await fingers.release();
  await expect.poll(() => scrolled(page)).toBeGreaterThan(before + 80);
  await expectRest(page);
  await expectOrder(page, names);

  await scrollToMiddle(grip(page, "Beta"));
  const box = await grip(page, "Alpha").boundingBox();
  expect([box?.width, box?.height]).toEqual([44, 44]);
  const onGrip = await findMiddle(grip(page, "Alpha"));
  const below = await findMiddle(grip(page, "Beta"));
  await fingers.press(onGrip);
  await expect(grip(page, "Alpha")).toHaveAttribute("aria-pressed", "true");
  await fingers.move(0, { ...below, y: below.y + 20 });
  await expectOrder(page, ["Beta", "Alpha", "Gamma"]);
  // A second finger elsewhere neither moves the module nor drops it.
  await fingers.press({ x: 200, y: 120 });
  await fingers.move(1, { x: 220, y: 700 });
  await fingers.release();
  await expect(grip(page, "Alpha")).toHaveAttribute("aria-pressed", "true");
  await expectOrder(page, ["Beta", "Alpha", "Gamma"]);
  await fingers.release();
  await expect(grip(page, "Alpha")).toHaveAttribute("aria-pressed", "false");
  await expectOrder(page, ["Beta", "Alpha", "Gamma"]);
});

test("a topic is taken into another module by a finger", async ({ page, request }) => {
  await openDraft(page, request, names);
  const fingers = await Fingers.of(page);
  await scrollToMiddle(grip(page, "About Beta"));
  await fingers.press(await findMiddle(grip(page, "About Alpha")));
  await expect(grip(page, "About Alpha")).toHaveAttribute("aria-pressed", "true");
  const below = await findMiddle(grip(page, "About Beta"));
  await fingers.move(0, { ...below, y: below.y + 10 });
  const beta = page.getByRole("list", { name: "Topics of Beta" });
  await expect(beta.getByRole("button", { name: /^Move About/ })).toHaveCount(2);
  await fingers.release();
  await expect(page.getByRole("status").filter({ hasText: "About Alpha dropped at" })).toHaveCount(1);
  await expect(page.getByRole("list", { name: "Topics of Alpha" }).getByRole("listitem")).toHaveCount(0);
});

test("a topic that a finger holds goes to another day of the calendar", async ({ page, request }) => {
  const batch = await makeBatch(request);
  await openSession(page, demo.admin);
  await page.goto(`${batch.coursePath}/plan?view=calendar`);
  const calendar = page.getByRole("region", { name: "Calendar of the plan" });
  await calendar.getByText("Not planned yet").tap();
  const topic = calendar.locator("[data-topic]").first();
  const name = (await topic.textContent()) ?? "";
  await topic.tap();
  await page.getByRole("button", { name: "Drop here" }).tap();
  const chip = calendar.getByRole("cell").getByRole("button", { name });
  await expect(chip).toBeVisible();
  const cell = calendar.getByRole("cell").filter({ has: page.getByRole("button", { name, exact: true }) });
  const goal = neighbour((await cell.getAttribute("data-day")) ?? "");
  const target = calendar.locator(`[data-day="${goal}"]`);

  const fingers = await Fingers.of(page);
  await scrollToMiddle(chip);
  const held = await findMiddle(chip);
  await fingers.press(held);
  // Days without a topic come to view around the one that the finger is on, which stays below it.
  await expect(target).toBeVisible();
  expect(Math.abs((await findMiddle(chip)).y - held.y)).toBeLessThan(2);
  await fingers.move(0, await findMiddle(target));
  await expect(target).toHaveClass(/outline-brand-ink/);
  await fingers.release();
  await expect(target).toContainText(name);
  await page.reload();
  await expect(target).toContainText(name);
});

test("a course's overview has lessons that a finger can hit", async ({ page }) => {
  await openSession(page, demo.admin);
  await page.goto("/admin/courses/1");
  const lesson = page.getByRole("region", { name: "Modules" }).getByRole("link").first();
  expect((await lesson.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});

test("menus open by touch, and an error above a dialog can be dismissed", async ({ page, request }) => {
  const course = await draftCourse(request, names);
  await openSession(page, demo.admin);
  await page.goto("/admin/courses");
  await expect(heading(page)).toBeVisible();
  await page
    .getByRole("button", { name: /^Actions for / })
    .first()
    .tap();
  await expect(page.getByRole("menuitem").first()).toBeVisible();

  await page.goto(`/admin/courses/${course.id}/curriculum`);
  await page.getByRole("button", { name: "Add Topic to Beta" }).tap();
  const dialog = page.getByRole("dialog", { name: "Add Topic" });
  await dialog.getByRole("button", { name: "Add Topic" }).tap();
  const error = page.getByText("Errors", { exact: true });
  await expect(error).toBeVisible();
  await page.getByRole("button", { name: "Dismiss" }).tap();
  await expect(error).toBeHidden();
  await expect(dialog).toBeVisible();
});

test("an author writes and sorts a lesson by touch", async ({ page, request }) => {
  await openLesson(page, request);
  await page.getByRole("button", { name: "Add block", exact: true }).tap();
  await expect(kinds(page)).toBeFocused();
  await page.getByRole("option", { name: /^Text/ }).tap();
  await expect(texts(page)).toBeFocused();
  await page.keyboard.type("Loops");
  await page.getByRole("button", { name: /^Add a block below Text/ }).tap();
  await page.getByRole("option", { name: /^Image/ }).tap();
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Choose a picture" }).tap();
  await (await chooser).setFiles({ name: "loop.png", mimeType: "image/png", buffer: picture });
  await page.getByLabel(/Alternative text/).fill("A loop");
  await untilSaved(page);
  expect(await blockNames(page)).toEqual(["Text", "Image"]);

  const handle = (name: RegExp) => blocks(page).getByRole("button", { name });
  await scrollToMiddle(handle(/^Move Image/));
  const box = await handle(/^Move Image/).boundingBox();
  expect([box?.width, box?.height]).toEqual([44, 44]);
  const fingers = await Fingers.of(page);
  const from = await findMiddle(handle(/^Move Image/));
  const to = await findMiddle(handle(/^Move Text/));
  await fingers.press(from);
  await expect(handle(/^Move Image/)).toHaveAttribute("aria-pressed", "true");
  await fingers.move(0, { ...to, y: to.y - 20 });
  await fingers.release();
  await expect.poll(() => blockNames(page)).toEqual(["Image", "Text"]);
  await untilSaved(page);
  await page.getByRole("button", { name: "Preview" }).tap();
  await expect(
    page.getByRole("region", { name: "Preview" }).getByRole("img", { name: "A loop" }),
  ).toBeVisible();
});

test("the settings and revisions of a lesson stand at the foot of a phone, for fingers", async ({
  page,
  request,
}) => {
  await openLesson(page, request);
  await page.getByRole("button", { name: "Add block", exact: true }).tap();
  await page.getByRole("option", { name: /^Code/ }).tap();
  await page.getByRole("textbox", { name: "Code" }).fill("a = 1");
  await untilSaved(page);
  const expectSheet = async (name: string) => {
    const sheet = page.getByRole("dialog", { name });
    await expect
      .poll(async () => {
        const box = await sheet.boundingBox();
        return box && [box.x, box.width, Math.round(box.y + box.height)];
      })
      .toEqual([0, 390, 844]);
    const heights = () =>
      sheet
        .locator("button, input:not([type=radio], [type=checkbox]), textarea, label:has(input)")
        .evaluateAll((all) => all.map((item) => item.getBoundingClientRect().height));
    // Until the sheet's slide has ended, heights lack a fraction.
    await expect.poll(async () => Math.min(...(await heights()))).toBeGreaterThanOrEqual(44);
    await sheet.getByRole("button", { name: "Close" }).tap();
    await expect(sheet).toHaveCount(0);
  };
  await page.getByRole("button", { name: "Settings", exact: true }).tap();
  await page.getByRole("radio", { name: /^With the batch's plan/ }).tap();
  await page.getByRole("button", { name: "Save settings" }).tap();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.getByRole("button", { name: "Settings", exact: true }).tap();
  await expectSheet("Lesson settings");
  await page.getByRole("button", { name: /^Actions for Code/ }).tap();
  await page.getByRole("menuitem", { name: "Revisions" }).tap();
  await expectSheet("Revisions");
});

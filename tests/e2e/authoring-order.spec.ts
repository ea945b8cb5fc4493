import { expect, type Page, test } from "playwright/test";
import { demo, openSession } from "./support/accounts";
import { draftCourse, expectOrder, grip, openDraft, openOutline, title } from "./support/authoring";
import { toasts } from "./support/page";

const names = ["Alpha", "Beta", "Gamma"] as const;
const changed = "Someone else changed this course. You now see the latest version.";

/** Saves the course that is open in the editor, and expects that it was taken. */
async function save(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Save course" }).click();
  await expect(toasts(page).getByText("Course updated successfully")).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/courses\/\d+$/);
}

/** Returns the announcements of sorting to a screen reader. */
const announcement = (page: Page) => page.getByRole("status").filter({ hasText: /(Alpha|Gamma) / });

test("modules are sorted by the mouse on a title, and stay so after a reload", async ({ page, request }) => {
  const course = await openDraft(page, request, names);
  await expectOrder(page, names);
  const [from, to] = [title(page, "Gamma"), title(page, "Alpha")];
  await from.scrollIntoViewIfNeeded();
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error("A title is not on the screen");
  await page.mouse.move(start.x + 40, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(start.x + 40, start.y - 20, { steps: 4 });
  await page.mouse.move(end.x + 40, end.y - 6, { steps: 12 });
  await expectOrder(page, ["Gamma", "Alpha", "Beta"]);
  await page.mouse.up();
  await expect(announcement(page)).toHaveText("Gamma dropped at position 1 of 3.");
  // Until the lifted copy is in its place, a click counts as the end of the drag; no hand is quicker than that.
  await expect(page.locator("body > div .cursor-grabbing")).toHaveCount(0);
  await save(page);
  await openOutline(page, course);
  await page.reload();
  await page
    .getByRole("navigation", { name: "Steps" })
    .getByRole("button", { name: /Outline/ })
    .click();
  await expectOrder(page, ["Gamma", "Alpha", "Beta"]);
});

test("modules are sorted by the keyboard, which is told what happens, and stay so", async ({
  page,
  request,
}) => {
  const course = await openDraft(page, request, names);
  await grip(page, "Alpha").focus();
  await page.keyboard.press("Space");
  await expect(announcement(page)).toContainText("Alpha lifted, position 1 of 3.");
  await expect(grip(page, "Alpha")).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("ArrowDown");
  await expect(announcement(page)).toHaveText("Alpha moved to position 2 of 3.");
  await expect(grip(page, "Alpha")).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(announcement(page)).toHaveText("Alpha moved to position 3 of 3.");
  await expect(grip(page, "Alpha")).toBeFocused();
  await page.keyboard.press("Space");
  await expect(announcement(page)).toHaveText("Alpha dropped at position 3 of 3.");

  // Escape puts the next one back.
  await grip(page, "Gamma").focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowUp");
  await expectOrder(page, ["Gamma", "Beta", "Alpha"]);
  await page.keyboard.press("Escape");
  await expect(announcement(page)).toContainText("Sorting cancelled.");
  await expectOrder(page, ["Beta", "Gamma", "Alpha"]);
  await save(page);
  await openOutline(page, course);
  await expectOrder(page, ["Beta", "Gamma", "Alpha"]);
});

test("of two browsers that edit one course the second is told, keeps what it typed, and can put it in", async ({
  page,
  browser,
  request,
}) => {
  const course = await draftCourse(request, names);
  const context = await browser.newContext();
  const second = await context.newPage();
  for (const item of [page, second]) {
    await openSession(item, demo.admin);
    await openOutline(item, course);
  }
  await page.getByRole("button", { name: "Move down Alpha" }).click();
  await expectOrder(page, ["Beta", "Alpha", "Gamma"]);
  await second.getByRole("button", { name: "Rename Gamma" }).click();
  const name = second.getByRole("textbox", { name: "Section Name" });
  await name.fill("Gamma renamed");
  await name.press("Enter");
  await save(page);

  await second.getByRole("button", { name: "Save course" }).click();
  const own = second.getByRole("region", { name: "Your version" });
  await expect(own).toContainText(changed);
  await expect(own).toContainText("Gamma renamed");
  await expectOrder(second, ["Beta", "Alpha", "Gamma"]);
  await expect(second.getByRole("button", { name: "Save course" })).toBeDisabled();

  // The first save is kept, and the loser's version outlives a reload of the loser's page.
  await openOutline(page, course);
  await expectOrder(page, ["Beta", "Alpha", "Gamma"]);
  second.on("dialog", (dialog) => dialog.accept());
  await second.reload();
  await expect(own).toContainText("Gamma renamed");
  await own.getByRole("button", { name: "Use my version" }).click();
  await expect(own).toHaveCount(0);
  await save(second);
  await expect(second.getByRole("main").getByText("Gamma renamed")).toBeVisible();
  await openOutline(page, course);
  await expectOrder(page, ["Alpha", "Beta", "Gamma renamed"]);
  await context.close();
});

import { expect, test } from "playwright/test";
import { expectAccessible, sidewaysScroll, switchSystemTheme } from "./support/accessibility";
import { demo, openSession } from "./support/accounts";
import {
  addByMouse,
  blocks,
  kinds,
  names,
  openCode,
  openLesson,
  picture,
  texts,
  untilSaved,
} from "./support/lessonEditor";
import { heading, phone, toasts } from "./support/page";

test("an author writes a lesson with several kinds of blocks by mouse, and publishes it", async ({
  page,
  request,
}) => {
  await openLesson(page, request);
  await expect(page.getByText("This lesson is empty")).toBeVisible();
  await addByMouse(page, "Text");
  await expect(texts(page)).toBeFocused();
  await page.keyboard.type("## Loops");
  await page.keyboard.press("Enter");
  await page.keyboard.type("They **repeat** work.");
  await addByMouse(page, "Code");
  await page.getByRole("textbox", { name: "Code" }).fill("for (;;) {}");
  await page.getByRole("combobox", { name: "Language" }).selectOption({ label: "JavaScript" });
  await addByMouse(page, "Callout");
  await page.getByRole("combobox", { name: "Tone" }).selectOption({ label: "Warning" });
  await page.getByRole("textbox", { name: "Text of the callout" }).fill("This one never ends.");
  await addByMouse(page, "Image");
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Choose a picture" }).click();
  await (await chooser).setFiles({ name: "loop.png", mimeType: "image/png", buffer: picture });
  await page.getByLabel(/Alternative text/).fill("A loop");
  await addByMouse(page, "Embed");
  await page.getByRole("textbox", { name: /^Link/ }).fill("https://example.org/loops");
  await untilSaved(page);

  await page.getByRole("button", { name: "Publish" }).click();
  const dialog = page.getByRole("dialog", { name: "Publish the lesson" });
  await expect(dialog.getByRole("listitem")).toHaveCount(5);
  await dialog.getByRole("button", { name: "Publish now" }).click();
  await expect(toasts(page).getByText("Lesson published")).toBeVisible();
  await expect(page.getByText("Published", { exact: true }).first()).toBeVisible();

  await page.reload();
  await expect(texts(page).getByRole("heading", { name: "Loops" })).toBeVisible();
  await expect(texts(page).locator("strong")).toHaveText("repeat");
  expect(await names(page)).toEqual(["Text", "Code", "Callout", "Image", "Embed"]);
  await expect(page.getByRole("textbox", { name: "Code" })).toHaveValue("for (;;) {}");
  await page.getByRole("textbox", { name: "Code" }).fill("while (true) {}");
  await expect(page.getByText("Unpublished changes")).toBeVisible();
});

test("an author writes and sorts a lesson by keys alone", async ({ page, request }) => {
  await openLesson(page, request);
  await page.getByRole("button", { name: "Add block", exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect(kinds(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(texts(page)).toBeFocused();
  await page.keyboard.type("First");
  await page.keyboard.press("Enter");
  await page.keyboard.press("/");
  await expect(kinds(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(texts(page)).toBeFocused();
  await expect(texts(page)).toContainText("/");
  await page.keyboard.press("Backspace");
  await page.keyboard.press("/");
  await expect(kinds(page)).toBeFocused();
  await page.keyboard.type("cod");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("textbox", { name: "Code" })).toBeFocused();
  await page.keyboard.type("x = 1");
  await untilSaved(page);
  expect(await names(page)).toEqual(["Text", "Code"]);

  await blocks(page)
    .getByRole("button", { name: /^Move Code/ })
    .focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Space");
  expect(await names(page)).toEqual(["Code", "Text"]);
  await untilSaved(page);
  await page.reload();
  await expect(texts(page)).toHaveText("First");
  expect(await names(page)).toEqual(["Code", "Text"]);
  await page.getByRole("button", { name: /^Actions for Code/ }).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.type("Del");
  await expect(page.getByRole("menuitem", { name: "Delete" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Undo" })).toBeFocused();
  await page.keyboard.press("Enter");
  expect(await names(page)).toEqual(["Code", "Text"]);
  await untilSaved(page);
});

test("a text editor that arrives late takes no focus from the menu of blocks", async ({ page, request }) => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/TextEditor-[^/]*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await openLesson(page, request);
  await addByMouse(page, "Text");
  await page.getByRole("button", { name: "Add block", exact: true }).click();
  await expect(kinds(page)).toBeFocused();
  release();
  await expect(texts(page)).toBeVisible();
  await expect(kinds(page)).toBeFocused();
  await heading(page).evaluate((element) => element.focus());
  await expect(kinds(page)).toBeVisible();
  await kinds(page).focus();
  await page.keyboard.press("Tab");
  await expect(kinds(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Add block", exact: true })).toBeFocused();
});

test("two authors of one lesson see each other's changes, and neither loses a text", async ({
  page,
  request,
  browser,
}) => {
  await openCode(page, request, "a = 1");
  const context = await browser.newContext();
  const other = await context.newPage();
  await openSession(other, demo.admin);
  await other.goto(page.url());
  await expect(other.getByRole("textbox", { name: "Code" })).toHaveValue("a = 1");
  await other.getByRole("textbox", { name: "Code" }).fill("a = 2");
  await expect(page.getByRole("textbox", { name: "Code" })).toHaveValue("a = 2");

  await context.setOffline(true);
  await other.getByRole("textbox", { name: "Code" }).fill("a = 3");
  await page.getByRole("textbox", { name: "Code" }).fill("a = 4");
  await untilSaved(page);
  await context.setOffline(false);
  const notice = other.getByRole("region", { name: "Changed by someone else" });
  await expect(notice).toContainText("a = 4");
  await expect(other.getByRole("textbox", { name: "Code" })).toHaveValue("a = 3");
  await notice.getByRole("button", { name: "Keep mine" }).click();
  await expect(page.getByRole("textbox", { name: "Code" })).toHaveValue("a = 3");
  await context.close();
});

test("the editor is accessible in both themes, and fits a phone", async ({ page, request }) => {
  await openLesson(page, request);
  await addByMouse(page, "Text");
  await page.keyboard.type("Some words");
  await addByMouse(page, "Question");
  await addByMouse(page, "Video");
  await expectAccessible(page, "light");
  await page.setViewportSize(phone);
  await switchSystemTheme(page, "dark");
  await expectAccessible(page, "dark");
  expect(await sidewaysScroll(page)).toBe(0);
});

import { expect, type Locator, type Page, test } from "playwright/test";
import { makePicture } from "#tests/support/uploads";
import { expectAccessible, expectColoursAccessible, switchSystemTheme } from "./support/accessibility";
import { accessToken, demo, openSession, registerAccount, uniqueName } from "./support/accounts";
import { gatherProblems } from "./support/health";
import { heading, phone, profileLink, toasts } from "./support/page";

const bytes = await makePicture(960, 540).png().toBuffer();
const picture = { name: "white board.png", mimeType: "image/png", buffer: bytes };

/** Drops a picture as a person drags it from the desktop. */
async function dropPicture(page: Page, target: Locator): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    ({ name, base64 }) => {
      const raw = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const transfer = new DataTransfer();
      transfer.items.add(new File([raw], name, { type: "image/png" }));
      return transfer;
    },
    { name: picture.name, base64: bytes.toString("base64") },
  );
  await target.dispatchEvent("dragover", { dataTransfer });
  await target.dispatchEvent("drop", { dataTransfer });
}

const isLoaded = (image: Locator) =>
  expect
    .poll(() => image.evaluate((element) => (element instanceof HTMLImageElement ? element.naturalWidth : 0)))
    .toBeGreaterThan(0);

async function expectBothThemes(page: Page, where: string): Promise<void> {
  await expectAccessible(page, where);
  await switchSystemTheme(page, "dark");
  await expectColoursAccessible(page, where);
  await switchSystemTheme(page, "light");
}

test("a cover is dropped on its field, saved with the course and shown to staff, but not yet to visitors", async ({
  page,
  request,
  playwright,
  baseURL,
}) => {
  const problems = gatherProblems(page);
  const token = await accessToken(request, demo.admin);
  const code = uniqueName("f").slice(-9).toUpperCase();
  const made = await request.post("/api/courses", {
    headers: { Authorization: `Bearer ${token}` },
    data: { code, title: `Covered ${code}`, description: "Made", categoryId: 1, status: "DRAFT" },
  });
  expect(made.ok(), await made.text()).toBe(true);
  const { id } = (await made.json()) as { id: number };
  await openSession(page, demo.admin);
  await page.goto(`/admin/courses/${id}/edit`);
  const field = page.getByRole("region", { name: "Image URL: upload a picture" });
  await dropPicture(page, field);
  await expect(field.getByRole("textbox", { name: /^Image URL/ })).toHaveValue(
    /^\/files\/\d+\/white%20board\.png$/,
  );
  await isLoaded(field.locator("img"));
  await expectBothThemes(page, "the field of a cover");
  const address = await field.getByRole("textbox", { name: /^Image URL/ }).inputValue();
  await page.getByRole("button", { name: "Save course" }).press("Enter");
  await expect(
    toasts(page)
      .getByText(/course/i)
      .first(),
  ).toBeVisible();
  await page.goto(`/admin/courses/${id}`);
  await isLoaded(page.locator(`img[src^="${address}"]`).first());
  const visitor = await playwright.request.newContext({ ...(baseURL ? { baseURL } : {}) });
  expect((await visitor.get(address)).status()).toBe(404);
  await visitor.dispose();
  expect(problems).toEqual([]);
});

test("a person's picture is chosen on the profile, stands in the menu at once, and gives way to initials", async ({
  page,
}) => {
  const problems = gatherProblems(page);
  const account = await registerAccount(page.request);
  await openSession(page, account);
  await page.goto(`/users/${account.username}`);
  await expect(heading(page)).toHaveText(account.name);
  const zone = page.getByRole("region", { name: "Upload your picture" });
  const choosing = page.waitForEvent("filechooser");
  await zone.getByRole("button", { name: "Upload picture" }).press("Enter");
  await (await choosing).setFiles(picture);
  await expect(toasts(page).getByText("Picture saved")).toBeVisible();
  await isLoaded(zone.locator("img"));
  await isLoaded(profileLink(page).locator("img"));
  await expectBothThemes(page, "the profile with a picture");
  await page.reload();
  await isLoaded(profileLink(page).locator("img"));
  await zone.getByRole("button", { name: "Remove picture" }).click();
  await expect(zone.locator("img")).toHaveCount(0);
  await expect(profileLink(page).locator("img")).toHaveCount(0);
  expect(problems).toEqual([]);
});

test("a picture goes from one person to another in a conversation, live, and to no one else", async ({
  page,
  browser,
}) => {
  const problems = gatherProblems(page);
  const [sender, reader, outsider] = await Promise.all([
    registerAccount(page.request, "sender"),
    registerAccount(page.request, "partner"),
    registerAccount(page.request, "outsider"),
  ]);
  await openSession(page, sender);
  await page.goto("/chat");
  await page.getByRole("combobox", { name: /people/i }).fill(reader.username);
  await page.getByRole("option", { name: new RegExp(reader.username) }).click();
  await expect(heading(page)).toHaveText(reader.name);
  const message = page.getByRole("textbox", { name: "Message", exact: true });
  await message.fill("Look at this");
  await message.press("Enter");
  await expect(page.getByText("Successfully added")).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  await openSession(other, reader);
  await other.goto(new URL(page.url()).pathname);
  const heard = other.getByRole("region", { name: "Messages" });
  await expect(heard.getByText("Look at this")).toBeVisible();

  await dropPicture(page, page.getByRole("region", { name: "Messages" }));
  await expect(page.getByRole("list", { name: "Attached files" })).toContainText("white board.png");
  await expectBothThemes(page, "a message with a file that is being written");
  await page.getByRole("button", { name: "Send" }).press("Enter");
  const shown = heard.getByRole("img", { name: "white board.png" });
  await expect(shown).toBeVisible();
  await isLoaded(shown);
  expect(await shown.getAttribute("src")).toMatch(/\?width=480$/);
  await expectBothThemes(other, "a conversation with a picture");
  const address = (await shown.getAttribute("src")) ?? "";
  await other.setViewportSize({ width: 390, height: 844 });
  const box = await shown.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);

  const third = await (await browser.newContext()).newPage();
  await openSession(third, outsider);
  expect((await third.request.get(address)).status()).toBe(404);
  expect(problems).toEqual([]);
  await Promise.all([other.context().close(), third.context().close()]);
});

test("staff see who has an upload open, and cancel it by touch", async ({ page, browser, request }) => {
  const problems = gatherProblems(page);
  const headers = {
    Authorization: `Bearer ${await accessToken(request, demo.learner)}`,
    "Tus-Resumable": "1.0.0",
  };
  const name = `${uniqueName("film")}.mp4`;
  const begun = await request.post("/files/uploads", {
    headers: {
      ...headers,
      "Upload-Length": "4194304",
      "Upload-Metadata": `filename ${Buffer.from(name).toString("base64")}`,
    },
  });
  expect(begun.status()).toBe(201);
  const address = begun.headers()["location"] ?? "";
  await openSession(page, demo.admin);
  // Of no kind that has pictures: those of other journeys may be gone before they are shown.
  await page.goto("/admin/files?kind=AUDIO");
  const row = page.getByRole("row", { name: new RegExp(name) });
  await expect(row).toContainText("0 bytes of 4 MB");
  await expectBothThemes(page, "unfinished uploads");
  const handheld = await browser.newPage({ viewport: phone, hasTouch: true, isMobile: true });
  await openSession(handheld, demo.admin);
  await handheld.goto("/admin/files");
  const cancel = handheld.getByRole("button", { name: `Cancel the upload of ${name}` });
  await expect(cancel).toBeVisible();
  await expectBothThemes(handheld, "unfinished uploads on a phone");
  const box = await cancel.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await cancel.tap();
  const dialog = handheld.getByRole("alertdialog");
  await dialog.getByRole("button", { name: "Cancel the upload" }).tap();
  await expect(toasts(handheld).getByText("Upload cancelled").first()).toBeVisible();
  await expect(handheld.getByText(name)).toHaveCount(0);
  await expect(row).toHaveCount(0);
  await handheld.close();
  const next = await request.patch(address, {
    headers: { ...headers, "Upload-Offset": "0", "Content-Type": "application/offset+octet-stream" },
    data: Buffer.from("abc"),
  });
  expect(next.status()).toBe(410);
  expect(problems).toEqual([]);
});

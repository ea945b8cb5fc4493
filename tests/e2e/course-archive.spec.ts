import { readFile } from "node:fs/promises";
import { expect, test } from "playwright/test";
import { expectAccessible, sidewaysScroll, switchSystemTheme } from "./support/accessibility";
import { demo, openSession } from "./support/accounts";
import { draftCourse } from "./support/authoring";
import { heading, phone } from "./support/page";

test("staff export a course and import it again, with the archive checked before", async ({
  page,
  request,
}) => {
  const { id, code, title } = await draftCourse(request, ["Basics", "Practice"]);
  await openSession(page, demo.admin);
  await page.goto(`/admin/courses/${id}`);
  await page.getByRole("button", { name: `Actions for ${title}` }).click();
  const downloading = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: "Export" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(`${code}.zip`);
  const archive = await readFile(await download.path());

  await page.goto("/admin/courses");
  await page.getByRole("link", { name: "Import course" }).click();
  await expect(heading(page)).toHaveText("Import course");
  const input = page.getByLabel("Upload an archive", { exact: true }).locator("input[type=file]");
  await input.setInputFiles({ name: "course.zip", mimeType: "application/zip", buffer: archive });
  await expect(page.getByText(`Another course has the code ${code}`)).toBeVisible();
  await expect(page.getByLabel("Code")).toHaveValue(`${code.slice(0, 8)}-2`);
  await expectAccessible(page, "a checked archive");
  // A reload goes on where it was.
  await page.reload();
  await page.getByRole("button", { name: "Import course" }).click();
  await expect(page.getByText(`Imported “${title}”`)).toBeVisible();
  await page.getByRole("link", { name: "Open the course" }).click();
  await expect(heading(page)).toHaveText(title);
  await expect(page.getByText("2 modules, 2 topics")).toBeVisible();
});

test("an archive with problems is not imported, and each is named", async ({ page }) => {
  await page.setViewportSize(phone);
  await switchSystemTheme(page, "dark");
  await openSession(page, demo.admin);
  await page.goto("/admin/courses/import");
  const input = page.getByLabel("Upload an archive", { exact: true }).locator("input[type=file]");
  // An archive without any entry.
  const empty = Buffer.concat([Buffer.from("PK\x05\x06"), Buffer.alloc(18)]);
  await input.setInputFiles({ name: "course.zip", mimeType: "application/zip", buffer: empty });
  await expect(page.getByRole("alert", { name: "Problems" })).toContainText(
    "This isn't a course archive: it has no course.json",
  );
  await expect(page.getByRole("button", { name: "Import course" })).toHaveCount(0);
  await expectAccessible(page, "an archive with problems");
  expect(await sidewaysScroll(page)).toBe(0);
});

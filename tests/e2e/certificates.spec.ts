import { type Browser, expect, type Locator, type Page, test } from "playwright/test";
import { expectAccessible, sidewaysScroll, switchSystemTheme } from "./support/accessibility";
import { demo, openSession } from "./support/accounts";
import { makeGradebook } from "./support/gradebook";
import { desk, heading, phone, toasts } from "./support/page";

const elementsOf = (page: Page): Locator => page.getByRole("group", { name: /^On the sheet/ });

/** A page of another person: without an account, a visitor's. */
async function openPage(browser: Browser, account?: { email: string; password: string }): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  if (account) await openSession(page, account);
  return page;
}

/** Makes a template for a batch that asks for a grade and is issued by itself. */
async function makeTemplate(page: Page, batch: string): Promise<void> {
  await page.goto("/admin/certificates/templates/create");
  await page.getByLabel("Name", { exact: true }).fill(`Certificate of ${batch}`);
  await page.getByLabel("For", { exact: true }).selectOption("Batches");
  await page.getByRole("combobox", { name: "Batches" }).fill(batch);
  await page.getByRole("option", { name: batch }).click();
  await page.getByLabel("Progress, at least (%)").fill("0");
  await page.getByLabel("Grade, at least (%)").fill("5");
  await expect(page.getByLabel("Issue automatically")).toBeChecked();
  await page.getByRole("button", { name: "Save template" }).click();
  await expect(toasts(page).getByText("Template saved")).toBeVisible();
}

/** Marks the first learner's first test in a gradebook with all of its points. */
async function markFirst(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole("grid", { name: "Grades" }).focus();
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.type("20");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("gridcell", { name: "Test 1, Graded 01: 20 of 20" })).toBeVisible();
}

test("a certificate is earned by a mark, verified by a visitor, and revoked", async ({
  page,
  browser,
  request,
}) => {
  test.slow();
  const {
    name: batch,
    path,
    learner,
  } = await makeGradebook(request, {
    learners: 1,
    items: 1,
    // No other part waits for a mark.
    courseId: null,
  });
  await openSession(page, demo.admin);
  await makeTemplate(page, batch);
  const own = await openPage(browser, learner);
  await own.goto("/learner/certificates");
  await expect(own.getByText("No certificates yet")).toBeVisible();

  await markFirst(page, path);
  const link = own.getByRole("link", { name: /^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/ });
  await expect(async () => {
    await own.reload();
    await expect(link).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
  await expectAccessible(own, "one's own certificate");
  const address = (await link.getAttribute("href")) ?? "";
  expect(address).toMatch(/^\/verify\/[0-9A-Z]{12}$/);

  const visitor = await openPage(browser);
  await visitor.setViewportSize(phone);
  await visitor.goto(address);
  await expect(heading(visitor)).toHaveText(/Graded 01/);
  await expect(visitor.getByText("Valid", { exact: true })).toBeVisible();
  await expect(visitor.getByText(/This certificate is valid\. Issued by/)).toBeVisible();
  await expectAccessible(visitor, "a valid certificate");
  const pdf = await visitor.request.get(`/api/certificates/${address.slice(-12)}.pdf`);
  expect((await pdf.body()).subarray(0, 5).toString()).toBe("%PDF-");

  await page.goto(`/admin/certificates?search=${address.slice(-12)}`);
  await page.getByRole("button", { name: "Actions for the certificate of Graded 01" }).click();
  await page.getByRole("menuitem", { name: "Revoke" }).click();
  const dialog = page.getByRole("dialog", { name: "Revoke the certificate of Graded 01" });
  await dialog.getByLabel("Reason").fill("The mark was a mistake");
  await dialog.getByRole("button", { name: "Revoke" }).click();
  await expect(toasts(page).getByText("Certificate revoked")).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByText("Revoked", { exact: true })).toBeVisible();
  await expect(visitor.getByText(/It is no longer valid/)).toBeVisible();
  await expectAccessible(visitor, "a revoked certificate");
});

test("the designer moves elements by keys and by mouse, and axe finds nothing", async ({ page }) => {
  await openSession(page, demo.admin);
  await page.setViewportSize(desk);
  await page.goto("/admin/certificates/templates/create");
  const director = elementsOf(page).getByRole("button", { name: "Text: Director" });
  await director.focus();
  const panel = page.getByRole("region", { name: "Selected: Text" });
  await expect(panel.getByLabel("Top (mm)")).toHaveValue("172");
  await page.keyboard.press("Shift+ArrowDown");
  await expect(panel.getByLabel("Top (mm)")).toHaveValue("173");
  await expect(director).toHaveAttribute("aria-pressed", "true");

  const sheet = page.getByRole("region", { name: "Sheet" }).locator("div[aria-hidden]:has(> svg)");
  await sheet.scrollIntoViewIfNeeded();
  const box = await sheet.boundingBox();
  if (!box) throw new Error("The sheet is drawn");
  await page.mouse.click(box.x + box.width / 2, box.y + (box.height * 81) / 210);
  await expect(elementsOf(page).getByRole("button", { name: /^Name/ })).toBeFocused();
  await page.keyboard.press("Delete");
  await expect(elementsOf(page).getByRole("button", { name: /^Name/ })).toHaveCount(0);
  for (const [theme, size] of [
    ["light", desk],
    ["dark", phone],
  ] as const) {
    await page.setViewportSize(size);
    await switchSystemTheme(page, theme);
    await expectAccessible(page, `the designer, ${theme} at ${size.width} px`);
    expect(await sidewaysScroll(page), `sideways scroll at ${size.width} px`).toBe(0);
  }
});

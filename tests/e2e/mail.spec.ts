import { expect, type Page, test } from "playwright/test";
import { expectAccessible, expectColoursAccessible, switchSystemTheme } from "./support/accessibility";
import { demo, openSession, uniqueName } from "./support/accounts";
import { gatherProblems } from "./support/health";
import { heading, toasts } from "./support/page";

async function expectBothThemes(page: Page, where: string): Promise<void> {
  await expectAccessible(page, where);
  await switchSystemTheme(page, "dark");
  await expectColoursAccessible(page, where);
  await switchSystemTheme(page, "light");
}

test("a template is changed with a preview, tested, found in the mailbox, and put back", async ({ page }) => {
  const problems = gatherProblems(page);
  const subject = `Please confirm ${uniqueName("mail").slice(-8)}`;
  await openSession(page, demo.admin);
  await page.goto("/admin/mail/templates");
  await page.getByRole("link", { name: "Confirm the address" }).click();
  await expect(heading(page)).toHaveText("Confirm the address");
  const body = page.getByRole("textbox", { name: "Text" });

  await page.getByRole("textbox", { name: "Subject" }).fill(subject);
  await body.fill("Dear {name},\n\nhello {nam}\n\n[Yes, it is mine]({link})");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("{nam} is unknown (line 3, column 7)").first()).toBeVisible();
  await body.fill("Dear {name},\n\nhello\n\n[Yes, it is mine]({link})");
  const preview = page.frameLocator("iframe[title='The mail']");
  const button = preview.getByRole("link", { name: "Yes, it is mine" });
  await expect(button).toBeVisible();
  // The page's policy refuses styles in a text: the frame got them from the page itself.
  await expect(button).toHaveCSS("border-radius", "6px");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(toasts(page).getByText("Template saved")).toBeVisible();
  await expectBothThemes(page, "a template");

  await page.getByRole("button", { name: "Send a test to me" }).click();
  await expect(toasts(page).getByText("Test mail queued for your address")).toBeVisible();
  await page.goto(`/admin/mail?search=${encodeURIComponent(subject)}`);
  await expect(page.getByRole("region", { name: "Mail is not set up" })).toBeVisible();
  const link = page.getByRole("link", { name: `[Test] ${subject}` });
  await expect(link).toBeVisible();
  await expectBothThemes(page, "the list of mails");

  await link.click();
  await expect(heading(page)).toHaveText(`[Test] ${subject}`);
  await expect(page.getByText("Mail is not set up")).toBeVisible();
  const mail = page.frameLocator("iframe[title='The mail']");
  await expect(mail.getByRole("link", { name: "Yes, it is mine" })).toHaveAttribute(
    "href",
    /\/auth\/verify\/example$/,
  );
  await page.getByRole("button", { name: "Show in dark" }).click();
  await expect(mail.locator(".card")).toHaveCSS("background-color", "rgb(26, 30, 36)");
  await expect(page.getByRole("button", { name: /^Copy link/ })).toBeVisible();
  await expectBothThemes(page, "a mail");
  await page.getByRole("tab", { name: "Headers" }).click();
  await expect(page.getByText("Message-ID")).toBeVisible();

  await page.goto("/admin/mail/templates/verify");
  await page.getByRole("button", { name: "Back to the original" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Restore the original" }).click();
  await expect(toasts(page).getByText("Original text restored")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Subject" })).toHaveValue(/^Confirm your address/);
  expect(problems).toEqual([]);
});

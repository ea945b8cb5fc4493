import { expect, type Page, test } from "playwright/test";
import { demo, openSession, uniqueName } from "./support/accounts";
import { heading, toasts } from "./support/page";

/** Chooses a user of the form by the address, which tells namesakes apart. */
async function chooseUser(page: Page, email: string): Promise<void> {
  const user = page.getByRole("combobox", { name: "User" });
  await user.fill(email);
  await page.getByRole("option").filter({ hasText: email }).click();
  await expect(page.getByRole("button", { name: "Clear user" })).toBeVisible();
}

test("staff write a payment down, find it by its filters, change it, print its receipt, delete it and bring it back", async ({
  page,
}) => {
  const reference = uniqueName("E2E").toUpperCase();
  await openSession(page, demo.admin);
  await page.goto("/admin/payments");
  await page.getByRole("link", { name: "Add payment" }).click();
  await expect(heading(page)).toHaveText("Add payment");
  await chooseUser(page, demo.learner.email);
  const paidFor = page.getByRole("combobox", { name: "Paid for" });
  await paidFor.fill("React");
  await page.getByRole("option").filter({ hasText: "Course" }).first().click();
  const item = await paidFor.inputValue();
  await page.getByRole("textbox", { name: "Payment reference id" }).fill(reference);
  await page.getByRole("textbox", { name: "Amount" }).fill("125000");
  await expect(page.getByText("Rupees One Lakh Twenty-Five Thousand Only")).toBeVisible();
  await page.getByLabel("Transaction date").fill("2022-02-03");
  await page.getByLabel("Payment method").selectOption({ label: "UPI" });
  await page.getByRole("button", { name: "Add payment" }).click();
  await expect(toasts(page).getByText("Payment created successfully")).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/payments$/);

  await page.getByLabel("Year", { exact: true }).selectOption("2022");
  await expect(page).toHaveURL(/\?year=2022$/);
  await expect(page.getByRole("heading", { name: "Sales by month in 2022" })).toBeVisible();
  await page.getByRole("button", { name: "Sales by month in 2022" }).click();
  await page.getByRole("link", { name: /^February: / }).click();
  await expect(page).toHaveURL(/\?year=2022&month=2&status=SALES$/);
  await page.getByRole("searchbox", { name: "Search payments" }).fill(reference);
  const row = page.getByRole("row").filter({ hasText: reference });
  await expect(row).toContainText("₹1,25,000");
  await expect(page.getByText("1 payment", { exact: true })).toBeVisible();
  const due = page.getByRole("link", { name: "Due", exact: true });
  await expect(page.locator("div").filter({ has: due }).last().locator("..")).toContainText("₹1,25,000");

  await page.getByRole("button", { name: `Actions for ${reference}` }).click();
  await page.getByRole("menuitem", { name: "Edit" }).click();
  await expect(heading(page)).toHaveText(`Edit ${reference}`);
  await page.getByLabel("Status").selectOption("PAID");
  await page.getByRole("button", { name: "Save payment" }).click();
  await expect(toasts(page).getByText("Payment updated successfully")).toBeVisible();

  await page.goto(`/admin/payments?search=${reference}`);
  await page.getByRole("link", { name: reference }).click();
  const receipt = page.getByRole("article", { name: `Receipt ${reference}` });
  await expect(receipt).toContainText("Deccan Institute of Technology");
  await expect(receipt).toContainText("Received from");
  await expect(receipt).toContainText(item);
  await page.emulateMedia({ media: "print" });
  await expect(receipt).toBeVisible();
  await expect(page.getByRole("button", { name: "Print" })).toBeHidden();
  await expect(page.getByRole("banner")).toBeHidden();
  await page.emulateMedia({ media: "screen" });

  await page.goBack();
  await page.getByRole("button", { name: `Actions for ${reference}` }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  const question = page.getByRole("alertdialog", { name: "Delete the payment" });
  await expect(question).toContainText("Are you sure you want to delete this payment?");
  await question.getByRole("button", { name: "Yes, delete it!" }).click();
  await expect(toasts(page).getByText("Successfully Deleted")).toBeVisible();
  await expect(page.getByText("No payments match")).toBeVisible();

  await page.goto(`/admin/history?search=${reference}`);
  const deleted = page.getByRole("row").filter({ hasText: "Payment deleted" });
  await deleted.getByText("1 row").click();
  await expect(deleted).toContainText("125000");
  await deleted.getByRole("button", { name: /^Undo/ }).click();
  await expect(toasts(page).getByText("Undone")).toBeVisible();
  await expect(deleted.getByRole("button")).toHaveCount(0);
  await page.goto(`/admin/payments?search=${reference}`);
  await expect(row).toContainText("₹1,25,000");
});

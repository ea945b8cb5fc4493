import { expect, test } from "playwright/test";
import { openNewAccount } from "./support/accounts";
import { phone } from "./support/page";

test.use({ viewport: phone });

test("a double click opens and closes a dialog once, and reaches nothing below it", async ({
  page,
  request,
}) => {
  const account = await openNewAccount(page, request);
  const address = `/users/${account.username}/security`;
  await page.goto(address);
  await page.getByRole("button", { name: "Add authenticator app" }).dblclick();
  const dialog = page.getByRole("dialog");
  await expect(dialog.locator(":focus")).toHaveCount(1);
  await expect(dialog.getByText("is required")).toHaveCount(0);
  // On a phone its buttons stand over the bar that leads to other screens.
  await dialog.getByRole("button", { name: "Cancel" }).dblclick();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(address);
  await expect(page.getByRole("button", { name: "Add authenticator app" })).toBeFocused();
});

test("a double click on a menu's entry chooses it, and reaches nothing below the menu", async ({
  page,
  request,
}) => {
  const account = await openNewAccount(page, request);
  await page.goto(`/users/${account.username}/security`);
  await page.getByRole("button", { name: /, account$/ }).click();
  const details = await page.evaluateHandle(() => {
    const reached: number[] = [];
    window.addEventListener("click", ({ detail }) => reached.push(detail));
    return reached;
  });
  await page.getByRole("menuitemradio", { name: "Dark theme" }).dblclick();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  expect(await details.jsonValue()).toEqual([1]);
});

import { type Browser, expect, type Page, test } from "playwright/test";
import { demo } from "./support/accounts";
import { countRequests } from "./support/gateway";
import { tabTo } from "./support/keyboard";
import { header, heading, toasts } from "./support/page";

/** The other tenant. Other tests read its name at the same time, so a new one still holds the old. */
const tenant = { id: "2", name: "Thames Valley Academy" };
const renamed = `${tenant.name} Online`;
/** The plan of the second course of its one batch. */
const planPath = "/admin/batches/39/courses/17/plan";

async function openStaff(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  const headers = { "Tenant-Id": tenant.id };
  const { email, password } = demo.otherAdmin;
  const answer = await page.request.post("/api/auth/login", { data: { email, password }, headers });
  expect(answer.ok(), await answer.text()).toBe(true);
  return page;
}

const brandOf = (page: Page): Promise<string> =>
  page.evaluate(() => document.documentElement.style.getPropertyValue("--brand"));

async function saveSettings(page: Page, name: string, theme: string): Promise<void> {
  const form = page.getByRole("form", { name: "Settings" });
  await form.getByRole("textbox", { name: "Name" }).fill(name);
  await form.getByRole("textbox", { name: "Theme colour", exact: true }).fill(theme);
  await form.getByRole("button", { name: "Save settings" }).click();
  await expect(toasts(page).getByText("Successfully Updated")).toBeVisible();
}

test("a new name and colour are on every page of the signed-in at once, and on a visitor's when it loads again", async ({
  browser,
  page,
}) => {
  const sockets: string[] = [];
  page.on("websocket", (socket) => sockets.push(socket.url()));
  await page.goto(`/courses?tenantId=${tenant.id}`);
  const [editor, reader] = await Promise.all([openStaff(browser), openStaff(browser)]);
  await reader.goto("/admin/courses");
  await expect(reader).toHaveTitle(new RegExp(tenant.name));
  await expect(header(reader).getByTitle(tenant.name)).toBeVisible();
  await editor.goto("/admin/organizations");
  await expect(editor.getByRole("textbox", { name: "Name" })).toHaveValue(tenant.name);
  // The reader has stopped asking for anything, and listens.
  await reader.waitForLoadState("networkidle");
  const asked = countRequests(reader, "refreshSessionQuery");

  await saveSettings(editor, renamed, "#b45309");
  await expect(header(reader).getByTitle(renamed)).toBeVisible({ timeout: 3_000 });
  await expect(reader).toHaveTitle(new RegExp(renamed));
  expect(await brandOf(reader)).toBe("#b45309");
  await page.reload();
  await expect(page).toHaveTitle(new RegExp(renamed));
  expect(await brandOf(page)).toBe("#b45309");
  expect(asked()).toBe(0);
  expect(sockets, "a visitor opens none").toEqual([]);

  await saveSettings(editor, tenant.name, "#0f766e");
  await expect(header(reader).getByTitle(tenant.name)).toBeVisible({ timeout: 3_000 });
});

test("a holiday is on an open plan at once, and its topics move on when they are told to", async ({
  browser,
}) => {
  const [editor, planner] = await Promise.all([openStaff(browser), openStaff(browser)]);
  await planner.goto(planPath);
  const next = planner.locator("dt", { hasText: "Next class" }).locator("xpath=following-sibling::dd[1]");
  const [day = ""] = /\d{2}-\d{2}-\d{4}/.exec((await next.textContent()) ?? "") ?? [];
  expect(day).not.toBe("");
  await planner.waitForLoadState("networkidle");

  await editor.goto("/admin/organizations/holidays");
  await editor.getByRole("button", { name: "Paste list" }).first().click();
  await editor.getByRole("textbox", { name: "Holidays" }).fill(`${day} Snow day`);
  await editor.getByRole("button", { name: "Add 1 holiday" }).click();
  const deletion = editor.getByRole("button", { name: /^Delete Snow day/ });
  await expect(deletion).toBeVisible();

  const notice = planner.getByRole("region", { name: "Planned on holidays" });
  await expect(notice).toContainText(`Snow day (${day})`, { timeout: 3_000 });
  await expect(next).toContainText(day);
  await heading(planner).focus();
  await tabTo(planner, "Move to the next class day");
  await planner.keyboard.press("Enter");
  await expect(toasts(planner).getByText("Plan saved")).toBeVisible();
  await expect(notice).toHaveCount(0);
  await expect(next).not.toContainText(day);

  await deletion.click();
  await editor.getByRole("button", { name: "Yes, delete it!" }).click();
  await expect(deletion).toHaveCount(0);
});

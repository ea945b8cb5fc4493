import { expect, test } from "playwright/test";
import {
  expectAccessible,
  expectAccessibleToAll,
  sidewaysScroll,
  switchSystemTheme,
} from "./support/accessibility";
import { demo, signInOnce } from "./support/accounts";
import { desk, heading, openScreen, phone, reopenScreen } from "./support/page";

const narrowest = { width: 360, height: 740 };

// The numbers belong to the demo data.
const course = "/admin/courses/1";
const batch = "/admin/batches/2";
const areas = {
  courses: [
    "/admin/courses",
    course,
    "/admin/courses/create",
    `${course}/edit`,
    `${course}/curriculum`,
    `${course}/resources`,
    `${course}/resources/create`,
    `${course}/tasks`,
    `${course}/questions`,
    `${course}/questions/exchange`,
  ],
  curricula: [
    "/admin/categories",
    "/admin/categories/create",
    "/admin/curriculum",
    "/admin/curriculum/1",
    "/admin/curriculum/1/questions",
    "/admin/curriculum/create",
    "/admin/curriculum/1/topics/upload",
  ],
  more: [
    "/admin/specializations",
    "/admin/specializations/1",
    "/admin/specializations/create",
    "/admin/resources",
    "/admin/resources/1",
    "/admin/files",
    "/admin/dashboard",
    "/admin/inbox",
    "/admin/blogs",
    "/admin/blogs/create",
    "/admin/blogs/1/edit",
    "/notifications",
  ],
  work: [
    "/admin/assessments",
    "/admin/assessments/create",
    "/admin/assessments/1/edit",
    "/admin/assessments/1/preview",
    "/admin/assessments/2/results",
    "/admin/assessments/2/results/marking",
    "/admin/assignments",
    "/admin/assignments/create",
    "/admin/assignments/1/edit",
    "/admin/rubrics",
    "/admin/rubrics/create",
    "/admin/rubrics/1/edit",
    "/admin/review",
    "/admin/inbox",
    "/admin/inbox/places",
  ],
  people: [
    "/admin/certificates",
    "/admin/certificates/templates",
    "/admin/certificates/templates/create",
    "/admin/certificates/templates/1/issue",
    "/admin/announcements",
    "/admin/announcements/create",
    "/admin/users/invitations",
    "/admin/users/invitations/new",
    "/admin/roles",
    "/admin/roles/create",
    "/admin/users/3",
  ],
  batches: [
    "/admin/batches",
    "/admin/batches/create",
    batch,
    `${batch}/edit`,
    `${batch}/users`,
    `${batch}/users/assign`,
    `${batch}/courses`,
    `${batch}/courses/create`,
    `${batch}/trainers`,
    `${batch}/courses/3/edit`,
    `${batch}/courses/3/assign-trainer`,
    `${batch}/courses/3/trainers`,
  ],
  office: [
    "/admin/payments",
    "/admin/payments/create",
    "/admin/payments/1",
    "/admin/payments/1/edit",
    "/admin/history",
    "/admin/mail",
    "/admin/mail/templates",
    "/admin/mail/templates/reset",
    "/admin/organizations",
    "/admin/organizations/holidays",
    "/admin/sign-in",
    "/admin/system",
    "/admin/generation",
    "/admin/curriculum/1/questions/generate",
    `${course}/topics/generate`,
  ],
  plans: [
    `${batch}/courses/3`,
    `${batch}/courses/3/plan`,
    `${batch}/courses/3/plan?view=calendar`,
    `${batch}/courses/3/plan/edit`,
    `${batch}/courses/3/activities`,
    `${batch}/activities`,
    `${batch}/grades`,
    `${batch}/curriculum/3`,
  ],
} as const;

const looks = [
  ["light", desk],
  ["dark", phone],
] as const;

signInOnce(demo.admin);

for (const [area, paths] of Object.entries(areas)) {
  test(`the admin screens of ${area} are accessible, and fit 360 px`, async ({ page }) => {
    test.setTimeout(240_000);
    for (const [index, path] of paths.entries()) {
      await page.setViewportSize(desk);
      // Links lead from screen to screen: the page stays, and with it the engines, which take as long to start as to look.
      const isFirst = index === 0 || path.includes("?");
      await (isFirst ? reopenScreen : openScreen)(page, path);
      await expect(heading(page), path).toBeVisible();
      await expect(heading(page), path).not.toHaveText(/not found$/);
      for (const [theme, size] of looks) {
        await page.setViewportSize(size);
        await switchSystemTheme(page, theme);
        // The other two look at one width: at a phone's the same elements stand below each other.
        const look = size === desk ? expectAccessibleToAll : expectAccessible;
        await look(page, `${path}, ${theme} at ${size.width} px`);
      }
      await page.setViewportSize(narrowest);
      expect(await sidewaysScroll(page), `sideways scroll of ${path} at 360 px`).toBe(0);
    }
  });
}

const lists = [
  "users",
  "batches",
  "batches/2/users",
  "batches/delayed",
  "blogs",
  "curriculum",
  "payments",
  "courses",
  "files",
  "jobs",
];

test("the admin lists fit beside the open sidebar at 1280 px, in rows of at most 36 px", async ({ page }) => {
  await page.setViewportSize(desk);
  for (const list of lists) {
    await page.goto(`/admin/${list}`);
    await expect(page.locator("[aria-busy=true]"), list).toHaveCount(0);
    const frame = page.locator("section:has(> table)");
    await expect(frame.getByRole("row").nth(1), list).toBeVisible();
    const measured = await frame.evaluate((section) => ({
      sideways: section.scrollWidth - section.clientWidth,
      // A file that several lessons use names each of them.
      tallest: Math.max(
        ...Array.from(section.querySelectorAll("tbody tr"))
          .filter((row) => row.querySelectorAll("li").length < 2)
          .map((row) => row.getBoundingClientRect().height),
      ),
    }));
    expect(measured.sideways, `sideways scroll of ${list}`).toBe(0);
    expect(measured.tallest, `the tallest row of ${list}`).toBeLessThanOrEqual(36.5);
  }
});

test("the head of a long list stays in sight", async ({ page }) => {
  await page.setViewportSize(desk);
  await page.goto("/admin/users?size=100");
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  const last = page.getByRole("row").last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  await expect(page.getByRole("columnheader", { name: "Username" })).toBeInViewport();
});

test("on a phone a list begins on the first screen, and its filters open by a button", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto("/admin/users");
  await expect(page.getByRole("rowheader", { name: "Lakshmi Raghavan" })).toBeInViewport();
  const types = page.getByRole("combobox", { name: "Type" });
  await expect(types).toBeHidden();
  await page.getByRole("button", { name: "Filters", exact: true }).click();
  await types.selectOption({ label: "User" });
  await expect(page.getByRole("button", { name: "Filters, some are set" })).toHaveAttribute(
    "aria-expanded",
    "true",
  );
  await expect(page.getByRole("rowheader", { name: "Lakshmi Raghavan" })).toHaveCount(0);
  await page.reload();
  await expect(types).toHaveValue("U");
});

test("nothing behind an open dialog can be reached or is announced", async ({ page }) => {
  await page.setViewportSize(desk);
  // The list's live region would keep the page around it in the accessibility tree.
  await page.goto(`${batch}/users/assign`);
  await expect(page.locator("main [aria-live]").first()).toBeAttached();
  const session = await page.context().newCDPSession(page);
  const roles = async () => {
    const { nodes } = await session.send("Accessibility.getFullAXTree");
    return nodes.filter(({ ignored }) => !ignored).map(({ role }) => String(role?.value));
  };
  const behind = ["main", "navigation", "banner"];
  expect(await roles()).toEqual(expect.arrayContaining(["main"]));
  await page.keyboard.press("Control+K");
  await expect(page.getByRole("dialog")).toBeVisible();
  expect((await roles()).filter((role) => behind.includes(role))).toEqual([]);
  await expectAccessible(page, "a dialog over a live region");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await roles()).toContain("main");
});

import { expect, type Page, test } from "playwright/test";
import {
  expectAccessible,
  expectAccessibleToAll,
  expectColoursAccessible,
  sidewaysScroll,
  switchSystemTheme,
} from "./support/accessibility";
import { demo, registerAccount, signInOnce } from "./support/accounts";
import { answerAll, choose, quiz, startQuiz, submit, submitDialog } from "./support/assessment";
import { layoutShifts, paintSkeletons } from "./support/layoutShift";
import { openLearner, study } from "./support/learner";
import { learnerScreens, measuredLearnerScreens } from "./support/learnerScreens";
import { desk, heading, openScreen, phone, reopenScreen } from "./support/page";

const sizes = { desk, phone };
const narrowest = { width: 360, height: 740 };
const layoutShiftLimit = 0.05;

/** Looks at the open screen at both widths and in both themes, and at the narrowest for what sticks out. */
async function expectSound(page: Page, where = "the screen"): Promise<void> {
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  for (const [device, size] of Object.entries(sizes)) {
    await page.setViewportSize(size);
    await switchSystemTheme(page, "light");
    const look = size === desk ? expectAccessibleToAll : expectAccessible;
    await look(page, `${where}, light on a ${device}`);
    await switchSystemTheme(page, "dark");
    await expectColoursAccessible(page, `${where}, dark on a ${device}`);
  }
  await page.setViewportSize(narrowest);
  expect(await sidewaysScroll(page), `sideways scroll of ${where} at 360 px`).toBe(0);
}

test.describe("to one who reads along with the demo learner", () => {
  signInOnce(demo.learner);

  for (const [part, screens] of Object.entries(learnerScreens)) {
    test(`the screens ${part} are accessible, and fit 360 px`, async ({ page }) => {
      test.setTimeout(240_000);
      for (const [index, { name, path, heading: title }] of screens.entries()) {
        await page.setViewportSize(desk);
        const isFirst = index === 0 || path.includes("?");
        await (isFirst ? reopenScreen : openScreen)(page, path);
        await expect(heading(page)).toHaveText(title);
        await expectSound(page, name);
      }
    });
  }

  for (const { name, path, heading: title } of measuredLearnerScreens) {
    for (const [device, size] of Object.entries(sizes)) {
      test(`${name}: stays in place while it loads on a ${device}`, async ({ page }) => {
        await page.setViewportSize(size);
        await paintSkeletons(page);
        await page.goto(path);
        await expect(heading(page)).toHaveText(title);
        const shifts = await layoutShifts(page);
        await page.unrouteAll({ behavior: "wait" });
        const total = shifts.reduce((sum, { value }) => sum + value, 0);
        expect(total, JSON.stringify(shifts, null, 1)).toBeLessThan(layoutShiftLimit);
      });
    }
  }
});

test("a learner without courses finds accessible screens", async ({ page, request }) => {
  await openLearner(page.request, await registerAccount(request, "learner"));
  for (const [path, text] of [
    ["/learner/courses", "You're not enrolled in any courses yet"],
    ["/learner/assessments", "No assessments yet"],
    ["/learner/courses/HTML-CSS/1", "This course is free."],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("main").getByText(text)).toBeVisible();
    await expectSound(page);
  }
});

test("a resource in its frame is accessible", async ({ page, request }) => {
  const { course } = await study(page, request, "PYTHON");
  await page.route(/^https:/, (route) => route.fulfill({ contentType: "text/html", body: "" }));
  await page.goto(`${course.path}/resources`);
  const name = "Python Tutor, visualise execution";
  await page.getByRole("link", { name, exact: true }).click();
  await expect(heading(page)).toHaveText(name);
  await expectSound(page);
});

test("practice, an assessment and the question before its submission are accessible", async ({
  page,
  request,
}) => {
  const { course } = await study(page, request, quiz.course);
  await page.goto(`${course.path}/questions`);
  await page
    .getByRole("button", { name: /^Practise/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Show answer" }).click();
  await expect(page.getByRole("region", { name: "Answer" })).toBeFocused();
  await expectSound(page);
  await startQuiz(page);
  await choose(page, 3, "Kyoto");
  await expectSound(page);
  await page.setViewportSize(desk);
  await submit(page);
  await expect(submitDialog(page)).toBeVisible();
  await expectSound(page);
});

test("a result and what a visitor sees of it are accessible", async ({ page, request }) => {
  await study(page, request, quiz.course);
  await startQuiz(page);
  await answerAll(page);
  await submit(page);
  await expect(heading(page)).toHaveText("Congratulations. You passed!");
  await page.getByRole("button", { name: "Share" }).click();
  const link = page.getByLabel("Link to your result");
  await expect(link).toBeVisible();
  await expectSound(page);
  const address = await link.inputValue();
  await page.context().clearCookies();
  await page.goto(address);
  await expect(page.getByRole("img", { name: "Score: 100%" })).toBeVisible();
  await expectSound(page);
});

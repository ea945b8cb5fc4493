import { expect, type Page, test } from "playwright/test";
import { registerAccount } from "./support/accounts";
import { marker, quiz, quizCard, submitDialog } from "./support/assessment";
import { topicAt, topicNames } from "./support/catalogue";
import { tabTo } from "./support/keyboard";
import { checkbox, enrol, openLearner, study } from "./support/learner";
import { heading } from "./support/page";
import { courseProgress, restPercentage, toPercent } from "./support/progress";

/** Waits until a screen is whole, with the focus on its heading. */
async function arriveAt(page: Page, title: string): Promise<void> {
  await expect(heading(page)).toHaveText(title);
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await expect(heading(page)).toBeFocused();
}

test("by keyboard alone one signs in, opens a course, completes a topic and takes an assessment", async ({
  page,
  request,
}) => {
  const learner = await openLearner(request, await registerAccount(request, "learner"));
  const course = await enrol(request, learner, quiz.course);
  const percent = toPercent(1, topicNames(course).length);

  await page.goto("/auth/login");
  await expect(heading(page)).toHaveText("Login");
  await tabTo(page, "Email");
  await page.keyboard.type(learner.email);
  await tabTo(page, "Password");
  await page.keyboard.type(learner.password);
  await page.keyboard.press("Enter");
  await arriveAt(page, "My Courses");

  await tabTo(page, course.title);
  await page.keyboard.press("Enter");
  await arriveAt(page, "Topics");
  await tabTo(page, topicAt(course, 0));
  await page.keyboard.press("Space");
  await expect(checkbox(page, topicAt(course, 0))).toBeChecked();
  await expect(courseProgress(page)).toHaveAttribute("aria-valuenow", String(percent));
  await expect(checkbox(page, topicAt(course, 0))).toBeFocused();
  await expect.poll(() => restPercentage(request, learner, course.code)).toBe(percent);

  await tabTo(page, "Assessments", { back: true });
  await page.keyboard.press("Enter");
  await arriveAt(page, "Assessments");
  await tabTo(page, `Start Test : ${quiz.title}`);
  await page.keyboard.press("Enter");
  await arriveAt(page, quiz.title);
  await tabTo(page, "Start");
  await page.keyboard.press("Enter");
  await arriveAt(page, "Questions");

  await tabTo(page, "Sydney");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: "Canberra" })).toBeChecked();
  await tabTo(page, "Next");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Question 2" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Next" })).toBeFocused();
  await page.keyboard.press("Space");
  await expect(page.getByRole("heading", { name: "Question 3" })).toBeVisible();
  await tabTo(page, "Nagoya", { back: true });
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: "Tokyo" })).toBeChecked();
  await tabTo(page, "Submit");
  await page.keyboard.press("Enter");

  await expect(submitDialog(page)).toContainText("1 question has no answer yet.");
  await tabTo(page, "Question 2", { stops: 4 });
  await page.keyboard.press("Enter");
  await expect(submitDialog(page)).toBeHidden();
  await expect(page.getByRole("heading", { name: "Question 2" })).toBeVisible();
  await page.keyboard.press("Alt+PageDown");
  await expect(page.getByRole("heading", { name: "Question 3" })).toBeFocused();
  await page.keyboard.press("Control+Enter");
  await expect(submitDialog(page)).toBeVisible();
  await tabTo(page, "Submit anyway", { stops: 4 });
  await page.keyboard.press("Enter");
  await arriveAt(page, "You did not pass this time.");
  await expect(page.getByText("2 of 3 marks")).toBeVisible();
  await tabTo(page, "Finish");
  await page.keyboard.press("Enter");
  await expect(quizCard(page)).toContainText("66.67%");
});

test("arrow keys move between the markers of an assessment, and between the options of a question", async ({
  page,
  request,
}) => {
  await study(page, request, quiz.course);
  await page.goto("/learner/assessments");
  await page.getByRole("link", { name: `Start Test : ${quiz.title}` }).press("Enter");
  await page.getByRole("button", { name: "Start", exact: true }).press("Enter");
  await arriveAt(page, "Questions");
  await tabTo(page, "Q1");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(marker(page, 3, false)).toBeFocused();
  await expect(page.getByRole("heading", { name: "Question 3" })).toBeVisible();
  await page.keyboard.press("Home");
  await expect(marker(page, 1, false)).toBeFocused();
  await expect(page.getByRole("heading", { name: "Question 1" })).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowUp");
  await expect(page.getByRole("radio", { name: "Perth" })).toBeChecked();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: "Sydney" })).toBeChecked();
  await expect(marker(page, 1, true)).toBeVisible();
  await tabTo(page, "Clear answer", { stops: 2 });
  await page.keyboard.press("Enter");
  await expect(marker(page, 1, false)).toBeVisible();
  await expect(page.getByRole("main").getByRole("radio", { checked: true })).toHaveCount(0);
});

import { expect, test } from "playwright/test";
import {
  answerAll,
  choose,
  gatherAnswers,
  marker,
  openQuiz,
  quiz,
  quizCard,
  startQuiz,
  submit,
  submitButton,
  submitDialog,
} from "./support/assessment";
import { getOperationName } from "./support/gateway";
import { openLearner, study } from "./support/learner";
import { heading } from "./support/page";

const passed = "Congratulations. You passed!";
const failed = "You did not pass this time.";
const resultAddress = /\/learner\/assessments\/\d+\/result\?attempt=\d+$/;

/** A locator to wait for until it is opened. */
function gate() {
  let open = (): void => undefined;
  const isOpen = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { isOpen, open: () => open() };
}

test("an assessment that begins in one browser is passed in another, and its result is shared", async ({
  page,
  browser,
  request,
}) => {
  const { learner } = await openQuiz(page, request);
  await choose(page, 1, "Canberra");
  await choose(page, 2, "Toronto");

  const elsewhere = await (await browser.newContext()).newPage();
  await openLearner(elsewhere.request, learner);
  await elsewhere.goto("/learner/assessments");
  await expect(quizCard(elsewhere)).toContainText("2 of 3 questions answered");
  await startQuiz(elsewhere);
  await expect(elsewhere.getByRole("radio", { name: "Canberra" })).toBeChecked();
  await expect(marker(elsewhere, 1, true)).toHaveAttribute("aria-current", "step");
  await expect(marker(elsewhere, 3, false)).toBeVisible();
  await expect(elsewhere.getByRole("timer")).toHaveText(/^0?[89]:\d\d|10:00/);
  await elsewhere.getByRole("button", { name: "Next" }).click();
  await expect(elsewhere.getByRole("radio", { name: "Toronto" })).toBeChecked();
  await choose(elsewhere, 2, "Ottawa");
  await expect(page.getByRole("radio", { name: "Ottawa" })).toBeChecked();
  await choose(elsewhere, 3, "Tokyo");
  await expect(marker(page, 3, true)).toBeVisible();
  await submit(elsewhere);

  await expect(heading(elsewhere)).toHaveText(passed);
  await expect(elsewhere).toHaveURL(resultAddress);
  await expect(elsewhere.getByText("Your Score: 100% (100 points)")).toBeVisible();
  await expect(elsewhere.getByText("Passing Score: 80%")).toBeVisible();
  await expect(elsewhere.getByRole("img", { name: "Your score: 100%" })).toBeVisible();
  await expect(elsewhere.getByText("Correct", { exact: true })).toHaveCount(3);

  await expect(heading(page)).toHaveText(passed);
  await expect(page).toHaveURL(elsewhere.url());

  await elsewhere.getByRole("button", { name: "Share" }).click();
  const link = await elsewhere.getByLabel("Link to your result").inputValue();
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(link);
  await expect(heading(visitor)).toHaveText(learner.name);
  const facts = visitor.getByRole("main");
  await expect(facts).toContainText("Passed");
  await expect(facts).toContainText(quiz.title);
  await expect(visitor.getByRole("img", { name: "Score: 100%" })).toBeVisible();
  await expect(visitor.getByText(learner.email)).toHaveCount(0);
  await expect(visitor.getByText("Canberra")).toHaveCount(0);
  await visitor.context().close();
  await elsewhere.context().close();
});

test("submitting without all answers asks first, and the result says what was wrong", async ({
  page,
  request,
}) => {
  await openQuiz(page, request);
  await choose(page, 2, "Ottawa");
  await page.getByRole("button", { name: "Next" }).click();
  await submit(page);
  await expect(submitDialog(page)).toContainText("2 questions have no answer yet.");
  await expect(submitDialog(page).getByRole("button", { name: "Keep answering" })).toBeFocused();
  await submitDialog(page).getByRole("button", { name: "Question 1" }).click();
  await expect(submitDialog(page)).toBeHidden();
  await expect(page.getByRole("heading", { name: "Question 1" })).toBeVisible();
  await choose(page, 1, "Sydney");
  await page.getByRole("button", { name: /^Q3/ }).click();
  await submit(page);
  await expect(submitDialog(page)).toContainText("1 question has no answer yet.");
  await submitDialog(page).getByRole("button", { name: "Submit anyway" }).click();

  await expect(heading(page)).toHaveText(failed);
  await expect(page.getByText("Your Score: 33.33% (33.33 points)")).toBeVisible();
  await expect(page.getByText("1 of 3 marks")).toBeVisible();
  const review = page.getByRole("region", { name: "Your answers" }).getByRole("article");
  await expect(review.nth(0)).toContainText(/Incorrect.*SydneyYour answer.*CanberraCorrect answer/);
  await expect(review.nth(1)).toContainText(/Correct.*OttawaYour answer · Correct answer/);
  await expect(review.nth(2)).toContainText(/Not answered.*TokyoCorrect answer/);
  await page.getByRole("link", { name: "Finish" }).click();
  await expect(quizCard(page)).toContainText("Best result33.33%");
  await expect(quizCard(page)).toContainText("Earlier attempts (1)");
});

test("two submissions at once give one result", async ({ page, browser, request }) => {
  const { learner } = await openQuiz(page, request);
  await answerAll(page);
  const elsewhere = await (await browser.newContext()).newPage();
  await openLearner(elsewhere.request, learner);
  await startQuiz(elsewhere);
  await elsewhere.getByRole("button", { name: "Q3, done" }).click();
  // Whichever is first ends the attempt in the other window, whose button is gone then.
  const buttons = await Promise.all([page, elsewhere].map((each) => submitButton(each).elementHandle()));
  await Promise.all(
    buttons.map((button) =>
      button?.evaluate((element) => {
        if (!(element instanceof HTMLElement)) return;
        element.click();
        element.click();
      }),
    ),
  );
  for (const each of [page, elsewhere]) {
    await expect(heading(each)).toHaveText(passed);
    await expect(each.getByRole("main").getByRole("alert")).toHaveCount(0);
  }
  expect(page.url()).toBe(elsewhere.url());
  await page.goto("/learner/assessments");
  await expect(quizCard(page)).toContainText("Earlier attempts (1)");
  await elsewhere.context().close();
});

test("an answer that is saved while its assessment opens again stays on the screen", async ({
  page,
  request,
}) => {
  await openQuiz(page, request);
  const [read, saved] = [gate(), gate()];
  // The server reads the attempt before it saves the answer, and its word on the attempt comes last.
  await page.route("**/graphql", async (route) => {
    const operation = getOperationName(route.request());
    if (operation === "saveAnswerMutation") await read.isOpen;
    const response = await route.fetch();
    if (operation === "AssessmentScreenQuery") {
      read.open();
      await saved.isOpen;
    }
    await route.fulfill({ response });
    if (operation === "saveAnswerMutation") saved.open();
  });
  await page.getByRole("radio", { name: "Canberra" }).check();
  await page
    .getByRole("navigation", { name: "Breadcrumb" })
    .getByRole("link", { name: "Assessments" })
    .click();
  await page.getByRole("link", { name: `Resume : ${quiz.title}` }).click();
  await expect(marker(page, 1, true)).toBeVisible();
  await expect(page.getByRole("radio", { name: "Canberra" })).toBeChecked();
  // The screen may be asking once more, now that it listens.
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test("no answer of the gateway says which option is right before the submission", async ({
  page,
  context,
  request,
}) => {
  const { course } = await study(page, request, quiz.course);
  const answers = gatherAnswers(context);
  for (const screen of ["topics", "questions", "assessments"]) {
    await page.goto(`${course.path}/${screen}`);
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  }
  await startQuiz(page);
  await answerAll(page);
  await page.reload();
  await expect(marker(page, 3, true)).toBeVisible();
  const before = (await answers()).join("\n");
  expect(before).toContain("Canberra");
  expect(before).not.toMatch(/isCorrect|isRight|acceptedAnswers|explanation/);
  await submit(page);
  await expect(heading(page)).toHaveText(passed);
  expect((await answers()).join("\n")).toMatch(/"isCorrect":true/);
});

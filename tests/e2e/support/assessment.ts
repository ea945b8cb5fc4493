import {
  type APIRequestContext,
  type BrowserContext,
  expect,
  type Locator,
  type Page,
  type Response,
} from "playwright/test";
import { study } from "./learner";

/** The quiz of the demo data: three questions, each with one right city. It belongs to the course HTML-CSS. */
export const quiz = {
  course: "HTML-CSS",
  title: "Capital cities",
  right: ["Canberra", "Ottawa", "Tokyo"],
} as const;

/** The card of the quiz in a list of assessments. */
export const quizCard = (page: Page): Locator =>
  page.getByRole("article").filter({ has: page.getByText(quiz.title, { exact: true }) });

/** Starts the quiz from the list of all assessments, or resumes it. */
export async function startQuiz(page: Page): Promise<void> {
  await page.goto("/learner/assessments");
  await quizCard(page)
    .getByRole("link", { name: /^(Start Test|Resume)/ })
    .click();
  const question = page.getByRole("heading", { name: /^Question \d$/ });
  const start = page.getByRole("button", { name: "Start", exact: true });
  await expect(question.or(start)).toBeVisible();
  if (await start.isVisible()) await start.click();
  await expect(question).toBeVisible();
}

/** A fresh learner who has started the quiz. */
export async function openQuiz(page: Page, request: APIRequestContext) {
  const studied = await study(page, request, quiz.course);
  await startQuiz(page);
  return studied;
}

/** The marker of a question, which says whether it is answered. */
export const marker = (page: Page, number: number, answered: boolean): Locator =>
  page
    .getByRole("navigation", { name: "Questions of the assessment" })
    .getByRole("button", { name: `Q${number}${answered ? ", done" : ""}`, exact: true });

/** Goes to a question by its marker, chooses an option, and waits until it is saved. */
export async function choose(page: Page, number: number, option: string): Promise<void> {
  await page.getByRole("button", { name: new RegExp(`^Q${number}\\b`) }).click();
  await expect(page.getByRole("heading", { name: `Question ${number}` })).toBeVisible();
  await page.getByRole("radio", { name: option }).check();
  await expect(page.getByRole("main").getByText("Saved", { exact: true }).first()).toBeVisible();
}

/** Selects the correct option of every question; the last one stays in view. */
export async function answerAll(page: Page): Promise<void> {
  for (const [index, city] of quiz.right.entries()) await choose(page, index + 1, city);
}

/** The button that submits, on the last question. */
export const submitButton = (page: Page): Locator =>
  page.getByRole("button", { name: "Submit", exact: true });

/** Submits from the last question. */
export const submit = (page: Page): Promise<void> => submitButton(page).click();

/** The question before a submission with answers missing. */
export const submitDialog = (page: Page): Locator =>
  page.getByRole("alertdialog", { name: "Submit with answers missing?" });

/** Gathers the gateway's responses to all pages of a context from now on. */
export function gatherAnswers(context: BrowserContext): () => Promise<string[]> {
  const answers: Promise<string>[] = [];
  // A response that arrives for a page that has just been left has no body to read: no page has read it either.
  const textOf = (response: Response) => response.text().catch(() => "");
  context.on("response", (response) => {
    if (response.url().endsWith("/graphql")) answers.push(textOf(response));
  });
  return () => Promise.all(answers);
}

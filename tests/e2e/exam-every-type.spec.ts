import { type APIRequestContext, expect, type Page, test } from "playwright/test";
import { expectAccessible, sidewaysScroll } from "./support/accessibility";
import { openSession, registerAccount, uniqueName } from "./support/accounts";
import { commands } from "./support/authoring";
import { everyType, listed } from "./support/everyType";
import { enrol, openLearner } from "./support/learner";
import { type TaughtCourse, taughtCourse } from "./support/lessons";
import { heading, phone, toasts } from "./support/page";

const trainer = { email: "trainer@demo.test", password: "trainer-12345" } as const;

/** A published course that the demo's trainer teaches. */
async function taughtByTrainer(request: APIRequestContext): Promise<TaughtCourse> {
  const course = await taughtCourse([{ blocks: [{ kind: "TEXT", markdown: "About rivers." }] }]);
  const send = await commands(request);
  const { nodes } = await send<{ nodes: { databaseId: number }[] }>(
    "query ($search: String) { result: users(search: $search) { nodes { databaseId } } }",
    { search: trainer.email },
  );
  const { category, updatedAt, ...fields } = await send<
    Record<string, unknown> & { category: { databaseId: number } }
  >(
    `query ($id: Int!) { result: course(databaseId: $id) {
      code title description imageUrl status category { databaseId } updatedAt } }`,
    { id: course.id },
  );
  const input = { ...fields, categoryId: category.databaseId, trainerId: nodes[0]?.databaseId };
  const changed = await send(
    `mutation ($id: Int!, $version: DateTime!, $input: CourseInput!) {
      result: updateCourse(courseId: $id, version: $version, input: $input) { __typename ... on Refusal { message } } }`,
    { id: course.id, version: updatedAt, input },
  );
  expect(changed).toEqual({ __typename: "ChangedCoursePayload" });
  return course;
}

async function writeQuestions(page: Page, course: TaughtCourse): Promise<void> {
  await page.goto(`/admin/courses/${course.id}/questions`);
  for (const asked of everyType) {
    await page.getByRole("button", { name: "Add question to Part 1" }).click();
    const dialog = page.getByRole("dialog", { name: "Add question" });
    await dialog.getByRole("textbox", { name: "Question", exact: true }).fill(asked.title);
    await dialog.getByLabel("Type", { exact: true }).selectOption({ label: asked.type });
    await asked.write(dialog);
    if (asked === everyType[0]) await expectAccessible(page, "the form of a question");
    await dialog.getByRole("button", { name: "Add question" }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(asked.title, { exact: true })).toBeVisible();
  }
}

/** Makes an exam of all questions, looks at its preview and publishes it; returns its address. */
async function buildExam(page: Page, course: TaughtCourse, title: string): Promise<string> {
  await page.goto("/admin/assessments/create");
  await page.getByRole("combobox", { name: "Course" }).fill(course.title);
  await page.getByRole("option", { name: new RegExp(course.title) }).click();
  await page.getByLabel("Title").fill(title);
  await page.getByLabel("Pass mark (%)").fill("90");
  await page.getByLabel("Shuffle questions and options").uncheck();
  await page.getByRole("button", { name: "Create assessment" }).click();
  await expect(heading(page)).toHaveText(title);
  for (const asked of everyType)
    await page.getByRole("button", { name: `Add ${listed(asked)}`, exact: true }).click();
  await expect(page.getByText("10 questions, 10 marks")).toBeVisible();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(toasts(page).getByText("Assessment saved")).toBeVisible();
  const address = page.url().replace(/\/edit.*/, "");
  await page.getByRole("link", { name: "Preview" }).click();
  await expect(page.getByRole("region", { name: "Question 10" })).toBeVisible();
  await expect(page.getByRole("img", { name: "A map of rivers" })).toBeVisible();
  await expectAccessible(page, "the preview");
  await page.goto(`${address}/edit`);
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(toasts(page).getByText("Assessment published")).toBeVisible();
  return address;
}

/** Sits the exam by touch, one question after the other, and submits it. */
async function sit(page: Page, title: string): Promise<void> {
  await page.goto("/learner/assessments");
  await page.getByRole("link", { name: `Start Test : ${title}` }).tap();
  await expect(page.getByText("0 of 1")).toBeVisible();
  await expectAccessible(page, "the introduction on a phone");
  await page.getByRole("button", { name: "Start", exact: true }).tap();
  for (const [index, asked] of everyType.entries()) {
    await expect(page.getByRole("heading", { name: `Question ${index + 1}`, exact: true })).toBeVisible();
    if (index === 0) await expect(page.getByRole("img", { name: "A map of rivers" })).toBeVisible();
    await asked.give(page);
    await expect(page.getByRole("main").getByText("Saved", { exact: true }).first()).toBeVisible();
    await expectAccessible(page, `a question of the type ${asked.type}`);
    expect(await sidewaysScroll(page), asked.type).toBe(0);
    if (index < everyType.length - 1) await page.getByRole("button", { name: "Next" }).tap();
  }
  await page.getByRole("button", { name: "Submit", exact: true }).tap();
  await expect(heading(page)).toHaveText("Submitted. Waiting for marks");
}

/** Marks the essay and the file by keys alone, from the results. */
async function mark(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/results`);
  await page.getByRole("link", { name: "Mark essays (2)" }).press("Enter");
  await expect(page.getByText("The moon draws the water.")).toBeVisible();
  await expect(page.getByLabel("Marks")).toBeFocused();
  await expectAccessible(page, "the marking of essays");
  await page.keyboard.type("1");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: "tides.txt" })).toBeVisible();
  await expect(page.getByLabel("Marks")).toBeFocused();
  await page.keyboard.type("0.5");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Everything is marked.")).toBeVisible();
}

test("a trainer builds an exam with every type of question, a learner sits it on a phone, and sees what it got", async ({
  page,
  browser,
  request,
}) => {
  test.slow();
  const course = await taughtByTrainer(request);
  const title = `Every type ${uniqueName("exam")}`;
  await openSession(page, trainer);
  await writeQuestions(page, course);
  const address = await buildExam(page, course, title);

  const context = await browser.newContext({ viewport: phone, hasTouch: true, isMobile: true });
  const learner = await context.newPage();
  const account = await openLearner(learner.request, await registerAccount(learner.request, "exam"));
  await enrol(learner.request, account, course.code);
  await sit(learner, title);

  await mark(page, address);
  await learner.reload();
  await expect(heading(learner)).toHaveText("Congratulations. You passed!");
  await expect(learner.getByText("Your Score: 95% (95 points)")).toBeVisible();
  await expect(learner.getByText("0.5 of 1")).toBeVisible();
  await expect(learner.getByRole("img", { name: "A map of rivers" })).toBeVisible();
  await expectAccessible(learner, "the result on a phone");
  expect(await sidewaysScroll(learner)).toBe(0);
  await context.close();
});

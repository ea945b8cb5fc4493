import { type APIRequestContext, expect, type Page, test } from "playwright/test";
import { expectAccessible, sidewaysScroll, switchSystemTheme } from "./support/accessibility";
import { demo, openSession, uniqueName } from "./support/accounts";
import { makeBatch } from "./support/batches";
import { desk, phone, toasts } from "./support/page";

const dayLength = 86_400_000;
/** A day from today as it is typed. */
const typedDay = (offset: number) =>
  new Date(Date.now() + offset * dayLength).toISOString().slice(0, 10).split("-").reverse().join("-");

const levels = ["Missing", "In part", "Good"].map((label, points) => ({ points, label, description: "" }));
const criteria = ["Result", "Plan"].map((title) => ({
  key: title.toLowerCase(),
  title,
  description: "",
  levels,
}));

interface Answer {
  data: { answer: Record<string, { id: number } & { id: number }[]> };
  errors?: unknown;
}

/** A batch with one learner, and a project of its course that no one was given. */
async function makeProject(request: APIRequestContext) {
  const { batchId, courseId, name: batchName, headers } = await makeBatch(request);
  const ask = async (query: string, variables: object) => {
    const reply = await request.post("/graphql", { data: { query, variables }, headers });
    const { data, errors } = (await reply.json()) as Answer;
    expect(errors).toBeUndefined();
    return data.answer;
  };
  const username = uniqueName("hander");
  const learner = { username, name: `Hander ${username.slice(-6)}`, email: `${username}@example.test` };
  const rows = [{ line: 2, ...learner, password: "learn-12345" }];
  const { users } = await ask(
    "mutation ($rows: [ImportUserRow!]!) { answer: importUsers(rows: $rows) { ... on ImportUsersPayload { users { id: databaseId } } } }",
    { rows },
  );
  await ask(
    "mutation ($batchId: Int!, $userIds: [Int!]!) { answer: assignUsersToBatch(batchId: $batchId, userIds: $userIds) { __typename } }",
    { batchId, userIds: users?.map(({ id }) => id) },
  );
  const { rubric } = await ask(
    "mutation ($input: RubricInput!) { answer: createRubric(input: $input) { ... on RubricPayload { rubric { id: databaseId } } } }",
    { input: { name: uniqueName("rubric"), criteria } },
  );
  const input = {
    courseId,
    kind: "PROJECT",
    title: uniqueName("project"),
    markdown: "Build **it**.",
    fileIds: [],
    accepts: ["TEXT"],
    points: 20,
    rubricId: rubric?.id,
    resubmissions: 1,
    lateRule: "PERCENT",
    latePercent: 50,
    milestones: [],
    teamSize: 1,
    teamsByLearner: false,
    marksEach: false,
  };
  const { assignment } = await ask(
    "mutation ($input: AssignmentInput!) { answer: createAssignment(input: $input) { ... on AssignmentPayload { assignment { id: databaseId } } } }",
    { input },
  );
  return { assignmentId: assignment?.id, batchId, batchName, title: input.title, learner };
}

/** Looks at a screen in both themes. */
async function lookAt(page: Page, where: string) {
  await expectAccessible(page, where);
  await switchSystemTheme(page, "dark");
  await expectAccessible(page, `${where}, dark`);
  await switchSystemTheme(page, "light");
  expect(await sidewaysScroll(page), where).toBe(0);
}

test.use({ hasTouch: true });

test("a project is given, handed in late with an extension, returned, handed in again and marked by keys", async ({
  page,
  browser,
  request,
}) => {
  test.setTimeout(180_000);
  const { assignmentId, batchId, batchName, title, learner } = await makeProject(request);
  await openSession(page, demo.admin);
  await page.setViewportSize(desk);
  await page.goto(`/admin/assignments/${assignmentId}/edit`);
  await page.getByRole("button", { name: "Give" }).click();
  await page.getByRole("combobox", { name: "Batch" }).fill(batchName);
  await page.getByRole("option", { name: new RegExp(batchName) }).click();
  await page
    .getByRole("textbox", { name: /^Opens/ })
    .first()
    .fill(typedDay(-7));
  await page.getByRole("textbox", { name: /^Due on/ }).fill(typedDay(-1));
  await lookAt(page, "giving");
  await page.getByRole("button", { name: "Give assignment" }).click();
  await expect(page.getByRole("heading", { name: batchName })).toBeVisible();

  await page.getByRole("button", { name: "Grant extension" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("combobox", { name: "Learner" }).fill(learner.username);
  await page.getByRole("option", { name: new RegExp(learner.name) }).click();
  await dialog.getByRole("textbox", { name: /^Due/ }).first().fill(typedDay(2));
  await dialog.getByRole("textbox", { name: /^Reason/ }).fill("Ill for three days");
  await dialog.getByRole("button", { name: "Grant extension" }).click();
  await expect(page.getByText("Ill for three days")).toBeVisible();
  await lookAt(page, "a given project");

  const context = await browser.newContext({ viewport: phone, hasTouch: true, isMobile: true });
  const other = await context.newPage();
  await openSession(other, { ...learner, password: "learn-12345" });
  await other.goto(`/learner/projects/${assignmentId}`);
  await other.getByRole("textbox", { name: /Your text/ }).fill("The first version.");
  await other.getByRole("button", { name: "Hand in" }).tap();
  await expect(other.getByText(/Receipt \d+.*on time/)).toBeVisible();
  await lookAt(other, "what was handed in, on a phone");

  await page.goto(`/admin/review?batch=${batchId}`);
  await page.getByRole("button", { name: "Start with the first" }).click();
  await expect(page.getByText("The first version.")).toBeVisible();
  await page.locator("body").press("c");
  await page.keyboard.type("Please add a plan.");
  await page.keyboard.press("Escape");
  await page.keyboard.press("r");
  await expect(toasts(page).getByText("Returned")).toBeVisible();
  await expect(other.getByText("Please add a plan.")).toBeVisible();

  await other.getByRole("textbox", { name: /Your text/ }).fill("The second version, with a plan.");
  await other.getByRole("button", { name: "Hand in" }).tap();
  await expect(other.getByText("Try 2")).toBeVisible();

  await page.goto(`/admin/review?batch=${batchId}`);
  await page.getByRole("button", { name: "Start with the first" }).click();
  await expect(page.getByText("The second version, with a plan.")).toBeVisible();
  await lookAt(page, "marking");
  for (const key of ["3", "2"]) await page.locator("body").press(key);
  await page.locator("body").press("Enter");
  await expect(toasts(page).getByText("Marked")).toBeVisible();
  await expect(other.getByText(/15 of 20/).first()).toBeVisible();

  await page.goto(`/admin/assignments?search=${title}`);
  await expect(page.getByRole("link", { name: title })).toBeVisible();
  await lookAt(page, "the list");
  await context.close();
});

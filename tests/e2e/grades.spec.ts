import { type APIRequestContext, expect, type Page, test } from "playwright/test";
import { expectAccessible, sidewaysScroll, switchSystemTheme } from "./support/accessibility";
import { accessToken, demo, openSession, registerAccount, uniqueName } from "./support/accounts";
import { makeBatch } from "./support/batches";
import { phone, toasts } from "./support/page";

interface Answer {
  data: Record<string, unknown>;
  errors?: unknown;
}

/** Asks the gateway as the administrator. */
async function openApi(request: APIRequestContext) {
  const headers = { Authorization: `Bearer ${await accessToken(request, demo.admin)}` };
  return async (query: string, variables: object) => {
    const reply = await request.post("/graphql", { data: { query, variables }, headers });
    const answer = (await reply.json()) as Answer;
    expect(answer.errors, JSON.stringify(answer)).toBeUndefined();
    return answer.data as { answer: Record<string, { id: number }[]> };
  };
}

const addItem = `mutation ($batchId: Int!, $courseId: Int!, $input: GradeItemInput!) {
  answer: addGradeItem(batchId: $batchId, courseId: $courseId, input: $input) { __typename }
}`;

/** A batch with learners, and items of its own that are marked of 20. */
async function makeGradebook(request: APIRequestContext, learners: number, items: number) {
  const { batchId, courseId, path } = await makeBatch(request);
  const ask = await openApi(request);
  const prefix = uniqueName("g").slice(0, 8);
  const rows = Array.from({ length: learners }, (_, place) => ({
    ...{ line: place + 2, name: `Graded ${String(place + 1).padStart(2, "0")}` },
    ...{ username: `${prefix}.${place}`, email: `${prefix}.${place}@example.test`, password: "learn-12345" },
  }));
  const { answer } = await ask(
    "mutation ($rows: [ImportUserRow!]!) { answer: importUsers(rows: $rows) { ... on ImportUsersPayload { users { id: databaseId } } } }",
    { rows },
  );
  const userIds = (answer["users"] ?? []).map(({ id }) => id);
  await ask(
    "mutation ($batchId: Int!, $userIds: [Int!]!) { answer: assignUsersToBatch(batchId: $batchId, userIds: $userIds) { __typename } }",
    { batchId, userIds },
  );
  for (let place = 1; place <= items; place += 1) {
    const input = { title: `Test ${place}`, category: "ASSESSMENTS", points: 20 };
    await ask(addItem, { batchId, courseId, input });
  }
  const [first] = rows;
  return { path: `${path}/grades`, learner: { email: first?.email ?? "", password: "learn-12345" } };
}

const cell = (page: Page, name: string) => page.getByRole("gridcell", { name });

test("a trainer types marks, explains a figure and imports a file; the learner sees it live", async ({
  page,
  browser,
  request,
}) => {
  test.slow();
  const { path, learner } = await makeGradebook(request, 2, 2);
  const other = await (await browser.newContext()).newPage();
  await openSession(other, learner);
  await other.setViewportSize(phone);
  await other.goto("/learner/grades");
  await expect(other.getByText("No mark yet").first()).toBeVisible();

  await openSession(page, demo.admin);
  await page.goto(path);
  const grid = page.getByRole("grid", { name: "Grades" });
  await grid.focus();
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.type("15");
  await page.keyboard.press("Tab");
  await page.keyboard.type("10");
  await page.keyboard.press("Enter");
  await expect(cell(page, "Test 1, Graded 01: 15 of 20")).toBeVisible();
  await expect(cell(page, "Test 2, Graded 01: 10 of 20")).toBeVisible();
  await expect(other.getByText("15 of 20")).toBeVisible();

  await page.keyboard.type("99");
  await page.keyboard.press("Enter");
  await expect(toasts(page).getByText("At most 20 points")).toBeVisible();
  await expect(cell(page, "Test 2, Graded 02: no mark yet")).toBeVisible();

  await cell(page, "Grade of Graded 01").click();
  const panel = page.getByRole("region", { name: "Grade of Graded 01" });
  await expect(panel.getByRole("row", { name: /Assessments/ })).toContainText("25 of 40");
  await cell(page, "Test 1, Graded 01: 15 of 20").click();
  await expect(page.getByText("Entered 15")).toBeVisible();
  await page.getByLabel("Reason").fill("Added up again");
  await page.getByLabel("Mark, of 20").fill("16");
  await page.getByRole("button", { name: "Save mark" }).click();
  await expect(cell(page, "Test 1, Graded 01: 16 of 20")).toBeVisible();

  await page.getByRole("button", { name: "Import CSV" }).click();
  const dialog = page.getByRole("dialog", { name: "Import marks" });
  const username = learner.email.replace("@example.test", "");
  await dialog.getByLabel("Marks as CSV").fill(`Username,Test 2\n${username},21`);
  await dialog.getByRole("button", { name: "Check" }).click();
  await expect(dialog.getByText("Line 2, Test 2: At most 20 points")).toBeVisible();
  await dialog.getByLabel("Marks as CSV").fill(`Username,Test 2\n${username},12.5`);
  await dialog.getByRole("button", { name: "Check" }).click();
  await expect(dialog.getByText("Graded 01, Test 2: 10 → 12.5")).toBeVisible();
  await dialog.getByRole("button", { name: "Import 1" }).click();
  await expect(cell(page, "Test 2, Graded 01: 12.5 of 20")).toBeVisible();
  await expect(other.getByText("12.5 of 20")).toBeVisible();

  for (const one of [page, other]) {
    await expectAccessible(one, "light");
    await switchSystemTheme(one, "dark");
    await expectAccessible(one, "dark");
  }
  expect(await sidewaysScroll(other), "sideways scroll on a phone").toBe(0);
});

test("60 learners by 40 items scroll without a long task, with few rows in the page", async ({
  page,
  request,
}) => {
  test.slow();
  const { path } = await makeGradebook(request, 60, 40);
  await openSession(page, demo.admin);
  await page.goto(path);
  const grid = page.getByRole("grid", { name: "Grades" });
  await expect(grid).toHaveAttribute("aria-rowcount", "61");
  await page.waitForLoadState("networkidle");
  const longest = await grid.evaluate(async (box) => {
    const tasks: number[] = [];
    const observer = new PerformanceObserver((list) =>
      tasks.push(...list.getEntries().map(({ duration }) => duration)),
    );
    observer.observe({ type: "longtask" });
    const frame = () => new Promise(requestAnimationFrame);
    for (let step = 0; step < 120; step += 1) {
      box.scrollTop += step % 2 === 0 ? 40 : 0;
      box.scrollLeft += step % 2 === 0 ? 0 : 60;
      await frame();
    }
    await frame();
    observer.disconnect();
    return Math.max(0, ...tasks);
  });
  expect(longest).toBeLessThanOrEqual(50);
  expect(await grid.getByRole("row").count()).toBeLessThan(40);
  await grid.focus();
  await page.keyboard.press("End");
  await expect(page.getByRole("gridcell", { selected: true })).toBeVisible();
});

test("a new learner sees what will appear under Grades", async ({ page, request }) => {
  await openSession(page, await registerAccount(request));
  await page.goto("/learner/grades");
  await expect(page.getByText("No grades yet")).toBeVisible();
  await expectAccessible(page, "no grades");
});

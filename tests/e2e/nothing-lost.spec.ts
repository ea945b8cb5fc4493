import { type APIRequestContext, type BrowserContext, expect, type Page, test } from "playwright/test";
import { expectAccessible, switchSystemTheme } from "./support/accessibility";
import { demo, openSession, registerAccount, signIn } from "./support/accounts";
import { topicAt } from "./support/catalogue";
import { checkbox, type Learner, study } from "./support/learner";
import { heading, phone, toasts, untilLive } from "./support/page";
import { restPercentage } from "./support/progress";

/** Ends the session of a browser: its cookies and its token are gone, as after an idle night. */
async function endSession(page: Page, context: BrowserContext): Promise<void> {
  await context.clearCookies();
  await page.evaluate(() => {
    if (localStorage.getItem("token")) localStorage.setItem("token", "over");
  });
}

const dialog = (page: Page) => page.getByRole("dialog", { name: "Your session has ended" });

async function signInAgain(page: Page, password: string): Promise<void> {
  await dialog(page).getByLabel("Password", { exact: true }).fill(password);
  await dialog(page).getByRole("button", { name: "Login" }).click();
  await expect(dialog(page)).toHaveCount(0);
}

test("an announcement outlasts its session: the author signs in beside it", async ({ page, context }) => {
  const title = `Hall ${Date.now()}`;
  await signIn(page, demo.admin);
  await page.goto("/admin/announcements/create");
  await page.getByLabel("Title").fill(title);
  await page.getByRole("textbox", { name: "Text" }).fill("We meet in the large hall.");
  await page.getByRole("radio", { name: "Batch" }).check();
  await page.getByRole("combobox", { name: "Batch" }).fill("a");
  await page.getByRole("option").first().click();
  const send = page.getByRole("button", { name: /^Send to \d+ (person|people)$/ });
  await expect(send).toBeVisible();
  await endSession(page, context);
  await send.click();
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page).getByLabel("Email")).toHaveValue(demo.admin.username);
  await expectAccessible(page, "light");
  await switchSystemTheme(page, "dark");
  await expectAccessible(page, "dark");
  await page.setViewportSize(phone);
  await expectAccessible(page, "phone");
  await signInAgain(page, demo.admin.password);
  await expect(page.getByText(title).first()).toBeVisible();
  await expect(page).not.toHaveURL(/create|login/);
  // It waits some seconds, in which it can be taken back and written again.
  await toasts(page).getByRole("button", { name: "Undo" }).click();
  await expect(page).toHaveURL(/create$/);
  await expect(page.getByLabel("Title")).toHaveValue(title);
  await expect(send).toBeVisible();
  // No one gets what was taken back.
  await page.goto("/admin/announcements");
  await expect(page.getByRole("row", { name: new RegExp(title) })).toContainText("Cancelled");
});

/** The id of the first topic of a course whose lesson the learner may read. */
async function findLesson(request: APIRequestContext, { token }: Learner, courseId: number): Promise<number> {
  const query = `query ($courseId: Int!) {
    course(databaseId: $courseId) { modules { topics { databaseId isOpen hasLesson } } }
  }`;
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await request.post("/graphql", { headers, data: { query, variables: { courseId } } });
  interface Topic {
    databaseId: number;
    isOpen: boolean;
    hasLesson: boolean;
  }
  const { data } = (await answer.json()) as { data: { course: { modules: { topics: Topic[] }[] } } };
  const topics = data.course.modules.flatMap((module) => module.topics);
  return topics.find(({ isOpen, hasLesson }) => isOpen && hasLesson)?.databaseId ?? 0;
}

test("notes of two windows are both kept, as their owner chooses", async ({ page, context, request }) => {
  const { learner, course } = await study(page, request, "PYTHON");
  const address = `${course.path}/topics/${await findLesson(request, learner, course.id)}`;
  const other = await context.newPage();
  const notes = (window: Page) => window.getByRole("textbox", { name: "My notes" });
  for (const window of [page, other]) {
    await window.goto(address);
    await expect(notes(window)).toBeVisible();
  }
  await notes(page).fill("From the laptop");
  await expect(notes(other)).toHaveValue("From the laptop");
  await context.setOffline(true);
  await notes(other).fill("From the laptop, and the phone");
  await expect(other.getByText("Waiting for connection")).toBeVisible();
  await other.close();
  await notes(page).fill("From the laptop, longer");
  await context.setOffline(false);
  await expect(page.getByText("Saved automatically")).toBeVisible();
  const next = await context.newPage();
  await next.goto(address);
  await expect(next.getByText("Your other device wrote this")).toBeVisible();
  await next.getByRole("button", { name: "Keep both" }).click();
  const both = "From the laptop, and the phone\n\n---\n\nFrom the laptop, longer";
  await expect(notes(page)).toHaveValue(both);
  await page.reload();
  await expect(notes(page)).toHaveValue(both);
});

test("a tick without a connection is sent when the learner comes back", async ({
  page,
  context,
  request,
}) => {
  const { learner, course } = await study(page, request, "LINUX-SH");
  const topic = topicAt(course, 0);
  await page.goto(course.path);
  await expect(checkbox(page, topic)).toBeVisible();
  await context.setOffline(true);
  await checkbox(page, topic).check();
  await expect(page.getByText("Waiting for connection")).toBeVisible();
  await page.close({ runBeforeUnload: false });
  expect(await restPercentage(request, learner, "LINUX-SH")).toBe(0);
  await context.setOffline(false);
  const again = await context.newPage();
  await again.goto(course.path);
  await expect.poll(() => restPercentage(request, learner, "LINUX-SH")).toBeGreaterThan(0);
  await expect(checkbox(again, topic)).toBeChecked();
});

test("the first letters after Ctrl+K are all there, and open what they name", async ({ page, request }) => {
  await openSession(page, await registerAccount(request));
  await page.goto("/learner/courses");
  await expect(heading(page)).toHaveText("My Courses");
  await untilLive(page);
  await page.keyboard.press("Control+k");
  await page.keyboard.type("chat");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/chat/);
});

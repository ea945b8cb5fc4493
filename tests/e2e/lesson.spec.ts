import { expect, test } from "playwright/test";
import { expectAccessible, sidewaysScroll, switchSystemTheme } from "./support/accessibility";
import { demo, openSession } from "./support/accounts";
import { study } from "./support/learner";
import { untilSaved } from "./support/lessonEditor";
import { taughtCourse } from "./support/lessons";
import { heading, phone, untilLive } from "./support/page";

const text = (markdown: string) => ({ kind: "TEXT", markdown });
const long = Array.from({ length: 40 }, (_line, at) => `Line ${at + 1} of the lesson.`).join("\n\n");

test("a learner reads on a phone, takes notes, asks, completes and goes on", async ({ page, request }) => {
  const course = await taughtCourse([
    {
      settings: { summary: "What loops are for.", minutes: 5, completion: "VIEWED" },
      blocks: [
        text("## Why loops\n\nThey **repeat** work. <script>alert(1)</script>"),
        { kind: "CODE", language: "javascript", markdown: "for (;;) {}" },
        { kind: "CALLOUT", tone: "WARNING", markdown: "This one never ends." },
        text(long),
      ],
    },
    { settings: { opening: "IN_ORDER" }, blocks: [text("The second lesson.")] },
  ]);
  const [first, second] = course.topics;
  await page.setViewportSize(phone);
  await study(page, request, course.code);
  await page.goto(`/learner/courses/${course.code}/${course.id}/topics/${second?.databaseId}`);
  await expect(page.getByText(`It opens when you have completed “${first?.name}”.`)).toBeVisible();
  await page.getByRole("link", { name: "Go to the lesson before" }).click();

  await expect(heading(page)).toHaveText(first?.name ?? "");
  await expect(heading(page)).toBeFocused();
  await expect(page.getByRole("heading", { level: 2, name: "Why loops" })).toBeVisible();
  await expect(page.getByText("<script>alert(1)</script>")).toBeVisible();
  await expect(page.getByRole("complementary", { name: "Warning" })).toContainText("never ends");
  expect(await sidewaysScroll(page)).toBe(0);

  await page.getByRole("textbox", { name: "My notes" }).fill("Ask about while.");
  await expect(page.getByText("Saved automatically")).toBeVisible();
  await page.getByRole("textbox", { name: "Your question" }).fill("What about while?");
  await page.getByRole("button", { name: "Ask", exact: true }).click();
  await expect(page.getByRole("article").getByText("What about while?")).toBeVisible();

  // It is completed by the server, once every block was on screen.
  await page.getByText("Line 40 of the lesson.").scrollIntoViewIfNeeded();
  await expect(page.getByText("You have completed this lesson.")).toBeVisible();
  await page.getByRole("button", { name: "Lessons" }).click();
  await expect(page.getByRole("link", { name: /completed/ })).toHaveText(new RegExp(first?.name ?? ""));
  await page
    .getByRole("dialog")
    .getByRole("link", { name: new RegExp(`^${second?.name}`) })
    .click();
  await expect(page.getByText("The second lesson.")).toBeVisible();
  await page.getByRole("checkbox", { name: "Mark as complete" }).check();
  await expect(page.getByText(/^Completed \d\d-/)).toBeVisible();

  await page.goto(`/learner/courses/${course.code}/${course.id}/topics/${first?.databaseId}`);
  await expect(page.getByRole("textbox", { name: "My notes" })).toHaveValue("Ask about while.");
});

test("a trainer replies where a question was asked, and it shows at once", async ({
  page,
  request,
  browser,
}) => {
  const course = await taughtCourse([{ blocks: [text("About loops.")] }]);
  const address = `/learner/courses/${course.code}/${course.id}/topics/${course.topics[0]?.databaseId}`;
  await study(page, request, course.code);
  await page.goto(address);
  await page.getByRole("textbox", { name: "Your question" }).fill("Do they end?");
  await page.getByRole("button", { name: "Ask", exact: true }).click();

  const trainer = await browser.newPage();
  await openSession(trainer, demo.admin);
  await trainer.goto(address);
  await trainer.getByRole("button", { name: "Answer", exact: true }).click();
  await trainer.getByRole("textbox", { name: "Your answer" }).fill("When the condition is false.");
  await trainer.getByRole("button", { name: "Post answer" }).click();
  await expect(page.getByText("When the condition is false.")).toBeVisible();
  await page.getByRole("button", { name: "Accept" }).click();
  await expect(trainer.getByText("Accepted answer")).toBeVisible();
  await trainer.close();
});

test("what is published in one tab shows in another, without a reload, and no draft does", async ({
  page,
}) => {
  const course = await taughtCourse([{ blocks: [{ kind: "CODE", language: "", markdown: "first" }] }]);
  const topicId = course.topics[0]?.databaseId;
  await openSession(page, demo.admin);
  await page.goto(`/learner/courses/${course.code}/${course.id}/topics/${topicId}`);
  await expect(page.getByText("first", { exact: true })).toBeVisible();
  const loaded = await page.evaluate(() => performance.timeOrigin);

  const author = await page.context().newPage();
  await author.goto(`/admin/courses/${course.id}/topics/${topicId}/edit`);
  await author.getByRole("textbox", { name: "Code" }).fill("second");
  await untilSaved(author);
  await author.getByRole("button", { name: "Publish" }).click();
  await expect(author.getByRole("dialog", { name: "Publish the lesson" })).toBeVisible();
  await expect(page.getByText("first", { exact: true })).toBeVisible();
  await author.getByRole("button", { name: "Publish now" }).click();
  await expect(page.getByText("second", { exact: true })).toBeVisible();
  await expect(page.getByText("first", { exact: true })).toHaveCount(0);
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(loaded);
});

test("a visitor reads a preview and nothing else", async ({ page }) => {
  const course = await taughtCourse([
    { settings: { isPreview: true }, blocks: [text("Open to everyone.")] },
    { blocks: [text("For learners alone.")] },
  ]);
  await page.goto(`/courses/${course.code}`);
  // Before, the link would load a page anew, whose heading takes no focus.
  await untilLive(page);
  await page.getByRole("link", { name: `Preview of ${course.topics[0]?.name}` }).click();
  await expect(page.getByText("Open to everyone.")).toBeVisible();
  await expect(heading(page)).toBeFocused();
  await page.goto(`/courses/${course.code}/topics/${course.topics[1]?.databaseId}`);
  await expect(page.getByText("This lesson is for learners of the course")).toBeVisible();
  await expect(page.getByText("For learners alone.")).toHaveCount(0);
});

test("a lesson is accessible in both themes", async ({ page, request }) => {
  const course = await taughtCourse([
    {
      blocks: [
        text(
          "## Lists\n\n- one\n- two\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n[A link](https://example.org) and `code`.",
        ),
        { kind: "CODE", language: "python", markdown: `def f(x):\n    return x  # ${"long ".repeat(40)}` },
        { kind: "CALLOUT", tone: "TIP", markdown: "Try it." },
      ],
    },
  ]);
  await study(page, request, course.code);
  await page.goto(`/learner/courses/${course.code}/${course.id}/topics/${course.topics[0]?.databaseId}`);
  await expect(page.getByRole("heading", { level: 2, name: "Lists" })).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  // The skip link leads past the outline; code that is wider than the lesson is a stop after it.
  await expect(heading(page)).toBeFocused();
  await expect(page.getByRole("group", { name: "Code" })).toHaveAttribute("tabindex", "0");
  await expectAccessible(page, "light");
  await page.setViewportSize(phone);
  await switchSystemTheme(page, "dark");
  await expectAccessible(page, "dark");
});

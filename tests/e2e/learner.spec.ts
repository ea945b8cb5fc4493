import { type APIRequestContext, expect, test } from "playwright/test";
import { type Account, registerAccount, signIn } from "./support/accounts";
import { readCourse, topicAt, topicNames } from "./support/catalogue";
import { checkbox, courseMenuLink, openLearner, study } from "./support/learner";
import { header, heading, toasts } from "./support/page";
import { courseProgress, restPercentage, toPercent } from "./support/progress";

const now = (percent: number) => ["aria-valuenow", String(percent)] as const;

test("a learner signs in, enrols in a free course, completes a module, and sees one percentage everywhere", async ({
  page,
  request,
}) => {
  const account: Account = await registerAccount(request, "learner");
  const course = await readCourse(request, "LINUX-SH");
  const [first, second] = course.modules;
  if (!first || !second) throw new Error("The course has too few modules");
  const total = topicNames(course).length;
  const percent = toPercent(first.topics.length, total);
  const label = `${percent}% complete, ${first.topics.length} of ${total} topics`;
  await signIn(page, account);
  await expect(page.getByText("You're not enrolled in any courses yet")).toBeVisible();

  await page.getByRole("link", { name: "View all courses" }).click();
  await page.getByRole("link", { name: course.title }).first().click();
  await page.getByRole("button", { name: "Enrol" }).click();
  await expect(toasts(page).getByText("You are enrolled")).toBeVisible();
  await page.getByRole("link", { name: "Go to course" }).click();
  await expect(page).toHaveURL(/\/learner\/courses\/LINUX-SH\/\d+\/topics$/);
  await expect(courseProgress(page)).toHaveAttribute(...now(0));

  await page
    .getByRole("region", { name: first.name })
    .getByRole("button", { name: "Mark module done" })
    .click();
  await expect(page.getByRole("progressbar", { name: `Progress in ${first.name}` })).toHaveAttribute(
    ...now(100),
  );
  await expect(courseProgress(page)).toHaveAttribute(...now(percent));
  await expect(page.getByText(label, { exact: true })).toBeVisible();
  const learner = await openLearner(request, account);
  await expect.poll(() => restPercentage(request, learner, course.code)).toBe(percent);

  await header(page).getByRole("link", { name: "Learner" }).click();
  const card = page.getByRole("article").filter({ hasText: course.title });
  await expect(card.getByText(`${label} done`, { exact: true })).toBeVisible();
  await expect(card.getByRole("progressbar")).toHaveAttribute(...now(percent));
  await page.reload();
  await expect(card.getByRole("progressbar")).toHaveAttribute(...now(percent));

  const next = topicAt(course, first.topics.length);
  await card.getByRole("link", { name: `Continue: ${next}` }).click();
  await expect(page).toHaveURL(/\/topics\/\d+$/);
  await expect(page.getByRole("heading", { level: 1, name: next })).toBeVisible();
  await expect(courseProgress(page)).toHaveAttribute(...now(percent));
});

test("a completion is undone by a second click, and each survives a reload", async ({ page, request }) => {
  const { learner, course } = await study(page, request, "PYTHON");
  const total = topicNames(course).length;
  const [first, second] = [topicAt(course, 0), topicAt(course, 1)];
  await page.goto(course.path);
  await checkbox(page, first).check();
  await checkbox(page, second).check();
  await expect(courseProgress(page)).toHaveAttribute(...now(toPercent(2, total)));
  await expect.poll(() => restPercentage(request, learner, "PYTHON")).toBe(toPercent(2, total));
  await page.reload();
  await expect(checkbox(page, second)).toBeChecked();
  const line = page.getByRole("listitem").filter({ has: checkbox(page, second) });
  await expect(line).toContainText("Completed");
  await checkbox(page, second).uncheck();
  await expect(line).not.toContainText("Completed");
  await expect.poll(() => restPercentage(request, learner, "PYTHON")).toBe(toPercent(1, total));
  await page.reload();
  await expect(checkbox(page, first)).toBeChecked();
  await expect(checkbox(page, second)).not.toBeChecked();
  await expect(courseProgress(page)).toHaveAttribute(...now(toPercent(1, total)));
});

test("another tab follows a completion, on the topics and on My Courses", async ({
  page,
  context,
  request,
}) => {
  const { course } = await study(page, request, "JS-CORE");
  const percent = toPercent(1, topicNames(course).length);
  const [topics, courses] = [await context.newPage(), await context.newPage()];
  await page.goto(course.path);
  await topics.goto(course.path);
  await courses.goto("/learner/courses");
  const topic = topicAt(course, 0);
  await expect(checkbox(topics, topic)).not.toBeChecked();
  const bar = courses.getByRole("progressbar", { name: `Progress in ${course.title}` });
  await expect(bar).toHaveAttribute(...now(0));
  await checkbox(page, topic).check();
  await expect(checkbox(topics, topic)).toBeChecked();
  await expect(courseProgress(topics)).toHaveAttribute(...now(percent));
  await expect(bar).toHaveAttribute(...now(percent));
  await checkbox(topics, topic).uncheck();
  await expect(checkbox(page, topic)).not.toBeChecked();
  await expect(bar).toHaveAttribute(...now(0));
});

test("marks of questions and resources are counted, and kept after a reload", async ({ page, request }) => {
  const { course } = await study(page, request, "PYTHON");
  await page.goto(course.path);
  for (const [screen, tile] of [
    ["Questions", /^Questions\s*60/],
    ["Resources", /^Resources\s*10/],
  ] as const) {
    await courseMenuLink(page, screen).click();
    await expect(heading(page)).toHaveText(screen);
    await expect(page.getByRole("main").getByText(tile).first()).toBeVisible();
    const mark = page.getByRole("main").getByRole("checkbox").nth(1);
    const saved = page.waitForResponse(
      (response) => /Mutation/.test(response.request().postData() ?? "") && response.ok(),
    );
    await mark.check();
    await saved;
    await page.reload();
    await expect(mark).toBeChecked();
    await expect(page.getByRole("main").getByRole("checkbox").first()).not.toBeChecked();
  }
});

test("resources show: a page in a frame of height 1000, a recording, a picture and a PDF", async ({
  page,
  request,
}) => {
  const { course } = await study(page, request, "PYTHON");
  const address = "https://pythontutor.com/render.html";
  await page.route(address, (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>Tutorial</title><h1>Foreign page</h1>" }),
  );
  await page.goto(`${course.path}/resources`);
  const card = page.getByRole("article", { name: "Python Tutor, visualise execution" });
  const outside = card.getByRole("link", { name: "pythontutor.com" });
  await expect(outside).toHaveAttribute("href", address);
  await expect(outside).toHaveAttribute("target", "_blank");
  await card.getByRole("link", { name: "Python Tutor, visualise execution" }).click();
  await expect(heading(page)).toHaveText("Python Tutor, visualise execution");
  await expect(page).toHaveTitle(/^Python Tutor/);
  const frame = page.getByTitle("Python Tutor, visualise execution");
  await expect(frame).toHaveAttribute("height", "1000");
  expect((await frame.boundingBox())?.height).toBe(1000);
  await expect(frame).toHaveAttribute("sandbox", /^(?!.*allow-top-navigation).*allow-scripts/);
  await expect(frame.contentFrame().getByRole("heading", { name: "Foreign page" })).toBeVisible();
  const fallback = page.getByRole("link", { name: "Open in a new tab" });
  await expect(fallback).toHaveAttribute("href", address);
  await expect(fallback).toHaveAttribute("rel", /noopener/);

  await page.goto(`${course.path}/resources`);
  await page.getByRole("link", { name: "Recorded class: reading a traceback" }).click();
  const video = page.getByLabel("Recorded class: reading a traceback");
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.duration)).toBe(24);
  await expect(video.locator("track")).toHaveAttribute("src", /\/demo\/.*\.vtt$/);
  await page.goto(`${course.path}/resources`);
  await page.getByRole("link", { name: "Decision chart: which collection to use" }).click();
  const picture = page.getByRole("img", { name: "Decision chart: which collection to use" });
  await expect
    .poll(() => picture.evaluate((element: HTMLImageElement) => element.naturalWidth))
    .toBeGreaterThan(300);
  const document = await page.request.get("/demo/python/builtins.pdf");
  expect(document.headers()["content-type"]).toBe("application/pdf");
  expect(document.headers()["content-security-policy"]).toContain("frame-ancestors 'self'");
});

test("a review is left and changed, and the course's rating shows it", async ({ page, request }) => {
  const { learner, course } = await study(page, request, "ENG-INTVW");
  await page.goto(`${course.path}/topics`);
  const done = course.modules.slice(0, Math.ceil(course.modules.length / 3));
  for (const { name } of done)
    await page.getByRole("region", { name }).getByRole("button", { name: "Mark module done" }).click();
  await expect.poll(() => restPercentage(request, learner, "ENG-INTVW")).toBeGreaterThanOrEqual(25);
  const before = await readRating(request, "ENG-INTVW");
  await page.goto("/courses/ENG-INTVW");
  for (const [button, stars, text] of [
    ["Leave a review", "1 star", "Too quick for me."],
    ["Change your review", "5 stars", "I found my pace, and my voice."],
  ] as const) {
    await page.getByRole("button", { name: button }).click();
    const form = page.getByRole("form", { name: "Your review" });
    await form.locator("label", { hasText: stars }).click();
    await form.getByLabel("Review", { exact: true }).fill(text);
    await form.getByRole("button", { name: "Save review" }).click();
    await expect(form).toBeHidden();
    const own = page.getByRole("listitem").filter({ hasText: learner.name });
    await expect(own).toHaveCount(1);
    await expect(own).toContainText(text);
    const { rating, reviews } = await readRating(request, "ENG-INTVW");
    expect(reviews).toBe(before.reviews + 1);
    const label = `${rating.toFixed(1)} out of 5 stars from ${reviews} reviews`;
    await expect(page.getByText(label, { exact: true })).toHaveCount(2);
  }
});

/** A course's rating as every program reads it. */
async function readRating(request: APIRequestContext, code: string) {
  const answer = await request.get(`/api/courses/code/${code}`);
  return (await answer.json()) as { rating: number; reviews: number };
}

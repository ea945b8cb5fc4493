import { expect, type Page, test } from "playwright/test";
import { demo, openSession, registerAccount } from "./support/accounts";
import { newCourse } from "./support/authoring";
import { checkbox, openLearner } from "./support/learner";
import { heading, toasts } from "./support/page";

const enrolledMessage = "Failed to delete the course. Users are already enrolled courses";

/** Types a module with its topics in one go, as a person does who never looks up from the keyboard. */
async function typeModule(page: Page, names: readonly string[]): Promise<void> {
  await page.getByRole("button", { name: "Add Module" }).click();
  for (const name of names) {
    await page.keyboard.type(name);
    await page.keyboard.press("Enter");
  }
  await page.keyboard.press("Escape");
  await expect(page.getByRole("textbox", { name: "Topic Name" })).toHaveCount(0);
}

/** Searches the list of courses for a title, and opens the menu of its row. */
async function openActions(page: Page, title: string): Promise<void> {
  await page.goto(`/admin/courses?search=${encodeURIComponent(title)}`);
  await page.getByRole("button", { name: `Actions for ${title}` }).click();
}

test("an admin builds a course from nothing and publishes it; a learner studies it, and it cannot be deleted", async ({
  page,
  browser,
  request,
}) => {
  const { code, title } = newCourse();
  await openSession(page, demo.admin);
  await page.goto("/admin/courses");
  await page.getByRole("link", { name: "Add Course" }).last().click();
  await expect(heading(page)).toHaveText("Add Course");
  const form = page.getByRole("form", { name: "Create course" });
  await form.getByRole("textbox", { name: /^Code/ }).fill(code);
  await form.getByRole("combobox", { name: /^Category/ }).selectOption({ index: 1 });
  await form.getByRole("textbox", { name: /^Title/ }).fill(title);
  await form.getByRole("textbox", { name: /^Description/ }).fill("Built in a browser, from nothing.");
  // Last in every order of the catalogue that other tests look at.
  await form.getByRole("textbox", { name: /^Duration/ }).fill("90000");
  await form.getByRole("combobox", { name: /^Level/ }).selectOption({ label: "Advanced" });
  await form.getByRole("textbox", { name: /^Image URL/ }).fill("/covers/python.svg");
  await page.getByRole("button", { name: "Next: Outline" }).click();

  await typeModule(page, ["Basics", "First steps", "Second steps"]);
  await typeModule(page, ["Beyond", "Far away"]);
  await page.getByRole("button", { name: "Next: Review" }).click();
  await expect(page.getByText("2 modules, 3 topics")).toBeVisible();
  await page.getByRole("button", { name: "Create course" }).click();
  await expect(toasts(page).getByText("Course created successfully")).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/courses\/\d+$/);
  await expect(heading(page)).toHaveText(title);
  await expect(page.getByRole("main").getByText("Far away")).toBeVisible();

  await openActions(page, title);
  await page.getByRole("menuitem", { name: "Publish", exact: true }).click();
  const question = page.getByRole("alertdialog", { name: "Publish the course" });
  await expect(question).toContainText("Are you sure you want to publish this course?");
  await question.getByRole("button", { name: "Publish" }).click();
  await expect(toasts(page).getByText("Course published successfully")).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: title })).toContainText("Published");

  const context = await browser.newContext();
  const study = await context.newPage();
  await openLearner(study.request, await registerAccount(request, "learner"));
  await study.goto(`/courses/${code}`);
  await study.getByRole("button", { name: "Enrol" }).click();
  await expect(toasts(study).getByText("You are enrolled")).toBeVisible();
  await study.getByRole("link", { name: "Go to course" }).click();
  await checkbox(study, "First steps").check();
  const line = study.getByRole("listitem").filter({ has: checkbox(study, "First steps") });
  await expect(line.last()).toContainText("Completed");
  await study.reload();
  await expect(checkbox(study, "First steps")).toBeChecked();
  await context.close();

  await openActions(page, title);
  await page.getByRole("menuitem", { name: "Delete", exact: true }).click();
  await expect(toasts(page).getByText(enrolledMessage, { exact: true })).toBeVisible();
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
  await openActions(page, title);
  await page.getByRole("menuitem", { name: "Unpublish", exact: true }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Unpublish" }).click();
  await expect(toasts(page).getByText("Course unpublished successfully")).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: title })).toContainText("Draft");
});

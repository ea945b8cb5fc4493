import { type APIRequestContext, expect, type Locator, type Page } from "playwright/test";
import { demo, openSession } from "./accounts";
import { commands, draftCourse } from "./authoring";
import { heading } from "./page";

export const blocks = (page: Page): Locator => page.getByRole("list", { name: "Blocks" });
export const kinds = (page: Page): Locator => page.getByRole("combobox", { name: "Kind of block" });
export const texts = (page: Page): Locator => page.getByRole("textbox", { name: "Text", exact: true });
export const names = (page: Page) =>
  page
    .locator("[data-sort-key]")
    .evaluateAll((rows) => rows.map((row) => row.getAttribute("aria-label")?.split(" ")[0]));

/** A one-pixel PNG. */
export const picture = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** A tenth of a second of silence. */
export const recording = (() => {
  const samples = Buffer.alloc(800, 128);
  const head = Buffer.alloc(44);
  head.write("RIFF", 0);
  head.writeUInt32LE(36 + samples.length, 4);
  head.write("WAVEfmt ", 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(8_000, 24);
  head.writeUInt32LE(8_000, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write("data", 36);
  head.writeUInt32LE(samples.length, 40);
  return Buffer.concat([head, samples]);
})();

const reading = `query ($courseId: Int!) { result: course(databaseId: $courseId) { modules { databaseId } } }`;
const asking = `mutation ($courseId: Int!, $moduleId: Int!, $input: QuestionInput!) {
  result: addQuestion(courseId: $courseId, moduleId: $moduleId, input: $input) { __typename ... on Refusal { message } }
}`;

/** A question of the course's bank. */
async function addQuestion(request: APIRequestContext, courseId: number): Promise<void> {
  const options = [
    { text: "Yes", isCorrect: true },
    { text: "No", isCorrect: false },
  ];
  const input = { title: "Does it end?", type: "SINGLE", options, acceptedAnswers: [] };
  const send = await commands(request);
  const course = await send<{ modules: { databaseId: number }[] }>(reading, { courseId });
  const moduleId = course.modules[0]?.databaseId;
  expect(await send(asking, { courseId, moduleId, input })).not.toHaveProperty("message");
}

/** Opens the editor of the only topic of a new course. */
export async function openLesson(page: Page, request: APIRequestContext): Promise<void> {
  const { id } = await draftCourse(request, ["Basics"]);
  await addQuestion(request, id);
  await openSession(page, demo.admin);
  await page.goto(`/admin/courses/${id}/curriculum`);
  await page.getByRole("link", { name: "Edit lesson About Basics" }).click();
  await expect(heading(page)).toHaveText("About Basics");
}

/** Everything on the screen is saved. */
export const untilSaved = async (page: Page) => {
  await expect(page.getByRole("status").getByText("Saved", { exact: true })).toBeVisible();
  await expect(page.getByText("Saving", { exact: true })).toHaveCount(0);
};

export async function addByMouse(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "Add block", exact: true }).click();
  await page.getByRole("option", { name: new RegExp(`^${name}`) }).click();
}

/** Opens the editor of a new lesson with one block of code, which is saved. */
export async function openCode(page: Page, request: APIRequestContext, code: string): Promise<void> {
  await openLesson(page, request);
  await addByMouse(page, "Code");
  await page.getByRole("textbox", { name: "Code" }).fill(code);
  await untilSaved(page);
}

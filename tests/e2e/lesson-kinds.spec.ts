import { expect, type Page, test } from "playwright/test";
import {
  addByMouse,
  kinds,
  names,
  openCode,
  openLesson,
  picture,
  recording,
  texts,
  untilSaved,
} from "./support/lessonEditor";

const every = ["Text", "Code", "Callout", "Image", "Video", "Audio", "File", "Embed", "Question"];
const sound = { name: "loop.wav", mimeType: "audio/wav", buffer: recording };
const png = { name: "loop.png", mimeType: "image/png", buffer: picture };
const notes = { name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("Loops repeat.\n") };

/** Chooses a file by the button that has the focus, or is pressed. */
async function choose(page: Page, file: typeof png, press: () => Promise<void>): Promise<void> {
  const chooser = page.waitForEvent("filechooser");
  await press();
  await (await chooser).setFiles(file);
}

test("an author adds a block of every kind by mouse", async ({ page, request }) => {
  await openLesson(page, request);
  await addByMouse(page, "Text");
  await expect(texts(page)).toBeFocused();
  await page.keyboard.type("Loops");
  await addByMouse(page, "Code");
  await page.getByRole("textbox", { name: "Code" }).fill("for (;;) {}");
  await addByMouse(page, "Callout");
  await page.getByRole("textbox", { name: "Text of the callout" }).fill("It never ends.");
  await addByMouse(page, "Image");
  await choose(page, png, () => page.getByRole("button", { name: "Choose a picture" }).click());
  await page.getByLabel(/Alternative text/).fill("A loop");
  await addByMouse(page, "Video");
  await page.getByLabel("YouTube or Vimeo link").fill("https://youtu.be/dQw4w9WgXcQ");
  await addByMouse(page, "Audio");
  await choose(page, sound, () => page.getByRole("button", { name: "Choose a recording" }).click());
  await addByMouse(page, "File");
  await choose(page, notes, () => page.getByRole("button", { name: "Choose a file" }).click());
  await addByMouse(page, "Embed");
  await page.getByRole("textbox", { name: /^Link/ }).fill("https://example.org/loops");
  await addByMouse(page, "Question");
  await page.getByRole("combobox", { name: /^Question/ }).click();
  await page.getByRole("option", { name: "Does it end?" }).click();
  await untilSaved(page);
  await page.reload();
  await expect(texts(page)).toHaveText("Loops");
  expect(await names(page)).toEqual(every);
  await page.getByRole("button", { name: "Preview" }).click();
  const preview = page.getByRole("region", { name: "Preview" });
  await expect(preview.getByRole("img", { name: "A loop" })).toBeVisible();
  await expect(preview.getByText("Does it end?").first()).toBeVisible();
  await expect(preview.getByRole("link", { name: /Download/ })).toBeVisible();
});

test("an author adds a block of every kind by keys alone", async ({ page, request }) => {
  await openLesson(page, request);
  const { keyboard } = page;
  const add = async (name: string) => {
    await page.getByRole("button", { name: "Add block", exact: true }).focus();
    await keyboard.press("Enter");
    await expect(kinds(page)).toBeFocused();
    await keyboard.type(name);
    await keyboard.press("Enter");
  };
  const files = [png, sound, notes];
  page.on("filechooser", (chooser) => void chooser.setFiles(files.shift() ?? []));
  await add("Text");
  await expect(texts(page)).toBeFocused();
  await keyboard.type("Loops");
  await add("Code");
  await keyboard.type("x = 1");
  await add("Callout");
  await expect(page.getByRole("textbox", { name: "Text of the callout" })).toBeFocused();
  await keyboard.type("It never ends.");
  await keyboard.press("Shift+Tab");
  await expect(page.getByRole("combobox", { name: "Tone" })).toBeFocused();
  await keyboard.press("ArrowDown");
  await add("Image");
  await expect(page.getByRole("button", { name: "Choose a picture" })).toBeFocused();
  await keyboard.press("Enter");
  await page.getByLabel(/Alternative text/).focus();
  await keyboard.type("A loop");
  await add("Video");
  await page.getByLabel("YouTube or Vimeo link").focus();
  await keyboard.type("https://youtu.be/dQw4w9WgXcQ");
  await add("Audio");
  await expect(page.getByRole("button", { name: "Choose a recording" })).toBeFocused();
  await keyboard.press("Enter");
  await add("File");
  await expect(page.getByRole("button", { name: "Choose a file" })).toBeFocused();
  await keyboard.press("Enter");
  await add("Embed");
  await keyboard.type("https://example.org/loops");
  await add("Question");
  await expect(page.getByRole("combobox", { name: /^Question/ })).toBeFocused();
  await keyboard.type("Does");
  await expect(page.getByRole("option", { name: "Does it end?" })).toBeVisible();
  await keyboard.press("ArrowDown");
  await keyboard.press("Enter");
  await untilSaved(page);
  expect(await names(page)).toEqual(every);
});

test("files that are dropped on a lesson become blocks, several at once", async ({ page, request }) => {
  await openLesson(page, request);
  await addByMouse(page, "Code");
  const files = [
    { name: "one.png", type: "image/png", base64: picture.toString("base64") },
    { name: "two.txt", type: "text/plain", base64: notes.buffer.toString("base64") },
  ];
  const data = await page.evaluateHandle((given) => {
    const transfer = new DataTransfer();
    for (const { name, type, base64 } of given) {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      transfer.items.add(new File([bytes], name, { type }));
    }
    return transfer;
  }, files);
  await page
    .getByRole("button", { name: "Add block", exact: true })
    .dispatchEvent("drop", { dataTransfer: data });
  await expect.poll(() => names(page).then((found) => found.sort())).toEqual(["File", "Image", "empty"]);
  await expect(page.getByRole("link", { name: "Open the uploaded file" })).toBeVisible();
  await expect(page.getByLabel(/Alternative text/)).toBeVisible();
});

test("text survives a reload without a connection, and is saved when it is put back", async ({
  page,
  context,
  request,
}) => {
  await openCode(page, request, "a = 1");
  await page.route("**/graphql", (route) => route.abort());
  await page.getByRole("textbox", { name: "Code" }).fill("a = 2");
  await expect(page.getByText("Offline: saved when you're back").first()).toBeVisible();
  const kept = await context.storageState();
  expect(JSON.stringify(kept)).toContain("a = 2");
  await page.unroute("**/graphql");
  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByRole("textbox", { name: "Code" })).toHaveValue("a = 1");
  await page.getByRole("button", { name: "Restore it" }).click();
  await expect(page.getByRole("textbox", { name: "Code" })).toHaveValue("a = 2");
  await untilSaved(page);
  await page.reload();
  await expect(page.getByRole("textbox", { name: "Code" })).toHaveValue("a = 2");
  await expect(page.getByRole("region", { name: "Unsaved text" })).toHaveCount(0);
});

test("Markdown becomes blocks, and AI drafts more of them", async ({ page, request }) => {
  await openLesson(page, request);
  const open = async (name: string) => {
    await page.getByRole("button", { name: "More for this lesson" }).click();
    await page.getByRole("menuitem", { name }).click();
    return page.getByRole("dialog", { name });
  };
  const importing = await open("Import Markdown");
  await importing.getByRole("textbox", { name: "Markdown" }).fill("# One\n\n```js\nlet a;\n```\n");
  await importing.getByRole("button", { name: "Add 2 blocks" }).click();
  await expect.poll(() => names(page)).toEqual(["Text", "Code"]);
  const drafting = await open("Draft with AI");
  await drafting.getByRole("textbox", { name: /Instruction/ }).fill("Short, please");
  await drafting.getByRole("button", { name: "Draft", exact: true }).click();
  await expect(drafting.getByRole("listitem")).toHaveCount(3);
  await drafting.getByRole("button", { name: "Drop Code 2" }).click();
  await drafting.getByRole("button", { name: "Add 2 blocks" }).click();
  await expect.poll(() => names(page)).toEqual(["Text", "Code", "Text", "Callout"]);
});

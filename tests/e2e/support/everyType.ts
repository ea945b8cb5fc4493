import { expect, type Locator, type Page } from "playwright/test";
import { picture } from "./lessonEditor";

/** A question: how a trainer writes it, and what a learner does by touch. */
export interface TypedQuestion {
  title: string;
  type: string;
  /** The title without the names of blanks, where it has some. */
  listed?: string;
  write: (dialog: Locator) => Promise<void>;
  give: (page: Page) => Promise<void>;
}

const writeOptions = async (dialog: Locator, options: readonly string[], right: readonly number[]) => {
  for (const [index, text] of options.entries())
    await dialog.getByRole("textbox", { name: `Option ${index + 1}` }).fill(text);
  for (const number of right) await dialog.getByLabel(`Option ${number} is correct`).check();
};
const writeText = (label: string, text: string) => (dialog: Locator) =>
  dialog.getByRole("textbox", { name: new RegExp(`^${label}`) }).fill(text);
const giveText = (text: string) => (page: Page) =>
  page.getByRole("textbox", { name: "Your answer" }).fill(text);
const tap = (role: "radio" | "checkbox", name: string) => (page: Page) =>
  page.getByRole(role, { name }).tap();

/** Chooses a picture for a question and says what it shows. */
async function choosePicture(dialog: Locator): Promise<void> {
  await dialog.getByText("Text, picture, tags and level").click();
  const file = { name: "map.png", mimeType: "image/png", buffer: picture };
  await dialog.locator("input[type=file]").setInputFiles(file);
  await expect(dialog.getByRole("img", { name: "Picture that was chosen" })).toBeVisible();
  await dialog.getByRole("textbox", { name: /^Alternative text/ }).fill("A map of rivers");
}

/** One question of every type. */
export const everyType: readonly TypedQuestion[] = [
  {
    title: "Which river is the longest?",
    type: "Single choice",
    give: tap("radio", "Nile"),
    async write(dialog) {
      await writeOptions(dialog, ["Oder", "Nile"], [2]);
      await choosePicture(dialog);
    },
  },
  {
    title: "Which are seas?",
    type: "Multiple choice",
    write: (dialog) => writeOptions(dialog, ["Red", "Black"], [1, 2]),
    async give(page) {
      await tap("checkbox", "Red")(page);
      await tap("checkbox", "Black")(page);
    },
  },
  {
    title: "Water boils at 100 degrees.",
    type: "True or false",
    give: tap("radio", "True"),
    write: (dialog) => dialog.getByLabel("Option 1 is correct").check(),
  },
  {
    title: "Name the capital of Japan.",
    type: "Short text",
    give: giveText("tokyo"),
    write: writeText("Accepted answer 1", "Tokyo"),
  },
  {
    title: "What is a half of seven?",
    type: "Number",
    give: giveText("3,5"),
    write: writeText("Correct number", "3.5"),
  },
  {
    title: "Match the capitals.",
    type: "Matching",
    write: writeText("Pairs", "France = Paris\nItaly = Rome"),
    async give(page) {
      await page.getByLabel("What belongs to France").selectOption("Paris");
      await page.getByLabel("What belongs to Italy").selectOption("Rome");
    },
  },
  {
    title: "Put the steps in order.",
    type: "Ordering",
    write: writeText("Items in", "Wake\nWork"),
    // Items are never shown in the right order.
    give: (page) => page.getByRole("button", { name: "Move Wake up" }).tap(),
  },
  {
    title: "The sun is a [[1]].",
    listed: "The sun is a ____.",
    type: "Fill in the blanks",
    write: writeText("Blanks", "star"),
    give: (page) => page.getByRole("textbox", { name: "Blank 1" }).fill("star"),
  },
  {
    title: "Explain the tides.",
    type: "Essay",
    give: giveText("The moon draws the water."),
    write: async () => undefined,
  },
  {
    title: "Hand in your drawing.",
    type: "File",
    write: async () => undefined,
    async give(page) {
      const file = { name: "tides.txt", mimeType: "text/plain", buffer: Buffer.from("A drawing in words.") };
      await page.locator("input[type=file]").setInputFiles(file);
      await expect(page.getByText("tides.txt", { exact: true }).first()).toBeVisible();
    },
  },
];

/** The title as lists show it. */
export const listed = ({ title, listed: shown = title }: TypedQuestion) => shown;

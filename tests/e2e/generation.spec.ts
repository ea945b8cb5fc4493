import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect, type Page, test } from "playwright/test";
import { expectAccessible, expectColoursAccessible, switchSystemTheme } from "./support/accessibility";
import { accessToken, demo, openSession } from "./support/accounts";
import { toasts } from "./support/page";

// A person has one generation at a time.
test.describe.configure({ mode: "serial" });

/** A curriculum of a test's own, without modules. */
async function newCurriculum(request: APIRequestContext): Promise<number> {
  const token = await accessToken(request, demo.admin);
  const answer = await request.post("/api/curriculum", {
    headers: { Authorization: `Bearer ${token}` },
    data: {
      title: `Generated ${randomUUID().slice(0, 8)}`,
      description: "",
      status: "DRAFT",
      level: "BEGINNER",
      duration: 60,
      imageUrl: "https://example.test/cover.png",
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { id: number }).id;
}

interface Curriculum {
  objectives: string[];
  modules: { name: string; topics: { name: string }[] }[];
}

async function topicsOf(page: Page, id: number): Promise<string[]> {
  const { modules } = (await (await page.request.get(`/api/curriculum/${id}`)).json()) as Curriculum;
  return modules.flatMap(({ topics }) => topics.map(({ name }) => name));
}

/** Whether the product hung up on the model's stand-in, for the request with this mark. */
async function hungUp(mark: string): Promise<boolean[]> {
  const answer = await fetch(`${process.env["E2E_MODEL"]}?mark=${encodeURIComponent(mark)}`);
  return ((await answer.json()) as { hungUp: boolean }[]).map((seen) => seen.hungUp);
}

async function generate(page: Page, id: number, instruction: string): Promise<void> {
  await page.goto(`/admin/curriculum/${id}/topics/generate`);
  await page.getByRole("textbox", { name: "Instruction" }).fill(instruction);
  await page.getByRole("button", { name: "Generate", exact: true }).click();
}

const proposal = (page: Page) => page.getByRole("region", { name: "Proposal" });

test.beforeEach(({ page }) => openSession(page, demo.admin));

test("ten topics, three dropped and one edited, are exactly seven rows", async ({ page, request }) => {
  const id = await newCurriculum(request);
  await generate(page, id, "Ten topics");
  await expect(toasts(page).getByText("Generating curriculum topics...")).toBeVisible();
  await expect(proposal(page).getByText("10 topics suggested. Nothing is saved yet.")).toBeVisible();
  expect(await topicsOf(page, id)).toEqual([]);
  for (const name of ["Topic 1.2", "Topic 2.1", "Topic 2.5"])
    await page.getByRole("button", { name: `Drop ${name}` }).click();
  await page.getByRole("button", { name: "Edit Topic 1.1" }).click();
  await page.getByRole("textbox", { name: "Topic Name" }).fill("A first topic");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "More for Topic 1.3" }).click();
  await page.getByRole("menuitem", { name: "Move up" }).click();
  await expect(proposal(page).getByText("7 topics in 2 modules and 3 objectives")).toBeVisible();
  // A row half under the page's head after all the presses above would count as too small.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  await switchSystemTheme(page, "light");
  await expectAccessible(page, "the review in light");
  await switchSystemTheme(page, "dark");
  await expectColoursAccessible(page, "the review in dark");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(toasts(page).getByText("Curriculum updated successfully")).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/admin/curriculum/${id}$`));
  const kept = ["Topic 1.3", "Topic 1.4", "Topic 1.5", "Topic 2.2", "Topic 2.3", "Topic 2.4"];
  expect((await topicsOf(page, id)).sort()).toEqual(["A first topic", ...kept]);
});

test("cancelled and left generations hang up upstream and save nothing; what had arrived is found again", async ({
  page,
  request,
}) => {
  const id = await newCurriculum(request);
  const [cancelled, left] = [`#stall ${randomUUID()}`, `#stall ${randomUUID()}`];
  await generate(page, id, cancelled);
  await expect(proposal(page).getByText("Topic 1.1")).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect.poll(() => hungUp(cancelled.slice(7)), { timeout: 2_000 }).toEqual([true]);
  await expect(page.getByText("No suggestions yet")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Instruction" })).toHaveValue(cancelled);

  await page.getByRole("textbox", { name: "Instruction" }).fill(left);
  await page.getByRole("button", { name: "Generate", exact: true }).click();
  await expect(proposal(page).getByText("Topic 1.1")).toBeVisible();
  const context = page.context();
  await page.close();
  await expect.poll(() => hungUp(left.slice(7)), { timeout: 3_000 }).toEqual([true]);
  const again = await context.newPage();
  await again.goto(`/admin/curriculum/${id}/topics/generate`);
  await expect(proposal(again).getByText("Topic 1.1")).toBeVisible();
  await expect(again.getByText(/stopped when the screen was closed/)).toBeVisible();
  expect(await topicsOf(again, id)).toEqual([]);
});

test("a fault is told in the toast, its reason beside the instruction, which stays", async ({
  page,
  request,
}) => {
  const id = await newCurriculum(request);
  await generate(page, id, "Broken #500");
  await expect(toasts(page).getByText("Error generating curriculum topics")).toBeVisible();
  await expect(page.getByRole("alert").getByText(/The AI service failed/)).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Instruction" })).toHaveValue("Broken #500");
  expect(await topicsOf(page, id)).toEqual([]);
});

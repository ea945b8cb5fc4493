import { expect, test } from "playwright/test";
import { demo, openSession } from "./support/accounts";
import { gatherProblems } from "./support/health";

test("GraphiQL at /graphql runs a query as the signed-in user, within a strict policy", async ({ page }) => {
  const problems = gatherProblems(page);
  await openSession(page, demo.learner);
  const document = await page.goto("/graphql");
  expect(document?.headers()["content-security-policy"]).toContain("default-src 'self'");
  const editor = page.getByRole("region", { name: "Operation Editor" });
  await expect(editor, problems.join()).toBeVisible({ timeout: 20_000 });
  await editor.getByRole("textbox").focus();
  await page.keyboard.press("ControlOrMeta+A");
  // The editor closes the braces itself.
  await page.keyboard.type("{ __typename viewer { username");
  await page.keyboard.press("ControlOrMeta+Enter");
  const result = page.getByRole("region", { name: "Result Window" });
  await expect(result).toContainText('"__typename": "Query"');
  await expect(result).toContainText('"username": "learner"');
  expect(problems).toEqual([]);
});

#!/usr/bin/env node
// Opens every screen of screens.json in a real browser and checks that it shows what the table says, logs no error to the
// console, is no wider than its window, and has no empty picture. Run it from the project's root: it uses its playwright.
//
//   node conformance/check-screens.mjs [--url http://127.0.0.1:4000] [--only files] [--pictures DIR]
//
// --pictures DIR  also saves a screenshot of each screen there
// CHROMIUM_PATH names the browser (default /usr/bin/chromium). The last line is 'N passed, N failed'.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright";
import { accountNames, accounts, fill, openWorld, option, origin, prepare, readTable } from "./calls.mjs";

const { screens } = readTable("./screens.json");
const only = option("--only");
const pictures = option("--pictures");
if (pictures) mkdirSync(pictures, { recursive: true });

const sizes = { desktop: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } };
const escapePattern = (text) => String(text).replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

async function settle(page) {
  await page.waitForLoadState("domcontentloaded");
  // A screen with a socket may never be idle: what it shows is looked at all the same.
  const tries = { timeout: 8000 };
  await page.waitForLoadState("networkidle", tries).catch(() => undefined);
  await page
    .waitForFunction(() => !document.querySelector('[aria-busy="true"]'), null, tries)
    .catch(() => undefined);
}

async function signInByScreen(context, name) {
  const page = await context.newPage();
  await page.goto(`${origin}/auth/login`);
  await page.getByLabel(/email/i).first().fill(accounts[name].email);
  await page
    .getByLabel(/password/i)
    .first()
    .fill(accounts[name].password);
  await page.getByRole("button", { name: /login/i }).click();
  await page.waitForURL((url) => !url.pathname.startsWith("/auth"), { timeout: 15_000 });
  await page.close();
}

async function findTextProblems(page, { heading, text = [], hidden = [] }) {
  const body = (await page.locator("body").innerText()).toLowerCase();
  const fields = await page.locator("textarea, input").evaluateAll((all) => all.map(({ value }) => value));
  const shown = `${body}\n${fields.join("\n").toLowerCase()}`;
  const problems = [];
  for (const word of text) if (!shown.includes(word.toLowerCase())) problems.push(`does not show '${word}'`);
  for (const word of hidden) if (shown.includes(word.toLowerCase())) problems.push(`shows '${word}'`);
  if (body.trim().length < 20) problems.push("shows next to nothing");
  const headings = [await page.title(), ...(await page.locator("h1, h2, h3").allInnerTexts())];
  if (heading && !headings.some((shownHeading) => new RegExp(heading, "i").test(shownHeading.trim())))
    problems.push(`no heading like /${heading}/, only: ${headings.join(" | ").slice(0, 160)}`);
  return problems;
}

async function findPartProblems(page, { links = [], labels = [] }) {
  const problems = [];
  for (const href of links)
    if ((await page.locator(`a[href="${href}"]`).count()) === 0) problems.push(`has no link to ${href}`);
  for (const label of labels) {
    const named = page.getByLabel(label).or(page.getByRole("button", { name: label }));
    if ((await named.count()) === 0) problems.push(`has no field or button '${label}'`);
  }
  const look = await page.evaluate(() => ({
    beyond: document.documentElement.scrollWidth - window.innerWidth,
    empty: [...document.images].filter((image) => image.complete && image.naturalWidth === 0).length,
  }));
  if (look.beyond > 0) problems.push(`is ${look.beyond} px wider than its window`);
  if (look.empty > 0) problems.push(`has ${look.empty} empty pictures`);
  return problems;
}

async function checkScreen(page, screen, size) {
  const errors = [];
  const onConsole = (message) => message.type() === "error" && errors.push(message.text());
  const onError = (error) => errors.push(String(error));
  page.on("console", onConsole);
  page.on("pageerror", onError);
  await page.setViewportSize(sizes[size]);
  await page.goto(origin + screen.path);
  await settle(page);
  if (screen.press) {
    await page.getByRole("button", { name: screen.press }).first().click();
    await settle(page);
  }
  const landed = new URL(page.url()).pathname;
  const wanted = new RegExp(screen.to ?? `^${escapePattern(screen.path)}$`);
  const problems = wanted.test(landed) ? [] : [`ended up at ${landed}`];
  problems.push(...(await findTextProblems(page, screen)), ...(await findPartProblems(page, screen)));
  if (errors.length > 0) problems.push(`console: ${errors[0].slice(0, 160)}`);
  const name = `${screen.as}${screen.path.replace(/\W+/g, "-")}-${size}.png`;
  if (pictures) await page.screenshot({ path: join(pictures, name), fullPage: true });
  page.off("console", onConsole);
  page.off("pageerror", onError);
  return problems;
}

async function open() {
  const world = await openWorld();
  await prepare(world, readTable("./rest.json"));
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--no-first-run"],
  });
  return { world, browser };
}

async function openPage(browser, caller) {
  const context = await browser.newContext();
  if (caller !== "visitor") await signInByScreen(context, accountNames[caller]);
  return context.newPage();
}

const { world, browser } = await open().catch((error) => {
  console.log(`FAIL cannot begin at ${origin}: ${error.message}`);
  console.log("0 passed, 1 failed");
  process.exit(1);
});
let passed = 0;
let failed = 0;
for (const caller of ["visitor", ...Object.keys(accountNames)]) {
  const wanted = screens.filter(({ as, path }) => as === caller && (!only || path.includes(only)));
  if (wanted.length === 0) continue;
  const page = await openPage(browser, caller);
  for (const screen of wanted) {
    for (const size of screen.phone ? ["desktop", "phone"] : ["desktop"]) {
      const problems = await checkScreen(page, fill(world, screen), size).catch((error) => [
        String(error.message).split("\n")[0],
      ]);
      if (problems.length === 0) passed += 1;
      else {
        failed += 1;
        console.log(`FAIL ${caller} ${screen.path} (${size}): ${problems.join("; ")}`);
      }
    }
  }
  await page.context().close();
}
await browser.close();
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

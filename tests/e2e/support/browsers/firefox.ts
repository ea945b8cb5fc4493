import { existsSync } from "node:fs";
import { type ElementHandle, launch } from "puppeteer-core";
import { finderScript, hasFinder, isLive, patience, toFinding } from "./finder";
import type { Hands, Named } from "./hands";

const executablePath = process.env["FIREFOX_PATH"] ?? "/usr/bin/firefox-esr";

export const isFirefoxInstalled = (): boolean => existsSync(executablePath);

/** Debian's Firefox, driven by WebDriver BiDi. */
export async function openFirefox(baseURL: string): Promise<Hands> {
  const browser = await launch({ browser: "firefox", executablePath, headless: true });
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 1000 });
  page.setDefaultTimeout(patience + 5_000);
  const ask = async (finding: string): Promise<ElementHandle> => {
    if (!(await page.evaluate(hasFinder))) await page.evaluate(finderScript);
    const element = (await page.evaluateHandle(finding)).asElement();
    if (!element) throw new Error(`No element is returned by ${finding}`);
    return element as ElementHandle;
  };
  const find = ({ role, name }: Named) => ask(toFinding("findAllByRole", role, { name }));
  const replace = async (field: ElementHandle, text: string) => {
    await field.click({ count: 3 });
    await field.type(text);
  };
  return {
    async open(path) {
      await page.goto(new URL(path, baseURL).href);
      await page.waitForFunction(isLive);
    },
    see: async (wanted) => void (await find(wanted)),
    seeText: async (text) => void (await ask(toFinding("findAllByText", text, {}))),
    press: async (wanted) => (await find(wanted)).click(),
    type: async (wanted, text) => replace(await find(wanted), text),
    typePassword: (text) => page.type("input[type=password]", text),
    key: (name) => page.keyboard.press(name),
    readValue: async (wanted) => (await find(wanted)).evaluate((field) => (field as HTMLInputElement).value),
    isChecked: async (wanted) => (await find(wanted)).evaluate((box) => (box as HTMLInputElement).checked),
    async chooseFile(path) {
      const field = await page.waitForSelector("input[type=file]");
      await (field as ElementHandle<HTMLInputElement>).uploadFile(path);
    },
    leave: async () => browser.defaultBrowserContext().deleteCookie(...(await browser.cookies())),
    close: () => browser.close(),
  };
}

import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { createServer } from "node:net";
import type { Readable } from "node:stream";
import { Builder, Capabilities, Key, type WebDriver, type WebElement } from "selenium-webdriver";
import { finderScript, hasFinder, isLive, patience, toFinding } from "./finder";
import type { Hands, Named } from "./hands";

const driverPath = process.env["WEBKIT_DRIVER_PATH"] ?? "/usr/bin/WebKitWebDriver";
const browserPath = "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser";
const displayPath = "/usr/bin/Xvfb";

export const isWebKitInstalled = (): boolean => [driverPath, browserPath, displayPath].every(existsSync);

/** A port that is free now. */
const findPort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });

/** Starts a display without a screen, and returns its name once it is there. */
async function openDisplay(): Promise<{ server: ChildProcess; name: string }> {
  const args = ["-displayfd", "3", "-screen", "0", "1280x1000x24", "-nolisten", "tcp"];
  const server = spawn(displayPath, args, { stdio: ["ignore", "ignore", "ignore", "pipe"] });
  const told = server.stdio[3] as Readable;
  const name = await new Promise<string>((resolve, reject) => {
    told.once("data", (number) => resolve(`:${String(number).trim()}`));
    server.once("exit", () => reject(new Error("The display did not start")));
  });
  return { server, name };
}

async function waitForDriver(address: string): Promise<void> {
  const end = Date.now() + patience;
  for (;;) {
    const answer = await fetch(`${address}/status`).catch(() => null);
    if (answer?.ok) return;
    if (Date.now() > end) throw new Error("WebKit's driver did not start");
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function startDriver() {
  const display = await openDisplay();
  const port = await findPort();
  const env = { ...process.env, DISPLAY: display.name, WEBKIT_DISABLE_COMPOSITING_MODE: "1" };
  const driver = spawn(driverPath, [`--port=${port}`, "--host=127.0.0.1"], { env, stdio: "ignore" });
  const address = `http://127.0.0.1:${port}`;
  await waitForDriver(address);
  const stop = () => {
    driver.kill();
    display.server.kill();
  };
  return { address, stop };
}

function openHands(driver: WebDriver, baseURL: string, stop: () => void): Hands {
  const ask = async (finding: string): Promise<WebElement> => {
    if (!(await driver.executeScript(`return ${hasFinder}`))) await driver.executeScript(finderScript);
    return driver.executeScript<WebElement>(`return ${finding.trim()}`);
  };
  const find = ({ role, name }: Named) => ask(toFinding("findAllByRole", role, { name }));
  const css = (selector: string) => driver.findElement({ css: selector });
  return {
    async open(path) {
      await driver.get(new URL(path, baseURL).href);
      await driver.wait(
        () => driver.executeScript(`return ${isLive}`),
        patience,
        `${path} does not come alive`,
      );
    },
    see: async (wanted) => void (await find(wanted)),
    seeText: async (text) => void (await ask(toFinding("findAllByText", text, {}))),
    press: async (wanted) => (await find(wanted)).click(),
    async type(wanted, text) {
      const field = await find(wanted);
      await field.clear();
      await field.sendKeys(text);
    },
    typePassword: async (text) => css("input[type=password]").sendKeys(text),
    key: (name) =>
      driver
        .actions()
        .sendKeys(name === "Enter" ? Key.ENTER : Key.TAB)
        .perform(),
    readValue: async (wanted) => (await (await find(wanted)).getAttribute("value")) ?? "",
    isChecked: async (wanted) => (await find(wanted)).isSelected(),
    chooseFile: async (path) => css("input[type=file]").sendKeys(path),
    leave: () => driver.manage().deleteAllCookies(),
    async close() {
      await driver.quit().finally(stop);
    },
  };
}

/** Debian's WebKit, driven by its own WebDriver on a display without a screen. */
export async function openWebKit(baseURL: string): Promise<Hands> {
  const { address, stop } = await startDriver();
  const browser = { binary: browserPath, args: ["--automation"] };
  const capabilities = new Capabilities({ browserName: "MiniBrowser", "webkitgtk:browserOptions": browser });
  try {
    const driver = await new Builder().usingServer(address).withCapabilities(capabilities).build();
    await driver.manage().setTimeouts({ script: patience + 5_000, pageLoad: 60_000 });
    await driver.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 1000 });
    return openHands(driver, baseURL, stop);
  } catch (error) {
    stop();
    throw error;
  }
}

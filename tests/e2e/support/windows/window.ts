import { type BrowserContext, expect, type Locator, type Page } from "playwright/test";
import type { Learner } from "../learner";
import type { TextKind, World } from "./world";

const labels: Record<TextKind, string> = { note: "My notes", draft: "Your text" };

/** A browser of the learner: a laptop, which may have two windows, or a phone. */
export class Device {
  readonly context: BrowserContext;
  isOffline = false;

  constructor(context: BrowserContext) {
    this.context = context;
  }

  async setOffline(isOffline: boolean): Promise<void> {
    this.isOffline = isOffline;
    await this.context.setOffline(isOffline);
  }

  /** Ends the session, as after an idle night. */
  async endSession(): Promise<void> {
    await this.context.clearCookies();
    for (const page of this.context.pages())
      await page.evaluate(() => {
        if (localStorage.getItem("token")) localStorage.setItem("token", "over");
      });
  }
}

export interface WindowOptions {
  name: string;
  device: Device;
  world: World;
  learner: Learner;
}

/** A window of a device, with one text to type; closed and opened again it is a new page of the device. */
export class TypingWindow {
  readonly device: Device;
  readonly name: string;
  readonly #options: WindowOptions;
  #page: Page | undefined;
  kind: TextKind = "note";

  constructor(options: WindowOptions) {
    this.device = options.device;
    this.name = options.name;
    this.#options = options;
  }

  get page(): Page {
    if (!this.#page) throw new Error("the window is closed");
    return this.#page;
  }

  get isOpen(): boolean {
    return this.#page !== undefined;
  }

  get box(): Locator {
    return this.page.getByRole("textbox", { name: labels[this.kind] });
  }

  async open(kind: TextKind): Promise<void> {
    this.kind = kind;
    this.#page ??= await this.device.context.newPage();
    this.page.on("dialog", (dialog) => void dialog.accept().catch(() => undefined));
    await this.page.goto(this.#options.world.addresses[kind]);
    await this.answerQuestions();
    await expect(this.box).toBeVisible();
  }

  async reload(): Promise<void> {
    await this.page.reload();
    await this.answerQuestions();
    await expect(this.box).toBeVisible();
  }

  async close(): Promise<void> {
    await this.page.close({ runBeforeUnload: false });
    this.#page = undefined;
  }

  /** Types at the end of the text, unless a question without an answer stands over it; returns whether it was typed. */
  async type(text: string): Promise<boolean> {
    await this.answerQuestions();
    if (!(await this.box.isVisible()) || (await this.#question.isVisible())) return false;
    await this.box.focus();
    await this.page.keyboard.press("Control+End");
    await this.page.keyboard.type(text);
    return true;
  }

  get #question(): Locator {
    return this.page.getByRole("dialog", { name: "Your session has ended" });
  }

  /** Signs in again where a session is over, and keeps both texts where two windows have typed. */
  async answerQuestions(): Promise<void> {
    const dialog = this.#question;
    const login = this.page.getByRole("heading", { name: "Login" });
    const keepBoth = this.page.getByRole("button", { name: "Keep both" });
    await expect(this.box.or(dialog).or(login).first()).toBeVisible();
    if (!this.device.isOffline && (await dialog.isVisible())) await this.#signIn(dialog);
    if (!this.device.isOffline && (await login.isVisible()))
      await this.#signIn(this.page.locator("main"), true);
    if (await keepBoth.isVisible()) await keepBoth.click();
  }

  async #signIn(form: Locator, asksWho = false): Promise<void> {
    const { learner } = this.#options;
    if (asksWho) await form.getByLabel("Email", { exact: true }).fill(learner.email);
    const password = form.getByLabel("Password", { exact: true });
    await password.fill(learner.password);
    await form.getByRole("button", { name: "Login" }).click();
    await expect(password).toHaveCount(0);
  }

  /** Waits until the gateway has what is typed here. */
  async settle(): Promise<void> {
    await expect(async () => {
      await this.answerQuestions();
      await expect(this.page.getByText("Saved automatically")).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 20_000 });
  }
}

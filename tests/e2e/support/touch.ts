import type { CDPSession, Locator, Page } from "playwright/test";

interface Point {
  x: number;
  y: number;
}

/** Scrolls an element to the middle of the screen, where nothing that is dragged scrolls the page. */
export const scrollToMiddle = (element: Locator): Promise<void> =>
  element.evaluate((item) => item.scrollIntoView({ block: "center", behavior: "instant" }));

/** Returns the middle of an element that is on the screen. */
export async function findMiddle(element: Locator): Promise<Point> {
  const box = await element.boundingBox();
  if (!box) throw new Error("The element is not on the screen");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Fingers on the screen, by touch events as a device sends them; further fingers are distinguished by their places. */
export class Fingers {
  readonly #session: CDPSession;
  #points: Point[] = [];

  private constructor(session: CDPSession) {
    this.#session = session;
  }

  static async of(page: Page): Promise<Fingers> {
    return new Fingers(await page.context().newCDPSession(page));
  }

  async #send(type: "touchStart" | "touchMove" | "touchEnd") {
    const touchPoints = this.#points.map((point, id) => ({ ...point, id }));
    await this.#session.send("Input.dispatchTouchEvent", { type, touchPoints });
  }

  /** Puts a further finger down. */
  async press(at: Point): Promise<void> {
    this.#points.push(at);
    await this.#send("touchStart");
  }

  /** Moves one of the fingers in steps, as a hand does. */
  async move(finger: number, to: Point, steps = 8): Promise<void> {
    const from = this.#points[finger];
    if (!from) throw new Error("That finger is not on the screen");
    for (let step = 1; step <= steps; step += 1) {
      const part = step / steps;
      this.#points[finger] = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
      await this.#send("touchMove");
    }
  }

  /** Takes the last finger off the screen. */
  async release(): Promise<void> {
    this.#points.pop();
    // The end of all touches names none of them; one that is missing among others has ended.
    await this.#send(this.#points.length === 0 ? "touchEnd" : "touchMove");
  }
}

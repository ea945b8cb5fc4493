import type { ServerResponse } from "node:http";
import type { Abandonment } from "../database/abandonment";

/**
 * Aborted when the caller disconnects before the response is sent. Few requests have anyone to tell, and an AbortSignal
 * for each costs as much as a statement's parameters.
 */
export class CallerLeaving implements Abandonment {
  readonly #listeners = new Set<() => void>();
  #hasLeft = false;

  constructor(response: ServerResponse) {
    response.once("close", () => {
      if (!response.writableFinished) this.#leave();
    });
  }

  get aborted(): boolean {
    return this.#hasLeft;
  }

  addEventListener(_event: "abort", listener: () => void): void {
    this.#listeners.add(listener);
  }

  removeEventListener(_event: "abort", listener: () => void): void {
    this.#listeners.delete(listener);
  }

  #leave(): void {
    this.#hasLeft = true;
    for (const listener of this.#listeners) listener();
  }
}

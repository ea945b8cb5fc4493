import { exportLimits } from "../domains/lists/exportContract";

/** Counts the running exports of each user, so that no one keeps the database busy with files. */
export class RunningExports {
  readonly #running = new Map<number, number>();

  start(userId: number): boolean {
    const running = this.#running.get(userId) ?? 0;
    if (running >= exportLimits.perPerson) return false;
    this.#running.set(userId, running + 1);
    return true;
  }

  end(userId: number): void {
    const left = (this.#running.get(userId) ?? 1) - 1;
    if (left === 0) this.#running.delete(userId);
    else this.#running.set(userId, left);
  }
}

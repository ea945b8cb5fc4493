import { AsyncLocalStorage } from "node:async_hooks";

/**
 * A value that the work below a call sees at any depth. It is off while no such work runs: for a storage that is
 * on, Node follows every promise of the process, which costs each request more than its own work.
 */
export class Ambient<Value> {
  readonly #storage = new AsyncLocalStorage<Value>();
  #running = 0;

  /** Runs work that sees the value until it is over, its promise included. */
  run<Result>(value: Value, work: () => Result): Result {
    this.#running += 1;
    let result: Result | undefined;
    try {
      result = this.#storage.run(value, work);
    } finally {
      if (result instanceof Promise) result.then(this.#end, this.#end);
      else this.#end();
    }
    return result;
  }

  /** Runs work that doesn't see the value. */
  exit<Result>(work: () => Result): Result {
    return this.#storage.exit(work);
  }

  /** The value of the work that runs now; undefined without one. */
  read(): Value | undefined {
    return this.#storage.getStore();
  }

  readonly #end = (): void => {
    this.#running -= 1;
    if (this.#running === 0) this.#storage.disable();
  };
}

/** A change on its way to the server. */
export interface Task {
  /** A waiting task with the same name is replaced, because the newer one sends the newer state. */
  name: string;
  run: () => Promise<"done" | "unreachable">;
}

/** Resolves when a task that could not reach the server should run again, after so many failures in a row before. */
export type UntilReached = (failures: number, signal: AbortSignal) => Promise<void>;

/**
 * Runs tasks one after another, in order. A task that cannot reach the server stays first, and the queue pauses until
 * it can, or until `retry`.
 */
export function createTaskQueue(onChange: () => void, untilReached: UntilReached) {
  let waiting: readonly Task[] = [];
  let running: Task | null = null;
  let paused = false;
  let pause = new AbortController();
  let failures = 0;

  async function work(): Promise<void> {
    const [first, ...rest] = waiting;
    if (running || paused || !first) return;
    running = first;
    waiting = rest;
    const outcome = await runSafely(first);
    running = null;
    if (outcome === "unreachable") {
      // A newer task of the same name sends the newer state.
      if (!waiting.some(({ name }) => name === first.name)) waiting = [first, ...waiting];
      paused = true;
      void retryLater();
    } else failures = 0;
    onChange();
    void work();
  }

  function retry(): void {
    pause.abort();
    paused = false;
    onChange();
    void work();
  }

  /** A connection may break although the server can be reached: nothing else would tell the queue to go on. */
  async function retryLater(): Promise<void> {
    pause = new AbortController();
    const { signal } = pause;
    failures += 1;
    await untilReached(failures - 1, signal);
    if (!signal.aborted) retry();
  }

  return {
    put(task: Task) {
      const at = waiting.findIndex(({ name }) => name === task.name);
      waiting = at < 0 ? [...waiting, task] : waiting.with(at, task);
      onChange();
      void work();
    },
    /** Removes a waiting task; false when it is not waiting. */
    cancel(name: string): boolean {
      const isWaiting = waiting.some((task) => task.name === name);
      waiting = waiting.filter((task) => task.name !== name);
      return isWaiting;
    },
    retry,
    /** Stops waiting for the server, as when the screen closes. */
    stop: () => pause.abort(),
    /** Whether the server could not be reached. */
    isPaused: () => paused,
    /** Whether nothing waits or runs. */
    isIdle: () => running === null && waiting.length === 0,
    isRunning: (name: string) => running?.name === name,
    isWaiting: (name: string) => waiting.some((task) => task.name === name),
  };
}

async function runSafely(task: Task): Promise<"done" | "unreachable"> {
  try {
    return await task.run();
  } catch (error) {
    reportError(error);
    return "done";
  }
}

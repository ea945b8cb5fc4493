import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { RenderWork } from "./renderNow";
import type { ThreadAnswer } from "./thread";

/** Megabytes: a lesson as long as may be takes about half. */
const resourceLimits = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 8 };

/** In the build all programs lie in one folder. The sources need tsx, which a thread does not have by itself. */
function openThread(): Worker {
  if (!import.meta.url.endsWith(".ts"))
    return new Worker(new URL("./renderThread.js", import.meta.url), { resourceLimits });
  const source = JSON.stringify(new URL("./thread.ts", import.meta.url).href);
  const program = `import("tsx/esm/api").then(({ register }) => { register(); return import(${source}); });`;
  return new Worker(program, { eval: true, resourceLimits });
}

/** How often the time is looked at, and how long a machine with other work may take, in milliseconds and as a factor. */
const lookEvery = 20;
const patience = 10;
/** After so many milliseconds without work the thread ends, which gives its memory back. */
const idleFor = 30_000;

/** Milliseconds that a text may take: twice what usual ones take in a thread that has just started. */
const timeLimit = ({ text }: RenderWork): number => 500 + text.length / 25;

/** Why there is no HTML, and whether the thread was used up by it. */
interface Failure {
  failure: "size" | "time";
  isSpent: boolean;
}
/** The outcome of a text. */
export type Rendered = { html: string } | Failure;

const toRendered = ({ html }: ThreadAnswer): Rendered =>
  html === null ? { failure: "size", isSpent: false } : { html };

/**
 * Resolves when the process has worked for so many milliseconds, on the clock and by its processor: a machine that is
 * busy with others takes longer for the same work.
 */
function runOut(limit: number, signal: AbortSignal): Promise<Rendered> {
  const began = performance.now();
  const cpu = process.cpuUsage();
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      const passed = performance.now() - began;
      const { user, system } = process.cpuUsage(cpu);
      const worked = Math.min(passed, (user + system) / 1000);
      if (worked > limit || passed > limit * patience) resolve({ failure: "time", isSpent: true });
    }, lookEvery);
    signal.addEventListener("abort", () => clearInterval(timer), { once: true });
  });
}

async function start(): Promise<Worker> {
  const thread = openThread();
  const [message] = await once(thread, "message");
  if (message !== "ready") throw new Error("the thread that renders has not started");
  // Its end is an error for the text that waits, if one does.
  thread.on("error", () => undefined);
  // A text that waits keeps the process alive; an idle thread does not.
  thread.unref();
  return thread;
}

const isOutOfMemory = (error: unknown) =>
  error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";

/** Sends a text to a thread and waits for what comes first: its answer, its end or the limit of time. */
async function ask(thread: Worker, work: RenderWork, limit: number): Promise<Rendered> {
  const settled = new AbortController();
  const { signal } = settled;
  const answer = once(thread, "message", { signal }).then(([message]) => toRendered(message));
  thread.ref();
  try {
    thread.postMessage(work);
    return await Promise.race([answer, runOut(limit, signal)]);
  } catch (error) {
    if (isOutOfMemory(error)) return { failure: "size", isSpent: true };
    throw error;
  } finally {
    settled.abort();
    answer.catch(() => undefined);
    thread.unref();
  }
}

/** Renders one text after another in a thread, which starts with the first one and ends when it is idle. */
export class ThreadRunner {
  #thread: Promise<Worker> | null = null;
  #idle: NodeJS.Timeout | undefined;
  readonly #limit: (work: RenderWork) => number;

  /** `limit` tells the milliseconds that a text may take. */
  constructor(limit = timeLimit) {
    this.#limit = limit;
  }

  /** Call it again only when the text before is done. A thread that a text has used up is replaced for the next one. */
  async run(work: RenderWork): Promise<Rendered> {
    clearTimeout(this.#idle);
    this.#thread ??= start();
    try {
      const thread = await this.#thread;
      const rendered = await ask(thread, work, this.#limit(work));
      if ("failure" in rendered && rendered.isSpent) this.stop();
      this.#idle = setTimeout(() => this.stop(), idleFor).unref();
      return rendered;
    } catch (error) {
      this.stop();
      throw error;
    }
  }

  /** Ends the thread, whatever it does. */
  stop(): void {
    this.#thread?.then((thread) => thread.terminate()).catch(() => undefined);
    this.#thread = null;
  }
}

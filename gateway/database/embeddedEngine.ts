import { PGlite, type PGliteOptions } from "@electric-sql/pglite";

/** Milliseconds between two attempts to open a broken database again: each stops the process for a second or two. */
const pause = 5_000;

/** The embedded database has stopped and is not open again yet. It looks like PostgreSQL's own error. */
class EmbeddedStopped extends Error {
  readonly code = "57P02";
  readonly severity = "FATAL";

  constructor(cause: unknown) {
    super("the embedded database has stopped", { cause });
  }
}

const hasStopped = (error: unknown): boolean =>
  error instanceof Error && "severity" in error && error.severity === "PANIC";

/** Milliseconds that statements may follow each other before connections and files are read. */
const busyFor = 5;

/**
 * An embedded database works on the process's own thread, and statements that wait for each other follow without a
 * pause: connections and files would be read only once no one waits any more. Between two statements they have a turn.
 */
class LoopTurns {
  #turnedAt = 0;

  async rest(): Promise<void> {
    if (performance.now() - this.#turnedAt < busyFor) return;
    await new Promise((resolve) => setImmediate(resolve));
    this.#turnedAt = performance.now();
  }
}

/**
 * An embedded database that may have stopped, as it does when its log cannot be written. It would answer nothing from
 * then on, and keep the process busy for ever: what is sent to it is refused instead.
 */
class GuardedPGlite extends PGlite {
  readonly #loop = new LoopTurns();
  #stopped: unknown;

  get stopped(): unknown {
    return this.#stopped;
  }

  override execProtocolRawSync(message: Uint8Array): Uint8Array {
    if (this.#stopped !== undefined) throw new EmbeddedStopped(this.#stopped);
    return super.execProtocolRawSync(message);
  }

  override async execProtocol(...args: Parameters<PGlite["execProtocol"]>) {
    await this.#loop.rest();
    return super.execProtocol(...args).catch((error: unknown) => this.#judge(error));
  }

  override async execProtocolStream(...args: Parameters<PGlite["execProtocolStream"]>) {
    await this.#loop.rest();
    return super.execProtocolStream(...args).catch((error: unknown) => this.#judge(error));
  }

  #judge(error: unknown): never {
    if (hasStopped(error)) this.#stopped ??= error;
    throw error;
  }
}

/** The embedded database: opened again, from its files, after it has stopped. */
export interface EmbeddedEngine {
  /** The database of the moment. */
  pglite: PGlite;
  /**
   * Opens the database again if it has stopped, and tells whether it had. Throws while it cannot be opened, as on a
   * disk that is still full.
   */
  revive(): Promise<boolean>;
  close(): Promise<void>;
}

interface EngineOptions {
  /** The folder of its files; one in memory is lost when it stops. */
  options: PGliteOptions;
  /** Prepares each database that was opened. */
  prepare: (pglite: PGlite) => Promise<void>;
}

/** Opens the embedded database. */
export async function openEmbeddedEngine({ options, prepare }: EngineOptions): Promise<EmbeddedEngine> {
  async function open(): Promise<GuardedPGlite> {
    const opened = new GuardedPGlite(options);
    await opened.waitReady;
    await prepare(opened);
    return opened;
  }
  let current = await open();
  let triedAt = Number.NEGATIVE_INFINITY;
  const pglite = new Proxy<PGlite>(current, {
    get(_first, key) {
      const value: unknown = Reflect.get(current, key, current);
      return typeof value === "function" ? value.bind(current) : value;
    },
  });
  return {
    pglite,
    async revive() {
      if (current.stopped === undefined) return false;
      const waited = performance.now() - triedAt;
      if (options.dataDir === undefined || waited < pause) throw new EmbeddedStopped(current.stopped);
      triedAt = performance.now();
      const { stopped } = current;
      current = await open().catch((error: unknown) => {
        throw new EmbeddedStopped(error ?? stopped);
      });
      return true;
    },
    async close() {
      // One that has stopped has nothing left to write.
      if (current.stopped === undefined) await current.close();
    },
  };
}

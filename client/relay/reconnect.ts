/** The delay before a retry: a random part of the full delay, which doubles with each attempt. */
interface Wait {
  first: number;
  longest: number;
  /** The minimum part of the full delay. */
  least: number;
}

// A restart disconnects every browser at the same instant: they reconnect spread over two seconds.
const afterBreak: Wait = { first: 2_000, longest: 30_000, least: 0.1 };
// A gateway that refuses connections under load needs longer pauses.
const afterRefusal: Wait = { first: 10_000, longest: 60_000, least: 0.5 };

/** The close codes for overload: 1013 (try again later) and 4429 (too many requests). */
const overloadCodes: ReadonlySet<number> = new Set([1013, 4429]);

/** Milliseconds that a socket must last before the attempts are reset. */
const steadyAfter = 10_000;

/** The window in milliseconds over which browsers spread when their network returns, perhaps at the same moment. */
const onlineWithin = 1_000;

interface Attempt {
  /** The number of attempts since the last socket that lasted. */
  tries: number;
  /** The close code of the last socket. */
  code: number;
  /** From 0 to 1. */
  random: number;
}

/** Returns the delay before the next attempt: it doubles with each one, and is random to spread browsers. */
export function reconnectDelay({ tries, code, random }: Attempt): number {
  const { first, longest, least } = overloadCodes.has(code) ? afterRefusal : afterBreak;
  const full = Math.min(longest, first * 2 ** tries);
  return full * (least + (1 - least) * random);
}

/** The sources of randomness and time. */
export interface ReconnectSources {
  random: () => number;
  now: () => number;
}

/** Schedules reconnections. A connection that is accepted and closed at once counts as another attempt. */
export class Reconnect {
  readonly #sources: ReconnectSources;
  #tries = 0;
  #code = 0;
  #openedAt: number | undefined;
  #waiting: Promise<void> | undefined;

  constructor(sources: ReconnectSources) {
    this.#sources = sources;
  }

  /** Records that the gateway acknowledged the socket. */
  readonly opened = (): void => {
    this.#openedAt = this.#sources.now();
  };

  /** Records how the socket was closed, or that it never opened. */
  readonly closed = (code: number): void => {
    const lasted = this.#openedAt === undefined ? 0 : this.#sources.now() - this.#openedAt;
    if (lasted >= steadyAfter) this.#tries = 0;
    this.#openedAt = undefined;
    this.#code = code;
  };

  /** Whether the next attempt has to wait. */
  get waiting(): Promise<void> | undefined {
    return this.#waiting;
  }

  /** Resolves when the next attempt is due; callers before that share one promise. */
  readonly wait = (): Promise<void> => {
    this.#waiting ??= this.#waitOnce().finally(() => {
      this.#waiting = undefined;
    });
    return this.#waiting;
  };

  /** Waits for the delay, or until shortly after the browser is online again. */
  #waitOnce(): Promise<void> {
    const { random } = this.#sources;
    const delay = reconnectDelay({ tries: this.#tries, code: this.#code, random: random() });
    const mayHurry = !overloadCodes.has(this.#code);
    this.#tries += 1;
    return new Promise((resolve) => {
      const go = () => {
        window.removeEventListener("online", hurry);
        resolve();
      };
      let timer = setTimeout(go, delay);
      const hurry = () => {
        if (!mayHurry) return;
        clearTimeout(timer);
        timer = setTimeout(go, onlineWithin * random());
      };
      window.addEventListener("online", hurry);
    });
  }
}

/** How long to wait before a try: from a part of the full wait up to all of it, which doubles with each try. */
interface Wait {
  first: number;
  longest: number;
  /** The part of the full wait that nobody comes back before. */
  least: number;
}

// After a restart every browser has lost its socket in the same instant: they come back spread over two seconds.
const afterBreak: Wait = { first: 2_000, longest: 30_000, least: 0.1 };
// Someone whom the gateway has sent away for now makes it worse by coming back soon.
const afterRefusal: Wait = { first: 10_000, longest: 60_000, least: 0.5 };

/** What the gateway says when it has too much to do, or too much of this browser: 1013 try again later, 4429 too many. */
const refusals: ReadonlySet<number> = new Set([1013, 4429]);

/** Milliseconds for which a socket has to last before the tries are counted anew. */
const steadyAfter = 10_000;

/** Milliseconds over which browsers come back that have found the network again, perhaps all at the same moment. */
const onlineWithin = 1_000;

interface Attempt {
  /** How many tries there were since the last socket that lasted. */
  tries: number;
  /** The code that the last socket was closed with. */
  code: number;
  /** From 0 to 1. */
  random: number;
}

/** How long to wait before the next try: twice as long each time, and never for all browsers at once. */
export function reconnectDelay({ tries, code, random }: Attempt): number {
  const { first, longest, least } = refusals.has(code) ? afterRefusal : afterBreak;
  const full = Math.min(longest, first * 2 ** tries);
  return full * (least + (1 - least) * random);
}

/** Where randomness and the time come from. */
export interface ReconnectSources {
  random: () => number;
  now: () => number;
}

/** Decides when a lost socket is opened again. Being let in only to be sent away again counts as another try. */
export class Reconnect {
  readonly #sources: ReconnectSources;
  #tries = 0;
  #code = 0;
  #openedAt: number | undefined;
  #waiting: Promise<void> | undefined;

  constructor(sources: ReconnectSources) {
    this.#sources = sources;
  }

  /** Notes that the gateway has acknowledged the socket. */
  readonly opened = (): void => {
    this.#openedAt = this.#sources.now();
  };

  /** Notes how the socket has ended, or that none has come about. */
  readonly closed = (code: number): void => {
    const lasted = this.#openedAt === undefined ? 0 : this.#sources.now() - this.#openedAt;
    if (lasted >= steadyAfter) this.#tries = 0;
    this.#openedAt = undefined;
    this.#code = code;
  };

  /** Whether the next try has to wait for its time. */
  get waiting(): Promise<void> | undefined {
    return this.#waiting;
  }

  /** Resolves when it is time for the next try: the same for all who ask before it. */
  readonly wait = (): Promise<void> => {
    this.#waiting ??= this.#waitOnce().finally(() => {
      this.#waiting = undefined;
    });
    return this.#waiting;
  };

  /** Waits for the delay, or until shortly after the browser is back in the network. */
  #waitOnce(): Promise<void> {
    const { random } = this.#sources;
    const delay = reconnectDelay({ tries: this.#tries, code: this.#code, random: random() });
    const mayHurry = !refusals.has(this.#code);
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

import { Lines } from "../queues/lines";

/** A short turn is one statement; a long one is a transaction, which keeps the connection between its statements. */
export type TurnKind = "short" | "long";

/** A wish for a turn. */
export interface Wanted {
  kind: TurnKind;
  /** Those who come again and again wait behind their own turns. */
  caller: string;
}

type Start = () => void;

/** Number of short turns in a row after which a long one that waits has its turn. */
const shortInRow = 32;

/**
 * The turns at one connection. Short turns go first, so that what consists of many waits for one transaction at each
 * and not for all that queue; between the turns of a kind the callers alternate.
 */
export class Turns {
  readonly #waiting = { short: new Lines<Start>(), long: new Lines<Start>() };
  #isTaken = false;
  #inRow = 0;

  /** Waits for a turn and returns the function that ends it. */
  async enter({ kind, caller }: Wanted): Promise<() => void> {
    if (this.#isTaken) await new Promise<void>((start) => this.#waiting[kind].add(caller, start));
    else this.#isTaken = true;
    this.#inRow = kind === "short" ? this.#inRow + 1 : 0;
    return () => this.#passOn();
  }

  #passOn(): void {
    const { short, long } = this.#waiting;
    const next = (this.#inRow < shortInRow ? short.take() : long.take()) ?? long.take() ?? short.take();
    if (next) next();
    else this.#isTaken = false;
  }
}

import { say } from "#tests/support/say";
import { quantile } from "../scaling/load";
import type { SoakPlace } from "./place";

/** An answer of the gateway, or what became of the request instead. */
export interface Answered {
  status: number;
  text: string;
}

interface Kind {
  waited: number[];
  statuses: Map<string, number>;
  /** Of faults, the first few. */
  faults: string[];
}

/** How long every answer took, by what was asked. */
export class Waits {
  readonly #kinds = new Map<string, Kind>();

  /** Asks, notes the time and the status, and returns them; undefined while the gateway is away. */
  async ask(
    place: SoakPlace,
    name: string,
    path: string,
    init: RequestInit = {},
  ): Promise<Answered | undefined> {
    const started = performance.now();
    try {
      const response = await fetch(place.origin + path, init);
      const text = await response.text();
      this.note(name, performance.now() - started, { status: response.status, text });
      return { status: response.status, text };
    } catch (error) {
      if (place.isUp) this.note(name, performance.now() - started, { status: 0, text: String(error) });
      return undefined;
    }
  }

  note(name: string, waited: number, { status, text }: Answered): void {
    const kind: Kind = this.#kinds.get(name) ?? { waited: [], statuses: new Map(), faults: [] };
    this.#kinds.set(name, kind);
    kind.waited.push(waited);
    kind.statuses.set(String(status), (kind.statuses.get(String(status)) ?? 0) + 1);
    const isFault = status === 0 || status === 500 || text.includes('"code":"FAULT"');
    if (isFault && kind.faults.length < 3) kind.faults.push(text.slice(0, 300));
  }

  /** Prints a table, and returns what is wrong: responses over the bound, faults, broken connections. */
  report(most: number): string[] {
    const problems: string[] = [];
    for (const [name, { waited, statuses, faults }] of [...this.#kinds].sort()) {
      const longest = Math.max(...waited);
      const shares = [0.5, 0.95, 0.99].map((share) => Math.round(quantile(waited, share)));
      const counts = [...statuses].map(([status, count]) => `${count}x${status}`).join(" ");
      say(
        `  ${name}: ${waited.length}, p50 ${shares[0]}, p95 ${shares[1]}, p99 ${shares[2]}, longest ${Math.round(longest)} ms; ${counts}`,
      );
      const late = waited.filter((each) => each > most).length;
      if (late > 0)
        problems.push(
          `${name}: ${late} of ${waited.length} responses over ${most} ms, the longest ${Math.round(longest)}`,
        );
      for (const fault of faults) problems.push(`${name}: ${fault}`);
    }
    return problems;
  }
}

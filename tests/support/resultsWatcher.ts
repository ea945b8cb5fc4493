import { setTimeout } from "node:timers/promises";
import type { Acknowledged, GatewayOrigin } from "./examSitters";
import { type LiveSocket, openLiveSocket } from "./liveSocket";

/** The window in which the screen of results gathers events into one read. */
const gatherFor = 300;

const query = `query ($id: Int!) {
  assessmentResults(assessmentId: $id) { sittings { attemptId answeredCount finishedAt } }
}`;
const subscription = "subscription ($id: Int!) { sittingsChanged(assessmentId: $id) }";

interface Seen {
  attemptId: number;
  answeredCount: number;
  finishedAt: string | null;
}

/** Reads the results as their screen does, soon after an event, and times how late each answer is seen there. */
export class ResultsWatcher {
  readonly delays: number[] = [];
  #awaited: Acknowledged[] = [];
  #socket: LiveSocket | undefined;
  #isClosed = false;

  readonly #place: GatewayOrigin;
  readonly #token: string;
  readonly #assessmentId: number;

  constructor(place: GatewayOrigin, token: string, assessmentId: number) {
    this.#place = place;
    this.#token = token;
    this.#assessmentId = assessmentId;
  }

  /** Follows a gateway until it is killed or the watcher is closed. */
  async follow(): Promise<void> {
    const socket = await openLiveSocket(this.#place.origin, { token: this.#token });
    this.#socket = socket;
    await socket.listen("1", subscription, { id: this.#assessmentId });
    void this.#readAfterEvents(socket);
  }

  expect(acknowledged: Acknowledged): void {
    this.#awaited.push(acknowledged);
  }

  /** A result acknowledged by a gateway that is gone is not timed: no screen hears of it. */
  forget(): void {
    this.#awaited = [];
  }

  async #readAfterEvents(socket: LiveSocket): Promise<void> {
    try {
      while (!this.#isClosed) {
        await socket.next();
        await setTimeout(gatherFor);
        socket.received.length = 0;
        this.#note(await this.read());
      }
    } catch {
      // The gateway was killed, or the watcher closed.
    }
  }

  async read(): Promise<Seen[]> {
    const answer = await fetch(`${this.#place.origin}/graphql`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Authorization: `Bearer ${this.#token}` },
      body: JSON.stringify({ query, variables: { id: this.#assessmentId } }),
    });
    const { data } = (await answer.json()) as { data: { assessmentResults: { sittings: Seen[] } } };
    return data.assessmentResults.sittings;
  }

  #note(sittings: readonly Seen[]): void {
    const counts = new Map(sittings.map(({ attemptId, answeredCount }) => [attemptId, answeredCount]));
    const now = performance.now();
    this.#awaited = this.#awaited.filter(({ attemptId, answeredCount, at }) => {
      if ((counts.get(attemptId) ?? 0) < answeredCount) return true;
      this.delays.push(now - at);
      return false;
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#socket?.close();
  }

  /** How many of what was acknowledged no read has shown. */
  get missing(): number {
    return this.#awaited.length;
  }
}

import { setTimeout as pause } from "node:timers/promises";
import { openAsker } from "#tests/support/asker";

interface Paced {
  port: number;
  perSecond: number;
  seconds: number;
  /** Connections that ask by turns. */
  connections: number;
  request: (turn: number) => Buffer;
  /** A text that every successful response contains. */
  expected: string;
  onAsked?: (turn: number) => void;
}

/** The outcome of requests that were due at a steady pace. */
export interface PacedFigures {
  /** Milliseconds from when each was due to its answer: one that had to wait for a connection counts that, too. */
  waited: number[];
  /** The beginnings of answers other than the expected. */
  wrong: string[];
}

/** Asks at a steady pace, whether responses come in time or not. */
export async function askAtPace(paced: Paced): Promise<PacedFigures> {
  const { port, perSecond, seconds, request, expected } = paced;
  const outcome: PacedFigures = { waited: [], wrong: [] };
  const started = performance.now();
  let next = 0;
  const callers = Array.from({ length: paced.connections }, async () => {
    const asker = await openAsker({ port, request: request(0) });
    while (next < perSecond * seconds) {
      const turn = next;
      next += 1;
      const due = started + (turn * 1_000) / perSecond;
      await pause(Math.max(0, due - performance.now()));
      paced.onAsked?.(turn);
      const answer = await new Promise<Buffer>((resolve) => asker.ask(resolve, request(turn)));
      outcome.waited.push(performance.now() - due);
      if (!answer.includes(expected)) outcome.wrong.push(answer.toString("utf8").slice(0, 300));
    }
    asker.end();
  });
  await Promise.all(callers);
  return outcome;
}

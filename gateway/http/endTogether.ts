import type { ServerResponse } from "node:http";

interface Ending {
  response: ServerResponse;
  body: Buffer | string | undefined;
}

/** The most responses sent without waiting for the end of the turn. */
const atMost = 64;

const waiting: Ending[] = [];

function endAll(): void {
  for (const { response, body } of waiting.splice(0)) response.end(body);
}

/**
 * Ends a response whose head is written at the end of the event loop's turn, together with those of the other
 * requests that came in it. A write wakes its reader, which takes longer than all the rest of a small response: a
 * proxy or a load generator that waits for several is woken once, and asks for the next ones together.
 */
export function endTogether(ending: Ending): void {
  const count = waiting.push(ending);
  if (count === 1) setImmediate(endAll);
  if (count >= atMost) endAll();
}

import { LRUCache } from "lru-cache";
import { chatMessages, sendLimit } from "../domains/chat/contract";
import { RateWindow } from "../RateWindow";
import { TooManyAttempts } from "./tooManyAttempts";

/** Limits how often each user sends, in this process: a limit against floods, which need not be exact. */
const sent = new LRUCache<string, RateWindow>({ max: 10_000 });

interface Sender {
  organizationId: number;
  userId: number;
}

/** Counts a message of a person; throws TooManyAttempts when it is one too many for the moment. */
export function keepPace({ organizationId, userId }: Sender, now: number): void {
  const key = `${organizationId}:${userId}`;
  const window = sent.get(key) ?? new RateWindow({ most: sendLimit.messages, within: sendLimit.window });
  sent.set(key, window);
  const wait = window.take(now);
  if (wait > 0) throw new TooManyAttempts(Math.max(1, Math.ceil(wait / 1_000)), chatMessages.tooFast);
}

import { TooManyAttempts } from "../../session/signInLimit";
import { chatMessages, sendLimit } from "./contract";

/** When each person has sent lately, in this process: a limit against floods, which need not be exact. */
const sent = new Map<string, number[]>();
const crowded = 10_000;

function forgetIdle(since: number): void {
  for (const [key, times] of sent) if ((times.at(-1) ?? 0) <= since) sent.delete(key);
}

interface Sender {
  organizationId: number;
  userId: number;
}

/** Counts a message of a person; throws TooManyAttempts when it is one too many for the moment. */
export function keepPace({ organizationId, userId }: Sender, now: number): void {
  const since = now - sendLimit.window;
  if (sent.size > crowded) forgetIdle(since);
  const key = `${organizationId}:${userId}`;
  const times = (sent.get(key) ?? []).filter((time) => time > since);
  const [first = now] = times;
  if (times.length >= sendLimit.messages) {
    throw new TooManyAttempts(Math.max(1, Math.ceil((first - since) / 1000)), chatMessages.tooFast);
  }
  sent.set(key, [...times, now]);
}

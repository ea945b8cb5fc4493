import { randomUUID } from "node:crypto";
import { Redis } from "ioredis";
import { z } from "zod";
import { type Bus, type OnFault, openLocalBus } from "./bus";
import type { BusEvents, BusTopic } from "./events";

const prefix = "lectern:bus:";
/** Says that a gateway could not tell the others everything. */
const gapChannel = `${prefix}gap`;

/** A channel of its own for each tenant and topic, so that who watches Redis sees what belongs to whom. */
const channelOf = (organizationId: number, topic: BusTopic): string => `${prefix}${organizationId}:${topic}`;
const topicIn = (channel: string): BusTopic => channel.split(":")[3] as BusTopic;

const envelope = z.object({ from: z.string(), event: z.unknown() });

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Tries again after at most two seconds, so that all have caught up well within ten of Redis's return. */
const retryStrategy = (times: number): number => Math.min(times * 100, 2_000);

/**
 * A bus that also reaches every other gateway on the same Redis. While Redis is away, this process still hears itself;
 * when it is back, everybody who may have missed something hears of a gap.
 */
export async function openRedisBus(url: string, onFault: OnFault): Promise<Bus> {
  const self = randomUUID();
  const local = openLocalBus(onFault);
  const common = { lazyConnect: true, maxRetriesPerRequest: 1, retryStrategy };
  // An event that cannot be sent now is not sent late: what it says may no longer be so.
  const sender = new Redis(url, { ...common, enableOfflineQueue: false });
  const receiver = new Redis(url, { ...common, autoResubscribe: false });
  for (const connection of [sender, receiver])
    connection.on("error", (error) => onFault("Redis is away", error));
  let isHearing = false;
  receiver.on("close", () => {
    isHearing = false;
  });
  await Promise.all([sender.connect(), receiver.connect()]);

  receiver.on("pmessage", (_pattern, channel, text) => {
    const parsed = envelope.safeParse(parseJson(text));
    if (!parsed.success) return onFault("a bus message cannot be read", parsed.error);
    if (parsed.data.from === self) return;
    if (channel === gapChannel) return local.tellGap();
    local.publish(topicIn(channel), parsed.data.event as BusEvents[BusTopic]);
  });
  await receiver.psubscribe(`${prefix}*`);
  isHearing = true;
  function hearAgain(): void {
    isHearing = true;
    local.tellGap();
  }
  receiver.on("ready", () => {
    receiver.psubscribe(`${prefix}*`).then(hearAgain, (error: unknown) => {
      onFault("Redis does not let this gateway listen", error);
    });
  });

  let hasUntold = false;
  function send(channel: string, event: unknown): void {
    sender.publish(channel, JSON.stringify({ from: self, event })).catch((error: unknown) => {
      hasUntold = true;
      onFault("a bus message was not sent", error);
    });
  }
  sender.on("ready", () => {
    if (!hasUntold) return;
    hasUntold = false;
    send(gapChannel, null);
  });

  return {
    publish(topic, event) {
      local.publish(topic, event);
      send(channelOf(event.organizationId, topic), event);
    },
    subscribe: local.subscribe,
    onGap: local.onGap,
    hearsAll: () => isHearing,
    async close() {
      await local.close();
      receiver.disconnect();
      sender.disconnect();
    },
  };
}

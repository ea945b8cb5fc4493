import { randomUUID } from "node:crypto";
import { Redis } from "ioredis";
import { z } from "zod";
import { type Bus, openLocalBus } from "./bus";
import type { BusEvents, BusTopic } from "./events";

const channel = "lectern:bus";
const envelope = z.object({ from: z.string(), topic: z.string(), event: z.unknown() });

/** Called when Redis goes away or says something that cannot be read. */
type OnFault = (message: string, error: unknown) => void;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A bus that also reaches every other gateway on the same Redis. While Redis is away, this process still hears itself. */
export async function openRedisBus(url: string, onFault: OnFault): Promise<Bus> {
  const self = randomUUID();
  const local = openLocalBus();
  const sender = new Redis(url, { lazyConnect: true, maxRetriesPerRequest: 1 });
  const receiver = new Redis(url, { lazyConnect: true });
  for (const connection of [sender, receiver])
    connection.on("error", (error) => onFault("Redis is away", error));
  await Promise.all([sender.connect(), receiver.connect()]);
  receiver.on("message", (_channel, text) => {
    const parsed = envelope.safeParse(parseJson(text));
    if (!parsed.success) return onFault("a bus message cannot be read", parsed.error);
    if (parsed.data.from === self) return;
    local.publish(parsed.data.topic as BusTopic, parsed.data.event as BusEvents[BusTopic]);
  });
  await receiver.subscribe(channel);
  return {
    publish(topic, event) {
      local.publish(topic, event);
      sender.publish(channel, JSON.stringify({ from: self, topic, event })).catch((error: unknown) => {
        onFault("a bus message was not sent", error);
      });
    },
    subscribe: local.subscribe,
    async close() {
      await local.close();
      receiver.disconnect();
      sender.disconnect();
    },
  };
}

import { randomUUID } from "node:crypto";
import { Redis, type RedisOptions } from "ioredis";
import type { Logger } from "pino";
import { z } from "zod";
import { parseJson } from "../domains/jsonContract";
import { type Bus, type BusObserver, type LocalBus, noObserver, openLocalBus } from "./bus";
import type { BusEvents, BusTopic } from "./events";

const prefix = "lectern:bus:";
/** Reports that a gateway could not send all of its events. */
const gapChannel = `${prefix}gap`;

/** One channel for each tenant and topic, so that monitoring Redis shows which tenant an event belongs to. */
const getChannel = (organizationId: number, topic: BusTopic): string => `${prefix}${organizationId}:${topic}`;
const topicIn = (channel: string): BusTopic => channel.split(":")[3] as BusTopic;

/** `carried` is for observers; gateways of a version that knows of none leave it out. */
const envelope = z.object({ from: z.string(), event: z.unknown(), carried: z.unknown().optional() });

const connectionOptions: RedisOptions = {
  maxRetriesPerRequest: 1,
  // Tries again after at most two seconds, so that all have caught up well within ten of Redis's return.
  retryStrategy: (times) => Math.min(times * 100, 2_000),
  // Detects a host that vanished silently within seconds, not hours.
  keepAlive: 5_000,
};

/** Logs a Redis outage once when it begins and once when it ends, for any number of reconnects. */
class Absence {
  readonly #log: RedisLog;
  #isAway = false;

  constructor(log: RedisLog) {
    this.#log = log;
  }

  begin(error: unknown): void {
    if (this.#isAway) return;
    this.#isAway = true;
    const what = "Redis is away: other gateways are not heard, and live screens poll until it is back";
    this.#log.warn({ err: error }, what);
  }

  end(): void {
    if (this.#isAway) this.#log.info("Redis is back: all gateways receive each other's events again");
    this.#isAway = false;
  }
}

/** The part of the log that the bus writes to. */
export type RedisLog = Pick<Logger, "info" | "warn" | "error">;

interface Link {
  url: string;
  /** The id by which a gateway recognizes its own events. */
  self: string;
  local: LocalBus;
  absence: Absence;
  log: RedisLog;
  observer: BusObserver;
}

/**
 * Sends events. An event that cannot be sent now is dropped, since it may be outdated later; the others are
 * notified of a gap.
 */
function openSender({ url, self, absence, log, observer }: Link) {
  const redis = new Redis(url, { ...connectionOptions, enableOfflineQueue: false });
  let hasUntold = false;
  function tellGap(): void {
    if (!hasUntold) return;
    hasUntold = false;
    send(gapChannel, null);
  }
  function send(channel: string, event: unknown): void {
    redis.publish(channel, JSON.stringify({ from: self, event, carried: observer.carry() })).then(
      // A Redis that refused an event without going away takes events again.
      tellGap,
      (error: unknown) => {
        hasUntold = true;
        if (redis.status === "ready") log.error({ err: error }, "a bus message was not sent");
        else absence.begin(error);
      },
    );
  }
  redis.on("error", (error) => absence.begin(error));
  redis.on("ready", tellGap);
  return { redis, send };
}

/** Receives the events of other gateways, and reports whenever receiving begins or stops. */
function openReceiver({ url, self, local, absence, log, observer }: Link) {
  const redis = new Redis(url, { ...connectionOptions, autoResubscribe: false });
  let isHearing = false;
  function setHearing(next: boolean): void {
    if (next === isHearing) return;
    isHearing = next;
    local.tellHearing(next);
    if (next) local.tellGap();
  }
  redis.on("error", (error) => absence.begin(error));
  redis.on("close", () => setHearing(false));
  redis.on("ready", () => {
    redis.psubscribe(`${prefix}*`).then(
      () => setHearing(true),
      (error: unknown) => log.error({ err: error }, "Redis does not let this gateway listen"),
    );
  });
  redis.on("pmessage", (_pattern, channel, text) => {
    const parsed = envelope.safeParse(parseJson(text));
    if (!parsed.success) return log.error({ err: parsed.error }, "a bus message cannot be read");
    if (parsed.data.from === self) return;
    if (channel === gapChannel) return local.tellGap();
    const topic = topicIn(channel);
    observer.receive(topic, parsed.data.carried, () =>
      local.publish(topic, parsed.data.event as BusEvents[BusTopic]),
    );
  });
  return { redis, isHearing: () => isHearing };
}

/**
 * A bus that also reaches every other gateway on the same Redis. It is usable at once: while Redis is away, from
 * the start or later, it delivers within this process; when Redis is back, every gateway that may have missed
 * events is notified of a gap.
 */
export function openRedisBus(url: string, log: RedisLog, observer: BusObserver = noObserver): Bus {
  const local = openLocalBus((message, error) => log.error({ err: error }, message));
  const absence = new Absence(log);
  const link = { url, self: randomUUID(), local, absence, log, observer };
  const sender = openSender(link);
  const receiver = openReceiver(link);
  const noteReturn = () => {
    if (receiver.isHearing() && sender.redis.status === "ready") absence.end();
  };
  local.onHearing(noteReturn);
  sender.redis.on("ready", noteReturn);
  return {
    publish(topic, event) {
      observer.publish(topic, () => {
        local.publish(topic, event);
        sender.send(getChannel(event.organizationId, topic), event);
      });
    },
    subscribe: local.subscribe,
    onGap: local.onGap,
    onHearing: local.onHearing,
    hearsAll: receiver.isHearing,
    async close() {
      await local.close();
      receiver.redis.disconnect();
      sender.redis.disconnect();
    },
  };
}

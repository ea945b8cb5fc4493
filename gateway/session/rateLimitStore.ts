import { Redis } from "ioredis";
import type { Logger } from "pino";
import {
  type RateLimiterAbstract,
  RateLimiterPrisma,
  RateLimiterRedis,
  type RateLimiterRes,
} from "rate-limiter-flexible";
import type { PrismaClient } from "../database/generated/prisma/client";
import { hashToken } from "./tokens";

/** A number of attempts within a number of seconds, counted from the first. */
export interface RateLimit {
  name: string;
  points: number;
  duration: number;
}

/** The key of a counter: joined and hashed, so that no name or address is stored. */
export type CountedKey = readonly (string | number)[];

/** The state of a counter. */
export interface Count {
  /** Whether it exceeds the limit. */
  isExceeded: boolean;
  points: number;
  /** Whole seconds until it starts again from zero. */
  retryAfter: number;
}

/** One limit, counted by all gateways together. */
export interface Counter {
  read(key: CountedKey): Promise<Count>;
  add(key: CountedKey): Promise<Count>;
  forget(key: CountedKey): Promise<void>;
}

/** Opens counters in Redis, or in the database without Redis or while it is away. */
export interface RateLimitStore {
  open(limit: RateLimit): Counter;
  /** Deletes the expired counters of the database; Redis expires its own. */
  forgetExpired(): Promise<void>;
  close(): void;
}

interface Parts {
  prisma: PrismaClient;
  redisUrl: string | undefined;
  log: Logger;
}

/** Milliseconds that Redis has to respond; then the database is used. */
const redisPatience = 1_000;

function openRedis(redisUrl: string, log: Logger): Redis {
  const redis = new Redis(redisUrl, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    commandTimeout: redisPatience,
    retryStrategy: (times) => Math.min(times * 100, 2_000),
  });
  let isReported = false;
  redis.on("ready", () => {
    isReported = false;
  });
  redis.on("error", (error) => {
    if (!isReported)
      log.warn({ err: error }, "limits are counted in the database while Redis does not respond");
    isReported = true;
  });
  return redis;
}

const noCount: Count = { isExceeded: false, points: 0, retryAfter: 0 };

function toCounter(limiter: RateLimiterAbstract): Counter {
  const write = (key: CountedKey) => hashToken(JSON.stringify(key));
  const toCount = ({ consumedPoints, msBeforeNext }: RateLimiterRes): Count => ({
    isExceeded: consumedPoints > limiter.points,
    points: consumedPoints,
    retryAfter: Math.max(1, Math.ceil(msBeforeNext / 1000)),
  });
  return {
    async read(key) {
      const found = await limiter.get(write(key));
      return found ? toCount(found) : noCount;
    },
    add: async (key) => toCount(await limiter.penalty(write(key))),
    async forget(key) {
      await limiter.delete(write(key));
    },
  };
}

/** Opens the store of counters. Starting and signing in work with or without Redis. */
export function openRateLimitStore({ prisma, redisUrl, log }: Parts): RateLimitStore {
  const redis = redisUrl === undefined ? undefined : openRedis(redisUrl, log);
  return {
    open({ name, ...size }) {
      const options = { ...size, keyPrefix: `lectern:limit:${name}` };
      // `forgetExpired` deletes expired rows: the library would keep them for an hour.
      const database = { storeClient: prisma, tableName: "rateLimit", clearExpiredByTimeout: false };
      const insuranceLimiter = new RateLimiterPrisma({ ...options, ...database });
      if (!redis) return toCounter(insuranceLimiter);
      const connection = { storeClient: redis, rejectIfRedisNotReady: true, insuranceLimiter };
      return toCounter(new RateLimiterRedis({ ...options, ...connection }));
    },
    async forgetExpired() {
      await prisma.rateLimit.deleteMany({ where: { expire: { lte: new Date() } } });
    },
    close: () => redis?.disconnect(),
  };
}

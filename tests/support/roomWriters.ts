import { setImmediate } from "node:timers/promises";
import type { PrismaClient } from "#gateway/database/generated/prisma/client";
import { findOutage } from "#gateway/database/outage";

const tenant = 1;
const key = "BACKUP";

/** Writers that go on until they are stopped; what they write is whole in every moment that a transaction sees. */
export interface RoomWriters {
  /** Resolves once so many messages are written. */
  reach(count: number): Promise<void>;
  /** Ends them, and returns how many messages they wrote. */
  stop(): Promise<number>;
}

interface Author {
  roomId: number;
  userId: number;
}

/** Adds a message to a room, which counts it in the same transaction. */
const addMessage = (prisma: PrismaClient, { roomId, userId }: Author) =>
  prisma.$transaction(async (tx) => {
    const { version } = await tx.room.update({ where: { id: roomId }, data: { version: { increment: 1 } } });
    const messageText = `Nr. ${version}: 'quoted', "twice" \\ and ✓`;
    const data = { organizationId: tenant, roomId, userId, clientId: `${version}`, version, messageText };
    await tx.message.create({ data });
  });

/** How many messages were added: none while the database is busy. */
const tryMessage = (prisma: PrismaClient, author: Author): Promise<number> =>
  addMessage(prisma, author).then(
    () => 1,
    (error: unknown) => {
      if (findOutage(error)) return 0;
      throw error;
    },
  );

/** Has several writers add messages to a room of their own. A database that is busy is asked again, as clients do. */
export async function startRoomWriters(prisma: PrismaClient, writers = 4): Promise<RoomWriters> {
  const { id: roomId } = await prisma.room.create({ data: { organizationId: tenant, kind: "BATCH", key } });
  const { id: userId } = await prisma.user.findFirstOrThrow({ where: { organizationId: tenant } });
  const waiting = new Set<{ count: number; done: () => void }>();
  let [written, stopped] = [0, false];
  async function write() {
    while (!stopped) {
      written += await tryMessage(prisma, { roomId, userId });
      // The embedded database answers in this very turn of the event loop, and nothing else would ever get one.
      await setImmediate();
      for (const item of waiting) if (written >= item.count) item.done();
    }
  }
  const ended = Promise.all(Array.from({ length: writers }, write));
  return {
    reach: (count) =>
      new Promise((done) => {
        waiting.add({ count, done });
      }),
    async stop() {
      stopped = true;
      await ended;
      return written;
    },
  };
}

/** How many messages the writers' room counts, how many are there, and how far their numbers go. */
export async function readRoom(prisma: PrismaClient) {
  const { id, version } = await prisma.room.findFirstOrThrow({ where: { organizationId: tenant, key } });
  const {
    _count: messages,
    _max: { version: last },
  } = await prisma.message.aggregate({ where: { roomId: id }, _count: true, _max: { version: true } });
  return { version, messages, last };
}

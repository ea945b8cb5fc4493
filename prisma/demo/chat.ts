import { daySeconds } from "#gateway/domains/durationContract";
import type { MadeBatch } from "./batches";
import { toDayNumber } from "./calendar";
import type { DirectExchange } from "./contentSchema";
import { itemAt } from "./lookup";
import { type MessageDraft, makeMessages } from "./messages";
import type { Row } from "./rows";
import { talkAmongMany } from "./talk";
import { forPurpose, type Tenant } from "./tenant";
import type { Person } from "./users";

/** The texts of the messages. */
export interface ChatContent {
  lobby: readonly string[];
  direct: readonly DirectExchange[];
  batch: readonly string[];
}

interface ChatMaking {
  content: ChatContent;
  lobbyId: number;
  /** Seconds since 1970 between which people talk in the lobby. */
  lobbyTimes: readonly [number, number];
  learners: readonly Person[];
  staff: readonly Person[];
  /** The private conversations: a learner and a member of staff each. */
  pairs: readonly (readonly [Person, Person])[];
  exchangesOfPair: readonly [number, number];
  batches: readonly MadeBatch[];
  messagesOfBatch: readonly [number, number];
  /** The total of messages; the lobby gets the rest. */
  total: number;
  /** The users whose read positions are stored in every room. */
  readers: readonly Person[];
}

/** The day before today ends early, which leaves room for later messages. */
const lastHour = 20;

/** The time of the last demo message. */
export function lastMoment(today: number): number {
  return (today - 1) * daySeconds + lastHour * 3600;
}

/** Makes a room that has existed for long. */
export function makeRoom(tenant: Tenant, kind: Row<"Room">["kind"], key: string, batchId: number | null) {
  const { rows, calendar, organizationId } = tenant;
  const createdAt = calendar.moment(calendar.today - 700, 0);
  return rows.add("Room", {
    id: rows.nextId("Room"),
    organizationId,
    kind,
    key,
    batchId,
    version: 0,
    createdAt,
  });
}

function talkInLobby({ random }: Tenant, making: ChatMaking, count: number): MessageDraft[] {
  return talkAmongMany(random, {
    roomId: making.lobbyId,
    lines: making.content.lobby,
    learners: making.learners,
    staffIds: making.staff.map(({ id }) => id),
    count,
    times: making.lobbyTimes,
  });
}

/** Each exchange of a pair begins on another day; its lines follow within minutes. */
function talkInPrivate(tenant: Tenant, making: ChatMaking): MessageDraft[] {
  const { random, calendar } = tenant;
  const next = () => random.pick(making.content.direct);
  return making.pairs.flatMap(([learner, member]) => {
    const key = `DIRECT:${Math.min(learner.id, member.id)}:${Math.max(learner.id, member.id)}`;
    const room = makeRoom(tenant, "DIRECT", key, null);
    let day = calendar.today - random.integer(2, 20) - 30;
    return Array.from({ length: random.integer(...making.exchangesOfPair) }, () => {
      day += random.integer(3, 9);
      let time = day * daySeconds + random.integer(9, 18) * 3600;
      return next().map((line): MessageDraft => {
        time += random.integer(40, 400);
        const userId = line.from === "TRAINER" ? member.id : learner.id;
        return { roomId: room.id, userId, time, text: line.text, replyTo: undefined };
      });
    }).flat();
  });
}

function talkInBatch(tenant: Tenant, making: ChatMaking, batch: MadeBatch): MessageDraft[] {
  const { random, calendar } = tenant;
  const room = makeRoom(tenant, "BATCH", `BATCH:${batch.row.id}`, batch.row.id);
  const end = Math.min((toDayNumber(batch.row.endDate) + 1) * daySeconds, lastMoment(calendar.today));
  const start = Math.min(toDayNumber(batch.row.startDate) * daySeconds, end - 10 * daySeconds);
  return talkAmongMany(random, {
    roomId: room.id,
    lines: making.content.batch,
    learners: batch.users,
    staffIds: batch.trainerIds,
    count: random.integer(...making.messagesOfBatch),
    times: [start, end],
  });
}

function addMember(tenant: Tenant, roomId: number, userId: number, lastReadMessageId: number | null): void {
  const { rows, calendar, organizationId } = tenant;
  const joinedAt = calendar.moment(calendar.today - 60, 0);
  rows.add("RoomMember", { organizationId, roomId, userId, lastReadMessageId, joinedAt });
}

/** Whether a user may read a room without having written in it. */
function isMember(making: ChatMaking, room: Row<"Room"> | undefined, userId: number): boolean {
  if (room?.kind === "LOBBY") return true;
  const batch = making.batches.find(({ row }) => row.id === room?.batchId);
  return batch !== undefined && [...batch.trainerIds, ...batch.users.map(({ id }) => id)].includes(userId);
}

/**
 * A writer has read the room up to the last own message; the readers lag a few messages behind in some rooms.
 */
function makeMembers(tenant: Tenant, making: ChatMaking, messages: readonly Row<"Message">[]): void {
  const rooms = new Map(tenant.rows.tables.Room.map((room) => [room.id, room]));
  const byRoom = new Map<number, Row<"Message">[]>();
  for (const message of messages) {
    const said = byRoom.get(message.roomId);
    if (said === undefined) byRoom.set(message.roomId, [message]);
    else said.push(message);
  }
  for (const [roomId, said] of byRoom) {
    const read = new Map(said.map((message) => [message.userId, message.id]));
    for (const { id } of making.readers) {
      const lag = tenant.random.integer(0, Math.min(2, said.length - 1));
      if (read.has(id) || isMember(making, rooms.get(roomId), id)) read.set(id, itemAt(said, -1 - lag).id);
    }
    for (const [userId, messageId] of read) addMember(tenant, roomId, userId, messageId);
  }
}

/** Creates private messages, those of the batches' rooms and of the lobby, and the read positions. */
export function makeChat(tenant: Tenant, making: ChatMaking): Row<"Message">[] {
  const direct = talkInPrivate(forPurpose(tenant, "direct"), making);
  const batches = forPurpose(tenant, "batch rooms");
  const inBatches = making.batches.flatMap((batch) => talkInBatch(batches, making, batch));
  const rest = making.total - direct.length - inBatches.length;
  if (rest < 0) throw new RangeError(`The rooms hold ${-rest} messages more than all together`);
  const lobby = talkInLobby(forPurpose(tenant, "lobby"), making, rest);
  const messages = makeMessages(tenant, [...direct, ...inBatches, ...lobby]);
  makeMembers(forPurpose(tenant, "members"), making, messages);
  return messages;
}

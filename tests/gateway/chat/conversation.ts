import type { Caller } from "#tests/support/caller";
import { demoId, nextNumber } from "#tests/support/factory";
import { ask, command, openClassroom, refusal } from "../enrolments/classroom";

const message = `databaseId roomId clientId messageText parentMessageId isDeleted isForwarded isFavourite
  createdDate modifiedDate version user { databaseId name } parent { databaseId messageText isDeleted }`;

interface Sending {
  roomId?: number;
  userId?: number;
  parentMessageId?: number;
  clientId?: string;
}

const payload = `__typename ... on MessagePayload { chatMessage { ${message} } } ${refusal}`;
const isNumber = (value: unknown): value is number => typeof value === "number";

/** A gateway with people who talk, and their ways to talk. */
export async function openConversation() {
  const room = await openClassroom();
  const { prisma } = room;

  const send = async (caller: Caller, messageText: string, target: Sending = {}) => {
    const document = `mutation ($input: MessageInput!) { result: sendMessage(input: $input) { ${payload} } }`;
    const clientId = target.clientId ?? `test-${nextNumber()}-client`;
    const result = await command(caller, document, { input: { ...target, clientId, messageText } });
    return result.chatMessage ?? result;
  };

  const change = async (caller: Caller, name: string, args: string) => {
    const result = await command(caller, `mutation { result: ${name}(${args}) { ${payload} } }`, {});
    return result.chatMessage ?? result;
  };

  const openDirect = async (caller: Caller, userId: number): Promise<number> => {
    const document = `mutation ($userId: Int!) {
      result: openDirectRoom(userId: $userId) { __typename ... on RoomPayload { room { databaseId } } ${refusal} }
    }`;
    return (await command(caller, document, { userId })).room.databaseId;
  };

  const markRead = (caller: Caller, roomId: number, messageId: number) =>
    command(
      caller,
      `mutation { result: markRoomRead(roomId: ${roomId}, messageId: ${messageId}) {
        __typename ... on RoomPayload { room { unreadCount lastReadMessageId } } ${refusal}
      } }`,
      {},
    );

  const page = async (caller: Caller, roomId: number, window = "") => {
    const document = `{ roomMessages(roomId: ${roomId} ${window}) {
      messages { ${message} } hasOlder hasNewer version
    } }`;
    return (await ask(caller, document)).roomMessages;
  };

  const changes = async (caller: Caller, roomId: number, since: number) => {
    const document = `{ roomChanges(roomId: ${roomId}, since: ${since}) {
      messages { ${message} } version isComplete
    } }`;
    return (await ask(caller, document)).roomChanges;
  };

  const roomsOf = async (caller: Caller) =>
    (
      await ask(
        caller,
        `{ rooms { databaseId kind name unreadCount lastReadMessageId partner { databaseId name }
          lastMessage { messageId authorName text isDeleted } } }`,
      )
    ).rooms;

  const search = async (caller: Caller, text: string): Promise<string[]> => {
    const document =
      "query ($text: String!) { searchMessages(text: $text, first: 100) { nodes { messageText } } }";
    const { searchMessages } = await ask(caller, document, { text });
    return searchMessages.nodes.map((found: { messageText: string }) => found.messageText);
  };

  /** Two people with a conversation of their own. */
  async function twoPeople() {
    const [sender, other] = [await room.learner(), await room.learner()];
    const roomId = await openDirect(sender.caller, other.user.id);
    return { sender, other, roomId };
  }

  /** Puts messages into a room past all commands, and returns their ids. */
  async function fill(roomId: number, userId: number, count: number): Promise<number[]> {
    const data = Array.from({ length: count }, (_, index) => ({
      organizationId: demoId,
      roomId,
      userId,
      messageText: `Line ${index + 1}`,
      clientId: `fill-${nextNumber()}-client`,
    }));
    await prisma.message.createMany({ data });
    const rows = await prisma.message.findMany({ where: { roomId }, orderBy: { id: "asc" } });
    return rows.map(({ id }) => id).filter(isNumber);
  }

  return { ...room, send, change, openDirect, markRead, page, changes, roomsOf, search, twoPeople, fill };
}

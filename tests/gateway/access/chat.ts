import { query, refused } from "./build";
import type { EntryRow, Expected, FieldRow, LiveRow, Outcome } from "./matrix";
import { statuses } from "./outcomes";

const seen = statuses(401, 404, 404, 404);
const answers = (visitor: Outcome, others: Outcome): Expected => ({
  visitor,
  learner: others,
  coordinator: others,
  admin: others,
  other: others,
});
/** Signed-in users read their own; the other tenant has rows of its own. */
const own = answers("UNAUTHENTICATED", "yes");
const said = { messageId: 1, version: 1, isNew: true, authorId: 1, authorName: "Made", preview: "Made" };
/** The two of a conversation; no one else, not even staff. */
const ofTheTwo: Expected = { ...answers("UNAUTHENTICATED", "nothing"), learner: "yes", admin: "yes" };
const byTheTwo = (outcome: Outcome): Expected => ({
  ...answers("UNAUTHENTICATED", "NOT_FOUND"),
  learner: outcome,
  admin: outcome,
});
const mutation = (
  field: string,
  ask: (talk: { room: number; message: number }) => string,
  expected: Expected,
): FieldRow => ({
  field: `Mutation.${field}`,
  document: ({ talk }) => `mutation { answer: ${field.split(" ")[0]}(${ask(talk)}) { ${refused} } }`,
  expected,
});
/** A node is asked for by its id, which only the made rows know. */
function withNode(row: FieldRow): FieldRow {
  const type = /^Query\.node of a (\w+)$/.exec(row.field)?.[1];
  if (type === undefined) return row;
  const selection = type === "Room" ? "name" : "messageText clientId";
  return {
    ...row,
    document: ({ nodes }) => `{ answer: node(id: "${nodes[type]}") { ... on ${type} { ${selection} } } }`,
  };
}
/** The chat: the lobby is for everyone, a conversation of two only for them. */
export const fields: FieldRow[] = [
  query("rooms", "rooms { name }", own),
  query("room that is the lobby", "room { name }", own),
  query("room", ({ talk: { room } }) => `room(databaseId: ${room}) { name unreadCount }`, ofTheTwo),
  query("message", ({ talk: { message } }) => `message(databaseId: ${message}) { messageText }`, ofTheTwo),
  query("messages", "messages(first: 3) { nodes { messageText } }", own),
  query(
    "messages with an unknown user",
    "messages(userId: 999999) { nodes { messageText } }",
    answers("UNAUTHENTICATED", "nothing"),
  ),
  query("searchMessages", `searchMessages(text: "heliotrope") { nodes { messageText } }`, ofTheTwo),
  query("favouriteMessages", "favouriteMessages { nodes { messageText } }", {
    ...answers("UNAUTHENTICATED", "nothing"),
    learner: "yes",
  }),
  query(
    "roomFavourites",
    ({ talk: { room, message } }) => `roomFavourites(roomId: ${room}, from: ${message}, to: ${message})`,
    answers("UNAUTHENTICATED", "nothing"),
  ),
  query("chatPeople", `chatPeople(search: "a") { name }`, own),
  query("unreadMessageCount", "unreadMessageCount", own),
  query(
    "roomMessages",
    ({ talk: { room } }) => `roomMessages(roomId: ${room}) { messages { clientId } }`,
    ofTheTwo,
  ),
  query(
    "roomChanges",
    ({ talk: { room } }) => `roomChanges(roomId: ${room}, since: -1) { version }`,
    ofTheTwo,
  ),
  query("roomPresence", ({ talk: { room } }) => `roomPresence(roomId: ${room}) { onlineCount }`, ofTheTwo),
  query(
    "roomReaders",
    ({ talk: { room } }) => `roomReaders(roomId: ${room}) { messageId }`,
    answers("UNAUTHENTICATED", "nothing"),
  ),
  query("node of a Room", "", { ...ofTheTwo, visitor: "nothing" }),
  query("node of a Message", "", { ...ofTheTwo, visitor: "nothing" }),
  mutation("sendMessage", () => `input: { messageText: " " }`, answers("UNAUTHENTICATED", "INVALID")),
  mutation(
    "sendMessage to a room",
    ({ room }) => `input: { messageText: "Hello", roomId: ${room} }`,
    byTheTwo("yes"),
  ),
  mutation(
    "sendMessage as an answer",
    ({ message }) => `input: { messageText: "Hello", parentMessageId: ${message} }`,
    byTheTwo("yes"),
  ),
  mutation(
    "forwardMessage",
    ({ message }) => `messageId: ${message}, roomId: 999999, clientId: "made-forward"`,
    answers("UNAUTHENTICATED", "NOT_FOUND"),
  ),
  mutation("editMessage", ({ message }) => `messageId: ${message}, messageText: "Heliotrope"`, {
    ...byTheTwo("yes"),
    admin: "CONFLICT",
  }),
  mutation("deleteMessage", () => "messageId: 999999", answers("UNAUTHENTICATED", "NOT_FOUND")),
  mutation("deleteMessage of others", ({ message }) => `messageId: ${message}`, byTheTwo("yes")),
  mutation("setFavourite", ({ message }) => `messageId: ${message}, isFavourite: false`, byTheTwo("yes")),
  mutation("openDirectRoom", () => "userId: 999999", answers("UNAUTHENTICATED", "NOT_FOUND")),
  mutation("markRoomRead", ({ room, message }) => `roomId: ${room}, messageId: ${message}`, byTheTwo("yes")),
  mutation("tellTyping", ({ room }) => `roomId: ${room}`, byTheTwo("yes")),
].map((row) => withNode(row));

/** The subscriptions of the chat. */
export const liveFields: LiveRow[] = [
  {
    field: "Subscription.roomEvents",
    document: ({ talk }) =>
      `subscription { answer: roomEvents(roomId: ${talk.room}) { ... on Typing { person { name } } } }`,
    publish: (bus, { talk }) =>
      bus.publish("typing", { organizationId: 1, roomId: talk.room, userId: 1, name: "Made" }),
    expected: { ...answers("UNAUTHENTICATED", "FORBIDDEN"), learner: "yes", admin: "yes" },
  },
  {
    field: "Subscription.chatChanged",
    document: () => "subscription { answer: chatChanged { roomId preview { text } } }",
    publish: (bus, { talk }) => {
      const event = { ...said, roomId: talk.room, isDeleted: false, createdDate: new Date().toISOString() };
      for (const organizationId of [1, 2])
        bus.publish("messageChanged", { ...event, organizationId, recipients: null });
    },
    expected: own,
  },
  {
    // The event is the learner's own.
    field: "Subscription.favouriteChanged",
    document: () => "subscription { answer: favouriteChanged { messageId isFavourite } }",
    publish: (bus, { talk, learner }) => {
      const event = { userIds: [learner.id], messageId: talk.message, isFavourite: true };
      for (const organizationId of [1, 2]) bus.publish("favouriteChanged", { organizationId, ...event });
    },
    expected: { ...answers("UNAUTHENTICATED", "nothing"), learner: "yes" },
  },
];

/** The documented calls of the chat. */
export const entries: EntryRow[] = [
  { entry: "GET messages", path: () => "messages", expected: statuses(401, 200, 200, 200) },
  { entry: "GET messages with an unknown user", path: () => "messages?userId=999999", expected: seen },
  {
    entry: "POST messages",
    path: () => "messages",
    body: () => ({ messageText: "" }),
    expected: statuses(401, 400, 400, 400),
  },
  {
    entry: "GET messages/{id}",
    path: ({ talk }) => `messages/${talk.message}`,
    expected: { ...statuses(401, 200, 404, 404), admin: 200 },
  },
  {
    entry: "GET messages/{id}/history",
    path: ({ talk }) => `messages/${talk.message}/history`,
    expected: { ...statuses(401, 200, 404, 404), admin: 200 },
  },
];

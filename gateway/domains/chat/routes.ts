import { z } from "zod";
import { get, latest, list, post } from "#gateway/routes/calls";
import { plain, text } from "#gateway/routes/fields";
import type { RestForm } from "#gateway/routes/form";
import { page, refusal } from "#gateway/routes/fragments";
import { queryNumber, type RestRoute } from "#gateway/routes/route";
import { clientIdSchema, newMessageSchema } from "./contract";

const message = `id: databaseId messageText parentMessageId createdDate modifiedDate
  user { id: databaseId name }`;
const notFound = "Message not found";

/** A caller without a client id for a message leaves it out. */
const form: RestForm = {
  fields: {
    messageText: text("messageText"),
    userId: plain("userId"),
    parentMessageId: plain("parentMessageId"),
    clientId: { names: ["clientId"], read: (value) => (value === "" ? null : value) },
  },
  schema: () => newMessageSchema.omit({ roomId: true }).extend({ clientId: z.nullish(clientIdSchema) }),
};

interface Revision {
  id: number;
  messageText: string;
  createdDate: string;
  message: { parentMessageId: number | null; user: object };
}

/** An earlier text in the form of a message, which is how callers read it. */
const asMessage = ({ message: { parentMessageId, user }, ...text }: Revision) => ({
  ...text,
  parentMessageId,
  modifiedDate: null,
  user,
});

/** The calls of the chat. */
export const routes: readonly RestRoute[] = [
  latest("messages", {
    notFound: "User not found",
    document: `query ($userId: Int, $last: Int, $before: String) {
      answer: messages(userId: $userId, last: $last, before: $before) {
        nodes { ${message} } pageInfo { hasPreviousPage startCursor }
      }
    }`,
    variables: (call) => ({ userId: queryNumber(call, "userId") }),
  }),
  post("messages", {
    notFound,
    document: `mutation ($input: MessageInput!) {
      answer: sendMessage(input: $input) { __typename ... on MessagePayload { chatMessage { ${message} } } ${refusal} }
    }`,
    form,
    part: "chatMessage",
  }),
  get("messages/{id}", {
    notFound,
    document: `query ($id: Int!) { answer: message(databaseId: $id) { ${message} } }`,
    shape: (found: object) => [found],
  }),
  list("messages/{id}/history", {
    notFound,
    document: `query ($id: Int!, $first: Int, $after: String) {
      answer: message(databaseId: $id) {
        history(first: $first, after: $after) {
          nodes { id: databaseId messageText createdDate: writtenDate message { parentMessageId user { id: databaseId name } } }
          ${page}
        }
      }
    }`,
    at: ["answer", "history"],
    shape: asMessage,
  }),
];

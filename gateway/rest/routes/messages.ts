import {
  BadRequest,
  bodyOptionalNumber,
  bodyText,
  pathNumber,
  type RestInput,
  type RestRoute,
} from "../route";
import { page, refusal } from "./fragments";

const message = `id: databaseId messageText parentMessageId createdDate modifiedDate
  user { id: databaseId name }`;
const notFound = "Message not found";

/** The person of `?userId=`; null is the lobby. */
function personOf({ query }: RestInput): number | null {
  const text = query.get("userId") ?? "";
  if (text === "") return null;
  if (!/^\d{1,9}$/.test(text)) throw new BadRequest("userId must be a number");
  return Number(text);
}

interface Revision {
  id: number;
  messageText: string;
  createdDate: string;
  message: { parentMessageId: number | null; user: object };
}

/** An earlier text in the form of a message, which is how callers read it. */
const asMessage = ({ message: { parentMessageId, user }, ...text }: Revision) => ({
  ...{ ...text, parentMessageId, modifiedDate: null, user },
});

/** The calls of the chat. */
export const messageRoutes: readonly RestRoute[] = [
  {
    method: "GET",
    path: "messages",
    document: `query ($userId: Int, $after: String) {
      answer: messages(userId: $userId, first: 100, after: $after) { nodes { ${message} } ${page} }
    }`,
    variables: (input) => ({ userId: personOf(input) }),
    answer: { form: "list", notFound: "User not found" },
  },
  {
    method: "POST",
    path: "messages",
    document: `mutation ($input: MessageInput!) {
      answer: sendMessage(input: $input) { __typename ... on MessagePayload { chatMessage { ${message} } } ${refusal} }
    }`,
    variables: (input) => ({
      input: {
        messageText: bodyText(input, "messageText"),
        userId: bodyOptionalNumber(input, "userId"),
        parentMessageId: bodyOptionalNumber(input, "parentMessageId"),
        clientId: bodyText(input, "clientId") || null,
      },
    }),
    answer: { form: "one", notFound },
    shape: ({ chatMessage: sent }: { chatMessage: object }) => sent,
  },
  {
    method: "GET",
    path: "messages/{id}",
    document: `query ($id: Int!) { answer: message(databaseId: $id) { ${message} } }`,
    variables: (input) => ({ id: pathNumber(input, "id") }),
    answer: { form: "one", notFound },
    shape: (found: object) => [found],
  },
  {
    method: "GET",
    path: "messages/{id}/history",
    document: `query ($id: Int!, $after: String) {
      answer: message(databaseId: $id) {
        history(first: 100, after: $after) {
          nodes { id: databaseId messageText createdDate: writtenDate message { parentMessageId user { id: databaseId name } } }
          ${page}
        }
      }
    }`,
    variables: (input) => ({ id: pathNumber(input, "id") }),
    answer: { form: "list", notFound },
    at: ["answer", "history"],
    shape: asMessage,
  },
];

import { graphql, readInlineData } from "react-relay";
import { describeFiles } from "#gateway/domains/chat/contract";
import type { messageData_message$key } from "~/__generated__/messageData_message.graphql";
import type { messageData_payload$key } from "~/__generated__/messageData_payload.graphql";

/** The message that another one replies to, as quoted. */
export interface Quote {
  id: number;
  text: string;
  isDeleted: boolean;
  authorName: string;
}

/** A file that a message carries. */
export interface ChatFile {
  id: number;
  name: string;
  isPicture: boolean;
  bytes: number;
  /** Pixels; null where they are not known. */
  width: number | null;
  height: number | null;
  url: string;
}

/** A message as all members of its room see it; the viewer's own data are separate. */
export interface ChatMessage {
  id: number;
  roomId: number;
  clientId: string;
  text: string;
  authorId: number;
  authorName: string;
  authorAvatar: string | null;
  createdDate: string;
  modifiedDate: string | null;
  isDeleted: boolean;
  isForwarded: boolean;
  quote: Quote | null;
  files: readonly ChatFile[];
  version: number;
}

// Contains no field that depends on the viewer, so that the gateway executes it once for all subscribers.
const fragment = graphql`
  fragment messageData_message on Message @inline {
    databaseId
    roomId
    clientId
    messageText
    createdDate
    modifiedDate
    isDeleted
    isForwarded
    version
    user { databaseId name avatarUrl }
    files { databaseId name kind bytes width height url }
    parent {
      databaseId
      messageText
      files { name }
      isDeleted
      user { name }
    }
  }
`;

/** Summarizes a message on one line: its text, or its files. */
export const getShownText = (text: string, files: readonly { readonly name: string }[]): string =>
  text || describeFiles(files.map(({ name }) => name));

/** Reads a message from a response. */
export function readMessage(key: messageData_message$key): ChatMessage {
  const { databaseId, messageText, user, parent, files, modifiedDate, ...rest } = readInlineData(
    fragment,
    key,
  );
  const { roomId, clientId, createdDate, isDeleted, isForwarded, version } = rest;
  const quote = parent && {
    id: parent.databaseId,
    text: getShownText(parent.messageText, parent.files),
    isDeleted: parent.isDeleted,
    authorName: parent.user.name,
  };
  return {
    id: databaseId,
    roomId,
    clientId,
    text: messageText,
    createdDate,
    isDeleted,
    isForwarded,
    version,
    authorId: user.databaseId,
    authorName: user.name,
    authorAvatar: user.avatarUrl ?? null,
    modifiedDate: modifiedDate ?? null,
    quote: quote ?? null,
    files: files.map(({ databaseId: fileId, kind, width, height, ...file }) => ({
      id: fileId,
      isPicture: kind === "IMAGE",
      width: width ?? null,
      height: height ?? null,
      ...file,
    })),
  };
}

/** Reads the message that a mutation returns; it selects `...messageData_payload`. */
export const readSentMessage = (key: messageData_payload$key): ChatMessage =>
  readMessage(
    readInlineData(
      graphql`
        fragment messageData_payload on MessagePayload @inline {
          chatMessage { ...messageData_message }
        }
      `,
      key,
    ).chatMessage,
  );

/** A message as a reply to it quotes it. */
export const toQuote = ({ id, text, files, isDeleted, authorName }: ChatMessage): Quote => ({
  id,
  text: getShownText(text, files),
  isDeleted,
  authorName,
});

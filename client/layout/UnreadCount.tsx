import { lazyWithRetry } from "./lazyWithRetry";

/**
 * How many messages are unread, beside the link to the chat; nothing until that is known. The chat's code and its socket
 * come after the page, and only for those who are signed in.
 */
export const UnreadCount = lazyWithRetry(
  async () => (await import("../screens/chat/unread/UnreadBadge")).UnreadBadge,
);

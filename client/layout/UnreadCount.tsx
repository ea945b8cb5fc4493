import { lazyWithRetry } from "./lazyWithRetry";

/**
 * The number of unread messages beside the link to the chat; nothing until it is known. Loads the chat's code and
 * socket after the page, and only for signed-in users.
 */
export const UnreadCount = lazyWithRetry(
  async () => (await import("../screens/chat/unread/UnreadBadge")).UnreadBadge,
);

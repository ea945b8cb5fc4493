import { useSession } from "~/session/sessionStore";
import { lazyWithRetry } from "../relay/lazyWithRetry";

const LateBadge = lazyWithRetry(async () => (await import("../screens/chat/unread/UnreadBadge")).UnreadBadge);

/**
 * The number of unread messages beside the link to the chat; nothing until it is known. Loads the chat's code and
 * socket after the page, and only for signed-in users: a visitor sees an area for the moment before its sign-in screen.
 */
export function UnreadCount() {
  const { account } = useSession();
  return account && <LateBadge />;
}

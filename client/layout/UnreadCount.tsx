import { lazy, Suspense } from "react";

// The chat's code and its socket come after the page, and only for those who are signed in.
const UnreadBadge = lazy(async () => ({
  default: (await import("../screens/chat/unread/UnreadBadge")).UnreadBadge,
}));

/** How many messages are unread, beside the link to the chat; nothing until that is known. */
export function UnreadCount() {
  return (
    <Suspense>
      <UnreadBadge />
    </Suspense>
  );
}

import { Bell } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { figureAddresses } from "~/lists/figures";
import { lazyWithRetry } from "~/relay/lazyWithRetry";
import { useSession } from "~/session/sessionStore";

const LateCount = lazyWithRetry(
  async () => (await import("~/screens/notifications/bell/BellCount")).BellCount,
);

/** The way to the notifications: to the unread ones, with their number, once it is known that there are some. */
export function NotificationBell() {
  const { account } = useSession();
  const [unread, setUnread] = useState(0);
  return (
    <Link
      to={unread > 0 ? figureAddresses.unreadNotifications() : "/notifications"}
      title="Notifications"
      className="touch-square relative inline-flex size-8 shrink-0 items-center justify-center rounded-md text-soft hover:bg-hover hover:text-ink"
    >
      <Bell aria-hidden className="size-4" />
      <span className="sr-only">Notifications</span>
      {account && (
        <span className="absolute top-0 left-4">
          <LateCount count={unread} onCount={setUnread} />
        </span>
      )}
    </Link>
  );
}

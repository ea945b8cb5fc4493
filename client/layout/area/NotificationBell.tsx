import { Bell } from "lucide-react";
import { Link } from "react-router-dom";
import { lazyWithRetry } from "~/relay/lazyWithRetry";
import { useSession } from "~/session/sessionStore";

const LateCount = lazyWithRetry(
  async () => (await import("~/screens/notifications/bell/BellCount")).BellCount,
);

/** The way to the notifications, with the number of unread ones once it is known. */
export function NotificationBell() {
  const { account } = useSession();
  return (
    <Link
      to="/notifications"
      title="Notifications"
      className="touch-square relative inline-flex size-8 shrink-0 items-center justify-center rounded-md text-soft hover:bg-hover hover:text-ink"
    >
      <Bell aria-hidden className="size-4" />
      <span className="sr-only">Notifications</span>
      {account && (
        <span className="absolute top-0 left-4">
          <LateCount />
        </span>
      )}
    </Link>
  );
}

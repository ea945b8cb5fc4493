import { WifiOff } from "lucide-react";
import { useIsAway } from "../relay/connection";
import { useSession } from "../session/sessionStore";

/**
 * Says on every screen that the server can't be reached, and tells people who are signed in what is sent once it is back.
 * Part of the first load: without a connection nothing else can be loaded.
 */
export function OfflineNotice() {
  const isAway = useIsAway();
  const { account } = useSession();
  // Rendered before it has content: a live region that appears together with its text is often not read out.
  return (
    <div aria-live="polite">
      {isAway && (
        <p className="flex items-center justify-center gap-2 bg-warning-soft px-4 py-1.5 text-xs font-medium text-warning-ink">
          <WifiOff aria-hidden className="size-3.5 shrink-0" />
          {navigator.onLine ? "The server can't be reached" : "You are offline"}.
          {account && " What you check off or write in a chat is sent when the connection is back."}
        </p>
      )}
    </div>
  );
}

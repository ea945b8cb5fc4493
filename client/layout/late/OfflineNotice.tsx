import { WifiOff } from "lucide-react";

/** Says that the server can't be reached, and that changes are sent once it is back. */
export function OfflineNotice() {
  return (
    <p className="flex items-center justify-center gap-2 bg-warning-soft px-4 py-1.5 text-xs font-medium text-warning-ink">
      <WifiOff aria-hidden className="size-3.5 shrink-0" />
      {navigator.onLine ? "The server can't be reached" : "You are offline"}. What you check off or write in a
      chat is sent when the connection is back.
    </p>
  );
}

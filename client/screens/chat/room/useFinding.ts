import { useCallback, useEffect, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { chatMessages } from "#gateway/domains/chat/contract";
import { showToast } from "~/ui/toasts";
import type { RoomFeed } from "./RoomFeed";

/** How long a found message stays highlighted, in milliseconds. */
const litFor = 2_500;

/**
 * Goes to a message, or to the first one for 0: loads the room around it if needed, and highlights it briefly.
 * `?message=` does the same.
 */
export function useFinding(feed: RoomFeed, toMessage: (id: number) => boolean) {
  const [found, setFound] = useState<number | null>(null);
  const open = useCallback(
    async (id: number) => {
      const finding = id === 0 ? await feed.readFirst() : await feed.readAround(id);
      if (finding.failed) return showToast({ tone: "danger", message: chatMessages.notLoaded });
      if (finding.found === null) return showToast({ tone: "info", message: chatMessages.messageNotFound });
      setFound(finding.found);
    },
    [feed],
  );
  useEffect(() => {
    if (found === null) return;
    toMessage(found);
    const timer = setTimeout(() => setFound(null), litFor);
    return () => clearTimeout(timer);
  }, [found, toMessage]);
  const asked = Number(useSearchParams()[0].get("message")) || null;
  useEffect(() => {
    if (asked !== null) void open(asked);
  }, [asked, open]);
  return { found, open: useCallback((id: number) => void open(id), [open]) };
}

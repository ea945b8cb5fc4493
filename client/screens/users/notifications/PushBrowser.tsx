import { useEffect, useState } from "react";
import { pushMessages } from "#gateway/domains/notifications/pushContract";
import { subscribeToPush, unsubscribeFromPush } from "~/commands/notificationCommands";
import { useMutation } from "~/relay/useMutation";
import { Button } from "~/ui/Button";
import { Card } from "~/ui/Card";
import { Skeleton } from "~/ui/Skeleton";
import { showToast } from "~/ui/toasts";
import { canPush, findPush, startPush, stopPush } from "./browserPush";

/** This browser's state: not known yet, without push support, blocked by its user, off or on. */
type State = "UNKNOWN" | "UNSUPPORTED" | "BLOCKED" | "OFF" | "ON";

const texts: Record<Exclude<State, "UNKNOWN">, string> = {
  UNSUPPORTED: "This browser can't show site notifications.",
  BLOCKED:
    "This browser blocks notifications from this site. Allow them in the browser's settings for this site.",
  OFF: "Get notifications on this device, also while Lectern is closed. Your browser asks you first.",
  ON: "You get notifications on this device until you sign out.",
};

/** Turns push notifications on and off in this browser; the browser's permission is asked for by the press alone. */
export function PushBrowser({ pushKey }: { pushKey: string }) {
  const [state, setState] = useState<State>("UNKNOWN");
  const [subscribe, isSubscribing] = useMutation(subscribeToPush);
  const [unsubscribe, isUnsubscribing] = useMutation(unsubscribeFromPush);
  const [isAsking, setIsAsking] = useState(false);
  useEffect(() => {
    let isShown = true;
    const show = (found: State) => isShown && setState(found);
    if (!canPush()) show("UNSUPPORTED");
    else if (Notification.permission === "denied") show("BLOCKED");
    else {
      // A browser that keeps nothing, as in a private window, refuses to say.
      const found = findPush().then((subscription) => (subscription ? "ON" : "OFF"));
      void found.catch((): State => "UNSUPPORTED").then(show);
    }
    return () => {
      isShown = false;
    };
  }, []);
  const turnOn = async () => {
    setIsAsking(true);
    const input = await startPush(pushKey);
    setIsAsking(false);
    if (input === null) {
      if (Notification.permission === "granted")
        showToast({ tone: "danger", title: pushMessages.turnOn.fallback, message: pushMessages.noService });
      return setState(Notification.permission === "denied" ? "BLOCKED" : "OFF");
    }
    if (await subscribe({ input })) setState("ON");
    else await stopPush();
  };
  const turnOff = async () => {
    const endpoint = await stopPush();
    setState("OFF");
    if (endpoint !== null) await unsubscribe({ endpoint });
  };
  return (
    <Card title="This browser">
      {state === "UNKNOWN" ? (
        <Skeleton className="h-9 w-60" />
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="min-w-0 flex-1 text-sm text-soft">{texts[state]}</p>
          {state === "OFF" && (
            <Button busy={isAsking || isSubscribing} onClick={() => void turnOn()}>
              Turn on push notifications
            </Button>
          )}
          {state === "ON" && (
            <Button busy={isUnsubscribing} onClick={() => void turnOff()}>
              Turn off push notifications
            </Button>
          )}
        </div>
      )}
    </Card>
  );
}

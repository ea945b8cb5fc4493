/** Whether this browser can get notifications while the product is closed. */
export const canPush = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** The subscription of this browser; null without one. */
export async function findPush(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration("/");
  return (await registration?.pushManager.getSubscription()) ?? null;
}

const toText = (bytes: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

/** Asks for the permission and subscribes; null where the user or the browser refuses. */
export async function startPush(key: string) {
  if ((await Notification.requestPermission()) !== "granted") return null;
  try {
    await navigator.serviceWorker.register("/push.js");
    const registration = await navigator.serviceWorker.ready;
    const options = { userVisibleOnly: true, applicationServerKey: key };
    const subscription = await registration.pushManager.subscribe(options);
    return {
      endpoint: subscription.endpoint,
      p256dh: toText(subscription.getKey("p256dh")),
      auth: toText(subscription.getKey("auth")),
    };
  } catch (error) {
    // The browser's push service, or the worker's file, cannot be reached, or workers are turned off.
    if (error instanceof DOMException || error instanceof TypeError) return null;
    throw error;
  }
}

/** Ends the subscription of this browser, and returns its address. */
export async function stopPush(): Promise<string | null> {
  const subscription = await findPush();
  await subscription?.unsubscribe();
  return subscription?.endpoint ?? null;
}

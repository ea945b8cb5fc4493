import { z } from "zod";

export const pushLimits = { endpoint: 1_000, key: 200, browsers: 10 } as const;

export const pushMessages = {
  turnOn: {
    success: "Notifications are on in this browser",
    fallback: "Unable to turn on notifications",
  },
  turnOff: {
    success: "Notifications are off in this browser",
    fallback: "Unable to turn off notifications",
  },
  noService: "Your browser's own service for notifications did not respond, or is switched off",
  unknownService: "This browser's push service isn't supported",
} as const;

/** A browser that wants notifications, as it describes itself. */
export const pushSchema = z.object({
  endpoint: z.url().max(pushLimits.endpoint),
  p256dh: z.string().regex(/^[\w-]{80,100}=*$/),
  auth: z.string().regex(/^[\w-]{16,40}=*$/),
});

/**
 * Whether an address is that of a push service: one of some hosts or, with a dot before it, of a host below it. A full
 * origin is itself. No other address is sent anything.
 */
export function isPushService(endpoint: string, services: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, origin, port, username, password } = new URL(endpoint);
  if (username !== "" || password !== "") return false;
  return services.some((service) => {
    if (service.includes("://")) return origin === service;
    const isHost = service.startsWith(".") ? hostname.endsWith(service) : hostname === service;
    return isHost && protocol === "https:" && port === "";
  });
}

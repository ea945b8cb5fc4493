import { createECDH, hkdfSync } from "node:crypto";
import webPush from "web-push";
import { daySeconds } from "../domains/durationContract";
import { callOutside } from "../outgoing/outgoing";
import type { OutgoingPolicy } from "../outgoing/policy";

/** The keys by which push services know the sender (VAPID). */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

/**
 * The keys that belong to a secret: every gateway has the same ones, and browsers that have subscribed keep them for
 * as long as the secret is kept.
 */
export function deriveKeys(secret: string): PushKeys {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "lectern: web push", 32));
  const curve = createECDH("prime256v1");
  curve.setPrivateKey(key);
  return { publicKey: curve.getPublicKey("base64url"), privateKey: key.toString("base64url") };
}

/** A browser that gets messages: where its push service takes them, and its keys. */
export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

interface Sending {
  keys: PushKeys;
  /** The sender's address for the push service: a mail address or a page. */
  contact: string;
  /** Which addresses may be asked; a browser names its push service itself. */
  policy: OutgoingPolicy;
  signal: AbortSignal;
}

/** Seconds that a push service keeps a message for a browser that is away. */
const keptFor = daySeconds;

/** The outcome of a message; GONE if the browser has unsubscribed. Throws if it may be tried again. */
export type PushOutcome = "SENT" | "GONE";

/** Seals a message for a browser and hands it to the browser's push service. */
export async function sendPush(
  { endpoint, p256dh, auth }: PushTarget,
  message: string,
  { keys, contact, policy, signal }: Sending,
): Promise<PushOutcome> {
  const request = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, message, {
    TTL: keptFor,
    urgency: "normal" as const,
    contentEncoding: "aes128gcm" as const,
    vapidDetails: { subject: contact, ...keys },
  });
  const { method, body } = request;
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
  );
  const response = await callOutside(endpoint, { method, headers, body: body ?? undefined, signal }, policy);
  if (response.status === 404 || response.status === 410) return "GONE";
  if (response.ok) return "SENT";
  throw new Error(`the push service returned ${response.status}`);
}

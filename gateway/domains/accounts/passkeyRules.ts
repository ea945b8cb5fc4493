import { z } from "zod";

/** The party that a browser makes a passkey for: the host, and the addresses that its pages may have. */
export interface RelyingParty {
  id: string;
  origins: string[];
}

interface Origins {
  /** The hosts of the organization, the one that it has chosen itself last. */
  hosts: readonly string[];
  /** The origin of the installation; null if its operator has not set it. */
  publicUrl: string | null;
  /** The origin of the page, as the request has it. */
  asked: string;
}

/**
 * The relying party of an organization: the asked host where it is one of the organization's or the installation's,
 * else the organization's own. A request can name any host, so one that was never set up is believed only where
 * none was. The pages of a host are at the asked origin or under https: a proxy that is not trusted hides that it
 * speaks TLS.
 */
export function findRelyingParty({ hosts, publicUrl, asked }: Origins): RelyingParty {
  const host = new URL(asked).hostname;
  const installation = publicUrl === null ? null : new URL(publicUrl);
  const known = [...(installation ? [installation.hostname] : []), ...hosts];
  const own = known.at(-1);
  if (own === undefined) return { id: host, origins: [asked] };
  const id = known.includes(host) ? host : own;
  const origins = [
    ...(id === host ? [asked] : []),
    ...(id === installation?.hostname ? [installation.origin] : []),
    `https://${id}`,
  ];
  return { id, origins: [...new Set(origins)] };
}

/** The account's name for authenticators. Two organizations may share a host, so it names the organization too. */
export const accountHandle = (organizationId: number, userId: number): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(`${organizationId}/${userId}`);

const base64url = z.string().regex(/^[\w-]+$/);
const transport = z.enum(["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"]);
const ofCredential = {
  id: base64url.max(1_400),
  rawId: base64url.max(1_400),
  type: z.literal("public-key"),
  clientExtensionResults: z.looseObject({}).transform(() => ({})),
};

/** The fields read of a browser's new passkey; unknown kinds of transport are left out. */
export const newPasskeyResponse = z.object({
  ...ofCredential,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z
      .array(z.unknown())
      .max(20)
      .default([])
      .transform((all) => all.flatMap((item) => transport.safeParse(item).data ?? [])),
  }),
});

/** The fields read of a browser's sign-in with a passkey. */
export const passkeyResponse = z.object({
  ...ofCredential,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.nullish(),
  }),
});

/** Parses a browser's response; null for anything else. */
export function readResponse<Schema extends z.ZodType>(schema: Schema, text: string): z.infer<Schema> | null {
  try {
    return schema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

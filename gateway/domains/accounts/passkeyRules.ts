import { z } from "zod";

/** Whom a browser makes a passkey for: the host, and where its pages may be. */
export interface RelyingParty {
  id: string;
  origin: string;
}

interface Place {
  /** The hosts of the organization, the one that it has chosen itself last. */
  hosts: readonly string[];
  /** The origin of the installation; null where its operator has not told it. */
  publicUrl: string | null;
  /** The origin of the page, as the request has it. */
  origin: string;
}

/**
 * The relying party of an organization: the asked host where it is one of the organization's or the installation's, else
 * the organization's own. A request can name any host, so one that nobody has set up is believed only where none is.
 */
export function findRelyingParty({ hosts, publicUrl, origin }: Place): RelyingParty {
  const asked = new URL(origin).hostname;
  const known = [...(publicUrl === null ? [] : [new URL(publicUrl).hostname]), ...hosts];
  const own = known.at(-1);
  if (own === undefined || known.includes(asked)) return { id: asked, origin };
  const isInstallation = publicUrl !== null && new URL(publicUrl).hostname === own;
  return { id: own, origin: isInstallation ? new URL(publicUrl).origin : `https://${own}` };
}

const base64url = z.string().regex(/^[\w-]+$/);
const transports = z.array(z.string().max(20)).max(10).optional();

/** What a browser sends of a new passkey, as far as it is read here. */
export const newPasskeyResponse = z.looseObject({
  id: base64url.max(1_400),
  rawId: base64url.max(1_400),
  type: z.literal("public-key"),
  clientExtensionResults: z.looseObject({}),
  response: z.looseObject({ clientDataJSON: base64url, attestationObject: base64url, transports }),
});

/** What a browser sends of a passkey that signs in. */
export const passkeyResponse = z.looseObject({
  id: base64url.max(1_400),
  rawId: base64url.max(1_400),
  type: z.literal("public-key"),
  clientExtensionResults: z.looseObject({}),
  response: z.looseObject({
    ...{ clientDataJSON: base64url, authenticatorData: base64url, signature: base64url },
    userHandle: base64url.nullish().transform((handle) => handle ?? undefined),
  }),
});

/** Reads what a browser sends; null for anything else. */
export function readResponse<Schema extends z.ZodType>(schema: Schema, text: string): z.infer<Schema> | null {
  try {
    const parsed = schema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

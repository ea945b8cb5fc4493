import { createPrivateKey, generateKeyPairSync, type KeyObject } from "node:crypto";
import { calculateJwkThumbprint } from "jose";
import { z } from "zod";
import { unrecorded } from "#gateway/database/recording";
import type { Context } from "#gateway/graphql/context";
import { UnreadableSecret } from "#gateway/secrets/secrets";
import { badgePaths, type PublicKey } from "./badgeRules";

export type SigningContext = Pick<Context, "db" | "secrets" | "log">;

/** A key that signs, by its thumbprint. */
export interface SigningKey {
  thumbprint: string;
  publicKey: string;
  privateKey: KeyObject;
}

/** The place at which a private key is stored. */
const keyPlace = (thumbprint: string): string => `badges/${thumbprint}`;

const ed25519 = z.object({ x: z.string() });

/** Opens the organization's newest key that was sealed with the installation's present key; undefined without one. */
async function findKey({ db, secrets, log }: SigningContext): Promise<SigningKey | undefined> {
  for (const { thumbprint, publicKey, sealed } of await db.signingKey.findMany({ orderBy: { id: "desc" } })) {
    try {
      const der = Buffer.from(await secrets.open(sealed, keyPlace(thumbprint)), "base64");
      return {
        thumbprint,
        publicKey,
        privateKey: createPrivateKey({ key: der, format: "der", type: "pkcs8" }),
      };
    } catch (error) {
      if (!(error instanceof UnreadableSecret)) throw error;
      log.error({ err: error, thumbprint }, "a key that signs certificates cannot be read");
    }
  }
  return undefined;
}

/** Makes a key for an organization. Of two gateways that do so at once both keys count, and the newest signs. */
async function makeKey({ db, secrets }: SigningContext, organizationId: number): Promise<SigningKey> {
  const pair = generateKeyPairSync("ed25519");
  const { x: publicKey } = ed25519.parse(pair.publicKey.export({ format: "jwk" }));
  const thumbprint = await calculateJwkThumbprint({ kty: "OKP", crv: "Ed25519", x: publicKey });
  const der = pair.privateKey.export({ format: "der", type: "pkcs8" }).toString("base64");
  const sealed = await secrets.seal(der, keyPlace(thumbprint));
  await unrecorded(() =>
    db.signingKey.create({ data: { organizationId, thumbprint, publicKey, sealed }, select: { id: true } }),
  );
  return { thumbprint, publicKey, privateKey: pair.privateKey };
}

/** The key that signs an organization's certificates, made at its first use. Refuses UNAVAILABLE without SECRETS_KEY. */
export const needSigningKey = async (context: SigningContext, organizationId: number): Promise<SigningKey> =>
  (await findKey(context)) ?? makeKey(context, organizationId);

/** The public part of a key, at the address where it is found. */
export const toPublicKey = (
  { thumbprint, publicKey }: Pick<SigningKey, "thumbprint" | "publicKey">,
  toAddress: (path: string) => string,
): PublicKey => ({
  kty: "OKP",
  crv: "Ed25519",
  x: publicKey,
  alg: "EdDSA",
  use: "sig",
  kid: toAddress(badgePaths.key(thumbprint)),
});

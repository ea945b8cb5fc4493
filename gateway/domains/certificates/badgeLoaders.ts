import { SignJWT } from "jose";
import type { Context } from "#gateway/graphql/context";
import { Refusal } from "#gateway/refusal";
import { addDays, toDay } from "../dayContract";
import { type Reached, screenAddress } from "../mail/addressRules";
import { startOfDay } from "../zoneContract";
import { type BadgeFacts, badgePaths, makeClaims, type PublicKey } from "./badgeRules";
import { certificateMessages, verifyPath } from "./contract";
import { factColumns, getCredentialId, type Issue, listRevokedIds } from "./credentialLoaders";
import { showGrade } from "./rules";
import { readSerial } from "./serialContract";
import { needSigningKey, type SigningContext, toPublicKey } from "./signingKeyCommands";

type BadgeContext = SigningContext & Pick<Context, "config">;

const organization = {
  select: { id: true, name: true, timeZone: true, isDefault: true, domain: true, customDomain: true },
} as const;

const select = {
  ...factColumns,
  revokedAt: true,
  issueCount: true,
  organization,
} as const;

type Addresses = (path: string) => string;

const makeAddresses =
  (reached: Reached, { config }: Pick<Context, "config">): Addresses =>
  (path) =>
    screenAddress(reached, config.publicUrl, path);

/** A certificate as an Open Badge: its file name and its JSON Web Token. */
export interface Badge {
  name: string;
  bytes: Buffer;
}

interface BadgedCertificate extends Issue, Pick<BadgeFacts, "name" | "title" | "batchName" | "hours"> {
  grade: number | null;
  gradeLabel: string | null;
  issuedOn: Date;
  expiresOn: Date | null;
  organization: Reached & { name: string; timeZone: string };
}

/**
 * The facts of a badge: it is valid from the start of its first day to the end of its last one, in the institute's
 * time zone.
 */
function toFacts(
  { issuedOn, expiresOn, organization, serial, issueCount, grade, gradeLabel, ...found }: BadgedCertificate,
  toAddress: Addresses,
): BadgeFacts {
  const { name: organizationName, timeZone } = organization;
  return {
    ...found,
    grade: showGrade({ grade, gradeLabel }),
    credentialId: getCredentialId({ serial, issueCount }),
    validFrom: startOfDay(timeZone, toDay(issuedOn)),
    validUntil: expiresOn && startOfDay(timeZone, addDays(toDay(expiresOn), 1)),
    organizationName,
    addresses: {
      issuer: toAddress("/"),
      verify: toAddress(verifyPath(serial)),
      revocations: toAddress(badgePaths.revocations),
    },
  };
}

/**
 * Signs the certificate with a serial; null for an unknown one. The same certificate gives the same bytes, as long
 * as its key is the same. Refuses CONFLICT for a revoked one, and UNAVAILABLE without SECRETS_KEY.
 */
export async function signBadge(context: BadgeContext, given: string): Promise<Badge | null> {
  const serial = readSerial(given);
  const found =
    serial === null ? null : await context.db.certificate.findFirst({ where: { serial }, select });
  if (!found) return null;
  const { revokedAt, ...certificate } = found;
  if (revokedAt) throw new Refusal("CONFLICT", certificateMessages.badgeRevoked);
  const toAddress = makeAddresses(found.organization, context);
  const key = await needSigningKey(context, found.organization.id);
  const { kid, ...jwk } = toPublicKey(key, toAddress);
  const token = await new SignJWT(makeClaims(toFacts(certificate, toAddress)))
    .setProtectedHeader({ alg: "EdDSA", typ: "JWT", kid, jwk })
    .sign(key.privateKey);
  return { name: `badge-${found.serial}.jwt`, bytes: Buffer.from(token) };
}

const keyColumns = { thumbprint: true, publicKey: true } as const;

async function readAddresses(context: BadgeContext): Promise<Addresses> {
  return makeAddresses(await context.db.organization.findFirstOrThrow(organization), context);
}

/** The public keys of all badges of an organization as a JSON Web Key Set; empty before the first badge. */
export async function readKeySet(context: BadgeContext): Promise<{ keys: PublicKey[] }> {
  const toAddress = await readAddresses(context);
  const keys = await context.db.signingKey.findMany({ select: keyColumns, orderBy: { id: "desc" } });
  return { keys: keys.map((key) => toPublicKey(key, toAddress)) };
}

/** A public key by its thumbprint; null for an unknown one. */
export async function readPublicKey(context: BadgeContext, thumbprint: string): Promise<PublicKey | null> {
  const key = await context.db.signingKey.findFirst({ where: { thumbprint }, select: keyColumns });
  return key && toPublicKey(key, await readAddresses(context));
}

/**
 * The credentials that are no longer valid, as Open Badges list them: by ids that reveal no serial, without
 * reasons.
 */
export async function readRevocations(context: BadgeContext) {
  const toAddress = await readAddresses(context);
  const changed = await context.db.certificate.findMany({
    where: { OR: [{ revokedAt: { not: null } }, { issueCount: { gt: 1 } }] },
    select: { serial: true, issueCount: true, revokedAt: true },
    orderBy: { id: "asc" },
  });
  return {
    id: toAddress(badgePaths.revocations),
    issuer: toAddress("/"),
    revokedCredential: changed.flatMap(listRevokedIds).map((id) => ({ id, revoked: true })),
  };
}

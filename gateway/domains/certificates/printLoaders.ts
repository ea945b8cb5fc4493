import { createHash } from "node:crypto";
import type { Prisma } from "#gateway/database/generated/prisma/client";
import { makePrintable } from "#gateway/files/printable";
import type { Context } from "#gateway/graphql/context";
import { PrintedCache } from "#gateway/pdf/PrintedCache";
import type { PageAttachment, PageElement } from "#gateway/pdf/page";
import { writePdf } from "#gateway/pdf/writePdf";
import { Refusal } from "#gateway/refusal";
import { toDay } from "../dayContract";
import { formatDay } from "../dayTextContract";
import { screenAddress } from "../mail/addressRules";
import { signBadge } from "./badgeLoaders";
import { showSerial, verifyPath } from "./contract";
import { factColumns } from "./credentialLoaders";
import { elementsSchema, getSheet, type LayoutElement, type ShownFacts } from "./layoutContract";
import { showGrade } from "./rules";
import { readSerial } from "./serialContract";
import { toPageElement } from "./sheetLoaders";

const file = { select: { storageKey: true } } as const;

const select = {
  ...factColumns,
  updatedAt: true,
  revokedAt: true,
  issueCount: true,
  template: { select: { elements: true, isLandscape: true, background: file, logo: file, signature: file } },
  organization: { select: { id: true, name: true, isDefault: true, domain: true, customDomain: true } },
} satisfies Prisma.CertificateSelect;

type PrintedCertificate = Prisma.CertificateGetPayload<{ select: typeof select }>;

const toShownFacts = ({ serial, issuedOn, expiresOn, ...facts }: PrintedCertificate): ShownFacts => ({
  ...facts,
  grade: showGrade(facts),
  serial: showSerial(serial),
  issuedOn: formatDay(toDay(issuedOn)),
  expiresOn: expiresOn && formatDay(toDay(expiresOn)),
});

type PrintContext = Pick<Context, "db" | "files" | "config" | "secrets" | "log">;

/** The picture of an element, small enough for print; null without one. */
async function printPicture(
  context: PrintContext,
  { template }: PrintedCertificate,
  { kind, x, y, width, height }: LayoutElement,
): Promise<PageElement | null> {
  const stored = kind === "LOGO" ? template.logo : kind === "SIGNATURE" ? template.signature : null;
  if (!stored) return null;
  const bytes = await makePrintable(context.files, stored.storageKey, { width, height, isOpaque: false });
  if (!bytes) return null;
  const description = kind === "LOGO" ? "Logo" : "Signature";
  return { kind: "picture", box: { x, y, width, height }, bytes, fit: "contain", description };
}

async function printBackground(
  context: PrintContext,
  { template }: PrintedCertificate,
): Promise<PageElement[]> {
  if (!template.background) return [];
  const box = { x: 0, y: 0, ...getSheet(template.isLandscape) };
  const printed = { ...box, isOpaque: true };
  const bytes = await makePrintable(context.files, template.background.storageKey, printed);
  if (!bytes) return [];
  return [{ kind: "picture", box, bytes, fit: "cover", description: "" }];
}

/** The badge that a certificate carries; undefined for a revoked one, and if nothing can be signed. */
async function attachBadge(context: PrintContext, serial: string): Promise<PageAttachment | undefined> {
  try {
    const badge = await signBadge(context, serial);
    return badge
      ? { ...badge, type: "application/vc+jwt", description: "Open Badge, signed by the institute" }
      : undefined;
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

async function draw(context: PrintContext, found: PrintedCertificate): Promise<Buffer> {
  const { template, organization, name, title } = found;
  const filling = {
    facts: toShownFacts(found),
    address: screenAddress(organization, context.config.publicUrl, verifyPath(found.serial)),
  };
  const elements = await printBackground(context, found);
  for (const element of elementsSchema.parse(template.elements)) {
    const printed = toPageElement(element, filling) ?? (await printPicture(context, found, element));
    if (printed) elements.push(printed);
  }
  const page = { title: `${title}: ${name}`, author: organization.name, language: "en", elements };
  const attachment = await attachBadge(context, found.serial);
  const sheet = { isLandscape: template.isLandscape, createdAt: found.updatedAt };
  return writePdf({ ...page, ...sheet, attachment });
}

/** Bytes of drawn certificates in memory. */
const mostDrawn = 16 * 1_048_576;

const drawn = new PrintedCache(mostDrawn);

/** Identifies all that a certificate is drawn from: revoking it, another name and another template change it. */
const versionOf = (found: PrintedCertificate, { config }: PrintContext): string =>
  createHash("sha256")
    .update(JSON.stringify([found, config.publicUrl]))
    .digest("base64url");

/** Prints the certificate with a serial, or finds it drawn; null for an unknown one. */
export async function printCertificate(
  context: PrintContext,
  given: string,
): Promise<{ name: string; bytes: Buffer } | null> {
  const serial = readSerial(given);
  const found =
    serial === null ? null : await context.db.certificate.findFirst({ where: { serial }, select });
  if (!found) return null;
  const key = `${found.organization.id}/${found.serial}`;
  const bytes = await drawn.read(key, versionOf(found, context), () => draw(context, found));
  return { name: `certificate-${found.serial}.pdf`, bytes };
}

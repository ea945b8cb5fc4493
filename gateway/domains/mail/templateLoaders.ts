import type { TenantClient, TenantTransaction } from "#gateway/database/tenantClient";
import { findKind, shownMailKinds } from "./kindContract";

/** A template that was never changed has this version, so that the first to change it is noticed by others. */
export const originalVersion = new Date(0);

/** A kind's texts as they are sent. */
export interface FoundTemplate {
  kind: string;
  subject: string;
  body: string;
  isOriginal: boolean;
  updatedAt: Date;
}

type Reading = Pick<TenantClient | TenantTransaction, "mailTemplate">;

const original = (kind: string): FoundTemplate => ({
  kind,
  subject: findKind(kind)?.subject ?? "",
  body: findKind(kind)?.body ?? "",
  isOriginal: true,
  updatedAt: originalVersion,
});

/** The texts of a kind: the organization's own, or else the original. */
export async function readTemplate(db: Reading, kind: string): Promise<FoundTemplate> {
  const found = await db.mailTemplate.findFirst({
    where: { kind },
    select: { kind: true, subject: true, body: true, updatedAt: true },
  });
  return found ? { ...found, isOriginal: false } : original(kind);
}

/** Reads the texts of every kind that has a source. */
export async function readTemplates(db: Reading): Promise<FoundTemplate[]> {
  const found = await db.mailTemplate.findMany({
    select: { kind: true, subject: true, body: true, updatedAt: true },
  });
  const byKind = new Map(found.map((row) => [row.kind, { ...row, isOriginal: false }]));
  return shownMailKinds.map((kind) => byKind.get(kind) ?? original(kind));
}

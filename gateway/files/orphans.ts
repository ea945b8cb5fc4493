import type { FileStorage } from "./storage";

/** The keys of these that a tenant's files have. */
type FindKnown = (organizationId: number, keys: string[]) => Promise<string[]>;

/** Number of keys asked for at once. */
const batch = 500;

/** The file that a key belongs to, its widths included. */
const fileKey = (key: string) => key.split(".")[0] ?? key;

const tenantIn = (key: string) => Number(key.split("/")[0]);

async function* listOld(storage: FileStorage, before: Date): AsyncGenerator<string> {
  for await (const { key, changedAt } of storage.list()) if (changedAt < before) yield key;
}

async function removeUnknown(storage: FileStorage, keys: readonly string[], findKnown: FindKnown) {
  const tenants = new Set(keys.map(tenantIn));
  for (const organizationId of tenants) {
    const ofTenant = keys.filter((key) => tenantIn(key) === organizationId);
    const known = new Set(await findKnown(organizationId, [...new Set(ofTenant.map(fileKey))]));
    for (const key of ofTenant) if (!known.has(fileKey(key))) await storage.remove(key);
  }
}

/** Deletes bytes from before a moment that belong to no file: their process was killed between the two. */
export async function removeOrphans(storage: FileStorage, before: Date, findKnown: FindKnown): Promise<void> {
  let keys: string[] = [];
  for await (const key of listOld(storage, before)) {
    keys.push(key);
    if (keys.length < batch) continue;
    await removeUnknown(storage, keys, findKnown);
    keys = [];
  }
  await removeUnknown(storage, keys, findKnown);
}

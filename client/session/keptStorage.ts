import { storedKeys, writeStored } from "../stores/browserStorage";
import type { Account } from "./account";

/** The person of a kept text: an account, or the visitors of a tenant. */
export type KeptOwner = string;

const prefix = "kept:";

/** The owner by tenant and account, since people may share a browser. */
export const getOwner = (account: Pick<Account, "id" | "tenantId"> | null, tenantId: number): KeptOwner =>
  account ? `${account.tenantId}:${account.id}` : `${tenantId}:visitor`;

/** The key of a thing's text, such as the draft of a lesson. */
export const getKeptKey = (owner: KeptOwner, name: string, id: number | string): string =>
  `${prefix}${owner}:${name}:${id}`;

/** Removes the texts of all people, or of all but one who has signed in. */
export function forgetKept(except?: KeptOwner): void {
  const isForgotten = (key: string) =>
    key.startsWith(prefix) && !(except !== undefined && key.startsWith(`${prefix}${except}:`));
  for (const key of storedKeys())
    if (isForgotten(key)) {
      writeStored(key, null);
      writeStored(key, null, "tab");
    }
}

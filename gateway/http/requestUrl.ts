import { isUtf8 } from "node:buffer";
import type { IncomingMessage } from "node:http";
import { LRUCache } from "lru-cache";
import { RejectedRequest } from "./rejectedRequest";

/** Longer addresses are parsed each time. */
const longestKeptUrl = 500;

/**
 * The URLs that were asked for recently: most requests ask for one of few, and parsing one costs as much as routing
 * it.
 */
const urls = new LRUCache<string, URL>({ max: 500 });

/** The URL of a request, on the requested host; it is shared, and must not be changed. Throws RejectedRequest if it is invalid. */
export function getRequestUrl({ url: address = "/", headers: { host = "localhost" } }: IncomingMessage): URL {
  const key = `${host} ${address}`;
  const kept = urls.get(key);
  if (kept) return kept;
  const base = `http://${host}`;
  if (!URL.canParse(address, base)) throw new RejectedRequest(400, "The address cannot be read");
  const url = new URL(address, base);
  if (key.length <= longestKeptUrl) urls.set(key, url);
  return url;
}

/** Throws RejectedRequest for an address whose texts cannot be stored. */
export function refuseBrokenAddress(address: string): void {
  if (!address.includes("%")) return;
  // PostgreSQL stores every character but this one.
  if (address.includes("%00")) throw new RejectedRequest(400, "The address must not hold the character NUL");
  for (const [encoded] of address.matchAll(/(?:%[\da-f]{2})+/gi))
    if (!isUtf8(Buffer.from(encoded.replaceAll("%", ""), "hex")))
      throw new RejectedRequest(400, "The address must be UTF-8");
}

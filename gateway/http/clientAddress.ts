import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import ipaddr from "ipaddr.js";
import { LRUCache } from "lru-cache";
import proxyAddr from "proxy-addr";

/** The bits of an IPv6 address that a provider gives to one customer, who may use any address below them. */
const networkBits = 64;

/** An address without the port that some proxies write behind it. */
function withoutPort(text: string): string {
  const bracketed = /^\[([^\]]+)\](?::\d+)?$/.exec(text);
  return bracketed?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
}

/** The address as limits count it: an IPv4 address as it is, an IPv6 address by its /64; undefined for anything else. */
function toCounted(written: string): string | undefined {
  const text = withoutPort(written.trim());
  if (ipaddr.IPv4.isValidFourPartDecimal(text)) return text;
  if (!ipaddr.IPv6.isValid(text)) return undefined;
  const address = ipaddr.process(text);
  if (address.kind() === "ipv4") return address.toString();
  const [bare] = address.toString().split("%");
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${bare}/${networkBits}`).toString()}/${networkBits}`;
}

const socketAddresses = new WeakMap<Socket, string>();

/** The address at the other end of a connection, which is read once. */
function getSocketAddress(socket: Socket): string {
  const known = socketAddresses.get(socket) ?? toCounted(socket.remoteAddress ?? "") ?? "unknown";
  socketAddresses.set(socket, known);
  return known;
}

/**
 * The caller's network address, for limits. With `hops` trusted proxies it is that many from the right of
 * X-Forwarded-For, since everything further left is the caller's own text. Where a proxy wrote no address,
 * the nearest known one is used. IPv6 addresses are reduced to their first 64 bits.
 */
export function getClientAddress(request: IncomingMessage, proxyHops: number): string {
  if (proxyHops === 0) return getSocketAddress(request.socket);
  const addresses = proxyAddr.all(request, (_address, index) => index < proxyHops);
  // The socket of a disconnected caller has lost its address.
  const known = addresses.flatMap((address: string | undefined) => toCounted(address ?? "") ?? []);
  return known.at(-1) ?? "unknown";
}

/** The value of a forwarded header that the outermost trusted proxy wrote. */
function getForwarded(
  { headers }: IncomingMessage,
  name: "x-forwarded-host" | "x-forwarded-proto",
  proxyHops: number,
): string | undefined {
  if (proxyHops === 0) return undefined;
  const values = String(headers[name] ?? "")
    .split(",")
    .map((value) => value.trim())
    .filter((value) => value !== "");
  return values[Math.max(0, values.length - proxyHops)];
}

/** Whether the caller uses TLS, with us or with the outermost trusted proxy. */
export const isSecure = (request: IncomingMessage, proxyHops: number): boolean =>
  "encrypted" in request.socket ||
  getForwarded(request, "x-forwarded-proto", proxyHops)?.toLowerCase() === "https";

/** The host that the caller requested; a trusted proxy may have sent us another. */
export const getHost = (request: IncomingMessage, proxyHops: number): string | undefined =>
  getForwarded(request, "x-forwarded-host", proxyHops) ?? request.headers.host;

/** Longer hosts are parsed each time. */
const longestKeptHosts = 500;

interface RequestedHost {
  /** Scheme, host and port. */
  origin: string;
  /** The host alone. */
  hostname: string;
}

/** The hosts that were asked for recently, by their sources. */
const knownHosts = new LRUCache<string, RequestedHost>({ max: 500 });

/** The host that the caller requested, parsed; a host that cannot be parsed is passed over. */
function findRequestedHost(request: IncomingMessage, proxyHops: number): RequestedHost {
  const scheme = isSecure(request, proxyHops) ? "https" : "http";
  const hosts = [getHost(request, proxyHops), request.headers.host, "localhost"];
  const key = `${scheme} ${hosts.join(" ")}`;
  const known = knownHosts.get(key);
  if (known !== undefined) return known;
  const host = hosts.find((name) => name !== undefined && URL.canParse(`${scheme}://${name}`));
  const { origin, hostname } = new URL(`${scheme}://${host}`);
  const found = { origin, hostname };
  if (key.length <= longestKeptHosts) knownHosts.set(key, found);
  return found;
}

/** The scheme and host that the caller requested. */
export const getOrigin = (request: IncomingMessage, proxyHops: number): string =>
  findRequestedHost(request, proxyHops).origin;

/** The name of the host that the caller requested, without a port: it may name the tenant. */
export const getHostname = (request: IncomingMessage, proxyHops: number): string =>
  findRequestedHost(request, proxyHops).hostname;

const forwardedHeaders = ["forwarded", "x-forwarded-for", "x-real-ip"] as const;

/** Whether a request has a header that proxies write. */
export const isForwarded = ({ headers }: IncomingMessage): boolean =>
  forwardedHeaders.some((name) => headers[name] !== undefined);

/**
 * Whether the address may be that of a proxy, shared by everyone behind it: there are forwarded headers, and
 * none is trusted.
 */
export const isBehindUnknownProxy = (request: IncomingMessage, proxyHops: number): boolean =>
  proxyHops === 0 && isForwarded(request);

/** The caller of a request, as limits and the list of one's sessions know them. */
export interface Caller {
  address: string;
  isBehindUnknownProxy: boolean;
  userAgent: string | null;
  /** The scheme and host that were requested. */
  origin: string;
}

export const getCaller = (request: IncomingMessage, proxyHops: number): Caller => ({
  address: getClientAddress(request, proxyHops),
  isBehindUnknownProxy: isBehindUnknownProxy(request, proxyHops),
  userAgent: request.headers["user-agent"] ?? null,
  origin: getOrigin(request, proxyHops),
});

import {
  type Block,
  isInBlock,
  isLoopbackAddress,
  isPublicAddress,
  parseAddress,
  parseBlock,
} from "./addresses";

/** Which addresses may be asked. */
export interface OutgoingPolicy {
  /** Outside production this machine may be asked, also without TLS. */
  production: boolean;
  /** Addresses that the operator allows beside the internet, by OUTGOING_ALLOW. */
  allowed: Allowed;
}

/** Hosts, blocks of addresses and origins that the operator allows. */
interface Allowed {
  hosts: readonly string[];
  blocks: readonly Block[];
  origins: readonly string[];
}

/** The list of an operator who allows nothing beside the internet. */
export const noneAllowed: Allowed = { hosts: [], blocks: [], origins: [] };

/** An address may not be asked. What it leads to is not told. */
export class AddressRefused extends Error {}

const hostName = /^\.?([a-z0-9_]([a-z0-9_-]*[a-z0-9_])?\.)*[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?$/;
const isNumeric = /(^|\.)(0x[0-9a-f]*|\d+)$/;

const isOrigin = (text: string) =>
  /^https?:\/\//.test(text) && URL.canParse(text) && new URL(text).origin === text;

/** Reads the operator's list; undefined if an entry is neither a host, an address, a block nor an origin. */
export function parseAllowed(list: string): Allowed | undefined {
  const hosts: string[] = [];
  const blocks: Block[] = [];
  const origins: string[] = [];
  for (const entry of list.toLowerCase().split(",")) {
    const text = entry.trim();
    const block = parseBlock(text);
    if (text === "") continue;
    if (block) blocks.push(block);
    else if (isOrigin(text)) origins.push(text);
    else if (hostName.test(text) && !isNumeric.test(text)) hosts.push(text);
    else return undefined;
  }
  return { hosts, blocks, origins };
}

/** The host of an address without brackets and without the dot at the end. */
export const bareHost = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, "").replace(/\.$/, "");

/** Names of the machine's own network, which have no meaning on the internet. */
const innerName =
  /^[^.]*$|\.(local|localhost|localdomain|internal|intranet|lan|home|corp|private|home\.arpa)$/;

const isLocalName = (host: string) => /(^|\.)localhost$/.test(host);

const isNamed = (host: string, hosts: readonly string[]) =>
  hosts.some((name) => (name.startsWith(".") ? host.endsWith(name) : host === name));

/** Whether the operator vouches for an address by its name or origin: it may then be at any network address. */
export const isAllowedByName = (url: URL, { allowed }: OutgoingPolicy): boolean =>
  isNamed(bareHost(url), allowed.hosts) || allowed.origins.includes(url.origin);

/** Whether a network address may be connected to. */
export function isAllowedTarget(text: string, { production, allowed }: OutgoingPolicy): boolean {
  const address = parseAddress(text);
  if (!address) return false;
  if (allowed.blocks.some((block) => isInBlock(address, block))) return true;
  if (isLoopbackAddress(address)) return !production;
  return isPublicAddress(address);
}

/** Ports below 1024 other than that of https belong to other protocols. */
const isUsualPort = (port: string) => port === "" || port === "443" || Number(port) >= 1024;

/**
 * Whether an address may be asked, as far as its text tells: over TLS, without a password in it, at no network address
 * or name of an inner network. What its name leads to is checked when it is asked. Outside production this machine may
 * be asked without TLS as well.
 */
export function mayAsk(address: string | URL, policy: OutgoingPolicy): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  const { protocol, username, password, port } = url;
  if (username !== "" || password !== "" || !/^https?:$/.test(protocol)) return false;
  if (policy.allowed.origins.includes(url.origin)) return true;
  const host = bareHost(url);
  const literal = parseAddress(host);
  const isHere = literal ? isLoopbackAddress(literal) : isLocalName(host);
  if (isHere && !policy.production) return true;
  if (protocol !== "https:") return false;
  if (isAllowedByName(url, policy)) return true;
  if (!isUsualPort(port)) return false;
  if (literal) return isAllowedTarget(host, policy);
  // Names of an inner network are looked up where the operator allows blocks of it.
  return policy.allowed.blocks.length > 0 || !innerName.test(host);
}

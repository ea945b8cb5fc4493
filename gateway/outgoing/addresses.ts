import { networkInterfaces } from "node:os";
import ipaddr from "ipaddr.js";

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** A block of addresses, such as 10.1.0.0/16. */
export type Block = [Address, number];

/** All of IPv6 that is given out for the internet. */
const globalUnicast: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse("2000::"), 3];

/** Parses an address, and takes an IPv4 one out of its IPv6 form. Only whole notations are read: no 127.1, no 0x7f. */
export function parseAddress(text: string): Address | undefined {
  if (ipaddr.IPv4.isValidFourPartDecimal(text)) return ipaddr.IPv4.parse(text);
  if (!ipaddr.IPv6.isValid(text) || text.includes("%")) return undefined;
  return ipaddr.process(text);
}

/** Parses an address or a block of a setting; undefined for anything else. */
export function parseBlock(text: string): Block | undefined {
  const [address = "", bits, ...more] = text.split("/");
  const parsed = parseAddress(address);
  if (!parsed || more.length > 0) return undefined;
  const whole = parsed.kind() === "ipv4" ? 32 : 128;
  if (bits === undefined) return [parsed, whole];
  return /^\d{1,3}$/.test(bits) && Number(bits) <= whole ? [parsed, Number(bits)] : undefined;
}

/** Whether an address is in a block. */
export const isInBlock = (address: Address, [start, bits]: Block): boolean =>
  address.kind() === start.kind() && address.match(start, bits);

/** Whether an address is of the machine that it is used on. */
export const isLoopbackAddress = (address: Address): boolean => address.range() === "loopback";

/** Whether a server on a host is reachable from this machine only. */
export function isLoopbackHost(host: string): boolean {
  const address = parseAddress(host.replace(/^\[|\]$/g, ""));
  return address ? isLoopbackAddress(address) : /(^|\.)localhost\.?$/i.test(host);
}

/** Whether an address belongs to this machine. */
function isOwn(address: Address): boolean {
  const text = address.toString();
  return Object.values(networkInterfaces()).some((found) =>
    found?.some((own) => parseAddress(own.address)?.toString() === text),
  );
}

/**
 * Whether an address is of another machine on the internet. Private, link-local, shared (CGNAT), reserved and multicast
 * ones are not, nor are those of IPv6 that wrap one of IPv4 (6to4, Teredo, NAT64), nor this machine's own.
 */
export function isPublicAddress(address: Address): boolean {
  if (address.range() !== "unicast") return false;
  if (address instanceof ipaddr.IPv6 && !address.match(...globalUnicast)) return false;
  return !isOwn(address);
}

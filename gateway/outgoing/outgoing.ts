import { lookup as lookUpName } from "node:dns/promises";
import http from "node:http";
import https from "node:https";
import { isIP, type LookupFunction } from "node:net";
import {
  AddressRefused,
  bareHost,
  isAllowedByName,
  isAllowedTarget,
  mayAsk,
  type OutgoingPolicy,
} from "./policy";
import { readAnswer } from "./readAnswer";

/** Limits of one call, redirects included: milliseconds, bytes and hops. */
export const outgoingLimits = { connect: 5_000, total: 10_000, bytes: 1_048_576, redirects: 3 } as const;

type Resolved = readonly { address: string; family: number }[];

/** Finds the network addresses of a name. */
export type Resolve = (host: string) => Promise<Resolved>;

const resolveName: Resolve = (host) => lookUpName(host, { all: true, verbatim: true });

/** A call to the outside. */
interface OutgoingCall {
  method?: string | undefined;
  headers?: Readonly<Record<string, string>> | undefined;
  body?: string | Uint8Array | undefined;
  signal?: AbortSignal | undefined;
}

/** The network addresses of a name that may be connected to. Throws AddressRefused if there is none. */
async function findTargets(url: URL, policy: OutgoingPolicy, resolve: Resolve): Promise<Resolved> {
  const found = await resolve(bareHost(url));
  if (isAllowedByName(url, policy)) return found;
  const targets = found.filter(({ address }) => isAllowedTarget(address, policy));
  if (targets.length === 0) throw new AddressRefused("this address may not be asked");
  return targets;
}

/**
 * A lookup for the connection itself: it connects to what was checked, and to nothing that the name leads to by the
 * next moment.
 */
const checkedLookup =
  (url: URL, policy: OutgoingPolicy, resolve: Resolve): LookupFunction =>
  (_host, { all }, done) => {
    findTargets(url, policy, resolve).then(
      (targets) => {
        const [first] = targets;
        if (all) done(null, [...targets]);
        else done(null, first?.address ?? "", first?.family);
      },
      (error: Error) => done(error, ""),
    );
  };

interface Sending extends OutgoingCall {
  policy: OutgoingPolicy;
  resolve: Resolve;
  signal: AbortSignal;
}

/** Sends one request and reads its answer. An agent of its own: no proxy of the environment, no reused connection. */
function send(
  url: URL,
  { method = "GET", headers, body, signal, policy, resolve }: Sending,
): Promise<Response> {
  const { request, Agent } = url.protocol === "https:" ? https : http;
  return new Promise((done, fail) => {
    const sent = request({
      protocol: url.protocol,
      host: bareHost(url),
      port: url.port,
      servername: isIP(bareHost(url)) === 0 ? bareHost(url) : "",
      path: `${url.pathname}${url.search}`,
      method,
      headers: { accept: "*/*", ...headers, host: url.host, "accept-encoding": "identity" },
      agent: new Agent({ keepAlive: false }),
      lookup: checkedLookup(url, policy, resolve),
      signal,
    });
    const late = setTimeout(() => sent.destroy(new Error("no connection in time")), outgoingLimits.connect);
    sent.on("socket", (socket) =>
      socket.once(url.protocol === "https:" ? "secureConnect" : "connect", () => clearTimeout(late)),
    );
    sent.on("close", () => clearTimeout(late));
    sent.on("error", fail);
    sent.on("response", (response) => {
      clearTimeout(late);
      readAnswer(response, outgoingLimits.bytes).then(done, fail);
    });
    sent.end(body);
  });
}

/** The address that an answer leads on to; null if it leads nowhere. Throws AddressRefused for another scheme. */
function readRedirect(response: Response, from: URL): URL | null {
  const location = response.headers.get("location");
  if (![301, 302, 303, 307, 308].includes(response.status) || location === null) return null;
  if (!URL.canParse(location, from.href)) throw new AddressRefused("the redirect leads nowhere");
  const to = new URL(location, from.href);
  if (to.protocol !== from.protocol) throw new AddressRefused("a redirect may not lead to another scheme");
  return to;
}

/** Only its own origin is shown who asks. */
const dropSecrets = (headers: OutgoingCall["headers"] = {}) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !/^(authorization|cookie)$/i.test(name)));

async function follow(url: URL, sending: Sending, hops: number): Promise<Response> {
  if (!mayAsk(url, sending.policy)) throw new AddressRefused("this address may not be asked");
  const response = await send(url, sending);
  // A body goes to the address that was named, and nowhere else.
  const to = (sending.method ?? "GET") === "GET" ? readRedirect(response, url) : null;
  if (to === null) return response;
  if (hops === 0) throw new AddressRefused("too many redirects");
  const headers = to.origin === url.origin ? sending.headers : dropSecrets(sending.headers);
  return follow(to, { ...sending, headers }, hops - 1);
}

/**
 * Calls an address that a person or a tenant has named. It is checked, and so is each network address that its name
 * leads to; the connection goes to a checked one. Time, size and redirects are limited (`outgoingLimits`). Throws
 * AddressRefused, and the errors of node:http.
 */
export async function callOutside(
  address: string | URL,
  { signal, ...call }: OutgoingCall,
  policy: OutgoingPolicy,
  resolve: Resolve = resolveName,
): Promise<Response> {
  if (!URL.canParse(address)) throw new AddressRefused("this is no address");
  const late = AbortSignal.timeout(outgoingLimits.total);
  const either = signal ? AbortSignal.any([signal, late]) : late;
  return follow(new URL(address), { ...call, policy, resolve, signal: either }, outgoingLimits.redirects);
}

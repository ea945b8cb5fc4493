import { createServer, IncomingMessage, type Server } from "node:http";
import { Socket } from "node:net";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  getClientAddress,
  getHost,
  getHostname,
  getOrigin,
  isBehindUnknownProxy,
  isSecure,
} from "#gateway/http/clientAddress";
import { listen } from "#gateway/serving";
import { rawRequest } from "#tests/support/rawRequest";

interface Asked {
  peer?: string | undefined;
  headers?: Record<string, string>;
}

function ask({ peer = "192.0.2.1", headers = {} }: Asked): IncomingMessage {
  const socket = new Socket();
  Object.defineProperty(socket, "remoteAddress", { value: peer || undefined });
  return Object.assign(new IncomingMessage(socket), { headers });
}

const through = (forwarded: string, hops: number, peer?: string) =>
  getClientAddress(ask({ peer, headers: { "x-forwarded-for": forwarded } }), hops);

describe("the caller's address", () => {
  it.each([
    ["of the socket, where no proxy is trusted", "203.0.113.9", 0, "192.0.2.1"],
    ["written by the only proxy", "203.0.113.9", 1, "203.0.113.9"],
    ["appended by a proxy to what the caller made up", "10.0.0.1, 203.0.113.9", 1, "203.0.113.9"],
    ["second from the right behind two proxies", "10.0.0.1, 203.0.113.9, 198.51.100.2", 2, "203.0.113.9"],
    ["the leftmost there is, with fewer entries than proxies", "203.0.113.9", 3, "203.0.113.9"],
    ["of the socket, without a header", "", 2, "192.0.2.1"],
    ["without spaces", "10.0.0.1,203.0.113.9", 1, "203.0.113.9"],
    ["with odd spaces and empty entries", " ,, 10.0.0.1 ,\t203.0.113.9\t,", 1, "203.0.113.9"],
    ["with a port", "203.0.113.9:4711", 1, "203.0.113.9"],
    ["in brackets", "[2001:db8:1:2::5]", 1, "2001:db8:1:2::/64"],
    ["in brackets with a port", "[2001:db8:1:2::5]:4711", 1, "2001:db8:1:2::/64"],
    ["of IPv6, by its /64", "2001:DB8:1:2:3:4:5:6", 1, "2001:db8:1:2::/64"],
    ["of the link, without its zone", "fe80::1%eth0", 1, "fe80::/64"],
    ["IPv4 in IPv6", "::ffff:203.0.113.9", 1, "203.0.113.9"],
    ["IPv4 in IPv6, in hexadecimal", "::ffff:cb00:7109", 1, "203.0.113.9"],
    ["of the proxy, where it wrote no address", "10.0.0.1, unknown", 1, "192.0.2.1"],
    ["of the proxy, where it wrote a hidden name", "_hidden", 1, "192.0.2.1"],
    ["of the nearest proxy that is known", "10.0.0.1, garbage, 198.51.100.2", 2, "198.51.100.2"],
    ["never a number that only some programs read as an address", "2130706433", 1, "192.0.2.1"],
    ["never an address with a leading zero", "0177.0.0.1", 1, "192.0.2.1"],
  ])("is the one %s", (_name, forwarded, hops, expected) => {
    expect(through(forwarded, hops)).toBe(expected);
  });

  it("the socket's address is written like any other", () => {
    expect(getClientAddress(ask({ peer: "::ffff:127.0.0.1" }), 0)).toBe("127.0.0.1");
    expect(getClientAddress(ask({ peer: "2001:db8::7" }), 0)).toBe("2001:db8::/64");
    expect(getClientAddress(ask({ peer: "" }), 0)).toBe("unknown");
  });

  const ip = fc.oneof(fc.ipV4(), fc.ipV6());
  const anything = fc.array(fc.oneof(ip, fc.string(), fc.constantFrom("unknown", "::1", "", "[", ":80")));

  it("cannot be chosen by the caller, however many entries it makes up", () => {
    fc.assert(
      fc.property(anything, fc.ipV4(), fc.array(fc.ipV4(), { maxLength: 3 }), (made, caller, proxies) => {
        const forwarded = [...made, caller, ...proxies].join(", ");
        expect(through(forwarded, proxies.length + 1)).toBe(caller);
      }),
    );
  });

  it("is one for a /64 of IPv6 and another for the next", () => {
    const network = fc.array(fc.integer({ min: 0x1000, max: 0xffff }), { minLength: 4, maxLength: 4 });
    const host = fc.array(fc.integer({ min: 0, max: 0xffff }), { minLength: 4, maxLength: 4 });
    const write = (parts: number[]) => parts.map((part) => part.toString(16)).join(":");
    fc.assert(
      fc.property(network, host, host, (net, item, other) => {
        const first = through(write([...net, ...item]), 1);
        expect(through(write([...net, ...other]), 1)).toBe(first);
        expect(through(write([...net.slice(0, 3), (net[3] ?? 0) ^ 1, ...item]), 1)).not.toBe(first);
      }),
    );
  });

  it("is an address or unknown, whatever the header holds", () => {
    const shape = /^(\d+\.\d+\.\d+\.\d+|[\da-f:]+\/64|unknown)$/;
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 0, max: 4 }), (text, hops) => {
        expect(through(text, hops)).toMatch(shape);
      }),
    );
  });
});

describe("a request came over TLS", () => {
  it.each([
    ["when the proxy says so", "https", 1, true],
    ["when it says so in capitals", "HTTPS", 1, true],
    ["not when no proxy is trusted", "https", 0, false],
    ["not when only the caller says so", "https, http", 1, false],
    ["when the outermost of two proxies says so", "https, http", 2, true],
    ["when one of two proxies alone writes the header", "https", 2, true],
    ["not when the caller says so ahead of two proxies", "https, http, http", 2, false],
    ["not over another scheme", "httpsx", 1, false],
    ["not without a word", "", 1, false],
  ])("%s", (_name, proto, hops, expected) => {
    expect(isSecure(ask({ headers: { "x-forwarded-proto": proto } }), hops)).toBe(expected);
  });
});

describe("the host and origin that were asked for", () => {
  const headers = {
    host: "inner:4000",
    "x-forwarded-host": "made.up, school.test",
    "x-forwarded-proto": "https",
  };

  it("are those that the outermost trusted proxy was asked for", () => {
    expect(getHost(ask({ headers }), 1)).toBe("school.test");
    expect(getOrigin(ask({ headers }), 1)).toBe("https://school.test");
    expect(getHostname(ask({ headers }), 1)).toBe("school.test");
  });

  it("are the request's own where no proxy is trusted", () => {
    expect(getHost(ask({ headers }), 0)).toBe("inner:4000");
    expect(getOrigin(ask({ headers }), 0)).toBe("http://inner:4000");
    expect(getHostname(ask({ headers }), 0)).toBe("inner");
  });

  it("are never what cannot be read", () => {
    const odd = { ...headers, "x-forwarded-host": "a b<c>" };
    expect(getOrigin(ask({ headers: odd }), 1)).toBe("https://inner:4000");
    expect(getOrigin(ask({}), 0)).toBe("http://localhost");
  });
});

describe("an unknown proxy", () => {
  it.each(["x-forwarded-for", "forwarded", "x-real-ip"])("shows by %s while none is trusted", (name) => {
    const request = ask({ headers: { [name]: "203.0.113.9" } });
    expect([isBehindUnknownProxy(request, 0), isBehindUnknownProxy(request, 1)]).toEqual([true, false]);
    expect(isBehindUnknownProxy(ask({}), 0)).toBe(false);
  });
});

describe("a real request", () => {
  let server: Server;
  let origin: string;

  beforeAll(async () => {
    server = createServer((request, response) => {
      const found = { address: getClientAddress(request, 2), secure: isSecure(request, 2) };
      response.setHeader("Connection", "close");
      response.end(JSON.stringify(found));
    });
    origin = `http://127.0.0.1:${await listen(server, { host: "127.0.0.1", port: 0 })}`;
  });
  afterAll(() => void server.close());

  it("may bring a header in several lines, which count as one list", async () => {
    const lines = ["X-Forwarded-For: 10.0.0.1", "X-Forwarded-For: 203.0.113.9", "X-Forwarded-For: 10.0.0.2"];
    const protocols = ["X-Forwarded-Proto: http", "X-Forwarded-Proto: https", "X-Forwarded-Proto: http"];
    const answer = await rawRequest(
      origin,
      `GET / HTTP/1.1\nHost: a\n${[...lines, ...protocols].join("\n")}\n\n`,
    );
    expect(answer).toContain('{"address":"203.0.113.9","secure":true}');
  });
});

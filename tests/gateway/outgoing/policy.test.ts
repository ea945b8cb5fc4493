import { networkInterfaces } from "node:os";
import { describe, expect, it, test } from "vitest";
import { isAllowedTarget, mayAsk, noneAllowed, parseAllowed } from "#gateway/outgoing/policy";

const live = { production: true, allowed: noneAllowed };
const trying = { production: false, allowed: noneAllowed };
const allow = (list: string) => ({ production: true, allowed: parseAllowed(list) ?? noneAllowed });

describe("an address that a tenant names", () => {
  test.each([
    "https://accounts.google.com",
    "https://id.example.org:8443/realms/a",
    "https://id.example.org./",
    "https://8.8.8.8/",
    "https://[2606:4700::1111]/",
    "https://[::ffff:8.8.8.8]/",
  ])("%s may be asked", (address) => expect(mayAsk(address, live)).toBe(true));

  test.each([
    "http://accounts.google.com",
    "ftp://accounts.google.com",
    "file:///etc/passwd",
    "https://user@accounts.google.com",
    "https://user:word@accounts.google.com",
    "https://accounts.google.com:22",
    "https://accounts.google.com:80",
    "https://localhost",
    "https://LOCALHOST.",
    "https://id.localhost",
    "https://intranet",
    "https://id.internal",
    "https://printer.local.",
    "https://127.0.0.1",
    "https://127.1",
    "https://2130706433",
    "https://0x7f.1",
    "https://0177.0.0.1",
    "https://0.0.0.0",
    "https://0",
    "https://[::]",
    "https://[::1]",
    "https://[::ffff:127.0.0.1]",
    "https://[::ffff:7f00:1]",
    "https://[::7f00:1]",
    "https://[64:ff9b::7f00:1]",
    "https://[64:ff9b:1::7f00:1]",
    "https://[2002:7f00:1::]",
    "https://[2001:0:7f00:1::]",
    "https://[fe80::1]",
    "https://[fc00::1]",
    "https://[fec0::1]",
    "https://[ff02::1]",
    "https://[2001:db8::1]",
    "https://10.0.0.1",
    "https://172.16.0.1",
    "https://192.168.1.1",
    "https://169.254.169.254",
    "https://100.64.0.1",
    "https://192.0.2.1",
    "https://198.18.0.1",
    "https://224.0.0.1",
    "https://255.255.255.255",
    "https://１２７.0.0.1",
    "no address",
    "",
  ])("%s may not be asked", (address) => expect(mayAsk(address, live)).toBe(false));

  it("may be on this machine outside production, without TLS too", () => {
    for (const address of [
      "http://localhost:4001",
      "http://127.0.0.1:80",
      "http://[::1]:1",
      "https://localhost",
    ])
      expect([address, mayAsk(address, trying)]).toEqual([address, true]);
    for (const address of ["http://10.0.0.1", "https://10.0.0.1", "http://0.0.0.0", "http://id.example.org"])
      expect([address, mayAsk(address, trying)]).toEqual([address, false]);
  });
});

describe("what a name leads to", () => {
  it("is never this machine, whichever of its addresses", () => {
    const own = Object.values(networkInterfaces()).flatMap((found) => found ?? []);
    expect(own.length).toBeGreaterThan(0);
    for (const { address } of own)
      expect([address, isAllowedTarget(address, live)]).toEqual([address, false]);
  });

  it("is never in a zone, nor in a short notation", () => {
    for (const target of ["fe80::1%eth0", "127.1", "0x8.8.8.8", "8.8.8.8 ", ""])
      expect(isAllowedTarget(target, live)).toBe(false);
  });
});

describe("the operator's list", () => {
  it("lets hosts, all below a host, addresses, blocks and origins through", () => {
    const list = allow("id.internal, .corp.example, 10.1.0.0/16,fd00::5, http://here.lan:8080");
    for (const address of [
      "https://id.internal",
      "https://id.internal:444",
      "https://a.corp.example",
      "https://10.1.255.1",
      "https://[fd00::5]",
      "https://[::ffff:10.1.0.1]",
      "http://here.lan:8080/realms",
    ])
      expect([address, mayAsk(address, list)]).toEqual([address, true]);
    for (const address of [
      "http://id.internal",
      "https://10.2.0.1",
      "https://[fd00::6]",
      "http://here.lan:8081",
    ])
      expect([address, mayAsk(address, list)]).toEqual([address, false]);
  });

  it("leaves names of an inner network to their addresses once it has blocks", () => {
    expect(mayAsk("https://id.corp", allow("10.1.0.0/16"))).toBe(true);
    expect(mayAsk("https://id.corp", allow("id.internal"))).toBe(false);
    expect(isAllowedTarget("10.1.2.3", allow("10.1.0.0/16"))).toBe(true);
    expect(isAllowedTarget("10.2.2.3", allow("10.1.0.0/16"))).toBe(false);
  });

  test.each([
    "10.0.0.0/33",
    "10.0.0.0/8/8",
    "127.1",
    "a b",
    "https://x.test/path",
    "ftp://x.test",
    "*.x.test",
  ])("%s is refused at the start", (entry) => expect(parseAllowed(entry)).toBeUndefined());
});

import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, describe, expect, it, vi } from "vitest";
import { callOutside, outgoingLimits, type Resolve } from "#gateway/outgoing/outgoing";
import { AddressRefused, noneAllowed, parseAllowed } from "#gateway/outgoing/policy";

const closing: (() => void)[] = [];
afterAll(() => {
  for (const close of closing) close();
});

async function serve(listener: RequestListener, host = "127.0.0.1") {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  closing.push(() => server.close());
  return (server.address() as AddressInfo).port;
}

const trying = { production: false, allowed: noneAllowed };
const leadTo =
  (...addresses: string[]): Resolve =>
  async () =>
    addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));
const here = leadTo("127.0.0.1");

const port = await serve((request, response) => {
  const { url, headers } = request;
  if (url === "/large") return void response.end("x".repeat(outgoingLimits.bytes + 1));
  if (url === "/cut") {
    response.writeHead(200, { "Content-Length": "9" });
    response.write("half");
    return void response.destroy();
  }
  const hops = /^\/hops\/(\d+)$/.exec(url ?? "");
  if (hops && hops[1] !== "0")
    return void response.writeHead(302, { Location: `/hops/${Number(hops[1]) - 1}` }).end();
  const to = /^\/to\/(.+)$/.exec(url ?? "")?.[1];
  if (to) return void response.writeHead(307, { Location: decodeURIComponent(to) }).end();
  response.setHeader("X-Seen", JSON.stringify({ url, headers }));
  request.pipe(response);
});
const origin = `http://localhost:${port}`;
const redirectTo = (address: string) => `${origin}/to/${encodeURIComponent(address)}`;
const seen = (response: Response) => JSON.parse(response.headers.get("x-seen") ?? "null");

describe("a call to the outside", () => {
  it("sends method, headers and body, and returns the answer", async () => {
    const call = { method: "POST", headers: { "content-type": "text/plain" }, body: "sent" };
    const response = await callOutside(`${origin}/a?b=1`, call, trying, here);
    expect(await response.text()).toBe("sent");
    expect(seen(response)).toMatchObject({
      url: "/a?b=1",
      headers: { host: `localhost:${port}`, "content-type": "text/plain" },
    });
  });

  it("connects to nothing but a checked address of a name", async () => {
    for (const target of ["169.254.169.254", "10.0.0.1", "::ffff:10.0.0.1", "0.0.0.0", "::"]) {
      const called = callOutside(origin, {}, trying, leadTo(target));
      await expect(called).rejects.toThrow(AddressRefused);
    }
    const second = await serve((_request, response) => void response.end("allowed"), "127.0.0.2");
    const policy = { production: true, allowed: parseAllowed("127.0.0.2") ?? noneAllowed };
    const named = { ...policy, allowed: { ...policy.allowed, origins: [] } };
    const mixed = leadTo("127.0.0.1", "127.0.0.2");
    // Plain http is for this machine outside production; the block alone decides between both addresses.
    const response = await callOutside(
      `http://localhost:${second}`,
      {},
      { ...named, production: false },
      mixed,
    );
    expect(await response.text()).toBe("allowed");
    const live = callOutside(
      `https://id.test:${second}`,
      {},
      { production: true, allowed: noneAllowed },
      here,
    );
    await expect(live).rejects.toThrow(AddressRefused);
  });

  it("asks for a name's addresses once, so that they can't change after the check", async () => {
    const resolve = vi.fn(here).mockImplementationOnce(here).mockImplementation(leadTo("10.0.0.1"));
    expect((await callOutside(origin, {}, trying, resolve)).ok).toBe(true);
    expect(resolve).toHaveBeenCalledTimes(1);
  });

  it("follows at most three redirects, each of them checked", async () => {
    expect(seen(await callOutside(`${origin}/hops/3`, {}, trying, here)).url).toBe("/hops/0");
    for (const address of [
      `${origin}/hops/4`,
      redirectTo("http://10.0.0.1/"),
      redirectTo("https://localhost/"),
      redirectTo("file:///etc/passwd"),
      redirectTo("http://"),
      redirectTo("http://user@localhost/"),
    ])
      await expect(callOutside(address, {}, trying, here), address).rejects.toThrow(AddressRefused);
  });

  it("shows credentials to the named origin alone, and sends a body nowhere else", async () => {
    const other = await serve((request, response) => void response.end(JSON.stringify(request.headers)));
    const headers = { authorization: "Bearer secret", Cookie: "a=b", accept: "text/json" };
    const moved = await callOutside(redirectTo(`http://localhost:${other}/`), { headers }, trying, here);
    const told = await moved.json();
    expect(told).toMatchObject({ accept: "text/json" });
    expect(JSON.stringify(told)).not.toMatch(/secret|a=b/);
    const posted = { method: "POST", body: "secret" };
    const response = await callOutside(redirectTo(`http://localhost:${other}/`), posted, trying, here);
    expect(response.status).toBe(307);
  });

  it("ends with an answer that is too large or breaks off", async () => {
    await expect(callOutside(`${origin}/large`, {}, trying, here)).rejects.toThrow("more than");
    await expect(callOutside(`${origin}/cut`, {}, trying, here)).rejects.toThrow();
  });

  it("ends with its caller, and after its time", async () => {
    const silent = await serve(() => undefined);
    const leaving = new AbortController();
    const left = callOutside(`http://localhost:${silent}`, { signal: leaving.signal }, trying, here);
    leaving.abort(new Error("gone"));
    await expect(left).rejects.toThrow();
    const timeout = vi
      .spyOn(AbortSignal, "timeout")
      .mockReturnValueOnce(AbortSignal.abort(new Error("late")));
    await expect(callOutside(`http://localhost:${silent}`, {}, trying, here)).rejects.toThrow();
    expect(timeout).toHaveBeenCalledWith(outgoingLimits.total);
  });

  it("takes no proxy from the environment", async () => {
    vi.stubEnv("HTTP_PROXY", "http://127.0.0.1:9");
    vi.stubEnv("NODE_USE_ENV_PROXY", "1");
    expect((await callOutside(origin, {}, trying, here)).ok).toBe(true);
    vi.unstubAllEnvs();
  });
});

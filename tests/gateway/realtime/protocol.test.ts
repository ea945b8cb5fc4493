import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { openTestGateway, type TestGateway } from "#tests/support/gateway";
import { type LiveSocket, openLiveSocket } from "#tests/support/liveSocket";
import { createManualTimers } from "#tests/support/manualTimers";

describe.each(["joined", "plain"])("over the %s wire", (wire) => {
  const environment = { REALTIME_WIRE: wire };
  const timers = createManualTimers();
  const document = "subscription { answer: organizationChanged { code } }";
  let test: TestGateway;
  const open: LiveSocket[] = [];

  async function connect(options: Parameters<typeof openLiveSocket>[1] = {}): Promise<LiveSocket> {
    const socket = await openLiveSocket(test.origin, options);
    open.push(socket);
    return socket;
  }

  /** A socket that listens, and is heard to. */
  async function listen(options: Parameters<typeof openLiveSocket>[1] = {}): Promise<LiveSocket> {
    const socket = await connect(options);
    await socket.listen("live", document);
    return socket;
  }

  beforeAll(async () => {
    test = await openTestGateway({ timers, environment });
  });
  afterEach(async () => {
    test.setNow();
    for (const socket of open.splice(0)) socket.socket.terminate();
  });
  afterAll(() => test.close());

  describe("the protocol closes", () => {
    it.each([
      ["what is no message", "hello", 4400],
      ["a message of no kind", '{"type":"hello"}', 4400],
      ["a subscription without a payload", '{"type":"subscribe","id":"1"}', 4400],
      ["a subscription before the acknowledgement", '{"type":"subscribe","id":"1","payload":{}}', 4401],
      ["more than 64 KiB", JSON.stringify({ type: "ping", payload: { text: "x".repeat(65_536) } }), 1009],
    ])("%s", async (_name, text, code) => {
      const socket = await connect({ init: null });
      socket.socket.send(text);
      expect((await socket.closed).code).toBe(code);
    });

    it("bytes that are no text", async () => {
      const socket = await connect();
      socket.socket.send(Buffer.from('{"type":"ping"}'), { binary: true });
      expect((await socket.closed).code).toBe(4400);
    });

    it("a silent socket after three seconds, and no other", async () => {
      const [silent, spoken] = [await connect({ init: null }), await connect()];
      timers.advance(3_000);
      expect((await silent.closed).code).toBe(4408);
      await spoken.settled();
    });

    it("a second connection_init, and a second operation of the same id", async () => {
      const [first, second] = [await connect(), await listen()];
      first.say({ type: "connection_init" });
      expect((await first.closed).code).toBe(4429);
      second.subscribe("live", document);
      expect((await second.closed).code).toBe(4409);
    });

    it("another subprotocol", async () => {
      const socket = await connect({ init: null, subprotocol: "graphql-ws" }).catch((error: Error) => error);
      // The client of this test insists on an answer of its own subprotocol.
      expect(String(socket)).toContain("subprotocol");
    });

    it("a session that is over, and a tenant that is not the viewer's", async () => {
      const { token } = await test.as("learner");
      const [unknown, foreign] = [await connect({ init: null }), await connect({ init: null })];
      unknown.say({ type: "connection_init", payload: { authorization: "Bearer unknown" } });
      expect((await unknown.closed).code).toBe(4401);
      foreign.say({ type: "connection_init", payload: { authorization: `Bearer ${token}`, tenantId: "2" } });
      expect((await foreign.closed).code).toBe(4403);
    });

    it("the twenty-first operation of a second", async () => {
      const socket = await connect();
      test.setNow(new Date());
      for (let id = 1; id <= 21; id += 1) socket.subscribe(String(id), document);
      expect(await socket.closed).toEqual({ code: 4429, reason: "Too many operations" });
    });
  });

  describe("one person has at most", () => {
    it("ten sockets", async () => {
      const { token } = await test.as("learner");
      const sockets = [];
      for (let count = 0; count < 10; count += 1) sockets.push(await connect({ token }));
      const eleventh = await connect({ init: null });
      eleventh.say({ type: "connection_init", payload: { authorization: `Bearer ${token}` } });
      expect(await eleventh.closed).toEqual({ code: 4429, reason: "Too many sockets" });
      await sockets[0]?.close();
      await connect({ token });
    });

    it("a hundred subscriptions over all sockets, and may open another after one has ended", async () => {
      const { token } = await test.as("coordinator");
      const now = Date.now();
      const sockets = [await listen({ token }), await listen({ token })];
      for (let id = 0; id < 98; id += 1) {
        // Ten a second of each socket.
        test.setNow(new Date(now + id * 1_000));
        const socket = sockets[id % 2] as LiveSocket;
        await socket.listen(`more ${id}`, document);
      }
      const [liveSocket] = sockets as [LiveSocket];
      test.setNow(new Date(now + 200_000));
      liveSocket.subscribe("too many", document);
      expect(await liveSocket.next()).toMatchObject({
        id: "too many",
        type: "error",
        payload: [{ extensions: { code: "LIMIT_EXCEEDED" } }],
      });
      liveSocket.say({ id: "live", type: "complete" });
      liveSocket.subscribe("again", document);
      expect(await liveSocket.next()).toEqual({ type: "ping", payload: { listening: ["again"] } });
    });
  });

  describe("a peer that is gone", () => {
    it("is closed after two pings without a pong; one that responds stays open", async () => {
      const [gone, alive] = [await connect(), await connect()];
      // This peer sends no pongs, which ws would send by itself.
      gone.socket.pong = () => undefined;
      for (let time = 0; time < 3; time += 1) {
        timers.advance(15_000);
        await alive.settled();
      }
      expect((await gone.closed).code).toBe(1006);
      await alive.settled();
    });
  });

  describe("a peer that stops reading", () => {
    it("is cut after two pings too, however little waits for it", async () => {
      const [deaf, alive] = [await listen(), await connect()];
      deaf.socket.pause();
      test.gateway.bus.publish("organizationChanged", { organizationId: 1 });
      for (let time = 0; time < 3; time += 1) {
        timers.advance(15_000);
        await alive.settled();
      }
      // One that was still open would answer the pings that it reads now.
      deaf.socket.resume();
      expect((await deaf.closed).code).toBe(1006);
    });
  });

  describe("losing access ends what was open", () => {
    const account = async (name: "learner" | "trainer") => {
      const caller = await test.as(name);
      return { token: caller.token, caller, socket: await listen({ token: caller.token }) };
    };

    it("logging out ends what was open, and leaves the person's other sessions alone", async () => {
      const [first, second] = [await account("learner"), await account("learner")];
      await first.caller.graphql("mutation { logout { __typename } }");
      expect((await first.socket.closed).code).toBe(4401);
      await second.socket.settled();
    });

    it("losing access ends what was open when the account is no longer active, whichever gateway it was done on", async () => {
      const { socket, caller } = await account("learner");
      const { userId: id = 0 } = caller;
      await test.database.prisma.user.update({ where: { id }, data: { active: false } });
      test.gateway.bus.publish("userChanged", { organizationId: 1, userId: id });
      expect((await socket.closed).code).toBe(4401);
      await test.database.prisma.user.update({ where: { id }, data: { active: true } });
    });

    it("losing access ends what was open when the person's rights change, and not when the name does", async () => {
      const { socket, caller } = await account("trainer");
      const { userId: id = 0 } = caller;
      const change = async (data: { name?: string; userType?: "E" | "U" }) => {
        await test.database.prisma.user.update({ where: { id }, data });
        test.gateway.bus.publish("userChanged", { organizationId: 1, userId: id });
      };
      await change({ name: "Another Name" });
      await socket.settled();
      await change({ userType: "U" });
      expect((await socket.closed).code).toBe(1012);
      await change({ userType: "E" });
    });
  });

  describe("a gateway of its own", () => {
    it("ends what a session had open when its time is over, and says goodbye to the others when it ends itself", async () => {
      const slow = createManualTimers();
      const other = await openTestGateway({ environment, timers: slow, realtimeLimits: { pingEvery: 1e12 } });
      const hour = 3_600_000;
      const start = Date.now();
      const caller = await other.as("learner");
      const socket = await openLiveSocket(other.origin, { token: caller.token });
      const visitor = await openLiveSocket(other.origin);
      other.setNow(new Date(start + 6 * hour));
      await caller.graphql("{ me { email } }");
      other.setNow(new Date(start + 12 * hour + 1_000));
      // The session has been used since: it lives for another six hours.
      for (let time = 0; time < 3; time += 1) {
        slow.advance(12 * hour);
        await socket.settled();
        await caller.graphql("{ __typename }");
      }
      expect(socket.socket.readyState).toBe(socket.socket.OPEN);
      other.setNow(new Date(start + 48 * hour));
      let ended = 0;
      void socket.closed.then(({ code }) => {
        ended = code;
      });
      await expect
        .poll(() => {
          slow.advance(48 * hour);
          return ended;
        })
        .toBe(4401);
      await other.close();
      expect((await visitor.closed).code).toBe(1001);
    });
  });
});

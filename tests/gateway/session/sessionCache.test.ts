import { describe, expect, it } from "vitest";
import { type Bus, openLocalBus } from "#gateway/bus/bus";
import type { Lookups } from "#gateway/database/lookups";
import { openSessions } from "#gateway/session/sessions";
import { hashToken } from "#gateway/session/tokens";
import { openSuite } from "#tests/support/suite";

const hour = 3_600_000;
const limits = { idle: 12 * hour, max: 720 * hour };

const { test, factory } = await openSuite();

/** Lookups that count the sessions read, and can be made to give what was read only later. */
function watched({ findSession }: Pick<Lookups, "findSession">) {
  let reads = 0;
  let gate: Promise<void> = Promise.resolve();
  return {
    async findSession(tokenHash: string) {
      reads += 1;
      const held = gate;
      const session = await findSession(tokenHash);
      await held;
      return session;
    },
    reads: () => reads,
    /** Holds back what is read from now on; the function lets it through. */
    hold(): () => void {
      let open: () => void = () => undefined;
      gate = new Promise<void>((resolve) => {
        open = resolve;
      });
      return () => {
        gate = Promise.resolve();
        open();
      };
    },
  };
}

interface Opened {
  bus?: Bus;
  clock?: () => Date;
  keepAtMost?: number;
  idle?: number;
}

function openWatched({
  bus = openLocalBus(),
  clock = () => new Date(),
  idle = limits.idle,
  ...rest
}: Opened = {}) {
  const { lookups, tenantClient } = test.gateway;
  const database = watched(lookups);
  return {
    database,
    bus,
    sessions: openSessions({
      lookups: database,
      tenantClient,
      bus,
      clock,
      limits: { ...limits, idle },
      ...rest,
    }),
  };
}

async function signIn() {
  const user = await factory.user();
  const { token = "" } = await test.visitor.signIn(user.signIn);
  return { token, userId: user.id };
}

describe("a session that ends while it is being read", () => {
  it.each([
    ["by itself", (userId: number, token: string) => ({ userId, tokenHash: hashToken(token) })],
    ["with all of its person's", (userId: number) => ({ userId })],
  ])("%s is refused to those who ask then, and afterwards", async (_name, ended) => {
    const { token, userId } = await signIn();
    const { database, bus, sessions } = openWatched();
    const release = database.hold();
    const asked = sessions.find(token);
    await expect.poll(() => database.reads()).toBe(1);
    await test.database.prisma.session.deleteMany({ where: { userId } });
    bus.publish("sessionsEnded", { organizationId: 1, ...ended(userId, token) });
    const askedLater = sessions.find(token);
    release();
    expect([await asked, await askedLater]).toEqual([{ state: "unknown" }, { state: "unknown" }]);
    expect(await sessions.find(token)).toEqual({ state: "unknown" });
  });

  it("by deactivation, or by something that was missed, is refused as well", async () => {
    for (const event of ["userChanged", "gap"] as const) {
      const { token, userId } = await signIn();
      const bus = openLocalBus();
      const { database, sessions } = openWatched({ bus });
      const release = database.hold();
      const asked = sessions.find(token);
      await expect.poll(() => database.reads()).toBe(1);
      await test.database.prisma.user.update({ where: { id: userId }, data: { active: false } });
      if (event === "gap") bus.tellGap();
      else bus.publish("userChanged", { organizationId: 1, userId });
      release();
      expect(await asked, event).toEqual({ state: "unknown" });
    }
  });

  it("is read once more for that only, not for what becomes of others", async () => {
    const { token, userId } = await signIn();
    const { database, bus, sessions } = openWatched();
    const release = database.hold();
    const asked = sessions.find(token);
    await expect.poll(() => database.reads()).toBe(1);
    bus.publish("userChanged", { organizationId: 1, userId: userId + 1 });
    bus.publish("sessionsEnded", { organizationId: 1, userId, except: hashToken(token) });
    release();
    expect((await asked).state).toBe("live");
    expect(database.reads()).toBe(1);
  });
});

describe("reading a session", () => {
  it("is done once for all who ask at the same time, and kept for those who ask next", async () => {
    const { token } = await signIn();
    const { database, sessions } = openWatched();
    const found = await Promise.all(Array.from({ length: 20 }, () => sessions.find(token)));
    expect(new Set(found.map(({ state }) => state))).toEqual(new Set(["live"]));
    await sessions.find(token);
    expect(database.reads()).toBe(1);
  });

  it("is done again after a failure", async () => {
    const { token } = await signIn();
    const failing = { findSession: () => Promise.reject(new Error("away")) };
    const { tenantClient } = test.gateway;
    const dependencies = { tenantClient, bus: openLocalBus(), clock: () => new Date(), limits };
    const sessions = openSessions({ ...dependencies, lookups: failing });
    await expect(sessions.find(token)).rejects.toThrow();
    await expect(sessions.find(token)).rejects.toThrow();
  });

  it("is forgotten one by one when many are kept, the longest unused first", async () => {
    const tokens = [await signIn(), await signIn(), await signIn(), await signIn()].map(({ token }) => token);
    const { database, sessions } = openWatched({ keepAtMost: 3 });
    for (const token of tokens) await sessions.find(token);
    expect(database.reads()).toBe(4);
    for (const token of tokens.slice(1)) await sessions.find(token);
    expect(database.reads()).toBe(4);
    await sessions.find(tokens[0] ?? "");
    expect(database.reads()).toBe(5);
  });

  it("is repeated after a second while events of other gateways do not arrive, else after five", async () => {
    const { token } = await signIn();
    for (const [hearsAll, milliseconds] of [
      [true, 5_000],
      [false, 1_000],
    ] as const) {
      let now = new Date();
      const bus = { ...openLocalBus(), hearsAll: () => hearsAll };
      const { database, sessions } = openWatched({ bus, clock: () => now });
      await sessions.find(token);
      const [first, begin] = [database.reads(), now.getTime()];
      now = new Date(begin + milliseconds - 1);
      await sessions.find(token);
      expect(database.reads()).toBe(first);
      now = new Date(begin + milliseconds);
      await sessions.find(token);
      expect(database.reads()).toBeGreaterThan(first);
    }
  });
});

describe("an idle limit of a few seconds", () => {
  it("is prolonged by every use", async () => {
    const { token } = await signIn();
    let now = new Date();
    const { sessions } = openWatched({ clock: () => now, idle: 6_000 });
    for (let step = 0; step < 20; step += 1) {
      expect((await sessions.find(token)).state, `after ${step} uses`).toBe("live");
      now = new Date(now.getTime() + 4_000);
    }
    now = new Date(now.getTime() + 6_000);
    expect((await sessions.find(token)).state).toBe("expired");
  });
});

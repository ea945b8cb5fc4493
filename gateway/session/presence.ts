import { randomUUID } from "node:crypto";
import type { Bus } from "../bus/bus";

/**
 * Milliseconds: how long arrivals are batched, how long a user may be away to reload a page, how often a
 * gateway repeats who is online, and after which silence a gateway counts as gone.
 */
export const presenceTimes = { gather: 500, away: 2_000, repeat: 10_000, silence: 25_000 } as const;

/** The users who have a socket open, at any gateway. */
export interface Presence {
  /** Counts a socket of a user. Returns the function that removes it. */
  arrive(person: { organizationId: number; userId: number }): () => void;
  /** The ids of a tenant's online users. */
  online(organizationId: number): ReadonlySet<number>;
  close(): void;
}

interface ReportedUsers {
  users: ReadonlySet<number>;
  heardAt: number;
}

/** By tenant: the socket count of each user on this gateway. */
type Sockets = Map<number, Map<number, number>>;

const subtract = (all: ReadonlySet<number>, some: ReadonlySet<number>) =>
  [...all].filter((id) => !some.has(id));

interface Parts {
  bus: Bus;
  clock: () => Date;
}

/** Tracks who is online, and shares it with the other gateways. */
export function openPresence({ bus, clock }: Parts): Presence {
  const self = randomUUID();
  const here: Sockets = new Map();
  /** By tenant, then by gateway. */
  const told = new Map<number, Map<string, ReportedUsers>>();
  const gathering = new Map<number, ReturnType<typeof setTimeout>>();
  const timers = new Set<ReturnType<typeof setTimeout>>();

  const online = (organizationId: number): Set<number> =>
    new Set([...(told.get(organizationId)?.values() ?? [])].flatMap(({ users }) => [...users]));

  function announceChange(organizationId: number): void {
    gathering.delete(organizationId);
    const present = [...(here.get(organizationId)?.keys() ?? [])];
    const before = told.get(organizationId)?.get(self)?.users ?? new Set();
    const arrived = present.filter((id) => !before.has(id));
    const left = subtract(before, new Set(present));
    // The others are told once that no one is here any more.
    if (present.length === 0) here.delete(organizationId);
    bus.publish("presenceChanged", { organizationId, gateway: self, present, arrived, left });
  }

  function gather(organizationId: number): void {
    if (gathering.has(organizationId)) return;
    const timer = setTimeout(() => announceChange(organizationId), presenceTimes.gather);
    timer.unref();
    gathering.set(organizationId, timer);
  }

  const stop = bus.subscribe("presenceChanged", ({ organizationId, gateway, present }) => {
    const gateways = told.get(organizationId) ?? new Map<string, ReportedUsers>();
    told.set(organizationId, gateways);
    if (present.length === 0) gateways.delete(gateway);
    else gateways.set(gateway, { users: new Set(present), heardAt: clock().getTime() });
  });

  /** A gateway that has died sends nothing; users who were online only there are removed with it. */
  function forgetSilent(organizationId: number, gateways: Map<string, ReportedUsers>): void {
    const since = clock().getTime() - presenceTimes.silence;
    for (const [gateway, { users, heardAt }] of gateways) {
      if (gateway === self || heardAt >= since) continue;
      bus.publish("presenceChanged", { organizationId, gateway, present: [], arrived: [], left: [...users] });
    }
  }

  const repeating = setInterval(() => {
    for (const [organizationId, gateways] of told) forgetSilent(organizationId, gateways);
    for (const organizationId of here.keys()) announceChange(organizationId);
  }, presenceTimes.repeat);
  repeating.unref();

  function leave(organizationId: number, userId: number): void {
    const people = here.get(organizationId);
    const left = (people?.get(userId) ?? 0) - 1;
    if (left > 0) people?.set(userId, left);
    else people?.delete(userId);
    gather(organizationId);
  }

  return {
    arrive({ organizationId, userId }) {
      const people = here.get(organizationId) ?? new Map<number, number>();
      here.set(organizationId, people);
      people.set(userId, (people.get(userId) ?? 0) + 1);
      gather(organizationId);
      let gone = false;
      return () => {
        if (gone) return;
        gone = true;
        const timer = setTimeout(() => {
          timers.delete(timer);
          leave(organizationId, userId);
        }, presenceTimes.away);
        timer.unref();
        timers.add(timer);
      };
    },
    online,
    close() {
      for (const organizationId of here.keys()) {
        const left = [...(told.get(organizationId)?.get(self)?.users ?? [])];
        bus.publish("presenceChanged", { organizationId, gateway: self, present: [], arrived: [], left });
      }
      stop();
      clearInterval(repeating);
      for (const timer of [...gathering.values(), ...timers]) clearTimeout(timer);
    },
  };
}

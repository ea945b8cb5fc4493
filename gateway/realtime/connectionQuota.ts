import type { Logger } from "pino";
import type { Caller } from "../http/clientAddress";
import type { Metrics } from "../metrics/metrics";
import type { ProxyWarning } from "../session/proxyWarning";
import { isMember, type Viewer } from "../session/viewer";
import { type ConnectionGroup, type ConnectionRegistry, memberName, visitorName } from "./connectionRegistry";
import type { RealtimeLimits } from "./limits";

interface QuotaParts<Connection> {
  gateway: { metrics: Metrics };
  limits: RealtimeLimits;
  registry: ConnectionRegistry<Connection>;
  proxyWarning: ProxyWarning;
  log: Logger;
}

/** Counts one connection and its subscriptions among those of its person, or of the visitors at its address. */
export class ConnectionQuota<Connection> {
  readonly #parts: QuotaParts<Connection>;
  readonly #caller: Caller;
  #viewer: Viewer | undefined;
  #group: ConnectionGroup<Connection> | undefined;

  constructor(parts: QuotaParts<Connection>, caller: Caller) {
    this.#parts = parts;
    this.#caller = caller;
  }

  /** Counts the connection of a viewer; returns false when there are too many. */
  enter(connection: Connection, viewer: Viewer): boolean {
    const name = this.#groupName(viewer);
    this.#group = this.#parts.registry.enter(name, connection, this.#socketLimit(viewer, name));
    this.#viewer = viewer;
    return this.#group !== undefined;
  }

  leave(connection: Connection): void {
    if (this.#group && this.#viewer) this.#parts.registry.leave(this.#groupName(this.#viewer), connection);
    this.#group = undefined;
  }

  /** Counts a subscription; returns false when there are too many. */
  addSubscription(): boolean {
    if (this.#group && this.#group.subscriptions < this.#subscriptionLimit()) {
      this.#group.subscriptions += 1;
      return true;
    }
    this.#parts.gateway.metrics.refused("subscriptions");
    return false;
  }

  removeSubscription(): void {
    if (this.#group) this.#group.subscriptions -= 1;
  }

  #groupName(viewer: Viewer): string {
    return isMember(viewer) ? memberName(viewer.userId) : visitorName(this.#caller.address);
  }

  /** The sockets that one client may have; visitors behind an untrusted proxy all share its address. */
  #socketLimit(viewer: Viewer, name: string): number {
    const { limits, registry, proxyWarning, log } = this.#parts;
    if (isMember(viewer)) return limits.socketsPerUser;
    if (!this.#caller.isBehindUnknownProxy) return limits.socketsPerAddress;
    const others = registry.find(name)?.connections.size ?? 0;
    if (others >= limits.socketsPerAddress) proxyWarning.say(log);
    return Number.POSITIVE_INFINITY;
  }

  #subscriptionLimit(): number {
    const { socketsPerUser, socketsPerAddress, subscriptionsPerUser } = this.#parts.limits;
    // Visitors share an address, and no visitor is known by name.
    return this.#viewer && isMember(this.#viewer)
      ? subscriptionsPerUser
      : (subscriptionsPerUser / socketsPerUser) * socketsPerAddress;
  }
}

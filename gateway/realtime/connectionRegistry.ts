/** The sockets of one person, or of the visitors at one address. */
export class ConnectionGroup<Connection> {
  readonly connections = new Set<Connection>();
  subscriptions = 0;
}

/** The connections of this gateway. */
export class ConnectionRegistry<Connection> {
  readonly #groups = new Map<string, ConnectionGroup<Connection>>();
  /** Messages sent to all of them since the start. */
  messages = 0;

  /** Counts the open subscriptions. */
  countSubscriptions(): number {
    let count = 0;
    for (const { subscriptions } of this.#groups.values()) count += subscriptions;
    return count;
  }

  find(name: string): ConnectionGroup<Connection> | undefined {
    return this.#groups.get(name);
  }

  /** Returns the group that the connection now belongs to; undefined when it is full. */
  enter(name: string, connection: Connection, atMost: number): ConnectionGroup<Connection> | undefined {
    const group = this.#groups.get(name) ?? new ConnectionGroup<Connection>();
    if (group.connections.size >= atMost) return undefined;
    this.#groups.set(name, group);
    group.connections.add(connection);
    return group;
  }

  leave(name: string, connection: Connection): void {
    const group = this.#groups.get(name);
    group?.connections.delete(connection);
    if (group?.connections.size === 0) this.#groups.delete(name);
  }
}

export const memberName = (userId: number): string => `user ${userId}`;
export const visitorName = (address: string): string => `address ${address}`;

/** The sockets of one person, or of the visitors at one address. */
export class ConnectionGroup<Connection> {
  readonly connections = new Set<Connection>();
  subscriptions = 0;
}

/** The connections of this gateway. */
export class ConnectionRegistry<Connection> {
  readonly #parties = new Map<string, ConnectionGroup<Connection>>();
  /** Messages sent to all of them since the start. */
  messages = 0;

  /** How many subscriptions are open. */
  countSubscriptions(): number {
    let count = 0;
    for (const { subscriptions } of this.#parties.values()) count += subscriptions;
    return count;
  }

  find(name: string): ConnectionGroup<Connection> | undefined {
    return this.#parties.get(name);
  }

  /** Returns the group that the connection now belongs to; undefined when it is full. */
  enter(name: string, connection: Connection, atMost: number): ConnectionGroup<Connection> | undefined {
    const party = this.#parties.get(name) ?? new ConnectionGroup<Connection>();
    if (party.connections.size >= atMost) return undefined;
    this.#parties.set(name, party);
    party.connections.add(connection);
    return party;
  }

  leave(name: string, connection: Connection): void {
    const party = this.#parties.get(name);
    party?.connections.delete(connection);
    if (party?.connections.size === 0) this.#parties.delete(name);
  }
}

export const memberName = (userId: number): string => `user ${userId}`;
export const visitorName = (address: string): string => `address ${address}`;

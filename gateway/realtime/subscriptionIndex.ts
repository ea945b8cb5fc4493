import type { Bus } from "../bus/bus";
import type { BusTopic } from "../bus/events";
import type { AnyEventFilter, EventKey, LiveEvent, TopicFilter } from "../graphql/live";

type Receiver = (event: LiveEvent) => void;

/** The events of a tenant's topic that one subscriber gets. */
export interface TenantTopicFilter extends TopicFilter {
  organizationId: number;
}

/** The place of a tenant's key in the index. */
const toPlace = (organizationId: number, key: EventKey): string => `${organizationId} ${key}`;

/** The subscribers of a topic with one kind of filter, by place. */
class Topic {
  readonly #receivers = new Map<string, Set<Receiver>>();
  readonly #stop: () => void;

  constructor(stop: () => void) {
    this.#stop = stop;
  }

  add(place: string, receiver: Receiver): void {
    const receivers = this.#receivers.get(place) ?? new Set();
    this.#receivers.set(place, receivers.add(receiver));
  }

  /** Returns whether subscribers remain. */
  remove(place: string, receiver: Receiver): boolean {
    const receivers = this.#receivers.get(place);
    receivers?.delete(receiver);
    if (receivers?.size === 0) this.#receivers.delete(place);
    return this.#receivers.size > 0;
  }

  /** Each receiver of the places once. A copy: a subscriber added by an event does not receive that event. */
  at(places: readonly string[]): Set<Receiver> {
    const found = new Set<Receiver>();
    for (const place of places) for (const receiver of this.#receivers.get(place) ?? []) found.add(receiver);
    return found;
  }

  end(): void {
    this.#stop();
  }
}

/** Delivers each event to its subscribers only: the cost does not grow with the other subscribers. */
export class SubscriptionIndex {
  readonly #bus: Bus;
  readonly #onFault: (error: unknown) => void;
  readonly #entries = new Map<BusTopic, Map<AnyEventFilter | undefined, Topic>>();

  constructor(bus: Bus, onFault: (error: unknown) => void) {
    this.#bus = bus;
    this.#onFault = onFault;
  }

  /** Returns the function that unsubscribes. */
  subscribe({ topic, organizationId, filter, keys }: TenantTopicFilter, receiver: Receiver): () => void {
    const places = [String(organizationId), ...keys.map((key) => toPlace(organizationId, key))];
    const entry = this.#open(topic, filter);
    for (const place of places) entry.add(place, receiver);
    return () => {
      const left = places.map((place) => entry.remove(place, receiver));
      if (!left.at(-1)) this.#close(topic, filter, entry);
    };
  }

  #open(topic: BusTopic, filter: AnyEventFilter | undefined): Topic {
    const entries = this.#entries.get(topic) ?? new Map<AnyEventFilter | undefined, Topic>();
    this.#entries.set(topic, entries);
    const known = entries.get(filter);
    if (known) return known;
    const entry = new Topic(
      this.#bus.subscribe(topic, (event) => this.#dispatch({ ...event, topic } as LiveEvent, filter, entry)),
    );
    entries.set(filter, entry);
    return entry;
  }

  #close(topic: BusTopic, filter: AnyEventFilter | undefined, entry: Topic): void {
    entry.end();
    const entries = this.#entries.get(topic);
    if (entries?.get(filter) === entry) entries.delete(filter);
  }

  #dispatch(event: LiveEvent, filter: AnyEventFilter | undefined, entry: Topic): void {
    const { organizationId } = event;
    const keys = filter?.eventKeys(event) ?? null;
    const places = keys?.map((key) => toPlace(organizationId, key)) ?? [String(organizationId)];
    for (const receive of entry.at(places)) {
      try {
        receive(event);
      } catch (error) {
        this.#onFault(error);
      }
    }
  }
}

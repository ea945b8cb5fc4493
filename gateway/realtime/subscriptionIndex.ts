import type { Bus } from "../bus/bus";
import type { BusTopic } from "../bus/events";
import type { AnySubjectKeys, LiveEvent, Subject } from "../graphql/live";

type Receiver = (event: LiveEvent) => void;

/** Subscription key: tenant, topic and channel. */
export interface TopicKey {
  topic: BusTopic;
  organizationId: number;
  /** The keys that match events to subscribers; without them, every event of the topic matches. */
  subjectKeys: AnySubjectKeys | undefined;
  subjects: readonly Subject[];
}

const toKey = (organizationId: number, subject: Subject): string => `${organizationId} ${subject}`;

/** The subscribers of a topic with one kind of key, by key. */
class Topic {
  readonly #receivers = new Map<string, Set<Receiver>>();
  readonly #stop: () => void;

  constructor(stop: () => void) {
    this.#stop = stop;
  }

  add(key: string, receiver: Receiver): void {
    const receivers = this.#receivers.get(key) ?? new Set();
    this.#receivers.set(key, receivers.add(receiver));
  }

  /** Returns whether subscribers remain. */
  remove(key: string, receiver: Receiver): boolean {
    const receivers = this.#receivers.get(key);
    receivers?.delete(receiver);
    if (receivers?.size === 0) this.#receivers.delete(key);
    return this.#receivers.size > 0;
  }

  /** Each receiver of the keys once. A copy: a subscriber added by an event does not receive that event. */
  at(keys: readonly string[]): Set<Receiver> {
    const found = new Set<Receiver>();
    for (const key of keys) for (const receiver of this.#receivers.get(key) ?? []) found.add(receiver);
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
  readonly #entries = new Map<BusTopic, Map<AnySubjectKeys | undefined, Topic>>();

  constructor(bus: Bus, onFault: (error: unknown) => void) {
    this.#bus = bus;
    this.#onFault = onFault;
  }

  /** Returns the function that unsubscribes. */
  subscribe({ topic, organizationId, subjectKeys, subjects }: TopicKey, receiver: Receiver): () => void {
    const keys = [String(organizationId), ...subjects.map((subject) => toKey(organizationId, subject))];
    const entry = this.#open(topic, subjectKeys);
    for (const key of keys) entry.add(key, receiver);
    return () => {
      const left = keys.map((key) => entry.remove(key, receiver));
      if (!left.at(-1)) this.#close(topic, subjectKeys, entry);
    };
  }

  #open(topic: BusTopic, subjectKeys: AnySubjectKeys | undefined): Topic {
    const entries = this.#entries.get(topic) ?? new Map<AnySubjectKeys | undefined, Topic>();
    this.#entries.set(topic, entries);
    const known = entries.get(subjectKeys);
    if (known) return known;
    const entry = new Topic(
      this.#bus.subscribe(topic, (event) =>
        this.#dispatch({ ...event, topic } as LiveEvent, subjectKeys, entry),
      ),
    );
    entries.set(subjectKeys, entry);
    return entry;
  }

  #close(topic: BusTopic, subjectKeys: AnySubjectKeys | undefined, entry: Topic): void {
    entry.end();
    const entries = this.#entries.get(topic);
    if (entries?.get(subjectKeys) === entry) entries.delete(subjectKeys);
  }

  #dispatch(event: LiveEvent, subjectKeys: AnySubjectKeys | undefined, entry: Topic): void {
    const { organizationId } = event;
    const subjects = subjectKeys?.eventKeys(event) ?? null;
    const keys = subjects?.map((subject) => toKey(organizationId, subject)) ?? [String(organizationId)];
    for (const receive of entry.at(keys)) {
      try {
        receive(event);
      } catch (error) {
        this.#onFault(error);
      }
    }
  }
}

import type { Bus } from "../bus/bus";
import type { BusTopic } from "../bus/events";
import type { AnySubjectKeys, LiveEvent, Subject } from "../graphql/live";

type Receiver = (event: LiveEvent) => void;

/** Where somebody listens: a topic of one tenant, and what for. */
export interface TopicKey {
  topic: BusTopic;
  organizationId: number;
  /** How events and listeners of the field meet; without it, all events of the topic are meant. */
  meeting: AnySubjectKeys | undefined;
  subjects: readonly Subject[];
}

const keyOf = (organizationId: number, subject: Subject): string => `${organizationId} ${subject}`;

/** All who listen to a topic by the same meeting, by what they listen for. */
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

  /** Answers whether somebody is left. */
  remove(key: string, receiver: Receiver): boolean {
    const receivers = this.#receivers.get(key);
    receivers?.delete(receiver);
    if (receivers?.size === 0) this.#receivers.delete(key);
    return this.#receivers.size > 0;
  }

  /** Each receiver of the keys once. A copy: whoever begins to listen because of an event does not hear that event. */
  at(keys: readonly string[]): Set<Receiver> {
    const found = new Set<Receiver>();
    for (const key of keys) for (const receiver of this.#receivers.get(key) ?? []) found.add(receiver);
    return found;
  }

  end(): void {
    this.#stop();
  }
}

/** Brings each event to those whom it concerns, and to nobody else: what it costs does not grow with who listens. */
export class SubscriptionIndex {
  readonly #bus: Bus;
  readonly #onFault: (error: unknown) => void;
  readonly #lines = new Map<BusTopic, Map<AnySubjectKeys | undefined, Topic>>();

  constructor(bus: Bus, onFault: (error: unknown) => void) {
    this.#bus = bus;
    this.#onFault = onFault;
  }

  /** Answers the function that ends listening. */
  listen({ topic, organizationId, meeting, subjects }: TopicKey, receiver: Receiver): () => void {
    const keys = [String(organizationId), ...subjects.map((subject) => keyOf(organizationId, subject))];
    const line = this.#open(topic, meeting);
    for (const key of keys) line.add(key, receiver);
    return () => {
      const left = keys.map((key) => line.remove(key, receiver));
      if (!left.at(-1)) this.#close(topic, meeting, line);
    };
  }

  #open(topic: BusTopic, meeting: AnySubjectKeys | undefined): Topic {
    const lines = this.#lines.get(topic) ?? new Map<AnySubjectKeys | undefined, Topic>();
    this.#lines.set(topic, lines);
    const known = lines.get(meeting);
    if (known) return known;
    const line = new Topic(
      this.#bus.subscribe(topic, (event) => this.#bring({ ...event, topic } as LiveEvent, meeting, line)),
    );
    lines.set(meeting, line);
    return line;
  }

  #close(topic: BusTopic, meeting: AnySubjectKeys | undefined, line: Topic): void {
    line.end();
    const lines = this.#lines.get(topic);
    if (lines?.get(meeting) === line) lines.delete(meeting);
  }

  #bring(event: LiveEvent, meeting: AnySubjectKeys | undefined, line: Topic): void {
    const { organizationId } = event;
    const subjects = meeting?.eventKeys(event) ?? null;
    const keys = subjects?.map((subject) => keyOf(organizationId, subject)) ?? [String(organizationId)];
    for (const receive of line.at(keys)) {
      try {
        receive(event);
      } catch (error) {
        this.#onFault(error);
      }
    }
  }
}

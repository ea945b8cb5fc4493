import type { BusEvent, BusTopic } from "../bus/events";
import type { Context } from "./context";
import { accessError } from "./scopes";

/** The key by which an event finds its subscribers, such as a room's id. */
export type EventKey = string | number;

/**
 * The keys by which events find their subscribers without asking each of them: event and subscriber match
 * when they share one.
 */
export interface EventFilter<Event, Args> {
  /** The keys of an event; null matches every subscriber of its tenant, an empty list none. */
  eventKeys: (event: Event) => readonly EventKey[] | null;
  /** The keys of a subscriber; computed once, when it subscribes. */
  subscriberKeys: (args: Args, context: Context) => readonly EventKey[];
}

/** Matches the events and the subscribers that name the same row, such as a batch by its `batchId`. */
export const keyedBy = <Key extends string>(
  key: Key,
): EventFilter<Record<Key, EventKey>, Record<Key, EventKey>> => ({
  eventKeys: (event) => [event[key]],
  subscriberKeys: (args) => [args[key]],
});

/** By topic: the events after which a subscriber is authorized again. */
type Reauthorization<Args> = { [Topic in BusTopic]?: EventFilter<BusEvent<Topic>, Args> };

/** The events of a subscription field, of the viewer's tenant only. */
export interface LiveField<Topic extends BusTopic, Args> {
  topics: readonly Topic[];
  /** Filters the topics' events by key; all of the tenant's when left out. */
  filter?: EventFilter<NoInfer<BusEvent<Topic>>, Args>;
  /** The user ids that an event is for; null, or left out, is every subscriber. */
  recipients?: (event: NoInfer<BusEvent<Topic>>) => readonly number[] | null;
  /**
   * Whether this viewer may subscribe; checked at the start, when the viewer changes, and after the events of
   * `reauthorizeOn`.
   */
  authorize?: (args: Args, context: Context) => boolean | Promise<boolean>;
  /** By topic: the events after which `authorize` is checked again, such as a user leaving a batch. */
  reauthorizeOn?: Reauthorization<Args>;
  /** Called when a subscription begins; the function that it returns is called when it ends. */
  onSubscribe?: (args: Args, context: Context) => () => void;
}

/** Marks a field whose value depends on the viewer: subscriptions that select it run separately for each. */
export const viewerDependent = { viewerDependent: true } as const;

/** An event as the realtime handler passes it on: which topic it is of matters to the field alone. */
export type LiveEvent = BusEvent;

export type AnyEventFilter = EventFilter<LiveEvent, unknown>;

interface AnyField {
  topics: readonly BusTopic[];
  filter?: AnyEventFilter;
  recipients?: (event: LiveEvent) => readonly number[] | null;
  reauthorizeOn?: Partial<Record<BusTopic, AnyEventFilter>>;
  onSubscribe?: (args: unknown, context: Context) => () => void;
}

/** The events of a topic that one subscriber gets. */
export interface TopicFilter {
  topic: BusTopic;
  /** Undefined for every event of the topic. */
  filter: AnyEventFilter | undefined;
  /** The subscriber's keys. */
  keys: readonly EventKey[];
}

/** The event source of one authorized subscription. */
export class LiveSource implements AsyncIterable<never> {
  readonly #field: AnyField;
  readonly #args: unknown;
  /** The topics subscribed to. */
  readonly topics: readonly TopicFilter[];
  /** The events after which the subscriber is authorized again. */
  readonly reauthorizeOn: readonly TopicFilter[];

  constructor(field: AnyField, args: unknown, context: Context) {
    this.#field = field;
    this.#args = args;
    const toFilter = (topic: BusTopic, filter: AnyEventFilter | undefined): TopicFilter => ({
      topic,
      filter,
      keys: filter?.subscriberKeys(args, context) ?? [],
    });
    this.topics = field.topics.map((topic) => toFilter(topic, field.filter));
    const reauthorizeOn = Object.entries(field.reauthorizeOn ?? {}) as [BusTopic, AnyEventFilter][];
    this.reauthorizeOn = reauthorizeOn.map(([topic, filter]) => toFilter(topic, filter));
  }

  /** The user ids that an event is for; null is every subscriber. */
  recipientsFor(event: LiveEvent): readonly number[] | null {
    return this.#field.recipients?.(event) ?? null;
  }

  /** Reports that a subscription began; the returned function reports its end. */
  begin(context: Context): (() => void) | undefined {
    return this.#field.onSubscribe?.(this.#args, context);
  }

  [Symbol.asyncIterator](): AsyncIterator<never> {
    throw new Error("a live source is read by the realtime handler, not by iterating");
  }
}

interface Subscribing<Event, Args> {
  // A method: Pothos types the arguments of a field without any in two ways.
  subscribe(root: unknown, args: Args, context: Context): Promise<AsyncIterable<Event>>;
}

/**
 * The `subscribe` of a subscription field; see liveFields.ts. Its `resolve` gets each event that matches the
 * viewer's subscription, after commit.
 *
 * Subscribers whose operations are equal are served together for as long as nothing in the operation asks for the
 * viewer's identity; see realtime/channel.ts.
 */
export function live<Topic extends BusTopic, Args>(
  field: LiveField<Topic, Args>,
): Subscribing<BusEvent<Topic>, Args>["subscribe"] {
  return async (_root, args, context) => {
    if (field.authorize && !(await field.authorize(args, context))) throw accessError(context.viewer);
    return new LiveSource(field as unknown as AnyField, args, context);
  };
}

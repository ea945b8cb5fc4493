import type { BusEvent, BusTopic } from "../bus/events";
import type { Context } from "./context";
import { accessError } from "./scopes";

/** What an event is about and what somebody listens for, such as the number of a room. */
export type Subject = string | number;

/** How events find their listeners without asking each of them: they meet where both name the same. */
export interface SubjectKeys<Event, Args> {
  /** What an event is about; null concerns all who listen in its tenant, none nobody. */
  eventKeys: (event: Event) => readonly Subject[] | null;
  /** What somebody listens for; asked once, when that begins. */
  subscriberKeys: (args: Args, context: Context) => readonly Subject[];
}

/** By topic: the events that make a listener's right to listen doubtful. */
type Doubts<Args> = { [Topic in BusTopic]?: SubjectKeys<BusEvent<Topic>, Args> };

/** What a subscription field listens to. Events of other tenants are never heard. */
export interface LiveField<Topic extends BusTopic, Args> {
  topics: readonly Topic[];
  /** Which events of the topics are meant; all of the tenant's when left out. */
  channelKey?: SubjectKeys<NoInfer<BusEvent<Topic>>, Args>;
  /** The numbers of the people for whom an event is; null, as when left out, is everybody who listens for it. */
  recipients?: (event: NoInfer<BusEvent<Topic>>) => readonly number[] | null;
  /** Whether this viewer may listen; asked at the start, when the viewer changes, and after the events of `reauthorizeOn`. */
  authorize?: (args: Args, context: Context) => boolean | Promise<boolean>;
  /** By topic: the events after which `mayListen` is checked again, such as somebody leaving a batch. */
  reauthorizeOn?: Doubts<Args>;
  /** Called when somebody begins to listen; the function that it answers, when that is over. */
  onSubscribe?: (args: Args, context: Context) => () => void;
}

/** Marks a field whose answer depends on who asks: subscriptions that select it are answered for each alone. */
export const viewerDependent = { viewerDependent: true } as const;

/** An event as the realtime handler passes it on: which topic it is of matters to the field alone. */
export type LiveEvent = BusEvent;

export type AnySubjectKeys = SubjectKeys<LiveEvent, unknown>;

interface AnyField {
  topics: readonly BusTopic[];
  channelKey?: AnySubjectKeys;
  recipients?: (event: LiveEvent) => readonly number[] | null;
  reauthorizeOn?: Partial<Record<BusTopic, AnySubjectKeys>>;
  onSubscribe?: (args: unknown, context: Context) => () => void;
}

/** A topic, and which of its events are meant. */
export interface Listening {
  topic: BusTopic;
  meeting: AnySubjectKeys | undefined;
  subjects: readonly Subject[];
}

/** What one operation listens to, once it is known that its viewer may. */
export class LiveSource implements AsyncIterable<never> {
  readonly #field: AnyField;
  readonly #args: unknown;
  /** What is listened to. */
  readonly topics: readonly Listening[];
  /** The events that put the right to listen in doubt. */
  readonly reauthorizeOn: readonly Listening[];

  constructor(field: AnyField, args: unknown, context: Context) {
    this.#field = field;
    this.#args = args;
    const listening = (topic: BusTopic, meeting: AnySubjectKeys | undefined): Listening => ({
      ...{ topic, meeting },
      subjects: meeting?.subscriberKeys(args, context) ?? [],
    });
    this.topics = field.topics.map((topic) => listening(topic, field.channelKey));
    const reauthorizeOn = Object.entries(field.reauthorizeOn ?? {}) as [BusTopic, AnySubjectKeys][];
    this.reauthorizeOn = reauthorizeOn.map(([topic, meeting]) => listening(topic, meeting));
  }

  /** The numbers of those for whom an event is; null for everybody. */
  recipientsFor(event: LiveEvent): readonly number[] | null {
    return this.#field.recipients?.(event) ?? null;
  }

  /** Says that somebody listens; the answered function, that this is over. */
  begin(context: Context): (() => void) | undefined {
    return this.#field.onSubscribe?.(this.#args, context);
  }

  [Symbol.asyncIterator](): AsyncIterator<never> {
    throw new Error("a live source is heard through the realtime door, not by iterating");
  }
}

interface Subscribing<Event, Args> {
  // A method: Pothos types the arguments of a field without any in two ways.
  subscribe(root: unknown, args: Args, context: Context): Promise<AsyncIterable<Event>>;
}

/**
 * The `subscribe` of a subscription field. Its `resolve` gets each event that the viewer means, after commit:
 *
 *     subscribe: live({
 *       topics: ["courseChanged"],
 *       channelKey: { eventKeys: ({ courseId }) => [courseId], subscriberKeys: ({ courseId }) => [courseId] },
 *     }),
 *     resolve: (event: BusEvent<"courseChanged">) => ...
 *
 * Listeners whose operations are equal are answered together for as long as nothing in the operation asks who the
 * viewer is; see realtime/channel.ts.
 */
export function live<Topic extends BusTopic, Args>(
  field: LiveField<Topic, Args>,
): Subscribing<BusEvent<Topic>, Args>["subscribe"] {
  return async (_root, args, context) => {
    if (field.authorize && !(await field.authorize(args, context))) throw accessError(context.viewer);
    return new LiveSource(field as unknown as AnyField, args, context);
  };
}

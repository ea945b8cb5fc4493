import type { BusEvents, BusTopic } from "../bus/events";
import type { Viewer } from "../session/viewer";
import type { Context } from "./context";
import { accessError } from "./scopes";

/** By topic: whether an event makes a listener's right to listen doubtful. */
type Doubts<Args> = {
  [Topic in BusTopic]?: (event: BusEvents[Topic], args: Args, viewer: Viewer) => boolean;
};

/** What a subscription field listens to. Events of other tenants are never heard. */
export interface LiveField<Topic extends BusTopic, Args> {
  topics: readonly Topic[];
  /** Which events of the topics are meant; all of the tenant's when left out. */
  about?: (event: BusEvents[Topic], args: Args, viewer: Viewer) => boolean;
  /** Whether this viewer may listen; asked at the start, when the viewer changes, and by `doubts`. */
  mayListen?: (args: Args, context: Context) => boolean | Promise<boolean>;
  /** By topic: the events after which `mayListen` is asked again, such as somebody leaving a batch. */
  doubts?: Doubts<Args>;
  /** Called when somebody begins to listen; the function that it answers, when that is over. */
  whileListening?: (args: Args, context: Context) => () => void;
}

/** Marks a field whose answer depends on who asks: subscriptions that select it are answered for each alone. */
export const viewerDependent = { viewerDependent: true } as const;

/** An event as the realtime door hands it on: which topic it is of matters to the field alone. */
export type LiveEvent = BusEvents[BusTopic];

type AnyTest = (event: LiveEvent, args: unknown, viewer: Viewer) => boolean;

interface AnyField {
  topics: readonly BusTopic[];
  about?: AnyTest;
  doubts?: Partial<Record<BusTopic, AnyTest>>;
  whileListening?: (args: unknown, context: Context) => () => void;
}

/** What one operation listens to, once it is known that its viewer may. */
export class LiveSource implements AsyncIterable<never> {
  readonly #field: AnyField;
  readonly #args: unknown;

  constructor(field: AnyField, args: unknown) {
    this.#field = field;
    this.#args = args;
  }

  get topics(): readonly BusTopic[] {
    return this.#field.topics;
  }

  /** The topics whose events may put the right to listen in doubt. */
  get doubtfulTopics(): readonly BusTopic[] {
    return Object.keys(this.#field.doubts ?? {}) as BusTopic[];
  }

  /** Whether the viewer means an event of the topics. */
  isAbout(event: LiveEvent, viewer: Viewer): boolean {
    if (event.organizationId !== viewer.organizationId) return false;
    return this.#field.about?.(event, this.#args, viewer) ?? true;
  }

  /** Whether the viewer has to be asked again for the right to listen. */
  isDoubtful(topic: BusTopic, event: LiveEvent, viewer: Viewer): boolean {
    if (event.organizationId !== viewer.organizationId) return false;
    return this.#field.doubts?.[topic]?.(event, this.#args, viewer) ?? false;
  }

  /** Says that somebody listens; the answered function, that this is over. */
  begin(context: Context): (() => void) | undefined {
    return this.#field.whileListening?.(this.#args, context);
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
 *     subscribe: live({ topics: ["courseChanged"], about: (event, { courseId }) => event.courseId === courseId }),
 *     resolve: (event: BusEvents["courseChanged"]) => ...
 *
 * Listeners whose operations are equal are answered together for as long as nothing in the operation asks who the
 * viewer is; see realtime/channel.ts.
 */
export function live<Topic extends BusTopic, Args>(
  field: LiveField<Topic, Args>,
): Subscribing<BusEvents[Topic], Args>["subscribe"] {
  return async (_root, args, context) => {
    if (field.mayListen && !(await field.mayListen(args, context))) throw accessError(context.viewer);
    return new LiveSource(field as unknown as AnyField, args);
  };
}

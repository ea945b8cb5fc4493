import type { Bus } from "../bus/bus";
import type { BusEvents, BusTopic } from "../bus/events";
import type { Viewer } from "../session/viewer";
import type { Context } from "./context";
import { accessError } from "./scopes";

/** Whether an event makes a listener's right to listen doubtful. */
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
  /** Begins with the listening and answers the function that ends with it: for what lasts only as long as it is followed. */
  attend?: (args: Args, context: Context) => () => void;
}

/** An event as the engine hands it on: which topic it is of matters to the field alone. */
export type LiveEvent = BusEvents[BusTopic];

type AnyTest = (event: LiveEvent, args: unknown, viewer: Viewer) => boolean;

/** What one operation listens to, once it is known that its viewer may. */
export class LiveSource implements AsyncIterable<never> {
  readonly #topics: readonly BusTopic[];
  readonly #about: AnyTest | undefined;
  readonly #doubts: readonly (readonly [BusTopic, AnyTest])[];
  readonly #args: unknown;
  readonly #attend: () => () => void;

  constructor(field: LiveField<BusTopic, never>, args: unknown, context: Context) {
    this.#topics = field.topics;
    this.#about = field.about as AnyTest | undefined;
    this.#doubts = Object.entries(field.doubts ?? {}) as unknown as [BusTopic, AnyTest][];
    this.#args = args;
    this.#attend = () => field.attend?.(args as never, context) ?? (() => undefined);
  }

  /** Hears the events that a viewer means. Answers the function that ends listening. */
  listen(bus: Bus, viewer: Viewer, hear: (event: LiveEvent) => void): () => void {
    const onEvent = (event: LiveEvent) => {
      if (event.organizationId !== viewer.organizationId) return;
      if (this.#about?.(event, this.#args, viewer) ?? true) hear(event);
    };
    return endAll([...this.#topics.map((topic) => bus.subscribe(topic, onEvent)), this.#attend()]);
  }

  /** Hears that the right to listen is in doubt. Answers the function that ends listening. */
  doubt(bus: Bus, viewer: Viewer, hear: () => void): () => void {
    return endAll(
      this.#doubts.map(([topic, test]) =>
        bus.subscribe(topic, (event) => {
          if (event.organizationId === viewer.organizationId && test(event, this.#args, viewer)) hear();
        }),
      ),
    );
  }

  [Symbol.asyncIterator](): AsyncIterator<never> {
    throw new Error("a live source is heard through the realtime door, not by iterating");
  }
}

const endAll = (ends: readonly (() => void)[]) => () => {
  for (const end of ends) end();
};

interface Subscribing<Event, Args> {
  // A method: Pothos types the arguments of a field without any in two ways.
  subscribe(root: unknown, args: Args, context: Context): Promise<AsyncIterable<Event>>;
}

/**
 * The `subscribe` of a subscription field. Its `resolve` gets each event that the viewer means, after commit:
 *
 *     subscribe: live({ topics: ["courseChanged"], about: (event, { courseId }) => event.courseId === courseId }),
 *     resolve: (event: BusEvents["courseChanged"]) => ...
 */
export function live<Topic extends BusTopic, Args>(
  field: LiveField<Topic, Args>,
): Subscribing<BusEvents[Topic], Args>["subscribe"] {
  return async (_root, args, context) => {
    if (field.mayListen && !(await field.mayListen(args, context))) throw accessError(context.viewer);
    return new LiveSource(field as unknown as LiveField<BusTopic, never>, args, context);
  };
}

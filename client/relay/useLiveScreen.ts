import { useEffect, useState } from "react";
import { fetchQuery, useRelayEnvironment } from "react-relay";
import type { Environment, GraphQLTaggedNode, OperationType } from "relay-runtime";
import { quietRequest } from "./network";
import { useShownQuery } from "./shownRoute";
import { useLive } from "./useLive";
import { useRouteQuery } from "./useRouteQuery";

/** The window in milliseconds within which events cause one read, unless a screen sets another. */
const soon = 300;

const isSeen = (): boolean => document.visibilityState !== "hidden";

/** Refetches a route's query: soon after a request, one read at a time, and only while the page is visible. */
class Rereading {
  #read: () => Promise<unknown> = async () => undefined;
  #state: "idle" | "waiting" | "reading" = "idle";
  #isOvertaken = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #gatherFor: number;

  constructor(gatherFor: number) {
    this.#gatherFor = gatherFor;
  }

  /** Replaces the function that reads. */
  aim(read: () => Promise<unknown>): void {
    this.#read = read;
  }

  readonly ask = (): void => {
    if (this.#state === "reading") this.#isOvertaken = true;
    if (this.#state !== "idle") return;
    this.#state = "waiting";
    this.#timer = setTimeout(this.look, this.#gatherFor);
  };

  /** Reads if a request is waiting; a hidden page keeps it waiting. */
  readonly look = (): void => {
    if (this.#state === "waiting" && isSeen()) void this.#readNow();
  };

  async #readNow(): Promise<void> {
    clearTimeout(this.#timer);
    this.#state = "reading";
    this.#isOvertaken = false;
    // A failed read leaves the screen unchanged: the next event, or the next reconnection, reads again.
    await this.#read().catch(() => undefined);
    this.#state = "idle";
    if (this.#isOvertaken) this.ask();
  }

  /** Cancels scheduled reads. */
  close(): void {
    clearTimeout(this.#timer);
    this.#state = "idle";
    this.#isOvertaken = false;
  }
}

interface ScreenQuery {
  environment: Environment;
  query: GraphQLTaggedNode;
  variables: OperationType["variables"];
  gatherFor: number;
}

function useRereading({ environment, query, variables, gatherFor }: ScreenQuery): () => void {
  const [rereading] = useState(() => new Rereading(gatherFor));
  useEffect(() => {
    const options = { fetchPolicy: "network-only", networkCacheConfig: quietRequest } as const;
    rereading.aim(() => fetchQuery(environment, query, variables, options).toPromise());
  }, [rereading, environment, query, variables]);
  useEffect(() => {
    document.addEventListener("visibilitychange", rereading.look);
    return () => {
      document.removeEventListener("visibilitychange", rereading.look);
      rereading.close();
    };
  }, [rereading]);
  return rereading.ask;
}

interface LiveScreen<Subscription extends OperationType> {
  gatherFor?: number;
  variables?: Subscription["variables"];
  /** Whether an event is about what the screen shows; every event by default. */
  isNews?: (response: Subscription["response"]) => boolean;
}

/**
 * Keeps a screen in sync with the server: when its subscription reports a change, the route's query is refetched in the
 * background, once for all events within `gatherFor` milliseconds. It never reads without an event.
 */
export function useLiveScreen<Subscription extends OperationType = OperationType>(
  query: GraphQLTaggedNode,
  subscription: GraphQLTaggedNode,
  { gatherFor = soon, variables: about = {}, isNews = () => true }: LiveScreen<Subscription> = {},
): void {
  const environment = useRelayEnvironment();
  const { variables } = useShownQuery<OperationType>();
  const ask = useRereading({ environment, query, variables, gatherFor });
  useLive<Subscription>(subscription, {
    variables: about,
    onEvent: (response) => {
      if (isNews(response)) ask();
    },
    onCatchUp: ask,
  });
}

/** Reads the route's query, and keeps the screen in sync with the server while it is shown. */
export function useLiveQuery<Query extends OperationType>(
  query: GraphQLTaggedNode,
  subscription: GraphQLTaggedNode,
): Query["response"] {
  useLiveScreen(query, subscription);
  return useRouteQuery<Query>(query);
}

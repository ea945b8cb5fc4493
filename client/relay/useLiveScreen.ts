import { useEffect, useState } from "react";
import { fetchQuery, useRelayEnvironment } from "react-relay";
import { useLoaderData } from "react-router-dom";
import type { Environment, GraphQLTaggedNode, OperationType } from "relay-runtime";
import { quietRequest } from "./network";
import type { RouteQuery } from "./preload";
import { useLive } from "./useLive";

/** Milliseconds in which several events are one, where a screen does not say otherwise. */
const soon = 300;

const isSeen = (): boolean => document.visibilityState !== "hidden";

/** Reads what a route shows again: soon after it is asked to, one reading at a time, and only while it is seen. */
class Rereading {
  #read: () => Promise<unknown> = async () => undefined;
  #state: "idle" | "waiting" | "reading" = "idle";
  #isOvertaken = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #gatherFor: number;

  constructor(gatherFor: number) {
    this.#gatherFor = gatherFor;
  }

  /** What a reading is from now on. */
  aim(read: () => Promise<unknown>): void {
    this.#read = read;
  }

  readonly ask = (): void => {
    if (this.#state === "reading") this.#isOvertaken = true;
    if (this.#state !== "idle") return;
    this.#state = "waiting";
    this.#timer = setTimeout(this.look, this.#gatherFor);
  };

  /** Reads if something waits for it; a page that nobody sees goes on waiting. */
  readonly look = (): void => {
    if (this.#state === "waiting" && isSeen()) void this.#readNow();
  };

  async #readNow(): Promise<void> {
    clearTimeout(this.#timer);
    this.#state = "reading";
    this.#isOvertaken = false;
    // A reading that fails leaves the screen as it was: the next event, or the end of a break, asks again.
    await this.#read().catch(() => undefined);
    this.#state = "idle";
    if (this.#isOvertaken) this.ask();
  }

  /** Ends what would still happen by itself. */
  close(): void {
    clearTimeout(this.#timer);
    this.#state = "idle";
    this.#isOvertaken = false;
  }
}

interface Shown {
  environment: Environment;
  query: GraphQLTaggedNode;
  variables: OperationType["variables"];
  gatherFor: number;
}

function useRereading({ environment, query, variables, gatherFor }: Shown): () => void {
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

/**
 * Keeps a screen as it is at the server: whenever its subscription says that something has changed, what the route
 * shows is read again, quietly: once for all that happens within `gatherFor` milliseconds. It never asks without an
 * event.
 */
export function useLiveScreen<Subscription extends OperationType>(
  query: GraphQLTaggedNode,
  subscription: GraphQLTaggedNode,
  gatherFor = soon,
): void {
  const environment = useRelayEnvironment();
  const { variables } = (useLoaderData() as RouteQuery<OperationType>).query;
  const ask = useRereading({ environment, query, variables, gatherFor });
  useLive<Subscription>(subscription, { variables: {}, onEvent: ask, onCatchUp: ask });
}

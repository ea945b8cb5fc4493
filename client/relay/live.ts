import {
  type CacheConfig,
  type GraphQLResponse,
  Observable,
  type RequestParameters,
  type Variables,
} from "relay-runtime";
import { readAnswer } from "./graphqlAnswer";
import type { LiveOperation, LiveSocket } from "./liveSocket";

/** The subscriptions of a store's network: one socket, opened for the first of them. */
export interface Live {
  subscribe(
    operation: RequestParameters,
    variables: Variables,
    config: CacheConfig,
  ): Observable<GraphQLResponse>;
  /** Starts the subscriptions again that ended with the session, now that there is another. */
  renew(): void;
  /** Ends every subscription and closes the socket. */
  close(): void;
}

/** Notifies a subscription that it may have missed events: when it starts, and after each reconnection. */
export const catchingUp = (catchUp: () => void): CacheConfig => ({ metadata: { catchUp } });

const getCatchUp = ({ metadata }: CacheConfig): (() => void) => {
  const catchUp: unknown = metadata?.["catchUp"];
  return typeof catchUp === "function" ? () => void catchUp() : () => undefined;
};

/** Called when the gateway reports that the session has ended. */
export type OnSessionEnded = () => void;

/** The close code that the gateway uses for a session that has ended. */
const sessionEnded = 4401;

const isSessionsEnd = (cause: unknown): boolean => cause instanceof CloseEvent && cause.code === sessionEnded;

/** Opens nothing yet: the socket's code loads with the first subscription. */
export function openLive(onSessionEnded: OnSessionEnded): Live {
  let socket: Promise<LiveSocket> | undefined;
  let closed = false;
  /** Starts again what ended with the session. */
  const lapsed = new Set<() => void>();

  function openSocket(): Promise<LiveSocket> {
    socket ??= import("./liveSocket").then(
      ({ openLiveSocket }) => openLiveSocket(),
      (error: unknown) => {
        // The next subscription requests the code again.
        socket = undefined;
        throw error;
      },
    );
    return socket;
  }

  return {
    subscribe: ({ id, name }, variables, config) =>
      Observable.create((sink) => {
        const missed = getCatchUp(config);
        const operation: LiveOperation = {
          payload: { documentId: id ?? "", query: "", operationName: name, variables },
          onResult(result) {
            try {
              sink.next(readAnswer({ url: "/graphql", status: 200, statusText: "", body: result }));
            } catch {
              // The event happened, but its payload had an error: the screen reads its data again.
              missed();
            }
          },
          onListening: missed,
          onEnd(cause) {
            if (!isSessionsEnd(cause)) return sink.complete();
            lapsed.add(start);
            onSessionEnded();
          },
        };
        let stop: () => void = () => undefined;
        let ended = false;
        const start = () =>
          void openSocket().then((opened) => {
            if (!ended && !closed) stop = opened.run(operation);
          }, sink.error);
        start();
        return () => {
          ended = true;
          lapsed.delete(start);
          stop();
        };
      }),
    renew() {
      const again = [...lapsed];
      lapsed.clear();
      for (const start of again) start();
    },
    close() {
      closed = true;
      // If the code failed to load there is no socket, and every subscription has been notified.
      socket?.then(
        (opened) => opened.close(),
        () => undefined,
      );
    },
  };
}

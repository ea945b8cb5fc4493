import {
  type CacheConfig,
  type GraphQLResponse,
  Observable,
  type RequestParameters,
  type Variables,
} from "relay-runtime";
import { readAnswer } from "./graphqlAnswer";
import type { LiveOperation, LiveSocket } from "./liveSocket";

/** The live part of a store's network: one socket, opened with the first subscription. */
export interface Live {
  subscribe(
    operation: RequestParameters,
    variables: Variables,
    config: CacheConfig,
  ): Observable<GraphQLResponse>;
  /** Ends every subscription and closes the socket. */
  close(): void;
}

/** Lets a subscription say when events may have been missed: when it begins, and after each break. */
export const catchingUp = (catchUp: () => void): CacheConfig => ({ metadata: { catchUp } });

const catchUpOf = ({ metadata }: CacheConfig): (() => void) => {
  const catchUp: unknown = metadata?.["catchUp"];
  return typeof catchUp === "function" ? () => void catchUp() : () => undefined;
};

/** Called when the gateway says that the session is over. */
export type OnRefused = () => void;

/** The code with which the gateway closes the socket of a session that is over. */
const sessionEnded = 4401;

const isSessionsEnd = (cause: unknown): boolean => cause instanceof CloseEvent && cause.code === sessionEnded;

/** Opens nothing yet: the code of the socket comes with the first subscription. */
export function openLive(onRefused: OnRefused): Live {
  let socket: Promise<LiveSocket> | undefined;
  let closed = false;

  function openSocket(): Promise<LiveSocket> {
    socket ??= import("./liveSocket").then(
      ({ openLiveSocket }) => openLiveSocket(),
      (error: unknown) => {
        // The next subscription asks for the code again.
        socket = undefined;
        throw error;
      },
    );
    return socket;
  }

  return {
    subscribe: ({ id, name }, variables, config) =>
      Observable.create((sink) => {
        const missed = catchUpOf(config);
        const operation: LiveOperation = {
          payload: { documentId: id ?? "", query: "", operationName: name, variables },
          onResult(result) {
            try {
              sink.next(readAnswer({ url: "/graphql", status: 200, statusText: "", body: result }));
            } catch {
              // The event happened, but what it says could not be read: the screen asks for itself.
              missed();
            }
          },
          onListening: missed,
          onEnd(cause) {
            if (isSessionsEnd(cause)) onRefused();
            sink.complete();
          },
        };
        let stop: () => void = () => undefined;
        let ended = false;
        void openSocket().then((opened) => {
          if (!ended && !closed) stop = opened.run(operation);
        }, sink.error);
        return () => {
          ended = true;
          stop();
        };
      }),
    close() {
      closed = true;
      // Code that did not come has opened nothing, and every subscription has heard of it.
      socket?.then(
        (opened) => opened.close(),
        () => undefined,
      );
    },
  };
}

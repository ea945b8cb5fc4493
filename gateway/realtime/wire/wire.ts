import type { Duplex } from "node:stream";
import type { WebSocket } from "ws";

/** A message in the form in which a wire sends it. One frame may go to any number of sockets. */
export type Frame = Buffer;

/** A socket after its upgrade. */
export interface Peer {
  webSocket: WebSocket;
  /** What lies under the WebSocket. */
  socket: Duplex;
}

/** What is sent to one socket. A peer that does not read is cut off. */
export interface WireSocket {
  send(frame: Frame): void;
  /** Writes what waits at once: something else is about to be written past this. */
  flush(): void;
}

/** How messages reach the sockets of a gateway. */
export interface Wire {
  frame(text: string): Frame;
  open(peer: Peer): WireSocket;
}

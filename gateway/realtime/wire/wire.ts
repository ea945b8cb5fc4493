import type { Duplex } from "node:stream";
import type { WebSocket } from "ws";

/** A message as a wire sends it. One frame may go to any number of sockets. */
export type Frame = Buffer;

/** A socket after its upgrade. */
export interface Peer {
  webSocket: WebSocket;
  /** The stream under the WebSocket. */
  socket: Duplex;
}

/** The sending side of one socket. A peer that does not read is cut off. */
export interface WireSocket {
  send(frame: Frame): void;
  /** Writes the pending frames at once: another write is about to bypass this one. */
  flush(): void;
}

/** Sends messages to the sockets of a gateway. */
export interface Wire {
  frame(text: string): Frame;
  open(peer: Peer): WireSocket;
}

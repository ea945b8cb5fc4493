import { RateWindow } from "../RateWindow";
import type { Peer } from "./wire/wire";

interface PulseOptions {
  clock: () => Date;
  messagesPerSecond: number;
  /** Closes the connection of a peer that sends too much. */
  onFlood: () => void;
}

/** Whether a peer still responds, and how much it sends. */
export class Pulse {
  readonly #peer: Peer;
  readonly #clock: () => Date;
  readonly #onFlood: () => void;
  readonly #messages: RateWindow;
  /** Pings sent since the peer last responded. */
  #silence = 0;

  constructor(peer: Peer, { clock, messagesPerSecond, onFlood }: PulseOptions) {
    this.#peer = peer;
    this.#clock = clock;
    this.#onFlood = onFlood;
    this.#messages = new RateWindow({ most: messagesPerSecond, within: 1_000 });
    peer.webSocket.on("ping", () => void this.receive());
    peer.webSocket.on("pong", () => void this.receive());
  }

  /** Whether the peer has left two pings unanswered. */
  get isLost(): boolean {
    return this.#silence >= 2;
  }

  /** Pings the peer; the connection of one that is lost ends. */
  ping() {
    if (this.isLost) return this.#peer.webSocket.terminate();
    this.#silence += 1;
    this.#peer.webSocket.ping();
  }

  /**
   * Counts every incoming message, also while closing, and returns whether it is read. A flood is not: the peer is
   * sent the reason, and the connection ends after the close timeout.
   */
  receive(): boolean {
    this.#silence = 0;
    if (this.#messages.take(this.#clock().getTime()) === 0) return true;
    const { webSocket, socket } = this.#peer;
    if (webSocket.isPaused) return false;
    this.#onFlood();
    webSocket.pause();
    socket.end();
    return false;
  }
}

import type { Duplex } from "node:stream";
import { textFrame } from "./textFrame";
import type { Frame, Wire, WireSocket } from "./wire";

/** The longest that a frame waits for others of the same burst, in milliseconds. */
const batchFor = 1;

/** If writing takes less than this, in milliseconds, batching saves nothing. */
const worthWaiting = 0.5;

/** The pending writes of one socket. */
class Outbox implements WireSocket {
  readonly #socket: Duplex;
  readonly #writer: Writer;
  #frames: Frame[] = [];

  constructor(socket: Duplex, writer: Writer) {
    this.#socket = socket;
    this.#writer = writer;
  }

  send(frame: Frame): void {
    if (this.#frames.length === 0) this.#writer.expect(this);
    this.#frames.push(frame);
  }

  /** Removes and returns the pending frames. */
  take(): Frame[] {
    const frames = this.#frames;
    this.#frames = [];
    return frames;
  }

  flush(): void {
    const frames = this.take();
    if (frames.length > 0) this.write(frames.length === 1 ? (frames[0] as Frame) : Buffer.concat(frames));
  }

  /** Cuts a peer that does not read: the kernel's buffers are full, and so is ours. */
  write(bytes: Buffer): void {
    if (this.#socket.writableLength > this.#writer.bufferAtMost) this.#socket.destroy();
    else if (this.#socket.writable) this.#socket.write(bytes);
  }
}

const areSame = (left: readonly Frame[], right: readonly Frame[]): boolean =>
  left.length === right.length && left.every((frame, at) => frame === right[at]);

/**
 * Writes the frames of a burst together: one write per socket instead of one per frame. A single frame is
 * written in the next turn of the event loop; only when long writes follow each other closely do frames wait,
 * for a millisecond at most.
 */
class Writer {
  readonly bufferAtMost: number;
  #waiting: Outbox[] = [];
  #writtenAt = Number.NEGATIVE_INFINITY;
  #tookLong = false;

  constructor(bufferAtMost: number) {
    this.bufferAtMost = bufferAtMost;
  }

  expect(outbox: Outbox): void {
    this.#waiting.push(outbox);
    if (this.#waiting.length > 1) return;
    const isBurst = this.#tookLong && performance.now() - this.#writtenAt < batchFor;
    if (isBurst) setTimeout(() => this.#write(), batchFor);
    else setImmediate(() => this.#write());
  }

  #write(): void {
    const start = performance.now();
    const waiting = this.#waiting;
    this.#waiting = [];
    // Listeners of one channel mostly wait for the same frames: they are joined once.
    let joinedOf: readonly Frame[] = [];
    let joined: Frame = Buffer.alloc(0);
    for (const outbox of waiting) {
      const frames = outbox.take();
      if (frames.length === 0) continue;
      if (!areSame(frames, joinedOf)) {
        joinedOf = frames;
        joined = frames.length === 1 ? (frames[0] as Frame) : Buffer.concat(frames);
      }
      outbox.write(joined);
    }
    this.#writtenAt = performance.now();
    this.#tookLong = this.#writtenAt - start > worthWaiting;
  }
}

/** Builds whole frames once for all their sockets, and writes them past ws, those of a burst together. */
export function openJoinedWire(bufferAtMost: number): Wire {
  const writer = new Writer(bufferAtMost);
  return { frame: textFrame, open: ({ socket }) => new Outbox(socket, writer) };
}

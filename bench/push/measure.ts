import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { createInterface } from "node:readline";
import { setTimeout } from "node:timers/promises";
import { Peer } from "./peers";
import type { Kind } from "./servers";

interface Usage {
  /** Microseconds of the server's processor time. */
  cpu: number;
  /** Bytes in use after a collection. */
  memory: number;
}

/** The subscribers of one server, and the messages to them. */
export class Crowd {
  readonly #kind: Kind;
  readonly #port: number;
  readonly #control: Socket;
  readonly #lines: AsyncIterator<string>;
  readonly peers: Peer[] = [];
  /** Messages delivered, over all subscribers. */
  delivered = 0;
  onDelivery: (peer: Peer, sequence: () => string) => void = () => undefined;
  #sequence = 0;

  private constructor(kind: Kind, port: number, control: Socket) {
    this.#kind = kind;
    this.#port = port;
    this.#control = control;
    this.#lines = createInterface(control)[Symbol.asyncIterator]();
  }

  static async open(kind: Kind, ports: { port: number; control: number }): Promise<Crowd> {
    const control = connect(ports.control, "127.0.0.1");
    control.setNoDelay(true);
    await once(control, "connect");
    return new Crowd(kind, ports.port, control);
  }

  async usage(): Promise<Usage> {
    this.#control.write("usage\n");
    return JSON.parse((await this.#lines.next()).value) as Usage;
  }

  /** Publishes a message in a room, and returns its sequence number. */
  publish(room: number): number {
    this.#sequence += 1;
    this.#control.write(`publish ${room} ${this.#sequence}\n`);
    return this.#sequence;
  }

  /** Adds `count` subscribers to each room, and waits until all of them receive. */
  async gather(count: number, rooms: number): Promise<void> {
    for (let made = 0; made < count; made += 1) {
      const hear = (peer: Peer, sequence: () => string) => {
        this.delivered += 1;
        this.onDelivery(peer, sequence);
      };
      this.peers.push(new Peer(this.#kind, this.#port, made % rooms, hear));
      if (made % 50 === 49) await setTimeout(10);
    }
    while (this.peers.some(({ hasAsked }) => !hasAsked)) await setTimeout(50);
    await setTimeout(500);
    const silent = new Set(this.peers);
    this.onDelivery = (peer) => void silent.delete(peer);
    for (let turn = 0; silent.size > 0; turn += 1) {
      if (turn > 200) throw new Error(`${silent.size} subscribers of ${this.#kind} receive nothing`);
      for (const room of new Set([...silent].map((peer) => peer.room))) this.publish(room);
      await setTimeout(100);
    }
    this.onDelivery = () => undefined;
  }

  end(): void {
    for (const peer of this.peers) peer.end();
    this.#control.destroy();
  }
}

export interface Saturation {
  perSecond: number;
  /** Microseconds of the server's processor time. */
  cpuPerDelivery: number;
}

interface SaturationOptions {
  rooms: number;
  milliseconds: number;
  /** Subscribers per second that move to another room; the others only count as received. */
  movesPerSecond?: number;
}

const inFlight = 8;

/** Keeps eight messages in flight in each room, each sent again when all who stay have received it. */
export async function saturate(crowd: Crowd, options: SaturationOptions): Promise<Saturation> {
  const { rooms, milliseconds, movesPerSecond = 0 } = options;
  // One in five moves when subscribers come and go.
  const movers = movesPerSecond > 0 ? crowd.peers.filter((_peer, index) => index / rooms >= 8) : [];
  const isMover = new Set(movers);
  const staying = (crowd.peers.length - movers.length) / rooms;
  const missing = new Map<number, number>();
  const say = (room: number) => {
    missing.set(room, (missing.get(room) ?? 0) + staying);
    crowd.publish(room);
  };
  let running = true;
  crowd.onDelivery = (peer) => {
    if (isMover.has(peer)) return;
    const left = (missing.get(peer.room) ?? 0) - 1;
    missing.set(peer.room, left);
    if (running && left % staying === 0) say(peer.room);
  };
  for (let count = 0; count < inFlight * rooms; count += 1) say(count % rooms);
  const moving = setInterval(
    () => {
      const peer = movers[Math.floor(Math.random() * movers.length)];
      peer?.move(Math.floor(Math.random() * rooms));
    },
    movesPerSecond > 0 ? 1_000 / movesPerSecond : 1_000,
  );
  await setTimeout(500);
  const [before, heard, start] = [await crowd.usage(), crowd.delivered, performance.now()];
  await setTimeout(milliseconds);
  const [after, end, count] = [await crowd.usage(), performance.now(), crowd.delivered - heard];
  running = false;
  clearInterval(moving);
  await setTimeout(300);
  return {
    perSecond: (count / (end - start)) * 1_000,
    cpuPerDelivery: (after.cpu - before.cpu) / count,
  };
}

/** The 99th percentile of the way from the publisher to a listener, in milliseconds, at a steady pace. */
export async function latency(
  crowd: Crowd,
  { perSecond, milliseconds }: { perSecond: number; milliseconds: number },
) {
  const said = new Map<string, number>();
  const took: number[] = [];
  crowd.onDelivery = (_peer, sequence) => {
    const at = said.get(sequence());
    if (at !== undefined) took.push(performance.now() - at);
  };
  const every = (crowd.peers.length / perSecond) * 1_000;
  const start = performance.now();
  for (let turn = 0; turn * every < milliseconds; turn += 1) {
    const wait = start + turn * every - performance.now();
    if (wait > 0) await setTimeout(wait);
    const at = performance.now();
    said.set(String(crowd.publish(0)), at);
  }
  await setTimeout(500);
  took.sort((a, b) => a - b);
  return took[Math.floor(took.length * 0.99)] ?? Number.NaN;
}

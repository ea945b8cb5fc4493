import { connect, type Socket } from "node:net";
import type { Kind } from "./servers";

/** The messages of a kind of server's browser client: the least that subscribing to a room takes. */
interface Dialect {
  path: string;
  subprotocol?: string;
  /** The first messages after the socket opens. */
  first(room: number): string[];
  /** The response to a message that is no delivery. */
  answer(text: string, room: number): string[];
  isAsking: RegExp;
  /** The messages that move to another room. */
  move(room: number, turn: number): string[];
}

const json = (message: object): string => JSON.stringify(message);
const query = "subscription Said($room: Int!) { said(room: $room) { text } }";
const subscribe = (id: string, room: number): string =>
  json({ id, type: "subscribe", payload: { query, operationName: "Said", variables: { room } } });

const transport: Dialect = {
  path: "/graphql",
  subprotocol: "graphql-transport-ws",
  first: () => [json({ type: "connection_init" })],
  answer(text, room) {
    if (text.includes("connection_ack")) return [subscribe("1", room)];
    return text.includes('"ping"') ? [json({ type: "pong" })] : [];
  },
  isAsking: /"subscribe"/,
  move: (room, turn) => [json({ id: String(turn), type: "complete" }), subscribe(String(turn + 1), room)],
};

const dialects: Record<Kind, Dialect> = {
  lectern: transport,
  "graphql-ws": transport,
  mercurius: transport,
  raw: {
    path: "/",
    first: (room) => [String(room)],
    answer: () => [],
    isAsking: /^\d+$/,
    move: (room) => [String(room)],
  },
  "socket.io": {
    path: "/socket.io/?EIO=4&transport=websocket",
    first: () => [],
    answer(text, room) {
      if (text.startsWith("0")) return ["40"];
      if (text.startsWith("40")) return [`42["join",${room}]`];
      return text === "2" ? ["3"] : [];
    },
    isAsking: /"join"/,
    move: (room) => [`42["join",${room}]`],
  },
};

/** A masked frame; the mask is zero, which leaves the text as it is. */
function clientFrame(text: string): Buffer {
  const body = Buffer.from(text);
  const head =
    body.length < 126
      ? Buffer.from([0x81, 0x80 | body.length])
      : Buffer.from([0x81, 0x80 | 126, body.length >> 8, body.length & 255]);
  return Buffer.concat([head, Buffer.alloc(4), body]);
}

const mark = 0x23;

/** One listener, at the lowest cost that counts its frames: whatever this process saves, the server can use. */
export class Peer {
  readonly #socket: Socket;
  readonly #dialect: Dialect;
  readonly #hear: (peer: Peer, sequence: () => string) => void;
  #rest: Buffer = Buffer.alloc(0);
  #isOpen = false;
  #turn = 1;
  room: number;
  /** Whether it has subscribed. */
  hasAsked = false;

  constructor(kind: Kind, port: number, room: number, hear: (peer: Peer, sequence: () => string) => void) {
    this.#dialect = dialects[kind];
    this.#hear = hear;
    this.room = room;
    this.#socket = connect(port, "127.0.0.1");
    this.#socket.setNoDelay(true);
    const { path, subprotocol } = this.#dialect;
    const lines = [
      `GET ${path} HTTP/1.1`,
      `Host: 127.0.0.1:${port}`,
      "Upgrade: websocket",
      "Connection: Upgrade",
      "Sec-WebSocket-Version: 13",
      "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
      ...(subprotocol ? [`Sec-WebSocket-Protocol: ${subprotocol}`] : []),
    ];
    this.#socket.write(`${lines.join("\r\n")}\r\n\r\n`);
    this.#socket.on("data", (chunk) => this.#read(chunk));
    this.#socket.on("error", (error) => {
      throw error;
    });
  }

  /** Leaves the room for another. */
  move(room: number): void {
    this.room = room;
    this.#say(this.#dialect.move(room, this.#turn));
    this.#turn += 1;
  }

  end(): void {
    this.#socket.destroy();
  }

  #say(texts: readonly string[]): void {
    for (const text of texts) this.#socket.write(clientFrame(text));
    if (texts.some((text) => this.#dialect.isAsking.test(text))) this.hasAsked = true;
  }

  #read(chunk: Buffer): void {
    let bytes = this.#rest.length > 0 ? Buffer.concat([this.#rest, chunk]) : chunk;
    if (!this.#isOpen) {
      const end = bytes.indexOf("\r\n\r\n");
      if (end < 0) {
        this.#rest = bytes;
        return;
      }
      if (!bytes.subarray(0, 12).equals(Buffer.from("HTTP/1.1 101"))) throw new Error(bytes.toString());
      this.#isOpen = true;
      bytes = bytes.subarray(end + 4);
      this.#say(this.#dialect.first(this.room));
    }
    this.#rest = this.#readFrames(bytes);
  }

  /** Reads all whole frames, and returns the rest. */
  #readFrames(bytes: Buffer): Buffer {
    let at = 0;
    while (bytes.length - at >= 2) {
      const short = (bytes[at + 1] as number) & 127;
      if (short === 126 && bytes.length - at < 4) break;
      const start = at + (short === 126 ? 4 : 2);
      const end = start + (short === 126 ? bytes.readUInt16BE(at + 2) : short);
      if (end > bytes.length) break;
      this.#readFrame(bytes, start, end);
      at = end;
    }
    return at === bytes.length ? Buffer.alloc(0) : bytes.subarray(at);
  }

  #readFrame(bytes: Buffer, start: number, end: number): void {
    const marked = bytes.indexOf(mark, start);
    if (marked >= 0 && marked < end) {
      this.#hear(this, () => bytes.toString("latin1", marked + 1, bytes.indexOf(mark, marked + 1)));
      return;
    }
    const text = bytes.toString("utf8", start, end);
    if (text.includes('"error"')) throw new Error(text);
    this.#say(this.#dialect.answer(text, this.room));
  }
}

import { once } from "node:events";
import { connect, type Socket } from "node:net";

export const headEnd = Buffer.from("\r\n\r\n");

/** One connection that asks again and again; only as much of HTTP as the servers here speak. */
class Asker {
  readonly #socket: Socket;
  readonly #request: Buffer;
  #received: Buffer = Buffer.alloc(0);
  #onAnswer: (answer: Buffer) => void = () => undefined;

  constructor(socket: Socket, request: Buffer) {
    this.#socket = socket;
    this.#request = request;
    socket.on("data", (chunk: Buffer) => {
      this.#received = this.#received.length === 0 ? chunk : Buffer.concat([this.#received, chunk]);
      const end = this.#end();
      if (end === undefined) return;
      const answer = this.#received.subarray(0, end);
      this.#received = Buffer.alloc(0);
      this.#onAnswer(answer);
    });
  }

  #end(): number | undefined {
    const at = this.#received.indexOf(headEnd);
    if (at < 0) return undefined;
    const head = this.#received.toString("latin1", 0, at);
    const length = /content-length: (\d+)/i.exec(head)?.[1];
    if (length === undefined) throw new Error(`an answer without its length: ${head}`);
    const end = at + headEnd.length + Number(length);
    return this.#received.length >= end ? end : undefined;
  }

  /** Asks the same as before, or something else. */
  ask(onAnswer: (answer: Buffer) => void, request: Buffer = this.#request): void {
    this.#onAnswer = onAnswer;
    this.#socket.write(request);
  }

  end(): void {
    this.#socket.destroy();
  }
}

export interface Target {
  port: number;
  request: Buffer;
}

export async function openAsker({ port, request }: Target): Promise<Asker> {
  const socket = connect(port, "127.0.0.1");
  socket.setNoDelay(true);
  await once(socket, "connect");
  return new Asker(socket, request);
}

/** A POST of JSON to /graphql as bytes. */
export function graphqlRequest(body: object, headers: Readonly<Record<string, string>>): Buffer {
  const text = JSON.stringify(body);
  const lines = Object.entries({
    Host: "localhost",
    "Content-Type": "application/json",
    Accept: "application/json",
    "Content-Length": String(Buffer.byteLength(text)),
    ...headers,
  }).map(([name, value]) => `${name}: ${value}`);
  return Buffer.from(`POST /graphql HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n${text}`);
}

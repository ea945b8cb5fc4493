import { once } from "node:events";
import { connect, type Socket } from "node:net";

const headEnd = Buffer.from("\r\n\r\n");

/** One connection that asks the same again and again; only as much of HTTP as the servers here speak. */
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

  ask(onAnswer: (answer: Buffer) => void): void {
    this.#onAnswer = onAnswer;
    this.#socket.write(this.#request);
  }

  end(): void {
    this.#socket.destroy();
  }
}

interface Target {
  port: number;
  request: Buffer;
}

async function openAsker({ port, request }: Target): Promise<Asker> {
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

/** The body of one answer. */
export async function askOnce(target: Target): Promise<string> {
  const asker = await openAsker(target);
  const answer = await new Promise<Buffer>((resolve) => asker.ask(resolve));
  asker.end();
  const text = answer.toString("utf8");
  return text.slice(text.indexOf("\r\n\r\n") + headEnd.length);
}

/** Asks on 16 connections for as long as it is told; answers how many answers came a second. */
export async function saturate(target: Target, milliseconds: number): Promise<number> {
  const askers = await Promise.all(Array.from({ length: 16 }, () => openAsker(target)));
  let answered = 0;
  const started = performance.now();
  await Promise.all(
    askers.map(
      (asker) =>
        new Promise<void>((resolve) => {
          const next = () => {
            if (performance.now() - started >= milliseconds) return void resolve();
            asker.ask(() => {
              answered += 1;
              next();
            });
          };
          next();
        }),
    ),
  );
  const seconds = (performance.now() - started) / 1_000;
  for (const asker of askers) asker.end();
  return answered / seconds;
}

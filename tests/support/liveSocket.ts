import { once } from "node:events";
import { WebSocket } from "ws";

// biome-ignore lint/suspicious/noExplicitAny: a test reads whatever its own document selects.
type Message = any;

interface LiveSocketOptions {
  token?: string | undefined;
  headers?: Record<string, string>;
  /**
   * The payload of connection_init; null opens the socket and says nothing. When left out, the socket speaks for the token, and
   * asks to be told when a subscription is open.
   */
  init?: Record<string, unknown> | null;
  subprotocol?: string;
  path?: string;
}

/** A raw WebSocket at a gateway, which speaks graphql-transport-ws word by word. */
export interface LiveSocket {
  socket: WebSocket;
  /** Every message so far that no test has taken. */
  received: Message[];
  say(message: unknown): void;
  /** Takes the next message that has not been taken. */
  next(): Promise<Message>;
  /** Asks for an operation, and waits for nothing. */
  subscribe(id: string, query: string, variables?: Record<string, unknown>): void;
  /** Subscribes, and resolves once the gateway listens: no later event is missed. Throws what the gateway refuses it with. */
  listen(id: string, query: string, variables?: Record<string, unknown>): Promise<void>;
  /** Resolves when the gateway has read all that was said before; what it has begun may take longer. */
  settled(): Promise<void>;
  closed: Promise<{ code: number; reason: string }>;
  close(): Promise<void>;
}

/** The refusal of a subscription. */
export class RefusedListening extends Error {
  readonly code: string | undefined;

  constructor([first]: { message: string; extensions?: { code?: string } }[]) {
    super(`refused: ${JSON.stringify(first)}`);
    this.code = first?.extensions?.code;
  }
}

/** The messages that a socket has received and no test has taken. */
class Inbox {
  readonly received: Message[] = [];
  readonly closed: Promise<{ code: number; reason: string }>;
  #end: string | undefined;
  #wake: (() => void)[] = [];

  constructor(socket: WebSocket) {
    socket.on("message", (data) => {
      this.received.push(JSON.parse(String(data)));
      this.#wakeAll();
    });
    this.closed = new Promise((resolve) => {
      socket.on("close", (code, reason) => {
        this.#end = `${code} ${reason}`;
        resolve({ code, reason: String(reason) });
        this.#wakeAll();
      });
    });
  }

  #wakeAll(): void {
    for (const wake of this.#wake.splice(0)) wake();
  }

  /** Takes the first message that is meant, once it has come. */
  async take(isMeant: (message: Message) => boolean = () => true): Promise<Message> {
    for (;;) {
      const at = this.received.findIndex(isMeant);
      if (at >= 0) return this.received.splice(at, 1)[0];
      if (this.#end !== undefined) throw new Error(`the socket was closed: ${this.#end}`);
      await new Promise<void>((resolve) => this.#wake.push(resolve));
    }
  }
}

/** Opens a socket, says connection_init, and waits for the acknowledgement. */
export async function openLiveSocket(origin: string, options: LiveSocketOptions = {}): Promise<LiveSocket> {
  const { token, headers = {}, subprotocol = "graphql-transport-ws", path = "/graphql" } = options;
  const socket = new WebSocket(`${origin.replace("http", "ws")}${path}`, subprotocol, { headers });
  const inbox = new Inbox(socket);
  const { received, closed } = inbox;
  const say = (message: unknown) => socket.send(JSON.stringify(message));
  const subscribe: LiveSocket["subscribe"] = (id, query, variables = {}) =>
    say({ id, type: "subscribe", payload: { query, variables } });
  await once(socket, "open");
  if (options.init !== null) {
    const own = { confirm: true, ...(token ? { authorization: `Bearer ${token}` } : {}) };
    say({ type: "connection_init", payload: options.init ?? own });
    const first = await inbox.take();
    if (first.type !== "connection_ack") throw new Error(`not acknowledged: ${JSON.stringify(first)}`);
  }
  return {
    socket,
    received,
    say,
    next: () => inbox.take(),
    subscribe,
    async listen(id, query, variables) {
      subscribe(id, query, variables);
      const answer = await inbox.take(
        ({ type, payload, id: to }) =>
          (type === "ping" && payload?.listening?.includes(id)) || (type === "error" && to === id),
      );
      if (answer.type === "error") throw new RefusedListening(answer.payload);
    },
    async settled() {
      const mark = Math.random();
      say({ type: "ping", payload: { mark } });
      await inbox.take(({ payload }) => payload?.mark === mark);
    },
    closed,
    async close() {
      socket.close();
      await closed;
    },
  };
}

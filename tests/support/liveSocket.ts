import { once } from "node:events";
import { WebSocket } from "ws";

// biome-ignore lint/suspicious/noExplicitAny: a test reads whatever its own document selects.
type Message = any;

interface LiveSocketOptions {
  token?: string | undefined;
  headers?: Record<string, string>;
  /** The payload of connection_init; null opens the socket and says nothing. */
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
  subscribe(id: string, query: string, variables?: Record<string, unknown>): void;
  /** Resolves when the gateway has read all that was said before. */
  settled(): Promise<void>;
  closed: Promise<{ code: number; reason: string }>;
  close(): Promise<void>;
}

/** Opens a socket, says connection_init, and waits for the acknowledgement. */
export async function openLiveSocket(origin: string, options: LiveSocketOptions = {}): Promise<LiveSocket> {
  const { token, headers = {}, subprotocol = "graphql-transport-ws", path = "/graphql" } = options;
  const socket = new WebSocket(`${origin.replace("http", "ws")}${path}`, subprotocol, { headers });
  const received: Message[] = [];
  let wake: () => void = () => undefined;
  const closed = new Promise<{ code: number; reason: string }>((resolve) => {
    socket.on("close", (code, reason) => resolve({ code, reason: String(reason) }));
  });
  socket.on("message", (data) => {
    received.push(JSON.parse(String(data)));
    wake();
  });
  const say = (message: unknown) => socket.send(JSON.stringify(message));
  const next = async (): Promise<Message> => {
    while (received.length === 0) {
      const ended = closed.then(({ code, reason }) => {
        if (received.length === 0) throw new Error(`the socket was closed: ${code} ${reason}`);
      });
      await Promise.race([new Promise<void>((resolve) => (wake = resolve)), ended]);
    }
    return received.shift();
  };
  await once(socket, "open");
  if (options.init !== null) {
    say({
      type: "connection_init",
      payload: options.init ?? (token ? { authorization: `Bearer ${token}` } : {}),
    });
    const first = await next();
    if (first.type !== "connection_ack") throw new Error(`not acknowledged: ${JSON.stringify(first)}`);
  }
  return {
    socket,
    received,
    say,
    next,
    subscribe: (id, query, variables = {}) => say({ id, type: "subscribe", payload: { query, variables } }),
    async settled() {
      const mark = { mark: Math.random() };
      say({ type: "ping", payload: mark });
      const isMark = (message: Message) => message.payload?.mark === mark.mark;
      while (!received.some(isMark)) await new Promise<void>((resolve) => (wake = resolve));
      received.splice(received.findIndex(isMark), 1);
    },
    closed,
    async close() {
      socket.close();
      await closed;
    },
  };
}

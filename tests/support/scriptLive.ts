import { vi } from "vitest";

interface Listening {
  socket: FakeSocket;
  id: string;
  operationName: string;
  variables: Record<string, unknown>;
}

type Message = { type: string; id?: string; payload?: Record<string, unknown> };

/** The browser's side of a socket that leads nowhere: the script plays the gateway. */
class FakeSocket {
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  readyState = 1;
  readonly #hear: (socket: FakeSocket, message: Message) => void;
  readonly #leave: (socket: FakeSocket) => void;
  readonly protocol = "graphql-transport-ws";
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;
  onerror: ((event: unknown) => void) | null = null;

  constructor(hear: (socket: FakeSocket, message: Message) => void, leave: (socket: FakeSocket) => void) {
    this.#hear = hear;
    this.#leave = leave;
    queueMicrotask(() => this.onopen?.());
  }

  send(text: string): void {
    this.#hear(this, JSON.parse(text) as Message);
  }

  answer(message: unknown): void {
    queueMicrotask(() => this.onmessage?.({ data: JSON.stringify(message) }));
  }

  close(code = 1000, reason = ""): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.#leave(this);
    queueMicrotask(() => this.onclose?.(new CloseEvent("close", { code, reason })));
  }
}

/** A gateway's WebSocket that a test plays: what is listened to, events, and breaks. */
export function scriptLive() {
  const listening: Listening[] = [];
  const sockets: FakeSocket[] = [];
  const inits: Record<string, unknown>[] = [];
  const forget = (isOver: (item: Listening) => boolean) => {
    for (const item of listening.filter(isOver)) listening.splice(listening.indexOf(item), 1);
  };

  function hear(socket: FakeSocket, { type, id = "", payload = {} }: Message): void {
    if (type === "connection_init") {
      inits.push(payload);
      socket.answer({ type: "connection_ack" });
    } else if (type === "subscribe") {
      const { operationName, variables } = payload as { operationName: string; variables: object };
      listening.push({ socket, id, operationName, variables: { ...variables } });
      socket.answer({ type: "ping", payload: { listening: [id] } });
    } else if (type === "ping") socket.answer({ type: "pong" });
    else if (type === "complete") forget((item) => item.id === id && item.socket === socket);
  }

  vi.stubGlobal(
    "WebSocket",
    class extends FakeSocket {
      constructor() {
        super(hear, (socket) => forget((item) => item.socket === socket));
        sockets.push(this);
      }
    },
  );
  return {
    /** The operations that are open now. */
    listening,
    /** The messages that each socket has sent. */
    inits,
    /** Sends an event to all subscribers of the operation. */
    send(operationName: string, payload: unknown): void {
      for (const item of listening.filter((each) => each.operationName === operationName)) {
        item.socket.answer({ id: item.id, type: "next", payload });
      }
    },
    /** Tells every socket of the listening itself, as a gateway does by a ping. */
    ping(payload: Record<string, unknown>): void {
      for (const socket of sockets) socket.answer({ type: "ping", payload });
    },
    /** Ends every socket, as a break in the network does, or with a code of the gateway. */
    end(code = 1006): void {
      for (const socket of sockets.splice(0)) socket.close(code, "");
    },
  };
}

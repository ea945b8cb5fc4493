import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import fastify from "fastify";
import { GraphQLInt, GraphQLNonNull, GraphQLObjectType, GraphQLSchema, GraphQLString } from "graphql";
import { useServer as serveGraphqlWs } from "graphql-ws/use/ws";
import { createPubSub } from "graphql-yoga";
import mercurius from "mercurius";
import { Server as SocketIo } from "socket.io";
import { type WebSocket, WebSocketServer } from "ws";
import { startLectern } from "./lectern";

/** A server under measurement: subscribers of rooms, and a way to publish in a room. */
export interface PushServer {
  port: number;
  publish(room: number, text: string): void;
}

const portOf = (address: AddressInfo | string | null): number =>
  typeof address === "object" && address ? address.port : 0;

/** The limit: one serialized message a room, handed to `ws.send` for each socket. A text message names the room. */
async function startRaw(): Promise<PushServer> {
  const rooms = new Map<number, Set<WebSocket>>();
  const server = new WebSocketServer({ port: 0, host: "127.0.0.1", perMessageDeflate: false });
  await new Promise((resolve) => server.once("listening", resolve));
  server.on("connection", (socket) => {
    let members: Set<WebSocket> | undefined;
    socket.on("message", (text) => {
      members?.delete(socket);
      members = rooms.get(Number(text)) ?? new Set();
      rooms.set(Number(text), members.add(socket));
    });
    socket.on("close", () => members?.delete(socket));
  });
  return {
    port: portOf(server.address()),
    publish(room, text) {
      const frame = Buffer.from(
        JSON.stringify({ id: "1", type: "next", payload: { data: { said: { text } } } }),
      );
      for (const socket of rooms.get(room) ?? []) socket.send(frame, { binary: false });
    },
  };
}

async function startGraphqlWs(): Promise<PushServer> {
  const bus = createPubSub<Record<string, [{ text: string }]>>();
  const Message = new GraphQLObjectType({
    name: "Said",
    fields: { text: { type: new GraphQLNonNull(GraphQLString) } },
  });
  const schema = new GraphQLSchema({
    query: new GraphQLObjectType({ name: "Query", fields: { ok: { type: GraphQLString } } }),
    subscription: new GraphQLObjectType({
      name: "Subscription",
      fields: {
        said: {
          type: new GraphQLNonNull(Message),
          args: { room: { type: new GraphQLNonNull(GraphQLInt) } },
          subscribe: (_root, { room }: { room: number }) => bus.subscribe(String(room)),
          resolve: (event) => event,
        },
      },
    }),
  });
  const sockets = new WebSocketServer({
    port: 0,
    host: "127.0.0.1",
    path: "/graphql",
    perMessageDeflate: false,
  });
  await new Promise((resolve) => sockets.once("listening", resolve));
  serveGraphqlWs({ schema }, sockets);
  return {
    port: portOf(sockets.address()),
    publish: (room, text) => bus.publish(String(room), { text }),
  };
}

async function startSocketIo(): Promise<PushServer> {
  const http = createServer();
  const io = new SocketIo(http, { transports: ["websocket"], serveClient: false });
  io.on("connection", (socket) => {
    socket.on("join", (room: number) => {
      for (const other of socket.rooms) if (other !== socket.id) socket.leave(other);
      socket.join(String(room));
    });
  });
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  return {
    port: portOf(http.address()),
    publish: (room, text) => void io.to(String(room)).emit("said", { text }),
  };
}

async function startMercurius(): Promise<PushServer> {
  const app = fastify();
  await app.register(mercurius, {
    schema:
      "type Query { ok: String } type Said { text: String! } type Subscription { said(room: Int!): Said! }",
    resolvers: {
      Subscription: {
        said: { subscribe: (_root, { room }, { pubsub }) => pubsub.subscribe(String(room)) },
      },
    },
    subscription: true,
    jit: 1,
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
  return {
    port: portOf(app.server.address()),
    publish: (room, text) =>
      void app.graphql.pubsub.publish({ topic: String(room), payload: { said: { text } } }),
  };
}

/** The kinds of server, each in its documented way. */
export const servers = {
  raw: startRaw,
  lectern: startLectern,
  "graphql-ws": startGraphqlWs,
  "socket.io": startSocketIo,
  mercurius: startMercurius,
} as const;

export type Kind = keyof typeof servers;

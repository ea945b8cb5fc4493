import { pino } from "pino";
import { openLocalBus } from "../../gateway/bus/bus";
import type { BusEvents } from "../../gateway/bus/events";
import { readConfig } from "../../gateway/config";
import type { Gateway } from "../../gateway/gateway";
import { builder } from "../../gateway/graphql/builder";
import { live } from "../../gateway/graphql/live";
import { noMetrics } from "../../gateway/metrics/metrics";
import { listen } from "../../gateway/serving";
import type { PushServer } from "./servers";

/** A field like the others' in this measurement: it returns the event, without a database. */
function addField(): void {
  const Message = builder
    .objectRef<{ text: string }>("Said")
    .implement({ fields: (t) => ({ text: t.exposeString("text") }) });
  builder.subscriptionField("said", (t) =>
    t.field({
      type: Message,
      authScopes: { public: true },
      args: { room: t.arg.int({ required: true }) },
      subscribe: live<"typing", { room: number }>({
        topics: ["typing"],
        channelKey: { eventKeys: ({ roomId }) => [roomId], subscriberKeys: ({ room }) => [room] },
      }),
      resolve: ({ name }: BusEvents["typing"]) => ({ text: name }),
    }),
  );
}

const tenant = {
  id: 1,
  code: "BENCH",
  isDefault: true,
  hosts: [],
  allowedOrigins: [],
  timeZone: "UTC",
};

/** The product's own handlers and pipeline, without a database: nothing here queries one. */
function openBareGateway(): Gateway {
  const bare = {
    config: readConfig({ NODE_ENV: "test", PORT: "0" }),
    bus: openLocalBus(),
    log: pino({ level: "silent" }),
    clock: () => new Date(),
    tenants: { list: async () => [tenant], find: async () => tenant, close: () => undefined },
    tenantClient: () => ({}),
    database: { readRow: async () => undefined },
    metrics: noMetrics,
  };
  return bare as unknown as Gateway;
}

export async function startLectern(): Promise<PushServer> {
  addField();
  // The schema is built when it is first imported, so the field must exist before.
  const { createGatewayServer } = await import("../../gateway/server");
  const gateway = openBareGateway();
  const { server } = createGatewayServer(gateway, {
    clientFolder: "/nonexistent",
    persisted: () => new Map(),
    realtimeLimits: { socketsPerAddress: 100_000 },
  });
  const port = await listen(server, { host: "127.0.0.1", port: 0 });
  return {
    port,
    publish(roomId, name) {
      gateway.bus.publish("typing", { organizationId: 1, roomId, userId: 1, name });
    },
  };
}

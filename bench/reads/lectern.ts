import { pino } from "pino";
import { openLocalBus } from "../../gateway/bus/bus";
import { readConfig } from "../../gateway/config";
import { openDatabase } from "../../gateway/database/open";
import { openGateway } from "../../gateway/gateway";
import { hiddenTables, renderedTables } from "../../gateway/schema/manifests";
import { createGatewayServer } from "../../gateway/server";
import { listen } from "../../gateway/serving";
import { listOperations } from "./operations";
import type { Source } from "./servers";

/** The product as it runs in production, but for its log: the peers write none. Operations go by their names. */
export async function startLectern({ databaseUrl, places }: Source): Promise<number> {
  const database = await openDatabase({ databaseUrl });
  const gateway = openGateway({
    config: readConfig({ NODE_ENV: "production", DATABASE_URL: databaseUrl, PORT: "0", DEMO: "1" }),
    database,
    bus: openLocalBus(),
    log: pino({ level: "silent" }),
    clock: () => new Date(),
    hiddenTables,
    renderedTables,
  });
  const documents = Object.entries(listOperations(places)).map(
    ([name, { document }]) => [name, document] as const,
  );
  const persisted = new Map(documents);
  const { server } = createGatewayServer(gateway, {
    clientFolder: "/nonexistent",
    persisted: () => persisted,
  });
  return listen(server, { host: "127.0.0.1", port: 0 });
}

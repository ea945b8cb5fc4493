import { readFileSync } from "node:fs";
import { join } from "node:path";
import { packageRoot } from "#gateway/packageRoot";
import { type BuiltGateway, type Image, startImage } from "#tests/support/image";
import { freePort } from "#tests/support/postgres";
import { readProcessSeconds } from "./usage";

/** A built gateway in production mode, with the port of its metrics. */
export interface MeasuredGateway {
  port: number;
  /** The address of its metrics; null when it records none. */
  metricsPort: number | null;
  built: BuiltGateway;
  /** Seconds of processor time so far. */
  readSeconds(): number;
  stop(): Promise<void>;
}

/** Starts a gateway of an image, with its metrics at a port of their own unless it is to record none. */
export async function startGateway(
  image: Image,
  settings: Record<string, string>,
  { hasMetrics = true } = {},
): Promise<MeasuredGateway> {
  const [port, metricsPort] = [await freePort(), hasMetrics ? await freePort() : null];
  const built = await startImage(image, {
    HOST: "127.0.0.1",
    PORT: String(port),
    DEMO: "0",
    ...(metricsPort === null ? {} : { METRICS_PORT: String(metricsPort) }),
    // The proof's many callers share one address, as behind a proxy.
    TRUST_PROXY: "1",
    LOG_LEVEL: "error",
    ...settings,
  });
  return {
    port,
    metricsPort,
    built,
    readSeconds: () => readProcessSeconds(built.process.pid ?? 0),
    async stop() {
      built.process.kill("SIGTERM");
      await built.ended;
    },
  };
}

/** The hash of each of the build's documents by the name of its operation. */
export function readDocumentIds(): (name: string) => string {
  const file = join(packageRoot, "client", "__generated__", "persisted.json");
  const documents: unknown = JSON.parse(readFileSync(file, "utf8"));
  const ids = new Map(
    Object.entries(documents as Record<string, string>).map(([id, text]) => [
      /^\s*\w+ (\w+)/.exec(text)?.[1] ?? "",
      id,
    ]),
  );
  return (name) => {
    const id = ids.get(name);
    if (id === undefined) throw new Error(`the build has no operation ${name}`);
    return id;
  };
}

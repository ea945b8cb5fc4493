import type { Server } from "node:http";
import type { Gateway } from "../gateway";
import { createHttpServer } from "../serving";
import { hasBearer } from "./bearer";
import type { Exchange } from "./exchange";
import { RejectedRequest, refuseWrites } from "./openRequest";
import { sendJson } from "./send";

async function sendMetrics(gateway: Gateway, exchange: Exchange): Promise<void> {
  const { request, response } = exchange;
  const { token } = gateway.config.metrics;
  refuseWrites(exchange);
  if (token !== undefined && !hasBearer(request, token)) {
    response.setHeader("WWW-Authenticate", 'Bearer realm="metrics"');
    throw new RejectedRequest(401, "The token is missing or wrong");
  }
  const written = await gateway.metrics.write();
  if (!written) throw new RejectedRequest(404, "Not found");
  const body = Buffer.from(written.text);
  response.setHeader("Content-Type", written.contentType);
  response.setHeader("Content-Length", body.length);
  response.setHeader("Cache-Control", "no-store");
  response.writeHead(200).end(request.method === "HEAD" ? undefined : body);
}

/** Serves /metrics on the main port to callers with the token, and only where there is no metrics port. */
export async function answerMetrics(gateway: Gateway, exchange: Exchange): Promise<void> {
  const { port, token } = gateway.config.metrics;
  if (port !== undefined || token === undefined) throw new RejectedRequest(404, "Not found");
  await sendMetrics(gateway, exchange);
}

/** Scrapers are few: further connections are refused. */
const maxConnections = 32;

/** The server of METRICS_PORT, which only serves /metrics. */
export function createMetricsServer(gateway: Gateway): Server {
  async function answer(exchange: Exchange): Promise<void> {
    const [path] = (exchange.request.url ?? "").split("?", 1);
    if (path !== "/metrics") throw new RejectedRequest(404, "Not found");
    await sendMetrics(gateway, exchange);
  }
  return createHttpServer(
    (request, response) => {
      response.setHeader("X-Content-Type-Options", "nosniff");
      answer({ request, response }).catch((error: unknown) => {
        if (!(error instanceof RejectedRequest)) gateway.log.error({ err: error }, "fault");
        if (response.headersSent) return void response.destroy();
        const { status, message } =
          error instanceof RejectedRequest ? error : { status: 500, message: "Something went wrong" };
        void sendJson(request, response, { status, body: { message } });
      });
    },
    { maxConnections, onDrop: () => gateway.metrics.refused("connections") },
  );
}

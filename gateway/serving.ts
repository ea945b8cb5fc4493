import type { Server } from "node:http";

interface Address {
  host: string;
  port: number;
}

/** Listens, and answers the port: the given one, or a free one for 0. */
export function listen(server: Server, { host, port }: Address): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      const address = server.address();
      resolve(typeof address === "object" && address !== null ? address.port : port);
    });
  });
}

const drainFor = 10_000;

/** Takes no more requests, lets those under way finish, and cuts what is still open after ten seconds. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), drainFor);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
    // A connection whose request is still being answered would otherwise be kept for the next one.
    server.keepAliveTimeout = 1;
  });
}

import type { Exchange } from "./exchange";

/** A request that is refused before any handler; its status and message are final. */
export class RejectedRequest extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Throws RejectedRequest for a request that would change a read-only resource. */
export function refuseWrites({ request, response }: Exchange): void {
  if (request.method === "GET" || request.method === "HEAD") return;
  response.setHeader("Allow", "GET, HEAD");
  throw new RejectedRequest(405, "Method not allowed");
}

import { noteBounce } from "../domains/mail/bounceCommands";
import { bouncePath } from "../domains/mail/contract";
import type { Gateway } from "../gateway";
import { readBounce } from "../mail/bounces";
import { hasBearer } from "./bearer";
import { readWhole } from "./body";
import type { Exchange } from "./exchange";
import { RejectedRequest } from "./openRequest";
import { noteFacts } from "./requestFacts";

/** Whether an address belongs to this handler. */
export const isForBounces = (path: string): boolean => path === bouncePath;

/** A report holds the mail that came back. */
const maxBody = 2 * 1_024 * 1_024;

/**
 * Takes a mail that came back, as the operator's mail server hands it over: the raw message, with the operator's
 * token. Every report is accepted, even for unknown mails: the mail server would send it again otherwise.
 */
export async function handleBounce(gateway: Gateway, { request, response }: Exchange): Promise<void> {
  const { bounceToken } = gateway.config.mail;
  if (bounceToken === undefined) throw new RejectedRequest(404, "Not found");
  if (request.method !== "POST") {
    response.setHeader("Allow", "POST");
    throw new RejectedRequest(405, "Method not allowed");
  }
  if (!hasBearer(request, bounceToken)) {
    response.setHeader("WWW-Authenticate", 'Bearer realm="bounces"');
    throw new RejectedRequest(401, "The token is missing or wrong");
  }
  noteFacts(request, { operation: "POST mail/bounces" });
  const report = await readBounce(await readWhole(request, maxBody));
  if (report && !(await noteBounce(gateway, report)))
    gateway.log.info({ messageId: report.messageId }, "a mail came back that is not known");
  response.writeHead(204).end();
}

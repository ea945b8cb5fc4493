import { createHash } from "node:crypto";
import { unsubscribePath } from "../domains/mail/contract";
import { describeMailKind } from "../domains/mail/kindContract";
import { readSender } from "../domains/mail/senderLoaders";
import { findSubscription, unsubscribe } from "../domains/mail/unsubscribeCommands";
import type { Gateway } from "../gateway";
import { layOut, type Sender } from "../mail/layout";
import { readWhole } from "./body";
import type { Exchange } from "./exchange";
import { contentSecurityPolicy } from "./headers";
import { escapeHtml } from "./html";
import { getRequestUrl, RejectedRequest } from "./openRequest";
import { noteFacts } from "./requestFacts";
import { send } from "./send";

/** Whether an address belongs to this handler. */
export const isForUnsubscribing = (path: string): boolean => path === unsubscribePath;

interface Page {
  status: number;
  title: string;
  html: string;
}

/** Sends a page in the look of the mail that led to it. */
function sendPage(
  { request, response }: Exchange,
  brand: Sender,
  { status, title, html }: Page,
): Promise<void> {
  const { page, styles } = layOut(brand, { title, html });
  const hash = createHash("sha256").update(styles).digest("base64");
  response.setHeader("Content-Security-Policy", contentSecurityPolicy({ "style-src": `'sha256-${hash}'` }));
  response.setHeader("Content-Type", "text/html; charset=utf-8");
  response.setHeader("Cache-Control", "no-store");
  response.setHeader("X-Robots-Tag", "noindex");
  return send(request, response, { status, body: Buffer.from(page) });
}

const wrong: Page = {
  status: 404,
  title: "This link does not work",
  html: "<h1>This link does not work</h1><p>It is incomplete or too old. Use the link in a newer mail.</p>",
};

const done = (kind: string): Page => ({
  status: 200,
  title: "You are unsubscribed",
  html: `<h1>You are unsubscribed</h1><p>You will no longer get mails of this kind: ${escapeHtml(describeMailKind(kind))}.</p>`,
});

// Opening the address changes nothing: mail programs open links to check them.
const question = (kind: string): Page => ({
  status: 200,
  title: "Unsubscribe?",
  html: `<h1>Unsubscribe?</h1><p>You will no longer get mails of this kind: ${escapeHtml(describeMailKind(kind))}.</p>
<form method="post"><button class="button">Unsubscribe</button></form>`,
});

const maxBody = 1_024;

/**
 * Serves the address that unsubscribes from list mails. A POST does it at once (RFC 8058), a GET asks. The signature alone
 * counts: mail programs have no session.
 */
export async function handleUnsubscribing(gateway: Gateway, exchange: Exchange): Promise<void> {
  const { request, response } = exchange;
  const { method = "GET" } = request;
  if (!["GET", "HEAD", "POST"].includes(method)) {
    response.setHeader("Allow", "GET, HEAD, POST");
    throw new RejectedRequest(405, "Method not allowed");
  }
  const { searchParams } = getRequestUrl(request);
  const tenant = await gateway.tenants.find(Number(searchParams.get("tenantId") ?? ""));
  noteFacts(request, { operation: `${method} mail/unsubscribe`, ...(tenant && { tenantId: tenant.id }) });
  if (!tenant) throw new RejectedRequest(404, "Organization not found");
  const context = { ...gateway, db: gateway.tenantClient(tenant.id) };
  const signed = {
    organizationId: tenant.id,
    uid: searchParams.get("mail") ?? "",
    signature: searchParams.get("signature") ?? "",
  };
  const { brand } = await readSender(context.db, context.config);
  if (method === "POST") {
    await readWhole(request, maxBody);
    const found = await unsubscribe(context, signed);
    return sendPage(exchange, brand, found ? done(found.kind) : wrong);
  }
  const found = await findSubscription(context, signed);
  return sendPage(exchange, brand, found ? question(found.kind) : wrong);
}

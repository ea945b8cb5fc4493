import { createHash } from "node:crypto";
import {
  readKeySet,
  readPublicKey,
  readRevocations,
  signBadge,
} from "#gateway/domains/certificates/badgeLoaders";
import { certificateMessages } from "#gateway/domains/certificates/contract";
import { printCertificate } from "#gateway/domains/certificates/printLoaders";
import { visiblePayments } from "#gateway/domains/payments/access";
import { paymentMessages } from "#gateway/domains/payments/contract";
import { printReceipt } from "#gateway/domains/payments/receiptCommands";
import type { Context } from "#gateway/graphql/context";
import { letEveryoneRead } from "../cors";
import { namesTag } from "../entityTag";
import type { AuthenticatedExchange } from "../exchange";
import { downloadDisposition } from "../files/contentDisposition";
import { rejectRefusal, requireUploader } from "../files/fileExchange";
import { RejectedRequest } from "../rejectedRequest";
import { noteFacts } from "../requestFacts";
import { sendEncoded } from "../send";

/** A document as it is sent. */
interface Printed {
  /** The name for saving the file; null for a response to programs. */
  name: string | null;
  bytes: Buffer;
  type: string;
  /** Whether everyone may see it; others may then keep it, and ask again. */
  isPublic: boolean;
}

/** An address of documents: the group of its pattern, if it has one, is passed to `print`. */
interface PrintedRoute {
  pattern: RegExp;
  /** As the log names it. */
  operation: string;
  print(context: Context, found: string): Promise<Printed>;
}

/** JSON that is public, such as the keys of certificates. */
const toJson = (content: unknown, type = "application/json"): Printed => ({
  name: null,
  type: `${type}; charset=utf-8`,
  isPublic: true,
  bytes: Buffer.from(JSON.stringify(content)),
});

const routes: readonly PrintedRoute[] = [
  {
    pattern: /^\/api\/payments\/(\d{1,9})\/receipt\.pdf$/,
    operation: "GET payments/{id}/receipt.pdf",
    async print(context, id) {
      requireUploader(context);
      const receipt = await printReceipt(context.db, Number(id), visiblePayments(context.viewer));
      if (!receipt) throw new RejectedRequest(404, paymentMessages.notFound);
      return { ...receipt, type: "application/pdf", isPublic: false };
    },
  },
  {
    pattern: /^\/api\/certificates\/([0-9A-Za-z-]{1,40})\.pdf$/,
    operation: "GET certificates/{serial}.pdf",
    async print(context, serial) {
      const certificate = await printCertificate(context, serial);
      if (!certificate) throw new RejectedRequest(404, certificateMessages.notFound);
      return { ...certificate, type: "application/pdf", isPublic: true };
    },
  },
  {
    pattern: /^\/api\/certificates\/([0-9A-Za-z-]{1,40})\.jwt$/,
    operation: "GET certificates/{serial}.jwt",
    async print(context, serial) {
      const badge = await signBadge(context, serial).catch(rejectRefusal);
      if (!badge) throw new RejectedRequest(404, certificateMessages.notFound);
      return { ...badge, type: "application/vc+jwt", isPublic: true };
    },
  },
  {
    pattern: /^\/\.well-known\/jwks\.json$/,
    operation: "GET .well-known/jwks.json",
    print: async (context) => toJson(await readKeySet(context), "application/jwk-set+json"),
  },
  {
    pattern: /^\/\.well-known\/keys\/([\w-]{43})\.json$/,
    operation: "GET .well-known/keys/{thumbprint}.json",
    async print(context, thumbprint) {
      const key = await readPublicKey(context, thumbprint);
      if (!key) throw new RejectedRequest(404, "Not found");
      return toJson(key, "application/jwk+json");
    },
  },
  {
    pattern: /^\/\.well-known\/revoked-certificates\.json$/,
    operation: "GET .well-known/revoked-certificates.json",
    print: async (context) => toJson(await readRevocations(context)),
  },
];

/** Whether an address is that of a document. */
export const isForPrinted = (path: string): boolean => routes.some(({ pattern }) => pattern.test(path));

function sendDocument(
  { request, response }: AuthenticatedExchange,
  { name, bytes, type, isPublic }: Printed,
): void {
  const tag = `"${createHash("sha256").update(bytes).digest("base64url")}"`;
  response.setHeader("ETag", tag);
  // Those who keep it ask again: a revoked certificate or a changed payment shows at once.
  response.setHeader("Cache-Control", isPublic ? "public, no-cache" : "private, no-cache");
  if (isPublic) {
    response.removeHeader("Set-Cookie");
    letEveryoneRead(response);
  }
  if (namesTag(request.headers["if-none-match"], tag)) return void response.writeHead(304).end();
  response.setHeader("Content-Type", type);
  if (name !== null) response.setHeader("Content-Disposition", downloadDisposition(name));
  // A PDF is compressed already.
  sendEncoded(request, response, { status: 200, body: bytes, encoding: null });
}

/** Prints a document, or finds it, and sends it as a download. */
export async function servePrinted(path: string, exchange: AuthenticatedExchange): Promise<void> {
  const { request, response, context } = exchange;
  for (const { pattern, operation, print } of routes) {
    const match = pattern.exec(path);
    if (!match) continue;
    noteFacts(request, { operation });
    if (!["GET", "HEAD"].includes(request.method ?? "GET")) {
      response.setHeader("Allow", "GET, HEAD");
      throw new RejectedRequest(405, "Method not allowed");
    }
    return sendDocument(exchange, await print(context, match[1] ?? ""));
  }
  throw new RejectedRequest(404, "Not found");
}

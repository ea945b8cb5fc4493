import type { IncomingMessage } from "node:http";
import { findOutage } from "../database/outage";
import { productName } from "../domains/organizations/contract";
import type { Gateway } from "../gateway";
import { anyVisitor } from "../schema/createContext";
import type { Pipeline } from "../schema/pipeline";
import type { Tenant } from "../session/tenants";
import { type AddressFacts, headQuery, makeHead, namedIn, plainHead } from "./addressHead";
import { askAsVisitor } from "./askAsVisitor";
import { CachedPage, type FilledPage } from "./cachedPage";
import { getOrigin } from "./clientAddress";
import { readSessionCookie } from "./cookies";
import { namesTag } from "./entityTag";
import type { LoggedExchange } from "./exchange";
import { identify } from "./identify";
import { fillPage } from "./pageHead";
import { findPublicOrigin, tenantHint } from "./publicOrigin";
import { RejectedRequest } from "./rejectedRequest";
import type { RenderedPages } from "./renderedPages";
import { noteViewer } from "./requestFacts";
import { getRequestUrl } from "./requestUrl";
import { encodingFor, send, sendEncoded, sendJson } from "./send";

interface Parts {
  gateway: Gateway;
  pipeline: Pipeline;
  /** The built page. */
  page: string;
  /** The visitors' pages with their content, where they are built. */
  rendered: RenderedPages | undefined;
}

/** The page for an address that names a tenant that does not exist. */
function noInstitute(page: string): FilledPage {
  return { text: fillPage(page, { ...plainHead, organization: productName, isMissing: true }), status: 404 };
}

/**
 * The page with the frame of its area, for those who may be let in. A sign-in may have to ask the person first, and
 * the code must not wait for that.
 */
function withFrame({ rendered, gateway }: Parts, request: IncomingMessage, page: string): string {
  const { pathname, searchParams } = getRequestUrl(request);
  const hasSession = readSessionCookie(request, gateway.config.proxyHops) !== undefined;
  if (!rendered || !hasSession || searchParams.has("token")) return page;
  return rendered.withFrame(page, pathname);
}

/** The page of an address; the built page if its head cannot be read now. */
async function pageFor(parts: Parts, exchange: LoggedExchange): Promise<FilledPage> {
  const { request, log } = exchange;
  const { pathname } = getRequestUrl(request);
  const isNowhere = parts.rendered?.isScreen(pathname) === false;
  try {
    const variableValues = namedIn(pathname);
    const read = await askAsVisitor<AddressFacts>(
      { ...parts, ...exchange },
      { document: headQuery, variableValues },
    );
    if (!read) return { text: parts.page };
    const asked = getOrigin(request, parts.gateway.config.proxyHops);
    const origin = findPublicOrigin(read.tenant, asked);
    const hint = tenantHint(await parts.gateway.tenants.list(), read.tenant, origin);
    const head = makeHead(read.data, pathname, { origin, hint });
    // An address of no screen is not indexed, but its status stays 200: browsers log a page's 404 as an error.
    const text = fillPage(parts.page, { ...head, isMissing: head.isMissing || isNowhere });
    return { text: withFrame(parts, request, text), isMissing: head.isMissing };
  } catch (error) {
    // The screen can explain the error to a user; a response without the page could not.
    if (error instanceof RejectedRequest && error.status === 404) return noInstitute(parts.page);
    if (!(error instanceof RejectedRequest)) log.warn({ err: error }, "a page without its head");
    return { text: parts.page, outage: findOutage(error) };
  }
}

/** Whether the request has no credentials that the server can see, and is no sign-in. */
const isVisit = ({ config }: Gateway, request: IncomingMessage): boolean =>
  readSessionCookie(request, config.proxyHops) === undefined &&
  request.headers.authorization === undefined &&
  !getRequestUrl(request).searchParams.has("token");

/** The tenant of the visitor; undefined if unknown, which the page itself reports. */
async function findTenant(gateway: Gateway, request: IncomingMessage): Promise<Tenant | undefined> {
  try {
    return (await identify(gateway, request, {})).tenant;
  } catch {
    return undefined;
  }
}

/** A visitor's page, with its content if possible. A page of nothing has that status as well. */
async function findVisitorPage(parts: Parts, exchange: LoggedExchange): Promise<CachedPage | FilledPage> {
  const { gateway, rendered } = parts;
  const { request, log } = exchange;
  const tenant = rendered && (await findTenant(gateway, request));
  if (rendered && tenant) {
    noteViewer(request, anyVisitor(tenant.id));
    const found = await rendered.find({ request, log, tenant, fill: () => pageFor(parts, exchange) });
    if (found) return found;
  }
  const filled = await pageFor(parts, exchange);
  return filled.isMissing ? { ...filled, status: 404 } : filled;
}

async function sendPage({ request, response }: LoggedExchange, page: CachedPage): Promise<void> {
  const { status, tag, body } = page;
  response.setHeader("ETag", tag);
  // Always revalidated, since it names the files of the newest build. It may set a cookie, which is this
  // browser's alone.
  response.setHeader("Cache-Control", "private, no-cache");
  if (status === 200 && namesTag(request.headers["if-none-match"], tag))
    return void response.writeHead(304).end();
  const encoding = encodingFor(request, body.length);
  sendEncoded(request, response, { status, encoding, body: await page.in(encoding) });
}

/** A hidden file or one with an extension: a course may be called Node.js, but no screen is. */
const seemsFile = (path: string) => /\/\.|\.\w+$/.test(path);

/**
 * Serves the address of a screen with the page, whose head describes it before its code has run. The page at an address
 * of no screen says so and is not indexed; a missing file is 404, without a page.
 */
export async function answerPage(parts: Parts, exchange: LoggedExchange): Promise<void> {
  const { request, response } = exchange;
  const { pathname } = getRequestUrl(request);
  if (parts.rendered?.isScreen(pathname) === false && seemsFile(pathname))
    return sendJson(request, response, { status: 404, body: { message: "Not found" } });
  // An address with a sign-in code is not sent as a referrer.
  if (getRequestUrl(request).searchParams.has("token")) response.setHeader("Referrer-Policy", "no-referrer");
  const page = isVisit(parts.gateway, request)
    ? await findVisitorPage(parts, exchange)
    : await pageFor(parts, exchange);
  response.setHeader("Content-Type", "text/html;charset=utf-8");
  if (page instanceof CachedPage) return sendPage(exchange, page);
  const { text, outage, status } = page;
  if (!outage) return sendPage(exchange, new CachedPage(text, status));
  response.setHeader("Retry-After", String(outage.retryAfter));
  response.setHeader("Cache-Control", "no-store");
  return send(request, response, { status: 503, body: Buffer.from(text) });
}

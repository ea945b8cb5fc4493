import type { IncomingMessage } from "node:http";
import type { Logger } from "pino";
import type { PageAnswer, PageQuery, RenderedPage } from "../domains/pages/contract";
import type { Gateway } from "../gateway";
import { anyVisitor, createContext, noRequest } from "../schema/createContext";
import type { Pipeline } from "../schema/pipeline";
import { chooseTenant, type Tenant } from "../session/tenants";
import { CachedPage, type FilledPage } from "./cachedPage";
import type { CacheMemory } from "./cacheMemory";
import { type Caller, getCaller, getOrigin } from "./clientAddress";
import { filesFor, fillContent, fillFrame } from "./pageContent";
import type { PagesBuild } from "./pagesBuild";
import { RenderTime } from "./renderTime";
import { getRequestUrl } from "./requestUrl";
import { ResponseCache } from "./responseCache";
import type { VisitorResponses } from "./visitorResponses";

interface Parts {
  gateway: Gateway;
  pipeline: Pipeline;
  visitors: VisitorResponses;
  memory: CacheMemory;
  build: PagesBuild;
  renderTime?: RenderTime;
}

/** A visitor's request for a page. */
export interface PageVisit {
  request: IncomingMessage;
  log: Logger;
  tenant: Tenant;
  /** The page with its head. */
  fill: () => Promise<FilledPage>;
}

interface RenderResult {
  /** There when all visitors may be given the same. */
  answer?: CachedPage;
  /** There when it was made for this request. */
  own?: CachedPage | FilledPage;
}

/** The identity for which a page's queries run. */
interface Asking {
  tenant: Tenant;
  log: Logger;
  /** A visitor without an address when left out. */
  caller?: Caller;
}

/** Marks a response as specific to a caller or a moment. */
type NoteOwn = () => void;

/** The visitors' pages with their content: each is rendered once for concurrent requests, and cached like responses. */
export class RenderedPages {
  readonly #parts: Parts;
  readonly #kept: ResponseCache<RenderResult>;
  readonly #time: RenderTime;

  constructor(parts: Parts) {
    const { bus, clock } = parts.gateway;
    this.#parts = parts;
    this.#kept = new ResponseCache({ bus, clock, memory: parts.memory });
    this.#time = parts.renderTime ?? new RenderTime();
  }

  /** The page at a request's address; undefined where visitors get it without content. */
  async find(visit: PageVisit): Promise<CachedPage | FilledPage | undefined> {
    const { gateway, build } = this.#parts;
    const { request, tenant } = visit;
    const { pathname, search } = getRequestUrl(request);
    const route = build.pages.findRoute(pathname);
    if (route === null) return undefined;
    const key = `${getOrigin(request, gateway.config.proxyHops)} ${pathname}${search}`;
    const kept = this.#kept.find(tenant.id, key);
    if (kept) return kept;
    let isMine = false;
    const make = () => {
      isMine = true;
      return this.#make(visit, route);
    };
    const shared = await this.#kept.share(tenant.id, key, make);
    const { answer, own } = shared.answer || isMine ? shared : await this.#make(visit, route);
    return answer ?? own;
  }

  /** Whether a screen has an address. */
  isScreen(pathname: string): boolean {
    return this.#parts.build.pages.isScreen(pathname);
  }

  /** The page with the frame of the area that an address belongs to; as it is where there is none. */
  withFrame(page: string, pathname: string): string {
    const { pages, files } = this.#parts.build;
    const path = pages.findFrame(pathname);
    return path === null ? page : fillFrame(page, files, path);
  }

  async #make(visit: PageVisit, route: string): Promise<RenderResult> {
    const filled = await visit.fill();
    if (filled.outage) return { own: filled };
    const status = filled.isMissing ? 404 : 200;
    let isOwn = false;
    const noteOwn = () => {
      isOwn = true;
    };
    const rendered = await this.#render(visit, noteOwn);
    if (!rendered) return { own: new CachedPage(filled.text, status) };
    const text = fillContent(filled.text, rendered, filesFor(this.#parts.build.files, route));
    const page = new CachedPage(text, status);
    return isOwn ? { own: page } : { answer: page };
  }

  async #render(visit: PageVisit, noteOwn: NoteOwn): Promise<RenderedPage | undefined> {
    if (!this.#time.isLeft) return undefined;
    const { request, tenant, log } = visit;
    const { pathname, search } = getRequestUrl(request);
    const asking = { tenant, log, caller: getCaller(request, this.#parts.gateway.config.proxyHops) };
    try {
      const ask = (query: PageQuery) => this.#ask(query, asking, noteOwn);
      const rendered = await this.#parts.build.pages.render(pathname + search, ask);
      this.#time.spend(rendered.milliseconds);
      return rendered;
    } catch (error) {
      // The browser draws it, and shows the person the error.
      log.warn({ err: error }, "a page without its content");
      return undefined;
    }
  }

  async #ask({ id, name, variables }: PageQuery, asking: Asking, noteOwn: NoteOwn): Promise<PageAnswer> {
    const params = { documentId: id, operationName: name, variables };
    // The bytes are those that a browser posts, so that both share one kept answer.
    const body = Buffer.from(JSON.stringify(params));
    const { tenant, log } = asking;
    const visit = { organizationId: tenant.id, log };
    const { answer, result } = await this.#parts.visitors.answer(body, visit);
    if (answer) return JSON.parse(answer.body.toString("utf8"));
    if (!result) noteOwn();
    const { data, errors } = result ?? (await this.#runOwn(params, asking));
    if (errors || !data) throw errors?.[0]?.originalError ?? errors?.[0] ?? new Error(`${name} has no data`);
    return { data };
  }

  #runOwn(params: Record<string, unknown>, { caller, tenant, log }: Asking) {
    const { gateway, pipeline } = this.#parts;
    const viewer = anyVisitor(tenant.id);
    return pipeline.post(params, createContext(gateway, { ...noRequest, ...caller, viewer, tenant, log }));
  }

  /** Renders a page in advance: the first rendering of a process takes ten times as long as others. */
  async warm(): Promise<void> {
    const { gateway, build } = this.#parts;
    const hints = { parameter: undefined, header: undefined, host: undefined };
    const tenant = chooseTenant(await gateway.tenants.list(), hints);
    if (!tenant) return;
    const asking = { tenant, log: gateway.log };
    await build.pages.render("/courses", (query) => this.#ask(query, asking, () => undefined));
  }
}

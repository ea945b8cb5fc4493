import type { Logger } from "pino";
import type { SignInProblem } from "../domains/identityProviders/contract";
import { finishFlow, flowLifetime, readFlow, startFlow } from "../domains/identityProviders/flowCommands";
import { SignInRefused } from "../domains/identityProviders/rules";
import type { Gateway } from "../gateway";
import type { Context } from "../graphql/context";
import { recordAs } from "../graphql/recorded";
import { anyVisitor } from "../schema/createContext";
import { TooManyAttempts } from "../session/tooManyAttempts";
import { CookieJar } from "./cookies";
import { createRequestContext } from "./createRequestContext";
import type { LoggedExchange } from "./exchange";
import { identify } from "./identify";
import { RejectedRequest, refuseWrites } from "./rejectedRequest";
import { noteFacts } from "./requestFacts";
import { getRequestUrl } from "./requestUrl";

interface ProviderPath {
  providerId: number;
  isCallback: boolean;
}

/** The provider in `/auth/oidc/3` and `/auth/oidc/3/callback`; undefined for other paths. */
export function parseProviderPath(path: string): ProviderPath | undefined {
  const found = /^\/auth\/oidc\/(\d{1,9})(\/callback)?$/.exec(path);
  return found ? { providerId: Number(found[1]), isCallback: found[2] !== undefined } : undefined;
}

function redirect({ response }: LoggedExchange, to: string): void {
  response.setHeader("Cache-Control", "no-store");
  response.writeHead(302, { Location: to });
  response.end();
}

async function openContext(
  gateway: Gateway,
  exchange: LoggedExchange,
  { tenantId, effects }: { tenantId: number; effects: CookieJar },
): Promise<Context> {
  const tenant = await gateway.tenants.find(tenantId);
  if (!tenant) throw new RejectedRequest(404, "Organization not found");
  noteFacts(exchange.request, { tenantId });
  return createRequestContext(gateway, exchange, { viewer: anyVisitor(tenantId), tenant, effects });
}

function toProblem(error: unknown, log: Logger): SignInProblem {
  if (error instanceof TooManyAttempts) return "limit";
  if (!(error instanceof SignInRefused)) throw error;
  log.warn({ err: error.cause, problem: error.problem }, "a sign-in by a provider came to nothing");
  return error.problem;
}

async function start(
  gateway: Gateway,
  exchange: LoggedExchange,
  { providerId }: ProviderPath,
): Promise<string> {
  const { request, response } = exchange;
  const { tenant } = await identify(gateway, request, {});
  const effects = new CookieJar({ request, response }, gateway.config);
  const context = await openContext(gateway, exchange, { tenantId: tenant.id, effects });
  const next = getRequestUrl(request).searchParams.get("next");
  const { to, kept } = await startFlow(context, { providerId, next });
  effects.keepSignIn(kept, flowLifetime);
  return to.href;
}

/** A response from a provider is used once: a failure counts as a wrong sign-in code of the address does. */
async function finish(
  gateway: Gateway,
  exchange: LoggedExchange,
  { providerId }: ProviderPath,
): Promise<string> {
  const { request, response } = exchange;
  const effects = new CookieJar({ request, response }, gateway.config);
  effects.keepSignIn("", 0);
  const flow = await readFlow(gateway, effects.signIn);
  const context = await openContext(gateway, exchange, { tenantId: flow.organizationId, effects });
  const { pathname, search } = getRequestUrl(request);
  let refused: unknown;
  const to = await context.rateLimits.checkCode(context, () =>
    recordAs(context, { action: "session.started" }, () =>
      finishFlow(context, { providerId, flow, path: pathname + search }),
    ).catch((error: unknown) => {
      // Neither a fault of ours nor a provider that is away is a wrong code.
      if (!(error instanceof SignInRefused) || error.problem === "unavailable") throw error;
      refused = error;
      return null;
    }),
  );
  if (to === null) throw refused;
  return to;
}

/** Sends a browser to a provider of OpenID Connect, and signs in the person who comes back. */
export async function handleProviderSignIn(gateway: Gateway, place: ProviderPath, exchange: LoggedExchange) {
  refuseWrites(exchange);
  noteFacts(exchange.request, { operation: place.isCallback ? "GET auth/oidc/callback" : "GET auth/oidc" });
  try {
    redirect(exchange, await (place.isCallback ? finish : start)(gateway, exchange, place));
  } catch (error) {
    redirect(exchange, `/auth/login?problem=${toProblem(error, exchange.log)}`);
  }
}

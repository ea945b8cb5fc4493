import {
  type CacheConfig,
  type FetchFunction,
  type GraphQLResponse,
  Network,
  Observable,
  type RequestParameters,
  type Variables,
} from "relay-runtime";
import { storedOwner, storedTenantId, storedToken } from "../session/storage";
import { readCookie } from "../stores/browserStorage";
import { countActivity } from "./activity";
import { checkConnection } from "./connection";
import { takeEmbedded } from "./embedded";
import { readAnswer } from "./graphqlAnswer";
import type { Live } from "./live";
import { otherPerson, sendRenewed } from "./renewal";
import { RequestError } from "./requestError";
import { retryReads } from "./retryReads";

/** The account and tenant of a request. */
export interface Bearer {
  token: string | null;
  tenantId: string | null;
}

/** The headers of every request, with the signed-in user's token unless another is given. */
export function requestHeaders(bearer?: Bearer): Record<string, string> {
  const { token, tenantId } = bearer ?? { token: storedToken(), tenantId: storedTenantId() };
  const antiForgery = readCookie("XSRF-TOKEN");
  return {
    "X-Client-Host": location.host,
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
    ...(tenantId ? { "Tenant-Id": tenantId } : {}),
    ...(antiForgery ? { "X-XSRF-TOKEN": antiForgery } : {}),
  };
}

interface SendOptions {
  /** Replaces the signed-in user's token. */
  bearer: Bearer | undefined;
  signal: AbortSignal | null;
}

async function send(body: string, { bearer, signal }: SendOptions): Promise<Response> {
  try {
    return await fetch("/graphql", {
      method: "POST",
      credentials: "same-origin",
      headers: {
        "Content-Type": "application/json",
        Accept: "application/graphql-response+json",
        ...requestHeaders(bearer),
      },
      body,
      signal,
    });
  } catch {
    if (!signal?.aborted) void checkConnection();
    throw new RequestError("NETWORK", "The server can't be reached. Please check your connection.", {
      status: 0,
    });
  }
}

async function fetchOperation(
  { id, name }: RequestParameters,
  variables: Variables,
  sending: SendOptions,
): Promise<GraphQLResponse> {
  const response = await send(JSON.stringify({ documentId: id, operationName: name, variables }), sending);
  const { url, status, statusText, headers } = response;
  const retryAfter = headers.get("Retry-After");
  const body: unknown = await response.json().catch(() => undefined);
  return readAnswer({ url, status, statusText, retryAfter, body });
}

interface FetchOptions {
  bearer: Bearer | undefined;
  signal: AbortSignal;
}

/**
 * Returns what holds requests back once the browser belongs to someone else than the person of this network's store: what
 * one person typed is never sent as another.
 */
function holdForOwner(): () => void {
  let owner: string | null = null;
  return () => {
    const now = storedOwner();
    owner ??= now;
    if (now !== null && now !== owner) throw new RequestError("OTHER", otherPerson, { status: 0 });
  };
}

/** A query that nothing needs any more is cancelled; a mutation, once sent, is not. */
function fetchPatiently(
  operation: RequestParameters,
  variables: Variables,
  { bearer, signal }: FetchOptions,
): Promise<GraphQLResponse> {
  if (operation.operationKind !== "query")
    return fetchOperation(operation, variables, { bearer, signal: null });
  return retryReads(() => fetchOperation(operation, variables, { bearer, signal }), signal);
}

/** Marks requests that a screen waits for; the progress line shows them. */
export const screenRequest = { force: true, metadata: { screen: true } } satisfies CacheConfig;

/** Marks a request whose caller handles its failure, so that the global error rules ignore it. */
export const quietRequest = { force: true, metadata: { quiet: true } } satisfies CacheConfig;

/** Marks a quiet request that uses another token instead of the signed-in user's. */
export const requestAs = (bearer: Bearer) =>
  ({ force: true, metadata: { quiet: true, bearer } }) satisfies CacheConfig;

const bearerIn = ({ metadata }: CacheConfig): Bearer | undefined =>
  metadata?.["bearer"] as Bearer | undefined;

/** The variables of a request that is sent now; see `madeWhenSent`. */
export const variablesNow = (variables: Variables, { metadata }: CacheConfig): Variables =>
  (metadata?.["make"] as (() => Variables) | undefined)?.() ?? variables;

interface Asked {
  config: CacheConfig;
  /** Aborted when nothing needs the response any more. */
  signal: AbortSignal;
}

/** Called with every failed request, for the global error rules. */
export type OnRequestError = (error: RequestError) => void;

/**
 * The store's network. It sends operations as the hashes of the build's persisted documents. `isAside` waits for no
 * session: its requests are those that open one.
 */
export function createNetwork(
  onError: OnRequestError,
  live: Live,
  { isAside = false }: { isAside?: boolean } = {},
) {
  const hold = holdForOwner();
  /** A request whose caller handles its failure, or that names its own session, waits for no other. */
  const request = (operation: RequestParameters, variables: Variables, { config, signal }: Asked) => {
    const bearer = bearerIn(config);
    const fetchOnce = async () => {
      if (!bearer) hold();
      return fetchPatiently(operation, variablesNow(variables, config), { bearer, signal });
    };
    const isRenewed = !isAside && !bearer && config.metadata?.["quiet"] !== true;
    return isRenewed ? sendRenewed(fetchOnce, operation.operationKind === "mutation") : fetchOnce();
  };
  const fetchOrFail: FetchFunction = (operation, variables, cacheConfig) =>
    // Data that came with the page is there at once: the first rendering must not wait.
    takeEmbedded(operation.id, variables) ??
    Observable.create((sink) => {
      const { metadata = {} } = cacheConfig;
      const left = new AbortController();
      const fail = (error: Error) => {
        if (error instanceof RequestError && metadata["quiet"] !== true) onError(error);
        if (!left.signal.aborted) sink.error(error);
      };
      const asked = request(operation, variables, { config: cacheConfig, signal: left.signal });
      (metadata["screen"] === true ? countActivity(asked) : asked).then(
        (answer) => {
          if (left.signal.aborted) return;
          sink.next(answer);
          sink.complete();
        },
        (error: Error) => {
          // A cancelled query has not failed.
          if (!left.signal.aborted || operation.operationKind !== "query") fail(error);
        },
      );
      return () => left.abort();
    });
  return Network.create(fetchOrFail, live.subscribe);
}

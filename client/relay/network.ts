import {
  type CacheConfig,
  type FetchFunction,
  type GraphQLResponse,
  Network,
  Observable,
  type RequestParameters,
  type Variables,
} from "relay-runtime";
import { storedTenantId, storedToken } from "../session/storage";
import { countActivity } from "./activity";
import { checkConnection } from "./connection";
import { takeEmbedded } from "./embedded";
import { readAnswer } from "./graphqlAnswer";
import type { Live } from "./live";
import { RequestError } from "./requestError";
import { retryReads } from "./retryReads";

function antiForgeryToken(): string | undefined {
  return document.cookie
    .split("; ")
    .find((part) => part.startsWith("XSRF-TOKEN="))
    ?.slice("XSRF-TOKEN=".length);
}

/** On whose behalf a request is made. */
interface Bearer {
  token: string | null;
  tenantId: string | null;
}

/** The headers that every request carries; those of the signed-in person, unless another bearer is named. */
export function requestHeaders(bearer?: Bearer): Record<string, string> {
  const { token, tenantId } = bearer ?? { token: storedToken(), tenantId: storedTenantId() };
  const antiForgery = antiForgeryToken();
  return {
    "X-Client-Host": location.host,
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
    ...(tenantId ? { "Tenant-Id": tenantId } : {}),
    ...(antiForgery ? { "X-XSRF-TOKEN": antiForgery } : {}),
  };
}

interface Sending {
  /** In place of the signed-in person's. */
  bearer: Bearer | undefined;
  signal: AbortSignal | null;
}

async function send(body: string, { bearer, signal }: Sending): Promise<Response> {
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
    throw new RequestError("NETWORK", "The server cannot be reached. Please check your connection.", {
      status: 0,
    });
  }
}

async function fetchOperation(
  { id, name }: RequestParameters,
  variables: Variables,
  sending: Sending,
): Promise<GraphQLResponse> {
  const response = await send(JSON.stringify({ documentId: id, operationName: name, variables }), sending);
  const { url, status, statusText, headers } = response;
  const retryAfter = headers.get("Retry-After");
  const body: unknown = await response.json().catch(() => undefined);
  return readAnswer({ url, status, statusText, retryAfter, body });
}

interface Fetching {
  bearer: Bearer | undefined;
  signal: AbortSignal;
}

/** A query that nobody waits for any more is given up; a change, once sent, is not. */
function fetchPatiently(
  operation: RequestParameters,
  variables: Variables,
  { bearer, signal }: Fetching,
): Promise<GraphQLResponse> {
  if (operation.operationKind !== "query")
    return fetchOperation(operation, variables, { bearer, signal: null });
  return retryReads(() => fetchOperation(operation, variables, { bearer, signal }), signal);
}

/** Marks the requests that a screen waits for; the progress line shows them. */
export const screenRequest = { force: true, metadata: { screen: true } } satisfies CacheConfig;

/** Marks a request whose failure only its caller shows; the rules for all screens leave it alone. */
export const quietRequest = { force: true, metadata: { quiet: true } } satisfies CacheConfig;

/** Marks a quiet request that is made on behalf of the holder of a token instead of the signed-in person. */
export const requestAs = (bearer: Bearer) =>
  ({ force: true, metadata: { quiet: true, bearer } }) satisfies CacheConfig;

const bearerIn = ({ metadata }: CacheConfig): Bearer | undefined =>
  metadata?.["bearer"] as Bearer | undefined;

/** Called with every failed request, for the rules that hold on all screens. */
export type OnRequestError = (error: RequestError) => void;

/** The network of the store. Operations travel as the hash under which the build wrote them down. */
export function createNetwork(onError: OnRequestError, live: Live) {
  const fetchOrFail: FetchFunction = (operation, variables, cacheConfig) =>
    // What the page has brought along is there at once: its first rendering must not wait.
    takeEmbedded(operation.id, variables) ??
    Observable.create((sink) => {
      const { metadata = {} } = cacheConfig;
      const left = new AbortController();
      const fail = (error: Error) => {
        if (error instanceof RequestError && metadata["quiet"] !== true) onError(error);
        if (!left.signal.aborted) sink.error(error);
      };
      const request = fetchPatiently(operation, variables, {
        bearer: bearerIn(cacheConfig),
        signal: left.signal,
      });
      (metadata["screen"] === true ? countActivity(request) : request).then(
        (answer) => {
          if (left.signal.aborted) return;
          sink.next(answer);
          sink.complete();
        },
        (error: Error) => {
          // A query that was given up has not failed.
          if (!left.signal.aborted || operation.operationKind !== "query") fail(error);
        },
      );
      return () => left.abort();
    });
  return Network.create(fetchOrFail, live.subscribe);
}

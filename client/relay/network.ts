import {
  type CacheConfig,
  type FetchFunction,
  type GraphQLResponse,
  Network,
  type RequestParameters,
  type Variables,
} from "relay-runtime";
import { storedTenantId, storedToken } from "../session/storage";
import { countActivity } from "./activity";
import { readAnswer } from "./graphqlAnswer";
import type { Live } from "./live";
import { RequestError } from "./requestError";

function antiForgeryToken(): string | undefined {
  return document.cookie
    .split("; ")
    .find((part) => part.startsWith("XSRF-TOKEN="))
    ?.slice("XSRF-TOKEN=".length);
}

/** The headers that every request carries. */
export function requestHeaders(): Record<string, string> {
  const token = storedToken();
  const tenantId = storedTenantId();
  const antiForgery = antiForgeryToken();
  return {
    "X-Client-Host": location.host,
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
    ...(tenantId ? { "Tenant-Id": tenantId } : {}),
    ...(antiForgery ? { "X-XSRF-TOKEN": antiForgery } : {}),
  };
}

async function send(body: string): Promise<Response> {
  try {
    return await fetch("/graphql", {
      method: "POST",
      credentials: "same-origin",
      headers: {
        "Content-Type": "application/json",
        Accept: "application/graphql-response+json",
        ...requestHeaders(),
      },
      body,
    });
  } catch {
    throw new RequestError("NETWORK", "The server cannot be reached. Please check your connection.", {
      status: 0,
    });
  }
}

async function fetchOperation(operation: RequestParameters, variables: Variables): Promise<GraphQLResponse> {
  const { id, name } = operation;
  const response = await send(JSON.stringify({ documentId: id, operationName: name, variables }));
  const { url, status, statusText } = response;
  return readAnswer({ url, status, statusText, body: await response.json().catch(() => undefined) });
}

/** Marks the requests that a screen waits for; the progress line shows them. */
export const screenRequest = { force: true, metadata: { screen: true } } satisfies CacheConfig;

/** Marks a request whose failure only its caller shows; the rules for all screens leave it alone. */
export const quietRequest = { force: true, metadata: { quiet: true } } satisfies CacheConfig;

const isScreenRequest = ({ metadata }: CacheConfig): boolean => metadata?.["screen"] === true;

/** Called with every failed request, for the rules that hold on all screens. */
export type OnRequestError = (error: RequestError) => void;

/** The network of the store. Operations travel as the hash under which the build wrote them down. */
export function createNetwork(onError: OnRequestError, live: Live) {
  const fetchOrFail: FetchFunction = async (operation, variables, cacheConfig) => {
    const request = fetchOperation(operation, variables);
    try {
      return await (isScreenRequest(cacheConfig) ? countActivity(request) : request);
    } catch (error) {
      if (error instanceof RequestError && cacheConfig.metadata?.["quiet"] !== true) onError(error);
      throw error;
    }
  };
  return Network.create(fetchOrFail, live.subscribe);
}

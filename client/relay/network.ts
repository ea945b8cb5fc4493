import { type GraphQLResponse, Network, type RequestParameters, type Variables } from "relay-runtime";
import { z } from "zod/mini";
import { storedTenantId, storedToken } from "../session/storage";
import { RequestError, type RequestErrorCode } from "./requestError";

const graphqlError = z.object({
  message: z.string(),
  extensions: z.optional(z.looseObject({ code: z.optional(z.string()), faultId: z.optional(z.string()) })),
});
const answer = z.object({
  data: z.optional(z.nullable(z.record(z.string(), z.unknown()))),
  errors: z.optional(z.array(graphqlError)),
});

const known: readonly RequestErrorCode[] = [
  "UNAUTHENTICATED",
  "FORBIDDEN",
  "TOO_MANY_ATTEMPTS",
  "BAD_USER_INPUT",
  "FAULT",
];

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

function errorOf(status: number, error: z.infer<typeof graphqlError>): RequestError {
  const code = known.find((one) => one === error.extensions?.code) ?? (status >= 500 ? "FAULT" : "OTHER");
  return new RequestError(code, error.message, { status, faultId: error.extensions?.faultId ?? null });
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
      faultId: null,
    });
  }
}

async function fetchOperation(operation: RequestParameters, variables: Variables): Promise<GraphQLResponse> {
  const response = await send(JSON.stringify({ documentId: operation.id, variables }));
  const parsed = answer.safeParse(await response.json().catch(() => undefined));
  if (!parsed.success) {
    const failure = `Http failure response for ${response.url}: ${response.status} ${response.statusText}`;
    throw new RequestError(response.status >= 500 ? "FAULT" : "OTHER", failure, {
      status: response.status,
      faultId: null,
    });
  }
  const [error] = parsed.data.errors ?? [];
  if (error) throw errorOf(response.status, error);
  return parsed.data as GraphQLResponse;
}

/** Called with every failed request, for the rules that hold on all screens. */
export type OnRequestError = (error: RequestError) => void;

/** The network of the store. Operations travel as the hash under which the build wrote them down. */
export function createNetwork(onError: OnRequestError) {
  return Network.create(async (operation, variables) => {
    try {
      return await fetchOperation(operation, variables);
    } catch (error) {
      if (error instanceof RequestError) onError(error);
      throw error;
    }
  });
}

import { LRUCache } from "lru-cache";
import * as oidc from "openid-client";
import type { Context } from "#gateway/graphql/context";
import { callOutside } from "#gateway/outgoing/outgoing";
import { mayAsk, type OutgoingPolicy } from "#gateway/outgoing/policy";
import { hourMs } from "../durationContract";

type ProviderContext = Pick<Context, "db" | "config" | "secrets" | "tenant">;

export interface Provider {
  id: number;
  issuer: string;
  clientId: string;
  sealedSecret: Uint8Array<ArrayBuffer> | null;
  domains: string;
  createsUsers: boolean;
  role: string;
  updatedAt: Date;
}

const times = { asking: 8, kept: hourMs } as const;

/** The discovered settings of providers: a change of one has another key. */
const known = new LRUCache<string, oidc.Configuration>({ max: 200, ttl: times.kept });

/** The place of a secret: it opens for the issuer alone that it was typed for. */
export const secretPlace = (organizationId: number, issuer: string): string =>
  `oidc/${organizationId}/${issuer}`;

/** Calls of a provider, whose addresses a tenant and the provider itself name. */
const askOutside =
  (policy: OutgoingPolicy): oidc.CustomFetch =>
  (address, { method, headers, body, signal }) =>
    callOutside(address, { method, headers, body: readBody(body), signal }, policy);

function readBody(body: oidc.CustomFetchOptions["body"]): string | Uint8Array | undefined {
  if (body == null) return undefined;
  if (typeof body === "string" || body instanceof Uint8Array) return body;
  if (body instanceof URLSearchParams) return body.toString();
  throw new Error("a body of this kind is not sent");
}

function authenticateBy(secret: string | null): oidc.ClientAuth {
  if (secret === null) return oidc.None();
  const [basic, post] = [oidc.ClientSecretBasic(secret), oidc.ClientSecretPost(secret)];
  return (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ["client_secret_basic"];
    return (methods.includes("client_secret_basic") ? basic : post)(server, ...rest);
  };
}

interface Client {
  issuer: string;
  clientId: string;
  secret: string | null;
}

function discover({ config }: Pick<Context, "config">, { issuer, clientId, secret }: Client) {
  const address = new URL(issuer);
  return oidc.discovery(address, clientId, undefined, authenticateBy(secret), {
    [oidc.customFetch]: askOutside(config.outgoing),
    timeout: times.asking,
    execute: [
      oidc.enableNonRepudiationChecks,
      ...(address.protocol === "http:" ? [oidc.allowInsecureRequests] : []),
    ],
  });
}

/** Whether an issuer's discovery document can be read. */
export async function isReachable(context: Pick<Context, "config">, issuer: string): Promise<boolean> {
  if (!mayAsk(issuer, context.config.outgoing)) return false;
  return discover(context, { issuer, clientId: "test", secret: null }).then(
    () => true,
    () => false,
  );
}

/** The client of a provider; its discovery document is read once an hour. Throws where the provider does not respond. */
export async function openClient(context: ProviderContext, provider: Provider): Promise<oidc.Configuration> {
  const { tenant, secrets } = context;
  const { id, issuer, clientId, sealedSecret, updatedAt } = provider;
  const key = `${tenant.id}/${id}/${issuer}/${updatedAt.getTime()}`;
  const kept = known.get(key);
  if (kept) return kept;
  const secret = sealedSecret && (await secrets.open(sealedSecret, secretPlace(tenant.id, issuer)));
  const client = await discover(context, { issuer, clientId, secret });
  known.set(key, client);
  return client;
}

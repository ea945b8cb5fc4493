import { LRUCache } from "lru-cache";
import * as oidc from "openid-client";
import type { Context } from "#gateway/graphql/context";
import { isLoopback } from "#gateway/isLoopback";
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

/** Whether an address may be asked: over TLS, or on this machine outside production. */
export function isAllowedAddress(address: string, production: boolean): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username, password } = new URL(address);
  if (username || password) return false;
  if (isLoopback(hostname)) return !production && /^https?:$/.test(protocol);
  return protocol === "https:";
}

/** Asks no address but those that are allowed, and follows none to another. */
const guardedFetch =
  (production: boolean): oidc.CustomFetch =>
  (address, options) => {
    if (!isAllowedAddress(address, production)) throw new Error("this address may not be asked");
    return fetch(address, { ...(options as RequestInit), redirect: "error" });
  };

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
  const { production } = config;
  const address = new URL(issuer);
  return oidc.discovery(address, clientId, undefined, authenticateBy(secret), {
    [oidc.customFetch]: guardedFetch(production),
    timeout: times.asking,
    execute: [
      oidc.enableNonRepudiationChecks,
      ...(address.protocol === "http:" ? [oidc.allowInsecureRequests] : []),
    ],
  });
}

/** Whether an issuer's discovery document can be read. */
export async function isReachable(context: Pick<Context, "config">, issuer: string): Promise<boolean> {
  if (!isAllowedAddress(issuer, context.config.production)) return false;
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

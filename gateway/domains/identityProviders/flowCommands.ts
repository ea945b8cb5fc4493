import * as oidc from "openid-client";
import { z } from "zod";
import type { Context } from "#gateway/graphql/context";
import { Refusal } from "#gateway/refusal";
import { startSession } from "../accounts/sessionCommands";
import { insertSignInCode } from "../accounts/signInCodeCommands";
import { minuteMs } from "../durationContract";
import { findAccount, type SignedIn } from "./accountCommands";
import { type Person, readPerson } from "./claimRules";
import { openClient, type Provider } from "./clientCommands";
import { callbackAddress } from "./contract";
import { chooseReturnOrigin, readReturn, SignInRefused } from "./rules";

/** The most time a person may take at the provider, in milliseconds. */
export const flowLifetime = 10 * minuteMs;

/** The place for which a browser's state during a sign-in is sealed. */
const flowPlace = "oidc-flow";

const flowSchema = z.object({
  organizationId: z.number(),
  providerId: z.number(),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  origin: z.string(),
  next: z.string().nullable(),
  endsAt: z.number(),
});

/** The sealed state that a browser keeps while its person is at the provider. */
export type Flow = z.infer<typeof flowSchema>;

interface Start {
  providerId: number;
  next: string | null;
}

async function findProvider({ db }: Context, id: number): Promise<Provider> {
  const provider = await db.identityProvider.findFirst({ where: { id } });
  if (!provider) throw new SignInRefused("refused");
  return provider;
}

const reach = (context: Context, provider: Provider) =>
  openClient(context, provider).catch((error: unknown) => {
    throw new SignInRefused("unavailable", error);
  });

/**
 * Starts a sign-in: returns the provider's address, and the state for the browser to keep. Throws SignInRefused.
 */
export async function startFlow(
  context: Context,
  { providerId, next }: Start,
): Promise<{ to: URL; kept: string }> {
  const provider = await findProvider(context, providerId);
  const client = await reach(context, provider);
  const { tenant, config, origin: asked } = context;
  const publicUrl = config.isPublicUrlSet ? config.publicUrl : null;
  const origin = chooseReturnOrigin({ hosts: tenant.hosts, publicUrl, asked });
  const flow: Flow = {
    organizationId: tenant.id,
    providerId,
    origin,
    next: readReturn(next),
    state: oidc.randomState(),
    nonce: oidc.randomNonce(),
    verifier: oidc.randomPKCECodeVerifier(),
    endsAt: context.clock().getTime() + flowLifetime,
  };
  const to = oidc.buildAuthorizationUrl(client, {
    redirect_uri: `${origin}${callbackAddress(providerId)}`,
    scope: "openid email profile",
    state: flow.state,
    nonce: flow.nonce,
    code_challenge_method: "S256",
    code_challenge: await oidc.calculatePKCECodeChallenge(flow.verifier),
  });
  const sealed = await context.secrets.seal(JSON.stringify(flow), flowPlace);
  return { to, kept: Buffer.from(sealed).toString("base64url") };
}

/** Opens a browser's state of a sign-in. Throws SignInRefused if it is too old or was not made here. */
export async function readFlow(
  { secrets, clock }: Pick<Context, "secrets" | "clock">,
  kept: string | undefined,
): Promise<Flow> {
  try {
    const sealed = new Uint8Array(Buffer.from(kept ?? "", "base64url"));
    const flow = flowSchema.parse(JSON.parse(await secrets.open(sealed, flowPlace)));
    if (flow.endsAt < clock().getTime()) throw new Error("the sign-in took too long");
    return flow;
  } catch (error) {
    throw new SignInRefused("over", error);
  }
}

/**
 * Exchanges the provider's code for the person's identity. The library checks state, nonce, signature, issuer and
 * audience.
 */
async function identifyPerson(client: oidc.Configuration, flow: Flow, address: URL): Promise<Person> {
  try {
    const { state: expectedState, nonce: expectedNonce, verifier: pkceCodeVerifier } = flow;
    const expected = { expectedState, expectedNonce, pkceCodeVerifier, idTokenExpected: true };
    const tokens = await oidc.authorizationCodeGrant(client, address, expected);
    const claims = tokens.claims();
    if (!claims) throw new Error("the provider sent no ID token");
    const isTold = claims["email"] !== undefined || !client.serverMetadata().userinfo_endpoint;
    return readPerson(isTold ? claims : await oidc.fetchUserInfo(client, tokens.access_token, claims.sub));
  } catch (error) {
    if (error instanceof SignInRefused) throw error;
    throw new SignInRefused("refused", error);
  }
}

/** The login page, which asks for the code of an authenticator app. */
async function askForCode(context: Context, user: SignedIn, next: string | null): Promise<string> {
  // The code's use confirms the account's address, which this sign-in need not have proven.
  if (!user.emailVerified) throw new SignInRefused("unconfirmed");
  const query = next === null ? "" : `?next=${encodeURIComponent(next)}`;
  const { id: userId } = user;
  const owner = { organizationId: context.tenant.id, userId, madeById: userId };
  return `/auth/login${query}#code=${(await insertSignInCode(context, owner)).token}`;
}

/** Starts a session, or leads to the second step of the sign-in, which the provider's does not replace. */
async function land(context: Context, user: SignedIn, next: string | null): Promise<string> {
  try {
    await startSession(context, user.id);
    return next ?? (user.userType === "E" ? "/admin" : "/learner");
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.code === "SECOND_FACTOR") return askForCode(context, user, next);
    throw new SignInRefused("passkey", error);
  }
}

/**
 * Ends a sign-in that a provider has led back to a path: starts a session, or asks for the second factor first. Returns
 * where to go. Throws SignInRefused.
 */
export async function finishFlow(
  context: Context,
  { providerId, flow, path }: { providerId: number; flow: Flow; path: string },
): Promise<string> {
  if (flow.providerId !== providerId) throw new SignInRefused("over");
  const provider = await findProvider(context, providerId);
  const person = await identifyPerson(await reach(context, provider), flow, new URL(path, flow.origin));
  const user = await findAccount(context, provider, person);
  return land(context, user, flow.next);
}

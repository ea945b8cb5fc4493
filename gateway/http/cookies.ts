import type { IncomingMessage, ServerResponse } from "node:http";
import { parseCookie, stringifySetCookie } from "cookie";
import { antiForgeryToken } from "../session/antiForgery";
import { createToken } from "../session/tokens";
import { isSecure } from "./clientAddress";
import type { Exchange } from "./exchange";

const antiForgeryCookie = "XSRF-TOKEN";

/**
 * Behind TLS the prefix has browsers take the cookie from this very host alone, so that a neighbouring host cannot plant
 * a session. Browsers refuse the prefix over plain HTTP, and behind TLS a cookie without it is not read.
 */
const sessionCookie = (secure: boolean): string => (secure ? "__Host-lectern_session" : "lectern_session");

/** Tells a browser from others, signed in or not. It opens nothing. */
const browserCookie = (secure: boolean): string => (secure ? "__Host-lectern_browser" : "lectern_browser");

/** The cookie that holds a sealed sign-in while its person is at a provider. */
const signInCookie = (secure: boolean): string => (secure ? "__Host-lectern_signin" : "lectern_signin");

/** Browsers keep no cookie for longer. */
const browserKept = 400 * 24 * 3_600_000;

/** A cookie of a request; of two with one name the first counts, so that one added later replaces nothing. */
const readCookie = ({ headers }: IncomingMessage, name: string): string | undefined =>
  headers.cookie === undefined ? undefined : parseCookie(headers.cookie)[name];

/** The session token in a request's cookies. */
export const readSessionCookie = (request: IncomingMessage, proxyHops: number): string | undefined =>
  readCookie(request, sessionCookie(isSecure(request, proxyHops))) || undefined;

interface CookieSettings {
  proxyHops: number;
  /** The absolute lifetime of a session, in milliseconds. */
  sessionMax: number;
}

interface Cookie {
  name: string;
  value: string;
  /** Milliseconds; 0 removes the cookie. */
  maxAge: number;
  httpOnly: boolean;
}

/** The cookies of a browser: those of a request, and those that its response sets. */
export class CookieJar {
  readonly #response: ServerResponse;
  readonly #secure: boolean;
  readonly #sessionMax: number;
  /** The token of the session that the browser is in, live or not. */
  readonly #session: string | undefined;
  #browser: string | undefined;
  /** The kept state of a sign-in at a provider. */
  readonly signIn: string | undefined;
  /** The anti-forgery token that came as a cookie. */
  readonly antiForgery: string | undefined;

  constructor({ request, response }: Exchange, { proxyHops, sessionMax }: CookieSettings) {
    this.#response = response;
    this.#secure = isSecure(request, proxyHops);
    this.#sessionMax = sessionMax;
    this.#session = readSessionCookie(request, proxyHops);
    this.#browser = readCookie(request, browserCookie(this.#secure)) || undefined;
    this.signIn = readCookie(request, signInCookie(this.#secure)) || undefined;
    this.antiForgery = readCookie(request, antiForgeryCookie);
  }

  /** Sets a session's token in the browser, with its anti-forgery token; null removes both. */
  setSession(token: string | null): void {
    const maxAge = token === null ? 0 : this.#sessionMax;
    this.#give({ name: sessionCookie(this.#secure), value: token ?? "", maxAge, httpOnly: true });
    this.#giveAntiForgery(token === null ? createToken() : antiForgeryToken(token));
  }

  /** Keeps a sign-in's state for when its person comes back from a provider; 0 milliseconds deletes it. */
  keepSignIn(value: string, maxAge: number): void {
    this.#give({ name: signInCookie(this.#secure), value, maxAge, httpOnly: true });
  }

  /** The token that tells this browser from others; it gets one where it has none. */
  identifyBrowser(): string {
    if (this.#browser !== undefined) return this.#browser;
    const value = createToken();
    this.#browser = value;
    this.#give({ name: browserCookie(this.#secure), value, maxAge: browserKept, httpOnly: true });
    return value;
  }

  /** Gives the browser the anti-forgery token of its session where it has none, or another's. */
  renewAntiForgery(): void {
    const expected = this.#session === undefined ? undefined : antiForgeryToken(this.#session);
    if (this.antiForgery && (expected === undefined || this.antiForgery === expected)) return;
    this.#giveAntiForgery(expected ?? createToken());
  }

  #giveAntiForgery(value: string): void {
    this.#give({ name: antiForgeryCookie, value, maxAge: this.#sessionMax, httpOnly: false });
  }

  /** A second cookie of the same name replaces the first. */
  #give({ name, value, maxAge, httpOnly }: Cookie): void {
    const given = [this.#response.getHeader("Set-Cookie") ?? []].flat().map(String);
    const others = given.filter((cookie) => !cookie.startsWith(`${name}=`));
    const seconds = Math.floor(maxAge / 1000);
    const options = { path: "/", sameSite: "lax", secure: this.#secure, maxAge: seconds, httpOnly } as const;
    this.#response.setHeader("Set-Cookie", [...others, stringifySetCookie({ name, value, ...options })]);
  }
}

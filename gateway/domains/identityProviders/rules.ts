import type { SignInProblem } from "./contract";

/** The domains of a typed list, in lower case. */
export const toDomains = (list: string): string[] =>
  list
    .split(",")
    .map((domain) => domain.trim().toLowerCase())
    .filter((domain) => domain !== "");

/** Whether the domain of an address is one of a list, which is empty for all. */
export function isOfDomains(email: string, list: string): boolean {
  const domains = toDomains(list);
  return domains.length === 0 || domains.includes(email.slice(email.lastIndexOf("@") + 1).toLowerCase());
}

/**
 * Returns the path to open after a sign-in: an address of our own that is no screen for signing in; null for any
 * other.
 */
export function readReturn(next: string | null): string | null {
  const base = "http://own.invalid";
  if (!next?.startsWith("/") || next.length > 500 || /[\\\p{Cc}]/u.test(next) || !URL.canParse(next, base))
    return null;
  const url = new URL(next, base);
  if (url.origin !== base || url.pathname.startsWith("//")) return null;
  if (url.pathname.startsWith("/auth") && !url.pathname.startsWith("/auth/join/")) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}

interface Origins {
  /** The hosts of the institute, the one that it has chosen itself last. */
  hosts: readonly string[];
  /** The origin of the installation; null if its operator has not set it. */
  publicUrl: string | null;
  /** The origin of the page, as the request has it. */
  asked: string;
}

/**
 * The origin to which a provider leads back: the asked one if it is the institute's or the installation's, else the
 * institute's own. A request can name any host, so one that was never set up is believed only where none was.
 */
export function chooseReturnOrigin({ hosts, publicUrl, asked }: Origins): string {
  if (asked === publicUrl) return asked;
  const { protocol, hostname, port } = new URL(asked);
  const host = hosts.includes(hostname) ? hostname : hosts.at(-1);
  if (host === undefined) return publicUrl ?? asked;
  const known = publicUrl === null ? port : new URL(publicUrl).port;
  return `${protocol}//${host}${known === "" ? "" : `:${known}`}`;
}

/** A failed sign-in by a provider, with the reason to show. */
export class SignInRefused extends Error {
  readonly problem: SignInProblem;

  constructor(problem: SignInProblem, cause?: unknown) {
    super(`a sign-in by a provider was refused: ${problem}`, { cause });
    this.problem = problem;
  }
}

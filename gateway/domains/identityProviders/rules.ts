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

/** A failed sign-in by a provider, with the reason to show. */
export class SignInRefused extends Error {
  readonly problem: SignInProblem;

  constructor(problem: SignInProblem, cause?: unknown) {
    super(`a sign-in by a provider was refused: ${problem}`, { cause });
    this.problem = problem;
  }
}

export const sessionCookie = "lectern_session";
export const antiForgeryCookie = "XSRF-TOKEN";

/** The cookies of a request, by name; what cannot be decoded is left as it came. */
export function parseCookies(header: string | null | undefined): Map<string, string> {
  const cookies = new Map<string, string>();
  for (const part of (header ?? "").split(";")) {
    const at = part.indexOf("=");
    if (at < 1) continue;
    cookies.set(part.slice(0, at).trim(), part.slice(at + 1).trim());
  }
  return cookies;
}

interface CookieOptions {
  secure: boolean;
  /** Milliseconds; 0 removes the cookie. */
  maxAge: number;
  httpOnly: boolean;
}

/** A Set-Cookie header. Values are tokens of URL-safe characters, which need no encoding. */
export function writeCookie(
  name: string,
  value: string,
  { secure, maxAge, httpOnly }: CookieOptions,
): string {
  const seconds = Math.floor(maxAge / 1000);
  const parts = [`${name}=${value}`, "Path=/", "SameSite=Lax", `Max-Age=${seconds}`];
  if (httpOnly) parts.push("HttpOnly");
  if (secure) parts.push("Secure");
  return parts.join("; ");
}

interface Options {
  method?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** A browser of sorts: it keeps the cookies of one origin and sends no bearer token, but these headers each time. */
export function createCookieJar(origin: string, always: Record<string, string> = {}) {
  const cookies = new Map<string, string>();
  /** The Set-Cookie headers of the last answer. */
  let received: string[] = [];

  async function send(path: string, { method = "GET", body, headers = {} }: Options = {}) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const json = body === undefined ? {} : { "Content-Type": "application/json" };
    const answer = await fetch(origin + path, {
      method,
      headers: { ...json, ...(cookie ? { Cookie: cookie } : {}), ...always, ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    received = answer.headers.getSetCookie();
    for (const line of received) {
      const [pair = ""] = line.split(";");
      const at = pair.indexOf("=");
      if (/Max-Age=0\b/.test(line)) cookies.delete(pair.slice(0, at));
      else cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return answer;
  }

  return {
    cookies,
    received: () => received,
    send,
    /** The header that proves that the request is the page's own. */
    proof: (): Record<string, string> => ({ "X-XSRF-TOKEN": cookies.get("XSRF-TOKEN") ?? "" }),
    signIn: (email: string, password: string) =>
      send("/api/auth/login", { method: "POST", body: { email, password } }),
  };
}

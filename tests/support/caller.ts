interface GraphqlError {
  message: string;
  path?: (string | number)[];
  extensions?: { code?: string; [name: string]: unknown };
}

interface GraphqlAnswer {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever its own document selects.
  data: any;
  errors?: GraphqlError[];
}

interface RestAnswer {
  status: number;
  headers: Headers;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads the documented fields of any call.
  json: any;
}

interface SignIn {
  email: string;
  password: string;
  tenantId: string;
}

/** Speaks to a gateway over HTTP, with or without a session. */
export interface Caller {
  token: string | undefined;
  userId: number | undefined;
  graphql(
    query: string,
    variables?: Record<string, unknown>,
    headers?: Record<string, string>,
  ): Promise<GraphqlAnswer>;
  rest(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<RestAnswer>;
  /** A caller with the session of the account. */
  signIn(account: SignIn): Promise<Caller>;
}

interface Session {
  token: string;
  userId: number;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A caller of the gateway at an origin. */
export function createCaller(origin: string, session?: Session): Caller {
  const own: Record<string, string> = session ? { Authorization: `Bearer ${session.token}` } : {};

  async function send(
    method: string,
    path: string,
    options: { body?: unknown; headers?: Record<string, string> },
  ) {
    const { body, headers } = options;
    const answer = await fetch(origin + path, {
      method,
      redirect: "manual",
      headers: { ...own, ...(body === undefined ? {} : { "Content-Type": "application/json" }), ...headers },
      ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, text, json: parse(text) };
  }

  return {
    token: session?.token,
    userId: session?.userId,
    async graphql(query, variables = {}, headers = {}) {
      const accept = { Accept: "application/graphql-response+json", ...headers };
      const {
        status,
        headers: received,
        json,
      } = await send("POST", "/graphql", { body: { query, variables }, headers: accept });
      return { status, headers: received, ...(json as { data: unknown; errors?: GraphqlError[] }) };
    },
    rest: (method, path, body, headers = {}) => send(method, `/api/${path}`, { body, headers }),
    async signIn({ email, password, tenantId }) {
      const headers = { "Tenant-Id": tenantId };
      const { status, json, text } = await send("POST", "/api/auth/login", {
        body: { email, password },
        headers,
      });
      if (status !== 200) throw new Error(`${email} cannot sign in: ${status} ${text}`);
      const { access_token: token, id } = json as { access_token: string; id: number };
      return createCaller(origin, { token, userId: id });
    },
  };
}

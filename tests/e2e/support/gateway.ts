import type { Page, Request, Route } from "playwright/test";

const endpoint = "**/graphql";

/** The name of the operation that a request to the gateway carries. */
export function getOperationName(request: Request): string {
  const body: unknown = request.method() === "POST" ? request.postDataJSON() : null;
  if (typeof body !== "object" || body === null || !("operationName" in body)) return "";
  return String(body.operationName);
}

/** Counts the requests with an operation that a page sends from now on. */
export function countRequests(page: Page, operation: string): () => number {
  let count = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/graphql") && getOperationName(request) === operation) count += 1;
  });
  return () => count;
}

/** Lets no answer to such a request through until the returned function is called. */
export async function holdRequests(page: Page, address: string): Promise<() => void> {
  let release = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await gate;
    await route.continue();
  });
  return release;
}

/** Lets no answer of the gateway through until the returned function is called. */
export const holdGateway = (page: Page): Promise<() => void> => holdRequests(page, endpoint);

/** The error id that a faulty gateway of these tests returns. */
export const faultId = "e2e-fault-0001";

const failures = {
  fault: (route: Route) =>
    route.fulfill({
      status: 500,
      json: { errors: [{ message: "Internal error", extensions: { code: "FAULT", faultId } }] },
    }),
  crash: (route: Route) =>
    route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad Gateway</h1>" }),
  offline: (route: Route) => route.abort("internetdisconnected"),
} as const;

/** Lets the gateway fail until the returned function is called. */
export async function failGateway(page: Page, how: keyof typeof failures): Promise<() => Promise<void>> {
  await page.route(endpoint, failures[how]);
  return () => page.unroute(endpoint);
}

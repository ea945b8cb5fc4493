// @vitest-environment happy-dom
import { fetchQuery } from "react-relay";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { currentEnvironment } from "~/relay/environment";
import { connectSession } from "~/session/connectSession";
import { currentSession, forgetSignIn, keepSignIn } from "~/session/sessionStore";
import { clearToasts, currentToasts } from "~/ui/toasts";
import { asUser, demoSettings, learner } from "./people";

const settings = { __typename: "OrganizationSettings", ...demoSettings };
let answer: { status: number; body: unknown };
let stop: () => void = () => undefined;

function connect(pathname: string) {
  const router = {
    state: { location: { pathname, search: "", hash: "" } },
    navigate: vi.fn(async () => undefined),
    revalidate: vi.fn(async () => undefined),
  };
  stop = connectSession(router, { signedIn: Promise.resolve(null), news: Promise.resolve("known") });
  return router;
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 10));
const toastTexts = () => currentToasts().map(({ tone, message }) => `${tone}: ${message}`);

/** Simulates a write by another tab. */
function otherTab(write: () => void) {
  write();
  window.dispatchEvent(new StorageEvent("storage", { key: "user" }));
}

async function makeRequest() {
  const { default: request } = await import("~/__generated__/HomeScreenQuery.graphql");
  return fetchQuery(currentEnvironment(), request, {})
    .toPromise()
    .catch(() => undefined);
}

beforeEach(() => {
  answer = { status: 200, body: { data: { viewer: asUser(learner), settings } } };
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify(answer.body), { status: answer.status }));
  keepSignIn("abc", learner);
});

afterEach(() => {
  stop();
  forgetSignIn();
  clearToasts();
});

describe("two tabs", () => {
  it("sign out together", async () => {
    answer.body = { data: { viewer: null, settings } };
    const router = connect("/learner/courses");
    otherTab(() => {
      localStorage.removeItem("token");
      localStorage.removeItem("user");
    });
    await settle();
    expect(currentSession().account).toBeNull();
    expect(router.revalidate).toHaveBeenCalled();
    expect(toastTexts()).toEqual([]);
  });

  it("sign in together: the one that waits at the login page goes on", async () => {
    forgetSignIn();
    const router = connect("/auth/login");
    otherTab(() => localStorage.setItem("user", JSON.stringify(learner)));
    await settle();
    expect(currentSession().account).toEqual(learner);
    expect(router.navigate).toHaveBeenCalledWith("/learner");
  });

  it("do nothing when only a name has changed", async () => {
    const router = connect("/courses");
    otherTab(() => localStorage.setItem("user", JSON.stringify({ ...learner, name: "New Name" })));
    expect(currentSession().account?.name).toBe("New Name");
    expect(router.revalidate).not.toHaveBeenCalled();
  });
});

describe("the settings of a visitor", () => {
  it("are asked for again when the window comes back to the front, once a minute at most", async () => {
    const count = vi.fn(async () => Response.json({ data: { viewer: null, settings } }));
    vi.stubGlobal("fetch", count);
    forgetSignIn();
    connect("/courses");
    const clock = vi.spyOn(performance, "now");
    const now = performance.now();
    const comeBackAfter = async (ms: number) => {
      clock.mockReturnValue(now + ms);
      window.dispatchEvent(new Event("focus"));
      await settle();
      return count.mock.calls.length;
    };
    expect(await comeBackAfter(30_000)).toBe(0);
    expect(await comeBackAfter(61_000)).toBe(1);
    expect(await comeBackAfter(90_000)).toBe(1);
    expect(await comeBackAfter(122_000)).toBe(2);
  });
});

describe("a failed request", () => {
  const refuse = (message: string) => {
    answer = { status: 401, body: { errors: [{ message, extensions: { code: "UNAUTHENTICATED" } }] } };
  };

  /** Denies the next request; those after it are answered. */
  const denyOnce = (message: string) => {
    const bodies = [{ errors: [{ message, extensions: { code: "UNAUTHENTICATED" } }] }];
    vi.stubGlobal("fetch", async () => Response.json(bodies.pop() ?? answer.body));
  };

  it("a failed request with an expired token signs out and leads to the login page and back", async () => {
    const router = connect("/learner/courses");
    refuse("Token Expired");
    await makeRequest();
    expect({ ...localStorage }).toEqual({ TENANT_ID: "1" });
    expect(router.navigate).toHaveBeenCalledWith("/auth/login?next=%2Flearner%2Fcourses");
    expect(toastTexts()).toEqual(["info: Session expired, please login again"]);
  });

  it("a failed request of a session that is over tells that alone", async () => {
    connect("/learner/courses");
    answer.body = { data: { viewer: null, settings } };
    denyOnce("Invalid token or no token provided");
    await makeRequest();
    await vi.waitFor(() => expect(currentSession().account).toBeNull());
    expect(toastTexts()).toEqual(["info: Session expired, please login again"]);
  });

  it("a failed request that is denied to a live session says so", async () => {
    connect("/learner/courses");
    denyOnce("Unauthorized");
    await makeRequest();
    await vi.waitFor(() => expect(toastTexts()).toEqual(["danger: API Access Denied"]));
    expect(currentSession().account).toEqual(learner);
  });

  it("a failed request to a tenant that does not exist leads to a page that says so", async () => {
    forgetSignIn();
    localStorage.setItem("TENANT_ID", "999");
    connect("/courses");
    answer = { status: 404, body: { message: "Organization not found" } };
    await makeRequest();
    expect(currentSession().isTenantUnknown).toBe(true);
    expect(localStorage.getItem("TENANT_ID")).toBeNull();
    expect(toastTexts()).toEqual([]);
  });

  it("is shown once, however often it happens", async () => {
    connect("/courses");
    forgetSignIn();
    refuse("Unauthorized");
    await makeRequest();
    await makeRequest();
    expect(toastTexts()).toEqual(["danger: API Access Denied"]);
  });
});

describe("an account that the server no longer knows", () => {
  it("is cleared, and the person is told", async () => {
    const router = connect("/courses");
    stop();
    stop = connectSession(router, { signedIn: Promise.resolve(null), news: Promise.resolve("ended") });
    answer.body = { data: { viewer: null, settings } };
    await settle();
    expect(currentSession().account).toBeNull();
    expect(toastTexts()).toEqual(["info: Session expired, please login again"]);
    expect(router.revalidate).toHaveBeenCalled();
  });
});

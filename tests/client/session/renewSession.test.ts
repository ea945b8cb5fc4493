// @vitest-environment happy-dom
import { commitMutation, fetchQuery, requestSubscription } from "react-relay";
import type { GraphQLTaggedNode } from "relay-runtime";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { scriptLive } from "#tests/support/scriptLive";
import { currentEnvironment, resetEnvironment } from "~/relay/environment";
import { madeWhenSent } from "~/relay/madeWhenSent";
import { sendRenewed } from "~/relay/renewal";
import { connectSession } from "~/session/connectSession";
import { leaveEndedSession, takeNewSession } from "~/session/renewSession";
import { currentSession, forgetSignIn, keepSignIn } from "~/session/sessionStore";
import { clearToasts, currentToasts } from "~/ui/toasts";
import { asUser, demoSettings, learner, staff } from "./people";

const settings = { __typename: "OrganizationSettings", ...demoSettings };
const note = { markdown: "Rows", updatedAt: "2026-01-02T10:00:00.000Z" };
const saved = { result: { __typename: "TopicNotePayload", topic: { id: "T12", note } } };
const refused = (message: string) => ({ errors: [{ message, extensions: { code: "UNAUTHENTICATED" } }] });

/** The bearer of every request, by operation. */
let sent: [string, string | null][] = [];
/** The texts of the notes that were sent. */
let texts: unknown[] = [];
/** The token that the server knows. */
let valid = "new";
let message = "Token Expired";
let stop: () => void = () => undefined;
let router: ReturnType<typeof connect>;

function connect() {
  const made = {
    state: { location: { pathname: "/learner/courses", search: "", hash: "" } },
    navigate: vi.fn(async () => undefined),
    revalidate: vi.fn(async () => undefined),
  };
  stop = connectSession(made, { signedIn: Promise.resolve(null), news: Promise.resolve("known") });
  return made;
}

beforeEach(() => {
  sent = [];
  texts = [];
  valid = "new";
  message = "Token Expired";
  vi.stubGlobal("fetch", async (_address: string, { body, headers }: RequestInit) => {
    const { operationName, variables } = JSON.parse(String(body)) as {
      operationName: string;
      variables: { markdown?: string };
    };
    if (variables.markdown !== undefined) texts.push(variables.markdown);
    const bearer = (headers as Record<string, string>)["Authorization"]?.slice("Bearer ".length) ?? null;
    sent.push([operationName, bearer]);
    if (operationName === "refreshSessionQuery")
      return Response.json({ data: { viewer: bearer === valid ? asUser(learner) : null, settings } });
    return Response.json(bearer === valid ? { data: saved } : refused(message));
  });
  keepSignIn("old", learner);
  resetEnvironment();
  router = connect();
});

afterEach(() => {
  stop();
  forgetSignIn();
  clearToasts();
  document.body.replaceChildren();
});

const usual = () => ({ topicId: 12, markdown: "Rows", version: null });

/** Saves a note, as any screen saves what was typed. */
async function save(make = usual): Promise<string> {
  const { default: mutation } = (await import("~/__generated__/LessonNotesMutation.graphql")) as {
    default: GraphQLTaggedNode;
  };
  return new Promise((resolve) => {
    commitMutation(currentEnvironment(), {
      mutation,
      variables: make(),
      cacheConfig: madeWhenSent(make),
      onCompleted: () => resolve("saved"),
      onError: (error) => resolve(error.message),
    });
  });
}

async function read() {
  const { default: query } = await import("~/__generated__/LessonNotesQuery.graphql");
  return fetchQuery(currentEnvironment(), query, { topicId: 12 }).toPromise();
}

const isAsked = () => vi.waitFor(() => expect(currentSession().ended).toEqual(learner));
const bearers = (name: string) =>
  sent.filter(([operation]) => operation === name).map(([, bearer]) => bearer);
const saves = () => bearers("LessonNotesMutation");

/** Types into a field of the page. */
function type(text: string, tag = "textarea") {
  document.body.insertAdjacentHTML("beforeend", `<${tag}>`);
  const field = document.body.lastElementChild as HTMLTextAreaElement;
  field.value = text;
  field.dispatchEvent(new Event("input", { bubbles: true }));
  return field;
}

/** Simulates what another tab stores. */
function otherTab(write: () => void) {
  write();
  window.dispatchEvent(new StorageEvent("storage", { key: "user" }));
}

describe("a change whose session is over", () => {
  it.each(["Token Expired", "Invalid token or no token provided"])(
    "is sent again after the person has signed in: %s",
    async (text) => {
      message = text;
      const saving = save();
      await isAsked();
      expect([currentToasts(), router.navigate.mock.calls]).toEqual([[], []]);
      expect(takeNewSession({ token: "new", account: learner })).toBe(true);
      expect(await saving).toBe("saved");
      expect([saves(), currentSession().ended]).toEqual([["old", "new"], null]);
    },
  );

  it("says how long ago something was by when it is sent again", async () => {
    let seconds = 0;
    const saving = save(() => ({ ...usual(), markdown: `${seconds} s ago` }));
    await isAsked();
    seconds = 60;
    takeNewSession({ token: "new", account: learner });
    await saving;
    expect(texts).toEqual(["0 s ago", "60 s ago"]);
  });

  it("shares one question with all others", async () => {
    const saving = [save(), save()];
    await isAsked();
    await vi.waitFor(() => expect(saves()).toEqual(["old", "old"]));
    takeNewSession({ token: "new", account: learner });
    expect(await Promise.all(saving)).toEqual(["saved", "saved"]);
  });

  it("is never sent by someone else's session", async () => {
    const saving = save();
    await isAsked();
    expect(takeNewSession({ token: "new", account: staff })).toBe(false);
    expect(localStorage.getItem("token")).toBe("old");
    otherTab(() => {
      localStorage.setItem("user", JSON.stringify(staff));
      localStorage.setItem("token", "new");
    });
    expect(currentSession()).toMatchObject({ account: learner, ended: learner, endedBy: staff.name });
    const another = save();
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(saves()).toEqual(["old"]);
    leaveEndedSession();
    expect(await Promise.all([saving, another])).not.toContain("saved");
    expect([currentSession().account, saves()]).toEqual([staff, ["old"]]);
  });

  it("goes on when the person signs in in another tab", async () => {
    const saving = save();
    await isAsked();
    otherTab(() => localStorage.setItem("kept:1:7:note:3", "{}"));
    expect(currentSession().ended).toEqual(learner);
    otherTab(() => localStorage.setItem("token", "new"));
    expect(await saving).toBe("saved");
  });

  it("is denied at once to a session that is alive", async () => {
    valid = "old";
    message = "Unauthorized";
    const deny = vi.fn(async () => Response.json(refused(message)));
    const answer = fetch;
    vi.stubGlobal("fetch", (address: string, request: RequestInit) =>
      String(request.body).includes("LessonNotesMutation") ? deny() : answer(address, request),
    );
    expect(await save()).toBe("Unauthorized");
    expect([deny.mock.calls.length, currentSession().ended]).toEqual([1, null]);
  });

  it("leads to the login page once the person leaves what they typed", async () => {
    const saving = save();
    await isAsked();
    leaveEndedSession();
    expect(await saving).toBe("Token Expired");
    expect([currentSession().account, localStorage.getItem("token")]).toEqual([null, null]);
  });

  it("may be an upload", async () => {
    const over = Object.assign(new Error("Token Expired"), { isSignedOut: true });
    const send = vi.fn().mockRejectedValueOnce(over).mockResolvedValueOnce("stored");
    const sending = sendRenewed(send, true);
    await isAsked();
    takeNewSession({ token: "new", account: learner });
    expect(await sending).toBe("stored");
  });
});

describe("a screen whose session is over", () => {
  it("stays while something is typed there, and what it reads comes after signing in", async () => {
    type("An announcement");
    const reading = read();
    await isAsked();
    takeNewSession({ token: "new", account: learner });
    expect(await reading).toBeDefined();
    expect(router.navigate).not.toHaveBeenCalled();
  });

  it("gives way to the login page where nothing is typed", async () => {
    type("");
    type("secret", "input type=password");
    await read().catch(() => undefined);
    expect(router.navigate).toHaveBeenCalledWith("/auth/login?next=%2Flearner%2Fcourses");
    expect(currentSession()).toMatchObject({ account: null, ended: null });
  });

  it("stays with what is typed when the person signs out in another tab", async () => {
    const field = type("An announcement");
    otherTab(() => {
      localStorage.removeItem("token");
      localStorage.removeItem("user");
    });
    expect(currentSession()).toMatchObject({ account: learner, ended: learner });
    expect([router.revalidate.mock.calls, field.value]).toEqual([[], "An announcement"]);
  });
});

describe("what a screen follows live", () => {
  it("goes on with the new session", async () => {
    const live = scriptLive();
    resetEnvironment();
    const { default: subscription } = (await import("~/__generated__/LessonNotesSubscription.graphql")) as {
      default: GraphQLTaggedNode;
    };
    requestSubscription(currentEnvironment(), { subscription, variables: { topicId: 12 } });
    const followers = () =>
      live.listening.filter(({ operationName }) => operationName === "LessonNotesSubscription");
    await vi.waitFor(() => expect(followers()).toHaveLength(1));
    type("An announcement");
    live.end(4401);
    await vi.waitFor(() => expect(followers()).toHaveLength(0));
    const saving = save();
    await isAsked();
    takeNewSession({ token: "new", account: learner });
    await saving;
    // Also where the end of the former session is told after that.
    await vi.waitFor(() => expect(followers()).toHaveLength(1), 5_000);
    expect(live.inits.at(-1)).toMatchObject({ authorization: "Bearer new" });
  });
});

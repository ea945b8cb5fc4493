import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { accounts } from "#tests/support/accounts";
import { hostileTexts } from "#tests/support/hostile/hostileTexts";
import { openLiveSocket } from "#tests/support/liveSocket";
import { as, graphql, type SoakPlace } from "./place";
import type { Waits } from "./waits";

/** One request: its name, its path and how it is sent. */
type Asked = readonly [name: string, path: string, init?: (place: SoakPlace) => RequestInit];

const page = { headers: { Accept: "text/html" } };
const catalogue = "{ courses(first: 12) { nodes { title trainerName } totalCount } }";
const mine = "{ me { name } enrolments(first: 12) { nodes { course { title } } } }";
const people = "{ users(first: 25) { nodes { name email } totalCount } }";
const paid = "{ payments(first: 25) { nodes { reference amount } totalCount } }";

/** The requests of a usual day. */
const usual: readonly Asked[] = [
  ["the first page", "/", () => page],
  ["the catalogue's page", "/courses", () => page],
  ["the catalogue", "/graphql", () => graphql("", catalogue)],
  ["my courses", "/graphql", ({ tokens }) => graphql(tokens.learner, mine)],
  ["the list of people", "/graphql", ({ tokens }) => graphql(tokens.admin, people)],
  ["the list of payments", "/graphql", ({ tokens }) => graphql(tokens.finance, paid)],
  ["courses over REST", "/api/courses"],
  ["an export", "/export/users.csv", ({ tokens }) => ({ headers: as(tokens.admin) })],
  ["an unknown calendar", "/calendar/none.ics"],
  ["the probe", "/healthz"],
  ["the other probe", "/readyz"],
  [
    "a sign-in",
    "/api/auth/login",
    () => ({
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(accounts.secondLearner),
    }),
  ],
];

const ask = `mutation ($markdown: String!) { askTopicQuestion(topicId: 999999, markdown: $markdown) { __typename } }`;
const preview = `query ($body: String!) { mailPreview(subject: "x", body: $body) { __typename } }`;
const spread = (levels: number) =>
  `{ ...f0 } ${Array.from({ length: levels }, (_, at) => `fragment f${at} on Query { ...f${at + 1} ...f${at + 1} }`).join(" ")} fragment f${levels} on Query { __typename }`;
const upload =
  (body: string, name: string) =>
  ({ tokens }: SoakPlace): RequestInit => ({
    method: "POST",
    headers: { "Content-Type": "text/plain", "X-File-Name": name, ...as(tokens.learner) },
    body,
  });
const written =
  (markdown: string) =>
  ({ tokens }: SoakPlace) =>
    graphql(tokens.learner, ask, { markdown });
const previewed =
  (body: string) =>
  ({ tokens }: SoakPlace) =>
    graphql(tokens.admin, preview, { body });

/** The requests of an attacker: texts that parsers take long for, and what the security review tried. */
const hostile: readonly Asked[] = [
  ...Object.entries(hostileTexts).flatMap(([name, write]): Asked[] => [
    [`hostile: a post, ${name}`, "/graphql", written(write(9_990))],
    [`hostile: a preview, ${name}`, "/graphql", previewed(write(9_990))],
    [`hostile: a file, ${name}`, "/files", upload(write(65_000), "x.txt")],
  ]),
  ["hostile: code", "/graphql", previewed(`\`\`\`ini\n${"a".repeat(9_900)}\n\`\`\``)],
  ["hostile: markup", "/files", upload(`<!doctype svg${"a".repeat(65_000)}`, "x.txt")],
  ["hostile: brackets of markup", "/files", upload(`<!doctype svg${"[]".repeat(32_000)}`, "y.txt")],
  ["hostile: fragments", "/graphql", () => graphql("", spread(60))],
  [
    "hostile: aliases",
    "/graphql",
    () =>
      graphql(
        "",
        `{ ${Array.from({ length: 400 }, (_, at) => `a${at}: courses(first: 100) { totalCount }`).join(" ")} }`,
      ),
  ],
  ["hostile: depth", "/graphql", () => graphql("", `${"{ a ".repeat(2_000)}${"}".repeat(2_000)}`)],
  [
    "hostile: a body",
    "/graphql",
    () => ({ method: "POST", headers: { "Content-Type": "application/json" }, body: "[".repeat(900_000) }),
  ],
  ["hostile: an address", `/courses/${"%F0%9F%92%A9".repeat(400)}`],
  ["hostile: a path", "/files/..%2f..%2fetc%2fpasswd"],
  [
    "hostile: variables",
    "/graphql",
    // Written by hand: a value this deep cannot be made into text.
    () => ({
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: `{"query":${JSON.stringify(catalogue)},"variables":{"a":${"[".repeat(5_000)}${"]".repeat(5_000)}}}`,
    }),
  ],
];

async function roam(
  place: SoakPlace,
  waits: Waits,
  { asked, every }: { asked: readonly Asked[]; every: number },
) {
  for (let at = 0; !place.isOver; at += 1) {
    const [name, path, init] = asked[at % asked.length] ?? ["", ""];
    await waits.ask(place, name, path, init?.(place));
    await pause(every);
  }
}

/** Sockets that come, listen to the lobby, flood a little and go. */
async function socketsComeAndGo(place: SoakPlace): Promise<void> {
  while (!place.isOver) {
    const live = await openLiveSocket(place.origin, { token: place.tokens.secondLearner }).catch(
      () => undefined,
    );
    if (live) {
      live.subscribe("1", "subscription { messageAdded { chatMessage { messageText } } }");
      for (let at = 0; at < 20; at += 1) live.say({ type: "ping", payload: { id: randomUUID() } });
      await pause(500);
      live.socket.terminate();
    } else await pause(200);
  }
}

/** Everything that goes on besides the writers, until the soak is over. */
export function roamAll(place: SoakPlace, waits: Waits): Promise<unknown> {
  return Promise.all([
    ...[0, 1, 2, 3].map(() => roam(place, waits, { asked: usual, every: 40 })),
    roam(place, waits, { asked: hostile, every: 250 }),
    socketsComeAndGo(place),
    socketsComeAndGo(place),
  ]);
}

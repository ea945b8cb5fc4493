// npm run proof -- twoGateways: the topology of docker-compose.yml's profile "proxy" from this machine's programs.
// Two gateways of the image share PostgreSQL (its roles made by deploy/postgres/roles.sh) and Redis behind nginx with
// TLS. Signs in, talks across the gateways, kills one under writers, and updates both one after the other to a version
// with a further migration while readers go on.
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { accounts } from "../support/accounts";
import { createCaller } from "../support/caller";
import { createCookieJar } from "../support/cookieJar";
import { addMigration, type BuiltGateway, type Image, layOutImage, startImage } from "../support/image";
import { openLiveSocket } from "../support/liveSocket";
import { hasNginx, startProxy } from "../support/nginx";
import { freePort, postgresBinaries, startPostgres } from "../support/postgres";
import { makeShippedRoles } from "../support/postgresRoles";
import { hasRedis, prepareRedis } from "../support/redis";
import { say } from "../support/say";

if (!postgresBinaries || !hasRedis || !hasNginx)
  throw new Error(
    "This proof needs PostgreSQL, Redis, nginx and openssl (apt-get install postgresql redis-server nginx openssl)",
  );
// nginx's certificate is made for this run and self-signed.
process.env["NODE_TLS_REJECT_UNAUTHORIZED"] = "0";

let failed = false;
function check(what: string, holds: boolean, details = ""): void {
  say(`${holds ? "holds " : "FAILS "} ${what}${details && `: ${details}`}`);
  if (!holds) failed = true;
}

const cluster = await startPostgres(postgresBinaries);
const adminUrl = cluster.createDatabase("lectern");
const roles = makeShippedRoles(adminUrl);
const redis = await prepareRedis();
await redis.start();
const ports = [await freePort(), await freePort()] as const;
const settings = (at: 0 | 1) => ({
  HOST: "127.0.0.1",
  PORT: String(ports[at]),
  DEMO: "1",
  TRUST_PROXY: "1",
  REDIS_URL: redis.url,
  ...roles,
});
const image = layOutImage();
const newer = layOutImage();
addMigration(newer, "9999_expand", 'ALTER TABLE "Organization" ADD COLUMN "ofTheNextVersion" TEXT;');
const start = (from: Image, at: 0 | 1): Promise<BuiltGateway> => startImage(from, settings(at));

let firstGateway = await start(image, 0);
let two = await start(image, 1);
const proxy = await startProxy(`127.0.0.1:${ports[0]}`, `127.0.0.1:${ports[1]}`);
say(`two gateways behind ${proxy.origin}`);

// Sign-in through the proxy, as a browser.
const browser = createCookieJar(proxy.origin);
const answer = await browser.signIn(accounts.learner.email, accounts.learner.password);
check("signs in through the proxy", answer.status === 200, String(answer.status));
check(
  "its cookies are for this host and https alone",
  browser.received().some((line) => /^__Host-.*Secure/.test(line)),
);
check("says Strict-Transport-Security", answer.headers.has("strict-transport-security"));

// Chat across the gateways: a listener at each, a message sent to the other.
const admin = await createCaller(proxy.origin).signIn(accounts.admin);
const trainer = await createCaller(proxy.origin).signIn(accounts.trainer);
const origins = ports.map((each) => `http://127.0.0.1:${each}`);
const mutation = `mutation ($input: MessageInput!) {
  result: sendMessage(input: $input) { __typename ... on MessagePayload { chatMessage { clientId roomId } } }
}`;
const sendAt = (origin: string, token: string | undefined, clientId: string) =>
  fetch(`${origin}/graphql`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      Authorization: `Bearer ${token}`,
      "X-Forwarded-Proto": "https",
    },
    body: JSON.stringify({
      query: mutation,
      variables: { input: { clientId, messageText: `From ${clientId}` } },
    }),
  }).then(
    (sent) =>
      sent.json() as Promise<{ data?: { result: { __typename: string; chatMessage?: { roomId: number } } } }>,
  );
const first = await sendAt(proxy.origin, admin.token, randomUUID());
const roomId = first.data?.result.chatMessage?.roomId;
const heard = await Promise.all(
  origins.map(async (origin, at) => {
    const socket = await openLiveSocket(origin, { token: trainer.token });
    await socket.listen(
      "1",
      `subscription { roomEvents(roomId: ${roomId}) { ... on MessageChange { chatMessage { clientId } } } }`,
    );
    const clientId = randomUUID();
    const started = performance.now();
    await sendAt(origins[1 - at] ?? "", admin.token, clientId);
    for (;;) {
      const message = await socket.next();
      if (message.payload?.data?.roomEvents?.chatMessage?.clientId === clientId) break;
    }
    const delay = performance.now() - started;
    await socket.close();
    return delay;
  }),
);
check(
  "a message at one gateway reaches a listener at the other",
  heard.length === 2,
  `${heard.map((ms) => `${Math.round(ms)} ms`).join(", ")}`,
);

// Writers and readers go on through the proxy until they are stopped.
const acknowledged = new Set<string>();
let running = true;
async function write(token: string | undefined): Promise<void> {
  let clientId = randomUUID();
  while (running) {
    const sent = await sendAt(proxy.origin, token, clientId).catch(() => undefined);
    if (sent?.data?.result.__typename === "MessagePayload") {
      acknowledged.add(clientId);
      clientId = randomUUID();
    } else await sleep(50);
  }
}
const reads = { total: 0, failed: 0, slowest: 0, statuses: new Set<number>() };
async function readCourses(): Promise<number> {
  const got = await fetch(`${proxy.origin}/api/courses`);
  await got.text();
  return got.status;
}
async function read(): Promise<void> {
  while (running) {
    const started = performance.now();
    const status = await readCourses().catch(() => 0);
    reads.total += 1;
    reads.slowest = Math.max(reads.slowest, performance.now() - started);
    if (status !== 200) {
      reads.failed += 1;
      reads.statuses.add(status);
    }
    await sleep(5);
  }
}
const begin = () => {
  running = true;
  Object.assign(reads, { total: 0, failed: 0, slowest: 0, statuses: new Set() });
  const writers = Array.from({ length: 20 }, (_, n) => write(n % 2 ? admin.token : trainer.token));
  return Promise.all([...writers, ...Array.from({ length: 4 }, read)]);
};
const describeReads = () =>
  `${reads.total} reads, ${reads.failed} failed ${[...reads.statuses]}, the slowest ${Math.round(reads.slowest)} ms; ${acknowledged.size} messages acknowledged`;

let work = begin();
await sleep(1500);
firstGateway.process.kill("SIGKILL");
await firstGateway.ended;
await sleep(3000);
running = false;
await work;
check("readers see nothing of a gateway that is killed", reads.failed === 0, describeReads());

firstGateway = await start(image, 0);
work = begin();
await sleep(1000);
// A rolling update: the old version goes on while the new one has migrated already.
two.process.kill("SIGTERM");
check("the old version ends with status 0", (await two.ended) === 0);
two = await start(newer, 1);
// As docs/operations/deploy.md asks: nginx tries a gateway again a second after it failed last.
await sleep(3000);
firstGateway.process.kill("SIGTERM");
check("so does the other one", (await firstGateway.ended) === 0);
firstGateway = await start(newer, 0);
await sleep(1500);
running = false;
await work;
check("readers see nothing of a rolling update", reads.failed === 0, describeReads());

// The older version starts beside the newer tables: a roll-back needs no migration.
two.process.kill("SIGTERM");
await two.ended;
two = await start(image, 1);
check("the version before starts on the tables of the next one", two.process.exitCode === null);

const client = new pg.Client(adminUrl);
await client.connect();
const { rows } = await client.query('SELECT "clientId", count(*)::int AS times FROM "Message" GROUP BY 1');
await client.end();
const times = new Map(rows.map((row) => [row.clientId, row.times]));
const wrong = [...acknowledged].filter((id) => times.get(id) !== 1);
check(
  "every acknowledged message is there exactly once",
  wrong.length === 0,
  `${acknowledged.size} acknowledged, ${wrong.length} lost or doubled`,
);

await proxy.stop();
for (const gateway of [firstGateway, two]) gateway.process.kill("SIGTERM");
await Promise.all([firstGateway.ended, two.ended]);
await redis.stop();
cluster.stop();
image.remove();
newer.remove();
process.exitCode = failed ? 1 : 0;

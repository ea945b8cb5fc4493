// npm run proof -- scale [file]: how much one gateway, two gateways and one PostgreSQL carry, with real HTTP and
// sockets, and what replicas, poolers, partitions and distributed keys do to it. Writes its tables to a file
// (docs/operations/scale-figures.md unless named otherwise) in some six minutes.
import { writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import { join } from "node:path";
import { Redis } from "ioredis";
import { packageRoot } from "#gateway/packageRoot";
import { type Image, layOutImage } from "../support/image";
import { hasRedis, prepareRedis } from "../support/redis";
import { distribute } from "./scaling/distributed";
import { type MeasuredGateway, readDocumentIds, startGateway } from "./scaling/gateways";
import { measurePush } from "./scaling/listeners";
import { type Installation as Measured, measureBest } from "./scaling/load";
import { comparePartitions } from "./scaling/partitions";
import { comparePoolers } from "./scaling/poolers";
import { followByReplica } from "./scaling/replica";
import { type Run, writeReport } from "./scaling/report";
import { readRedisSeconds } from "./scaling/usage";
import { listWorks } from "./scaling/works";
import { makeWorld, type World } from "./scaling/world";

if (!hasRedis) throw new Error("This proof needs Redis (apt-get install redis-server)");

const file = process.argv[2] ?? join(packageRoot, "docs", "operations", "scale-figures.md");
const rounds = { rounds: 5, seconds: 3 };
const sockets = 2_000;

const started = performance.now();
const [load = 0] = loadavg();
const say = (line: string) =>
  void process.stdout.write(`${Math.round((performance.now() - started) / 1_000)} s  ${line}\n`);

/** The things to stop, the last first, however the proof ends. */
const stops: (() => unknown)[] = [];

interface MeasuredWorld {
  world: World;
  image: Image;
  redis: { url: string; readSeconds: () => Promise<number> };
  documentId: (name: string) => string;
}

async function makePlace(): Promise<MeasuredWorld> {
  const world = await makeWorld();
  stops.push(() => world.stop());
  say(`${world.learners.length} learners with a course and a session`);
  const server = await prepareRedis();
  await server.start();
  stops.push(() => server.stop());
  const client = new Redis(server.url);
  stops.push(() => client.disconnect());
  const redis = { url: server.url, readSeconds: () => readRedisSeconds(client) };
  const image = layOutImage();
  stops.push(() => image.remove());
  return { world, image, redis, documentId: readDocumentIds() };
}

/** Starts gateways that hear each other, or one that is alone and needs no Redis. */
async function startTeam({ world, image, redis }: MeasuredWorld, count: number): Promise<Measured> {
  const gateways: MeasuredGateway[] = [];
  const settings = count === 1 ? world.settings : { ...world.settings, REDIS_URL: redis.url };
  for (let at = 0; at < count; at += 1) {
    const gateway = await startGateway(image, settings);
    stops.push(() => gateway.stop());
    gateways.push(gateway);
  }
  const postmaster = world.cluster.processId();
  return { gateways, postmaster, ...(count > 1 && { readRedisSeconds: redis.readSeconds }) };
}

/** Has one gateway and two do the same in turn. */
async function compareTeams(place: MeasuredWorld): Promise<Run[]> {
  const { world, documentId } = place;
  const teams = [await startTeam(place, 1), await startTeam(place, 2)];
  const runs: Run[] = [];
  const works: Run["works"][] = teams.map(() => []);
  for (const work of listWorks(world, documentId)) {
    const measured = await measureBest(teams, work, rounds);
    for (const [at, each] of measured.entries()) works[at]?.push({ name: work.name, measured: each });
    const rates = measured.map(({ perSecond }) => Math.round(perSecond));
    say(`${work.name}: ${rates[0]} a second by one gateway, ${rates[1]} by two`);
  }
  for (const { gateways } of teams) for (const gateway of gateways) await gateway.stop();
  for (const [at, { gateways: used }] of teams.entries()) {
    // The remains of earlier works would count as the sockets' memory.
    const { gateways } = await startTeam(place, used.length);
    const push = await measurePush({ gateways, world, documentId, sockets }, { perSecond: 5, seconds: 10 });
    say(
      `${gateways.length} gateways, ${push.sockets} sockets: p99 ${Math.round(push.p99)} ms, ${push.lost} lost`,
    );
    for (const gateway of gateways) await gateway.stop();
    runs.push({ gateways: gateways.length, works: works[at] ?? [], push });
  }
  return runs;
}

async function prove(): Promise<boolean> {
  const place = await makePlace();
  const { world, image, documentId } = place;
  const runs = await compareTeams(place);
  const replica = await followByReplica(world);
  say(`replica: ${replica.p99.toFixed(1)} ms behind at p99`);
  const [, myCourses] = listWorks(world, documentId);
  if (!myCourses) throw new Error("there is nothing to ask through a pooler");
  const poolers = await comparePoolers({ image, world, work: myCourses });
  say(`pooler: ${poolers ? `${poolers.doctor.session}, ${poolers.doctor.transaction}` : "not installed"}`);
  const partitions = await comparePartitions(world.cluster.createDatabase("scratch"));
  say(`messages in ${partitions.length} layouts`);
  const distributed = await distribute(world.adminUrl);
  say(`${distributed.tables} tables distributed with ${distributed.foreignKeys} foreign keys`);
  const seconds = (performance.now() - started) / 1_000;
  const report = writeReport({ runs, replica, poolers, partitions, distributed, load, seconds });
  writeFileSync(file, report);
  process.stdout.write(`\n${report}\nwritten to ${file}\n`);
  const servesByPooler =
    poolers === null || (poolers.doctor.session === "OK" && poolers.doctor.transaction === "PROBLEM");
  const follows = replica.keepsPolicies && replica.refusesWrites;
  return follows && servesByPooler && runs.every(({ push }) => push.lost === 0);
}

try {
  process.exitCode = (await prove()) ? 0 : 1;
} finally {
  for (const stop of stops.reverse()) await stop();
}

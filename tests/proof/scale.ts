// npm run proof -- scale [file]: how much one gateway, two gateways and one PostgreSQL carry, with real HTTP and
// sockets, and what replicas, poolers, partitions and distributed keys do to it. Writes its tables to a file
// (docs/operations/scale-figures.md unless named otherwise) in some five minutes.
import { writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import { join } from "node:path";
import { packageRoot } from "#gateway/packageRoot";
import { type Image, layOutImage } from "../support/image";
import { hasRedis, prepareRedis } from "../support/redis";
import { distribute } from "./scaling/distributed";
import { type MeasuredGateway, readDocumentIds, startGateway } from "./scaling/gateways";
import { measurePush } from "./scaling/listeners";
import { measure } from "./scaling/load";
import { comparePartitions } from "./scaling/partitions";
import { comparePoolers } from "./scaling/poolers";
import { followByReplica } from "./scaling/replica";
import { type Run, writeReport } from "./scaling/report";
import { listWorks } from "./scaling/works";
import { makeWorld, type World } from "./scaling/world";

if (!hasRedis) throw new Error("This proof needs Redis (apt-get install redis-server)");

const file = process.argv[2] ?? join(packageRoot, "docs", "operations", "scale-figures.md");
const secondsOfWork = 5;
const sockets = 2_000;

const started = performance.now();
const [load = 0] = loadavg();
const say = (line: string) =>
  void process.stdout.write(`${Math.round((performance.now() - started) / 1_000)} s  ${line}\n`);

/** What has to be stopped, the last first, whatever becomes of the proof. */
const stops: (() => unknown)[] = [];

interface Place {
  world: World;
  image: Image;
  redisUrl: string;
  documentId: (name: string) => string;
}

async function makePlace(): Promise<Place> {
  const world = await makeWorld();
  stops.push(() => world.stop());
  say(`${world.learners.length} learners with a course and a session`);
  const redis = await prepareRedis();
  await redis.start();
  stops.push(() => redis.stop());
  const image = layOutImage();
  stops.push(() => image.remove());
  return { world, image, redisUrl: redis.url, documentId: readDocumentIds() };
}

async function run({ world, image, redisUrl, documentId }: Place, count: number): Promise<Run> {
  const gateways: MeasuredGateway[] = [];
  for (let at = 0; at < count; at += 1) {
    const gateway = await startGateway(image, { ...world.settings, REDIS_URL: redisUrl });
    stops.push(() => gateway.stop());
    gateways.push(gateway);
  }
  const postmaster = world.cluster.processId();
  const measured: Run["works"] = [];
  for (const work of listWorks(world, documentId)) {
    const figures = await measure({ gateways, postmaster }, work, secondsOfWork);
    measured.push({ name: work.name, figures });
    say(`${count} gateways, ${work.name}: ${Math.round(figures.perSecond)} a second`);
  }
  const push = await measurePush(
    { gateways, world, documentId, sockets },
    { perSecond: 5, seconds: secondsOfWork * 2 },
  );
  say(`${count} gateways, ${push.sockets} sockets: p99 ${Math.round(push.p99)} ms, ${push.lost} lost`);
  await Promise.all(gateways.map((gateway) => gateway.stop()));
  return { gateways: count, works: measured, push };
}

async function prove(): Promise<boolean> {
  const place = await makePlace();
  const { world, image, documentId } = place;
  const runs = [await run(place, 1), await run(place, 2)];
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

// npm run proof -- metrics [rounds]: what recording metrics costs a gateway. One that records and one that does not do the
// same in turn on one PostgreSQL; what counts is the median of the rounds' ratios of processor time for an answer.
import { loadavg } from "node:os";
import { layOutImage } from "../support/image";
import { say } from "../support/say";
import { readDocumentIds, startGateway } from "./scaling/gateways";
import { measureRounds, quantile } from "./scaling/load";
import { listWorks } from "./scaling/works";
import { makeWorld } from "./scaling/world";

const rounds = Number(process.argv[2] ?? 15);
const most = 0.02;
const measured = ["a visitor reads the catalogue", "a learner reads My courses", "a learner ticks a topic"];

const world = await makeWorld();
const image = layOutImage();
const gateways = [
  await startGateway(image, world.settings),
  await startGateway(image, world.settings, { hasMetrics: false }),
];
const postmaster = world.cluster.processId();
const places = gateways.map((gateway) => ({ gateways: [gateway], postmaster }));

say(`medians of ${rounds} rounds; load of the machine ${loadavg()[0]?.toFixed(1)}\n`);
say("| | without metrics, us | with metrics, us | more | from quarter to quarter |\n|---|---|---|---|---|");
const works = listWorks(world, readDocumentIds()).filter(({ name }) => measured.includes(name));
for (const work of works) {
  const [recording = [], plain = []] = await measureRounds(places, work, { rounds, seconds: 2 });
  const ratios = recording.map(({ gateway }, round) => gateway / (plain[round]?.gateway ?? Number.NaN));
  const more = (share: number) => `${(100 * (quantile(ratios, share) - 1)).toFixed(1)} %`;
  const cost = (measures: typeof plain) =>
    quantile(
      measures.map(({ gateway }) => gateway),
      0.5,
    ).toFixed(0);
  say(
    `| ${work.name} | ${cost(plain)} | ${cost(recording)} | ${more(0.5)} | ${more(0.25)} to ${more(0.75)} |`,
  );
  if (quantile(ratios, 0.5) - 1 > most) process.exitCode = 1;
}
say(`\nload of the machine at the end ${loadavg()[0]?.toFixed(1)}`);

for (const gateway of gateways) await gateway.stop();
image.remove();
await world.stop();

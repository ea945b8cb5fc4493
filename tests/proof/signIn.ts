// npm run proof -- signIn: how long a real sign-in waits while 400 made-up ones arrive at once from another address.
import { makeFolder, startChild } from "../support/childGateway";
import { beginFlood, signInForReal } from "../support/signInFlood";

const mostMilliseconds = 1_000;
const rounds = 5;

const { folder, remove } = makeFolder();
const gateway = startChild({ DATA_DIR: folder, DEMO: "1", LOG_LEVEL: "error" });
const origin = await gateway.origin;

async function timeReal(): Promise<number> {
  const started = performance.now();
  await signInForReal(origin);
  return Math.round(performance.now() - started);
}

await timeReal();
const delays: number[] = [];
for (let round = 0; round < rounds; round += 1) {
  const alone = await timeReal();
  const flood = beginFlood(origin, `127.0.1.${round}`);
  await flood.first;
  const delay = (await timeReal()) - alone;
  await flood.all;
  delays.push(delay);
  process.stdout.write(`round ${round + 1}: ${alone} ms alone, ${delay} ms longer during the flood\n`);
}
// The first round has a gateway whose code is not compiled yet.
if (Math.max(...delays.slice(1)) >= mostMilliseconds) process.exitCode = 1;

gateway.process.kill("SIGTERM");
await gateway.ended;
remove();

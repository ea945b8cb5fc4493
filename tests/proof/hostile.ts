// npm run proof -- hostile: every hostile text to every text of the schema and to every parser, and how much memory the worst
// ones take of a fresh gateway with a small heap: the median of three at most 64 MB and 20 times the text above the idle value.
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { accounts } from "../support/accounts";
import { type Caller, createCaller } from "../support/caller";
import { makeFolder, startChild } from "../support/childGateway";
import { hostileTexts } from "../support/hostile/hostileTexts";

const rounds = 3;
const megabyte = 1_048_576;
const mostMemory = (text: string) => 64 * megabyte + 20 * Buffer.byteLength(text);

/** The places of texts, by how many characters each takes. */
const targets = {
  mailPreview: {
    length: 9_990,
    document:
      'query ($text: String!) { answer: mailPreview(kind: "reset", subject: "a", body: $text) { html } }',
  },
  addTopicBlock: {
    length: 49_990,
    document:
      "mutation ($text: String!) { answer: addTopicBlock(topicId: 1, input: { kind: TEXT, markdown: $text }) { __typename ... on Refusal { message } } }",
  },
  importTopicBlocks: {
    length: 499_990,
    document:
      "mutation ($text: String!) { answer: importTopicBlocks(topicId: 1, markdown: $text) { __typename ... on Refusal { message } } }",
  },
  importQuestions: {
    length: 899_990,
    document:
      "mutation ($text: String!) { answer: importQuestions(courseId: 1, moduleId: 1, format: GIFT, text: $text, dryRun: true) { __typename ... on Refusal { message } } }",
  },
} as const;

const readMemory = (pid: number, name: "VmRSS" | "VmHWM"): number =>
  Number(new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) * 1_024;

interface Sending {
  caller: Caller;
  pid: number;
  document: string;
  text: string;
}

/** Bytes that the process held at most while it answered, above those of before. */
async function measurePeak({ caller, pid, document, text }: Sending): Promise<number> {
  // The kernel begins the highest value anew.
  writeFileSync(`/proc/${pid}/clear_refs`, "5");
  const idle = readMemory(pid, "VmRSS");
  const { status, data, errors } = await caller.graphql(document, { text });
  const said = JSON.stringify([data, errors]);
  if (status >= 500 || said.includes("not found")) throw new Error(`answered ${status}: ${said}`);
  return readMemory(pid, "VmHWM") - idle;
}

async function runRound(peaks: Map<string, number[]>, texts: Map<string, string>): Promise<void> {
  const { folder, remove } = makeFolder();
  const gateway = startChild({
    DATA_DIR: folder,
    DEMO: "1",
    LOG_LEVEL: "error",
    NODE_OPTIONS: "--max-old-space-size=256",
  });
  const caller = await createCaller(await gateway.origin).signIn(accounts.admin);
  const pid = gateway.process.pid ?? -1;
  for (const [target, { document, length }] of Object.entries(targets))
    for (const [kind, make] of Object.entries(hostileTexts)) {
      const name = `${target}, ${kind}`;
      const text = make(length).slice(0, length);
      texts.set(name, text);
      const peak = await measurePeak({ caller, pid, document, text });
      peaks.set(name, [...(peaks.get(name) ?? []), peak]);
    }
  gateway.process.kill("SIGTERM");
  await gateway.ended;
  remove();
}

async function proveMemory(): Promise<boolean> {
  const peaks = new Map<string, number[]>();
  const texts = new Map<string, string>();
  for (let round = 0; round < rounds; round += 1) await runRound(peaks, texts);
  const medians = [...peaks].map(([name, values]) => ({
    name,
    median: values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? 0,
  }));
  medians.sort((left, right) => right.median - left.median);
  for (const { name, median } of medians.slice(0, 10))
    process.stdout.write(`${name}: ${Math.round(median / megabyte)} MB above idle\n`);
  return medians.every(({ name, median }) => median <= mostMemory(texts.get(name) ?? ""));
}

function proveHolds(): boolean {
  const { status } = spawnSync(
    process.execPath,
    ["node_modules/vitest/vitest.mjs", "run", "--project=gateway", "tests/gateway/schema/hostile"],
    { stdio: "inherit", env: { ...process.env, HOSTILE: "whole" } },
  );
  return status === 0;
}

const hasMemory = await proveMemory();
const isQuick = proveHolds();
if (!hasMemory || !isQuick) process.exitCode = 1;

import { setTimeout as pause } from "node:timers/promises";
import { expect, it } from "vitest";
import { learner as somebody } from "#tests/client/session/people";
import { createRandom } from "#tests/e2e/support/windows/random";
import { keepAccount } from "~/session/sessionStore";
import { AnswerWindow } from "./answerWindow";
import {
  addFile,
  allWindows,
  type Deed,
  deeds,
  noteFiles,
  type Run,
  typeAnswer,
  typeMark,
  typeText,
} from "./deeds";
import { Device, until } from "./device";
import { MarkWindow } from "./markWindow";
import { TextWindow, textKinds } from "./textWindow";
import { makeWorld } from "./world";

const runs = Number(process.env["WINDOWS_RUNS"] ?? 5);
const firstSeed = Number(process.env["WINDOWS_SEED"] ?? 1);
/** So many worlds at once: most of a run is waiting for pauses in typing. */
const beside = Number(process.env["WINDOWS_BESIDE"] ?? 10);
const steps = 30;

async function begin(seed: number): Promise<Run> {
  const world = await makeWorld();
  const { caller, trainer, written, asked, place } = world;
  const [laptop, phone, desk] = [new Device(caller), new Device(caller), new Device(trainer.caller)];
  const text = (name: string, device: Device) => new TextWindow(name, device, written);
  const sheet = (name: string, device: Device) => new AnswerWindow(`${name} with the exam`, device, asked);
  return {
    world,
    windows: [text("one", laptop), text("two", laptop), text("the phone", phone)],
    sheets: [sheet("one", laptop), sheet("two", laptop), sheet("the phone", phone)],
    desks: [new MarkWindow("the desk", desk, place), new MarkWindow("the second desk", desk, place)],
    random: createRandom(seed),
    typed: { note: [], draft: [], answer: [] },
    attached: new Set(),
    marks: [],
  };
}

const oneOfEach = <Window extends { device: Device }>(windows: readonly Window[]) => [
  ...new Map(windows.map((window) => [window.device, window])).values(),
];

const isKept = ({ storage }: Device, kind: string) =>
  [...storage.keys()].some((key) => key.includes(`:${kind}:`));

/** Opens both texts until this device keeps nothing: what closed windows kept is sent. */
async function settleTexts(window: TextWindow): Promise<void> {
  for (const kind of textKinds)
    for (let round = 0; round < 8; round += 1) {
      await window.open(kind);
      await window.settle();
      if (!isKept(window.device, kind === "note" ? "note" : "submission")) break;
    }
}

async function settleAnswers(sheet: AnswerWindow): Promise<void> {
  for (let round = 0; round < 8; round += 1) {
    await sheet.open();
    await sheet.settle();
    if (!isKept(sheet.device, "answer")) return;
  }
}

/** Everyone is online and signed in, and opens everything once more. */
async function settleAll(run: Run): Promise<void> {
  const { windows, sheets, desks, world } = run;
  for (const { device } of allWindows(run)) {
    device.isOffline = false;
    device.signInAgain();
  }
  await world.withdraw();
  // Words that are typed where the work was handed in elsewhere are refused, and kept: they are found when windows open again.
  for (const window of windows) if (window.isOpen) await window.settle(7_000).catch(() => undefined);
  for (const window of [...sheets, ...desks]) if (window.isOpen) await window.settle();
  for (const window of allWindows(run)) window.close();
  for (const window of oneOfEach(windows)) await settleTexts(window);
  for (const sheet of oneOfEach(sheets)) await settleAnswers(sheet);
  for (const desk of oneOfEach(desks)) {
    await desk.open();
    await desk.settle();
  }
}

/** The last typed mark was saved, or stands in its cell; and none has replaced another one unseen. */
async function checkMarks({ world, desks, marks }: Run): Promise<void> {
  const entries = await world.readEntries(world.place);
  const last = marks.at(-1);
  const [desk] = oneOfEach(desks);
  const isSaved = entries.some(({ points }) => points === last?.points);
  if (last) expect(isSaved || desk?.refused === String(last.points), `the mark ${last.points}`).toBe(true);
  const trainerId = world.trainer.user.id;
  for (const [at, { enteredById, points }] of entries.entries()) {
    const before = entries[at - 1];
    const typed = marks.find((mark) => mark.points === points);
    if (enteredById !== trainerId || !before || before.enteredById === trainerId) continue;
    expect(typed?.seen, `what the mark ${points} replaced`).toBe(before.id);
  }
}

/** The file that was given last is the answer; which of two was later is not sure within some seconds. */
async function checkAnswerFile({ world, sheets }: Run): Promise<void> {
  const given = sheets.flatMap(({ files }) => files).toSorted((left, right) => left.at - right.at);
  const first = given.filter(({ id }, at) => given.findIndex((other) => other.id === id) === at);
  const last = first.at(-1);
  if (!last) return;
  const { answerFileId } = await world.read();
  const latest = first.filter(({ at }) => at > last.at - 3_000).map(({ id }) => id);
  expect(latest, "the file of the answer").toContain(answerFileId);
}

/** Hands in what a window shows, again while the gateway is busy. */
async function handInAtLast(window: TextWindow): Promise<void> {
  const isHandedIn = () => {
    if (window.text.includes("Receipt")) return true;
    if (!/Not handed in(?!.*is busy)/.test(window.text)) window.press("Hand in");
    return false;
  };
  await until(isHandedIn, () => window.text);
}

async function checkTexts({ world, windows, typed, attached }: Run): Promise<void> {
  const stored = await world.read();
  for (const kind of ["note", "draft", "answer"] as const)
    for (const word of typed[kind]) expect(stored[kind], `the ${kind}`).toContain(word);
  if (typed.draft.length + attached.size === 0) return;
  const [window] = windows;
  await window.open("draft");
  await handInAtLast(window);
  const { latest } = await world.read();
  expect(latest?.state).toBe("HANDED_IN");
  for (const word of typed.draft) expect(latest?.text).toContain(word);
  const names = latest?.files.map(({ name }) => name);
  for (const name of attached) expect(names, "the files").toContain(name);
}

const typing: readonly Deed[] = [
  typeText,
  typeText,
  typeText,
  typeText,
  typeAnswer,
  typeAnswer,
  typeMark,
  typeMark,
  addFile,
  addFile,
];

async function live(seed: number): Promise<void> {
  const run = await begin(seed);
  const { random } = run;
  const story: string[] = [];
  try {
    for (let step = 0; step < steps; step += 1) {
      const done = await random.pick([typeText, ...typing, ...deeds])(run);
      if (done !== undefined) story.push(done);
      await pause(random.pick([0, 20, 200, 900]));
      noteFiles(run);
    }
    await settleAll(run);
    await checkTexts(run);
    await checkMarks(run);
    await checkAnswerFile(run);
  } catch (error) {
    throw new Error(`seed ${seed}: ${story.join("; ")}`, { cause: error });
  } finally {
    for (const window of allWindows(run)) window.close();
  }
}

/** Tells of a loss as soon as it is found: the other runs may take an hour. */
function tellLoss({ message, cause }: Error): string {
  const loss = `${message}\n  ${String(cause)}`;
  process.stdout.write(`${loss}\n`);
  return loss;
}

it(`two windows and a phone lose nothing in ${runs} random runs`, { timeout: 0 }, async () => {
  keepAccount(somebody);
  const seeds = Array.from({ length: runs }, (_item, at) => firstSeed + at);
  const lost: string[] = [];
  const work = async () => {
    for (let seed = seeds.shift(); seed !== undefined; seed = seeds.shift())
      await live(seed).then(
        () => process.stdout.write(`seed ${seed}: nothing lost\n`),
        (error: Error) => lost.push(tellLoss(error)),
      );
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: beside }, work));
  const seconds = Math.round((performance.now() - began) / 1_000);
  process.stdout.write(`${runs} runs in ${seconds} s, ${lost.length} of them lost something\n`);
  expect(lost).toEqual([]);
});

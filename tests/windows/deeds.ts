import { setTimeout as pause } from "node:timers/promises";
import type { Random } from "#tests/e2e/support/windows/random";
import { AnswerWindow } from "./answerWindow";
import { until } from "./device";
import type { MarkWindow } from "./markWindow";
import { type TextKind, TextWindow, textKinds } from "./textWindow";
import type { World } from "./world";

export type AnyWindow = TextWindow | AnswerWindow | MarkWindow;

/** A mark that was typed at the desk, with the entry that was seen then. */
interface TypedMark {
  points: number;
  seen: number | null;
}

export interface Run {
  world: World;
  /** Two windows and a phone of the learner. */
  windows: readonly [TextWindow, ...TextWindow[]];
  /** The same with the exam. */
  sheets: readonly [AnswerWindow, ...AnswerWindow[]];
  /** Two windows of the trainer. */
  desks: readonly [MarkWindow, ...MarkWindow[]];
  random: Random;
  /** The words that were typed; each is typed once. */
  typed: Record<TextKind | "answer", string[]>;
  /** The files that a window has shown as part of the draft. */
  attached: Set<string>;
  /** The marks that were typed; each is typed once. */
  marks: TypedMark[];
}

/** Does something, and returns what was done in words; undefined where it cannot be done now. */
export type Deed = (run: Run) => Promise<string | undefined>;

export const allWindows = ({ windows, sheets, desks }: Run): readonly [AnyWindow, ...AnyWindow[]] => [
  ...windows,
  ...sheets,
  ...desks,
];

/** A page cannot be loaded without a connection and a session. */
const canLoad = ({ device }: AnyWindow) => !device.isOffline && device.isSignedIn;

const open = (window: AnyWindow, random: Random) =>
  window instanceof TextWindow ? window.open(random.pick(textKinds)) : window.open();

async function ensureOpen(window: AnyWindow, random: Random): Promise<boolean> {
  if (!window.isOpen && canLoad(window)) await open(window, random);
  return window.isOpen;
}

let count = 0;
const newWord = () => {
  count += 1;
  return `word${count}.`;
};

export const typeText: Deed = async ({ windows, random, typed }) => {
  const window = random.pick(windows);
  if (!(await ensureOpen(window, random))) return undefined;
  const word = newWord();
  if (!(await window.type(` ${word}`))) return undefined;
  typed[window.kind].push(word);
  return `${window.name} types ${word} as ${window.kind}`;
};

export const typeAnswer: Deed = async ({ sheets, random, typed }) => {
  const sheet = random.pick(sheets);
  if (!(await ensureOpen(sheet, random))) return undefined;
  const word = newWord();
  sheet.type(` ${word}`);
  typed.answer.push(word);
  return `${sheet.name} types ${word}`;
};

export const typeMark: Deed = async ({ desks, random, marks }) => {
  const desk = random.pick(desks);
  if (!(await ensureOpen(desk, random))) return undefined;
  const points = marks.length + 1;
  const { seen } = desk;
  if (!desk.type(String(points), random.pick([true, true, true, false]))) return undefined;
  marks.push({ points, seen });
  return `${desk.name} types the mark ${points}`;
};

/** Adds a file to the draft, or to an exam; it goes up while other things are done. */
export const addFile: Deed = async ({ windows, sheets, random }) => {
  const window = random.pick<TextWindow | AnswerWindow>([...windows, ...sheets]);
  if (!(await ensureOpen(window, random))) return undefined;
  const name = `${newWord()}txt`;
  if (window instanceof TextWindow && (window.kind !== "draft" || !window.attach(name))) return undefined;
  if (window instanceof AnswerWindow) window.attach(name);
  return `${window.name} adds ${name}`;
};

/** Notes which files the windows show as part of the draft: none of them may be lost. */
export function noteFiles({ windows, attached }: Run): void {
  for (const window of windows) for (const name of window.attached) attached.add(name);
}

const handInStates = /Receipt \d+|Not handed in|may be handed in/;

/** The learner's work on an assignment that a window shows; undefined where it cannot be handed in now. */
async function pressHandIn({ windows, random }: Run) {
  const window = random.pick(windows);
  if (!canLoad(window)) return undefined;
  if (!window.isOpen || window.kind !== "draft") await window.open("draft");
  const shown = window.typed.match(/word\d+\./g) ?? [];
  return window.press("Hand in") ? { window, shown } : undefined;
}

const waitForEnd = (window: TextWindow) =>
  until(
    () => !window.press("Keep both") && handInStates.test(window.text),
    () => `${window.name} hands in: ${window.text}`,
  );

/** Hands in what a window shows; what is acknowledged must be there. */
const handIn: Deed = async (run) => {
  const pressed = await pressHandIn(run);
  if (!pressed) return undefined;
  const { window, shown } = pressed;
  await waitForEnd(window);
  if (!window.text.includes("Receipt")) return `${window.name} hands in, and is stopped`;
  const { latest } = await run.world.read();
  const isThere = latest?.state === "HANDED_IN" && shown.every((word) => latest.text.includes(word));
  if (!isThere) throw new Error(`handed in ${shown.join(" ")}, there is ${JSON.stringify(latest)}`);
  return `${window.name} hands in`;
};

/** Hands in while the connection breaks: what was taken may not be denied. */
const handInBroken: Deed = async (run) => {
  const { latest: before } = await run.world.read();
  if (before?.state === "HANDED_IN") return undefined;
  const pressed = await pressHandIn(run);
  if (!pressed) return undefined;
  const { window } = pressed;
  await pause(run.random.pick([0, 50, 150, 400]));
  window.device.isOffline = true;
  await waitForEnd(window);
  await window.device.whenDone();
  const { latest } = await run.world.read();
  if (latest?.state === "HANDED_IN" && window.text.includes("Not handed in"))
    throw new Error(`${window.name} denies what was handed in: ${window.text}`);
  return `${window.name} hands in while the connection breaks`;
};

/** The deeds besides typing. */
export const deeds: readonly [Deed, ...Deed[]] = [
  async (run) => {
    const window = run.random.pick(allWindows(run));
    if (!window.isOpen || !canLoad(window)) return undefined;
    await open(window, run.random);
    return `${window.name} is loaded again`;
  },
  async (run) => {
    const window = run.random.pick(allWindows(run));
    if (!window.isOpen) return undefined;
    window.close();
    return `${window.name} is closed`;
  },
  async (run) => {
    const { device, name } = run.random.pick(allWindows(run));
    device.isOffline = !device.isOffline;
    return `the device of ${name} is ${device.isOffline ? "offline" : "online"}`;
  },
  async (run) => {
    const { device, name } = run.random.pick(allWindows(run));
    if (device.isSignedIn) device.endSession();
    else device.signInAgain();
    return `the device of ${name} is ${device.isSignedIn ? "signed in again" : "signed out"}`;
  },
  async (run) => {
    const window = run.random.pick(allWindows(run));
    if (!window.isOpen || !canLoad(window)) return undefined;
    await window.hear();
    return `${window.name} hears the news`;
  },
  async ({ world }) => {
    await world.move();
    return "staff move the learner to the other batch";
  },
  async ({ world, marks }) => {
    await world.markElsewhere(500 + marks.length / 100);
    return "someone else enters a mark";
  },
  handIn,
  handInBroken,
];

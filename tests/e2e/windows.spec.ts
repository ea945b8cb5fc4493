import { type Browser, expect, test } from "playwright/test";
import { openSession } from "./support/accounts";
import { phone } from "./support/page";
import { createRandom, type Random } from "./support/windows/random";
import { Device, TypingWindow, type WindowOptions } from "./support/windows/window";
import {
  makeMovedLearner,
  makeWorld,
  readStored,
  type TextKind,
  textKinds,
  type World,
} from "./support/windows/world";

/** Two of the runs; `npm run proof -- windows` makes 500. */
const runs = Number(process.env["WINDOWS_RUNS"] ?? 2);
const firstSeed = Number(process.env["WINDOWS_SEED"] ?? 1);
const steps = 14;

interface Run {
  windows: readonly [TypingWindow, ...TypingWindow[]];
  random: Random;
  /** The words that were typed; each is typed once. */
  typed: Record<TextKind, string[]>;
  move: () => Promise<void>;
}

/** Does something, and returns what was done in words; undefined where it cannot be done now. */
type Deed = (run: Run) => Promise<string | undefined>;

const typeWord: Deed = async ({ windows, random, typed }) => {
  const window = random.pick(windows);
  if (!window.isOpen && window.device.isOffline) return undefined;
  if (!window.isOpen) await window.open(random.pick(textKinds));
  const word = `word${typed.note.length + typed.draft.length}.`;
  if (!(await window.type(` ${word}`))) return undefined;
  typed[window.kind].push(word);
  return `${window.name} types ${word} as ${window.kind}`;
};

/** The deeds besides typing. A page cannot be loaded without a connection. */
const deeds: readonly [Deed, ...Deed[]] = [
  async ({ windows, random }) => {
    const window = random.pick(windows);
    if (!window.isOpen || window.device.isOffline) return undefined;
    await window.reload();
    return `${window.name} is loaded again`;
  },
  async ({ windows, random }) => {
    const window = random.pick(windows);
    if (!window.isOpen) return undefined;
    await window.close();
    return `${window.name} is closed`;
  },
  async ({ windows, random }) => {
    const { device, name } = random.pick(windows);
    await device.setOffline(!device.isOffline);
    return `the device of ${name} is ${device.isOffline ? "offline" : "online"}`;
  },
  async ({ windows, random }) => {
    const { device, name } = random.pick(windows);
    await device.endSession();
    return `the session of the device of ${name} ends`;
  },
  async ({ move }) => {
    await move();
    return "staff move the learner to the other batch";
  },
];

/** Everyone is online, signs in where asked, and opens both textKinds once more: what closed windows kept is sent. */
async function settleAll(windows: readonly TypingWindow[]): Promise<void> {
  for (const { device } of windows) await device.setOffline(false);
  for (const window of windows) if (window.isOpen) await window.settle();
  const oneOfEach = windows.filter(
    (window, at) => windows.findIndex(({ device }) => device === window.device) === at,
  );
  for (const window of oneOfEach)
    for (const kind of textKinds)
      for (const _round of [1, 2]) {
        await window.open(kind);
        await window.settle();
      }
}

/** Two windows of a laptop, and one of a phone. */
async function openWindows(browser: Browser, options: Pick<WindowOptions, "world" | "learner">) {
  const laptop = new Device(await browser.newContext());
  const mobile = new Device(await browser.newContext({ viewport: phone, hasTouch: true, isMobile: true }));
  for (const { context } of [laptop, mobile]) {
    const page = await context.newPage();
    await openSession(page, options.learner);
    await page.close();
  }
  const open = (name: string, device: Device) => new TypingWindow({ ...options, name, device });
  return [open("one", laptop), open("two", laptop), open("the phone", mobile)] as const;
}

async function handIn({ page }: TypingWindow): Promise<void> {
  await page.getByRole("button", { name: "Hand in" }).click();
  await expect(page.getByText(/Receipt \d+/)).toBeVisible();
}

let made: Promise<World> | undefined;

for (let seed = firstSeed; seed < firstSeed + runs; seed += 1)
  test(`two windows and a phone lose nothing that was typed (seed ${seed})`, async ({ browser, request }) => {
    test.setTimeout(180_000);
    made ??= makeWorld();
    const world = await made;
    const { learner, move } = await makeMovedLearner(request, world);
    const windows = await openWindows(browser, { world, learner });
    const random = createRandom(seed);
    const run: Run = { windows, random, typed: { note: [], draft: [] }, move };
    const story: string[] = [];
    for (let step = 0; step < steps; step += 1) {
      const done = await random.pick([typeWord, typeWord, typeWord, typeWord, typeWord, ...deeds])(run);
      if (done !== undefined) story.push(done);
    }
    await settleAll(windows);
    const stored = await readStored(request, learner, world);
    for (const kind of textKinds)
      for (const word of run.typed[kind])
        expect(stored[kind], `${kind} after: ${story.join("; ")}`).toContain(word);
    if (run.typed.draft.length === 0) return;
    await handIn(random.pick(windows));
    const { draft, states } = await readStored(request, learner, world);
    expect(states).toEqual(["HANDED_IN"]);
    for (const word of run.typed.draft) expect(draft).toContain(word);
  });

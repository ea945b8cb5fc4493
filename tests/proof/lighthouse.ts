// npm run proof -- lighthouse [rounds]: how quick the visitors' pages are, as medians: what Lighthouse's model says on a
// desk and on a phone, and what a browser needs that is really held back, until content and until the page is usable.
import { mkdtempSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium } from "playwright";
import { layOutImage, startImage } from "../support/image";
import { auditPages } from "../support/lighthouse";
import { freePort } from "../support/postgres";
import { say } from "../support/say";

const rounds = Number(process.argv[2] ?? 5);
const paths = ["/home", "/courses", "/courses/HTML-CSS"];

/** A phone on a slow line: 150 ms, 180 kB/s, and a fourth of this processor. */
const slow = { latency: 150, downloadThroughput: 180_000, uploadThroughput: 180_000, offline: false };

const desktop = {
  formFactor: "desktop",
  screenEmulation: { mobile: false, width: 1350, height: 940, deviceScaleFactor: 1, disabled: false },
  throttling: { rttMs: 40, throughputKbps: 10_240, cpuSlowdownMultiplier: 1 },
};

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

const whole = (values: readonly number[]) => String(Math.round(median(values)));

interface Browser {
  origin: string;
  /** The address of its debugger. */
  port: number;
  context: BrowserContext;
}

/** Lighthouse's score, and the milliseconds and shifts that make it. */
async function judge({ origin, port }: Browser, device: string, settings: Record<string, unknown>) {
  for (const path of paths) {
    const pages = Array.from({ length: rounds }, () => `${origin}${path}`);
    const reports = await auditPages({
      port,
      pages,
      settings: { ...settings, onlyCategories: ["performance"] },
    });
    const numbers = (id: string) => reports.map((report) => report.numbers[id] ?? Number.NaN);
    const score = whole(reports.map(({ scores }) => 100 * (scores["performance"] ?? Number.NaN)));
    const [first, largest] = [
      whole(numbers("first-contentful-paint")),
      whole(numbers("largest-contentful-paint")),
    ];
    const shift = median(numbers("cumulative-layout-shift")).toFixed(3);
    const blocked = whole(numbers("total-blocking-time"));
    say(`| ${path}, ${device} | ${score} | ${first} | ${largest} | ${blocked} | ${shift} |`);
  }
}

/** Without content from the server, as signed-in readers get it and everyone did before. */
const plainPage = { name: "lectern_session", value: "none" };

/** Opens a page in a held-back browser; returns the milliseconds until its largest content, and until it is usable. */
async function load(
  { origin, context }: Browser,
  path: string,
  isPlain: boolean,
): Promise<{ content: number; usable: number }> {
  await context.clearCookies();
  if (isPlain) await context.addCookies([{ ...plainPage, url: origin }]);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  await session.send("Network.emulateNetworkConditions", slow);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.goto(`${origin}${path}`, { waitUntil: "commit" });
  await page.waitForSelector("html[data-live]", { state: "attached", timeout: 60_000 });
  const usable = await page.evaluate(() => performance.now());
  await page.waitForLoadState("networkidle");
  const content = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe(
          {
            type: "largest-contentful-paint",
            buffered: true,
          },
        );
      }),
  );
  await page.close();
  return { content, usable };
}

async function holdBack(browser: Browser): Promise<void> {
  for (const path of paths) {
    const loads: { content: number; usable: number }[] = [];
    const plain: { content: number; usable: number }[] = [];
    // In turns, so that both kinds of page meet the same machine.
    for (let round = 0; round < rounds; round += 1) {
      loads.push(await load(browser, path, false));
      plain.push(await load(browser, path, true));
    }
    const cells = [loads, plain].flatMap((kind) => [
      whole(kind.map(({ content }) => content)),
      whole(kind.map(({ usable }) => usable)),
    ]);
    say(`| ${path} | ${cells.join(" | ")} |`);
  }
}

const image = layOutImage();
const folder = mkdtempSync(join(tmpdir(), "lectern-lighthouse-"));
const settings = {
  DATA_DIR: join(folder, "data"),
  PORT: String(await freePort()),
  DEMO: "1",
  HOST: "127.0.0.1",
};
const gateway = await startImage(image, settings);
const port = await freePort();
const context = await chromium.launchPersistentContext(join(folder, "browser"), {
  executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
  viewport: { width: 390, height: 844 },
  args: ["--no-sandbox", "--disable-gpu", `--remote-debugging-port=${port}`],
});
const browser = { origin: `http://127.0.0.1:${settings.PORT}`, port, context };
say(`medians of ${rounds}; load of the machine ${loadavg()[0]?.toFixed(1)}\n`);
say("| Lighthouse | performance | FCP, ms | LCP, ms | TBT, ms | CLS |\n|---|---|---|---|---|---|");
await judge(browser, "desktop", desktop);
await judge(browser, "mobile", {});
say(
  "\n| held back: 150 ms, 180 kB/s, CPU 4x | content (LCP), ms | usable, ms | LCP of the plain page, ms | usable |\n|---|---|---|---|---|",
);
await holdBack(browser);
say(`\nload of the machine at the end ${loadavg()[0]?.toFixed(1)}`);
await context.close();
gateway.process.kill("SIGTERM");
await gateway.ended;
image.remove();
rmSync(folder, { recursive: true, force: true });

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium, expect, test } from "playwright/test";
import { auditPages } from "../support/lighthouse";
import { freePort } from "../support/postgres";
import { demo } from "./support/accounts";
import { heading } from "./support/page";
import { type Screen, visitorScreens } from "./support/screens";

interface Area {
  paths: readonly string[];
  account?: { email: string; password: string };
  /** The budget of a page; only of those rendered for visitors. */
  most?: { requests: number; bytes: number; shift: number };
}

// A missing page returns 404, which Lighthouse takes for a page that failed.
const found = visitorScreens.filter(({ name }) => !name.startsWith("an unknown"));

const blog: Screen = { name: "the blog", path: "/blog", heading: /^Blog$/ };
const rendered = [...found, blog].filter(({ path }) => !path.startsWith("/auth"));

// The numbers belong to the demo data.
const areas: Readonly<Record<string, Area>> = {
  "the visitors' pages": {
    paths: rendered.map(({ path }) => path),
    // On a phone. What each of three pages takes of scripts is held by performance.spec.ts.
    most: { requests: 36, bytes: 310_000, shift: 0.05 },
  },
  "the screens for signing in": {
    paths: found.map(({ path }) => path).filter((path) => path.startsWith("/auth")),
  },
  "a learner's main screens": {
    account: demo.learner,
    paths: ["/learner/courses", "/learner/courses/HTML-CSS/1/topics", "/learner/assessments", "/chat"],
  },
  "the staff's main screens": {
    account: demo.admin,
    paths: ["/admin/dashboard", "/admin/courses/1/curriculum", "/admin/batches/2/courses/3/plan"],
  },
};

/** Opens a browser that Lighthouse can reach, with a session when there is an account. */
async function openBrowser(port: number, folder: string): Promise<BrowserContext> {
  const { executablePath, args = [] } = test.info().project.use.launchOptions ?? {};
  return chromium.launchPersistentContext(folder, {
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [...args, `--remote-debugging-port=${port}`],
  });
}

for (const [area, { paths, account, most }] of Object.entries(areas)) {
  test(`${area} have nothing that Lighthouse finds fault with`, async ({ baseURL }) => {
    test.setTimeout(300_000);
    const folder = mkdtempSync(join(tmpdir(), "lectern-lighthouse-"));
    const port = await freePort();
    const context = await openBrowser(port, folder);
    if (account) {
      const data = { email: account.email, password: account.password };
      expect((await context.request.post(`${baseURL}/api/auth/login`, { data })).ok()).toBe(true);
    }
    const reports = await auditPages({
      port,
      pages: paths.map((path) => `${baseURL}${path}`),
      settings: {
        disableStorageReset: account !== undefined,
        // Speed is for npm run proof -- lighthouse, and the first load's for performance.spec.ts.
        onlyCategories: ["accessibility", "best-practices", "seo"],
        onlyAudits: ["total-byte-weight", "network-requests", "cumulative-layout-shift"],
      },
    });
    await context.close();
    rmSync(folder, { recursive: true, force: true });
    for (const { page, error, scores, faults, numbers, requests } of reports) {
      expect({ page, error, faults, scores }).toEqual({
        page,
        error: null,
        faults: [],
        scores: { accessibility: 1, "best-practices": 1, seo: 1 },
      });
      if (!most) continue;
      expect(requests, page).toBeLessThanOrEqual(most.requests);
      expect(numbers["total-byte-weight"], page).toBeLessThanOrEqual(most.bytes);
      expect(numbers["cumulative-layout-shift"], page).toBeLessThanOrEqual(most.shift);
    }
  });
}

test("the visitors' pages have their heading and what follows it in the HTML, without script", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  for (const { path, heading: title } of rendered) {
    await page.goto(path);
    await expect(heading(page), path).toHaveText(title);
    const text = await page.getByRole("main").innerText();
    expect(text.replace(title, "").trim().length, path).toBeGreaterThan(30);
  }
  await context.close();
});

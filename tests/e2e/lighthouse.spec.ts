import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium, expect, test } from "playwright/test";
import { auditPages } from "../support/lighthouse";
import { freePort } from "../support/postgres";
import { demo } from "./support/accounts";
import { visitorScreens } from "./support/screens";

interface Area {
  paths: readonly string[];
  account?: { email: string; password: string };
}

// A missing page returns 404, which Lighthouse takes for a page that failed.
const found = visitorScreens.filter(({ name }) => !name.startsWith("an unknown"));

// The numbers belong to the demo data.
const areas: Readonly<Record<string, Area>> = {
  "the visitors' screens": { paths: [...found.map(({ path }) => path), "/blog"] },
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

for (const [area, { paths, account }] of Object.entries(areas)) {
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
      },
    });
    await context.close();
    rmSync(folder, { recursive: true, force: true });
    for (const { page, error, scores, faults } of reports) {
      expect({ page, error, faults, scores }).toEqual({
        ...{ page, error: null, faults: [] },
        scores: { accessibility: 1, "best-practices": 1, seo: 1 },
      });
    }
  });
}

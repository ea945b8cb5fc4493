import { readFileSync } from "node:fs";
import { expect, type Page, test } from "playwright/test";
import { generatePath, matchPath } from "react-router-dom";
import { listScreenRights } from "~/areas/screenRights";
import { accessToken, demo, openSession } from "./support/accounts";
import { launchWithoutPictures } from "./support/launch";
import { desk, heading, openScreen, reopenScreen, untilLive } from "./support/page";

/** Screens that no link of the product leads to, each with its reason. */
const withoutLink: Readonly<Record<string, string>> = {
  "/": "leads to the catalogue",
  "/*": "is what an unknown address shows",
  "/admin": "is linked from the public pages, and leads on",
  "/admin/*": "is what an unknown address shows",
  "/admin/courses/create": "is the second address of /admin/courses/add",
  "/admin/organizations/:id": "is the second address of the settings",
  "/specializations/:sid/:id": "is the second address of a specialization",
  "/learner": "is linked from the public pages, and leads on",
  "/learner/dashboard": "is the second address of My Courses",
  "/learner/courses/:title/:id": "leads to the topics of the course",
  "/assessments": "is the second address of /learner/assessments",
  "/assessments/:id": "is the second address of an assessment",
  "/projects": "is the second address of /learner/projects",
  "/projects/:id": "is the second address of a project",
  "/announcements/:id": "is opened by a notification, and by its mail",
  "/results/:token": "is shared by its owner",
  "/verify/:serial": "is printed on the certificate",
};

/** A trainer sees the public resources of courses that others teach in their lists, and not on a screen of their own. */
const mayBeUnseen = ["/admin/courses/:id/resources/:resourceId", "/admin/resources/:id/:resourceId"];

const staff = (name: string) => ({ email: `${name}@demo.test`, password: "staff-12345" });
const people = {
  visitor: null,
  learner: demo.learner,
  admin: demo.admin,
  trainer: { email: "trainer@demo.test", password: "trainer-12345" },
  coordinator: staff("coordinator"),
  author: staff("author"),
  finance: staff("finance"),
  support: staff("support"),
} as const;

const built = JSON.parse(readFileSync("build/pages/files.json", "utf8")) as Record<
  "screens" | "frames",
  object
>;
const publicRoutes = Object.keys(built.screens).map((path) => `/${path}`);
const routes = [...publicRoutes, ...Object.keys(built.frames)].filter((path) => !(path in withoutLink));

/** The route of an address: the first that fits, those with fewer placeholders before others. */
const byPlaceholders = routes.toSorted((a, b) => a.split(":").length - b.split(":").length);
const findRoute = (address: string) =>
  byPlaceholders.find((path) => matchPath(path, address.replace(/[?#].*$/, "")) !== null);

const toSample = (path: string) => generatePath(path, new Proxy({}, { get: () => "1", has: () => true }));

/** The signed-in person, as the browser keeps them. */
interface Account {
  userType: string;
  rights: readonly string[];
}

/** Whether a person's rights open a screen of staff: all of one alternative. */
function mayOpen({ rights }: Account, path: string): boolean {
  const wanted = listScreenRights(path);
  return wanted.length === 0 || wanted.some((right) => [right].flat().every((name) => rights.includes(name)));
}

/** Whether a screen is for a person: that of their area, if their rights open it. */
function isFor(account: Account | null, path: string): boolean {
  if (!account) return publicRoutes.includes(path);
  const isStaff = account.userType === "E";
  if (path.startsWith("/admin")) return isStaff && mayOpen(account, toSample(path));
  if (path.startsWith("/learner") || path.endsWith("/payments/:id")) return !isStaff;
  return !publicRoutes.includes(path);
}

/** The addresses that the screen links to, those of its menus among them; of a table's rows the first two tell. */
const readLinks = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const links = () =>
      Array.from(document.querySelectorAll("a[href^='/']"), (link) => link.getAttribute("href") ?? "");
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const press = (target: EventTarget, key: string) =>
      target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    const menu = () => document.querySelector("[role=menu]");
    const found = new Set(links());
    const all = Array.from(document.querySelectorAll("button[aria-haspopup=menu]"));
    const ofRows = all.filter((button) => button.closest("tbody, li")).slice(0, 2);
    const ofScreen = all.filter((button) => !button.closest("tbody, li"));
    // The frame of an area stays while one goes from screen to screen: its menus are opened once.
    const isKnown = (button: Element) =>
      button.closest("header") !== null && button.matches("[data-looked-at]");
    for (const button of [...ofScreen.filter((each) => !isKnown(each)), ...ofRows]) {
      button.setAttribute("data-looked-at", "");
      press(button, "Enter");
      for (let turn = 0; turn < 30 && !menu(); turn += 1) await frame();
      for (const link of links()) found.add(link);
      press(document, "Escape");
      for (let turn = 0; turn < 30 && menu(); turn += 1) await frame();
    }
    return [...found];
  });

/** Opens an address within the page, as its links do; fails for a screen that is refused or not there. */
async function open(page: Page, address: string): Promise<void> {
  const isOpen = findRoute(new URL(page.url()).pathname) === findRoute(address);
  await (isOpen ? reopenScreen : openScreen)(page, address);
  const dead = mayBeUnseen.includes(findRoute(address) ?? "") ? /Access denied/ : /Access denied|not found$/;
  await expect(heading(page).first(), address).not.toHaveText(dead);
}

/** How many screens of one kind are looked at while one below them is not reached: not each course has a preview. */
const mostOfAKind = 20;

interface Walk {
  wanted: readonly string[];
  /** The addresses that were found, by their route. */
  found: Map<string, Set<string>>;
  seen: Map<string, number>;
}

const note = ({ wanted, found }: Walk, links: readonly string[]) => {
  for (const link of links) {
    // A feed or an export is no screen.
    const route = /\.\w+$/.test(link) ? undefined : findRoute(link);
    if (route && wanted.includes(route)) found.set(route, (found.get(route) ?? new Set()).add(link));
  }
};

/** The next address to look at: of a kind that was not seen yet, else the nearest one above a screen that is missing. */
function findNext({ wanted, found, seen }: Walk): string | undefined {
  const missing = wanted.filter((route) => !found.has(route));
  const timesOf = (route: string) => seen.get(route) ?? 0;
  const isAbove = (route: string) => missing.some((each) => each.startsWith(`${route}/`));
  const waiting = [...found].filter(([route, { size }]) => size > timesOf(route));
  const [next] = [
    ...waiting.filter(([route]) => timesOf(route) === 0),
    ...waiting
      .filter(([route]) => isAbove(route) && timesOf(route) < mostOfAKind)
      .toSorted(([left], [right]) => right.length - left.length),
  ];
  if (!next) return undefined;
  const [route, addresses] = next;
  const times = timesOf(route);
  seen.set(route, times + 1);
  return [...addresses][times];
}

// Menus that open and close at once, and no picture: what is looked at are links.
test.use({ launchOptions: launchWithoutPictures, contextOptions: { reducedMotion: "reduce" } });

/** The demo data have no announcement: one that is sent in a far future has all its screens. */
test.beforeAll(async ({ request }) => {
  const headers = { Authorization: `Bearer ${await accessToken(request, demo.admin)}` };
  const query = `mutation ($input: AnnouncementInput!) { result: createAnnouncement(input: $input) { __typename } }`;
  const texts = { title: "Holidays", body: "We are closed." };
  // Of a batch that the demo trainer teaches, too.
  const input = { ...texts, batchId: 2, publishAt: "2090-01-01T00:00:00Z" };
  const answer = await request.post("/graphql", { data: { query, variables: { input } }, headers });
  expect(await answer.json()).toMatchObject({ data: { result: { __typename: "AnnouncementPayload" } } });
});

for (const [name, person] of Object.entries(people)) {
  test(`links lead ${name} from the menus to every screen that is open to them`, async ({ page }) => {
    test.setTimeout(400_000);
    const refused: string[] = [];
    page.on("response", (response) => {
      if (response.status() === 403) refused.push(response.request().postData() ?? response.url());
    });
    await page.setViewportSize(desk);
    if (person) await openSession(page, person);
    await page.goto(person === demo.learner ? "/learner" : person ? "/admin" : "/home");
    await untilLive(page);
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    const kept = await page.evaluate(() => localStorage.getItem("user"));
    expect(kept !== null).toBe(person !== null);
    const account = JSON.parse(kept ?? "null") as Account | null;
    const walk: Walk = {
      wanted: routes.filter((route) => isFor(account, route)),
      found: new Map(),
      seen: new Map(),
    };
    note(walk, await readLinks(page));
    for (let next = findNext(walk); next !== undefined; next = findNext(walk)) {
      await open(page, next);
      note(walk, await readLinks(page));
    }
    expect(
      walk.wanted.filter((route) => !walk.found.has(route)),
      "screens that no link leads to",
    ).toEqual([]);
    expect(refused).toEqual([]);
  });
}

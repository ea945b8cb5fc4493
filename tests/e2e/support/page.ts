import { expect, type Locator, type Page } from "playwright/test";

/** The widths of a desk and of a phone. */
export const desk = { width: 1280, height: 800 } as const;
export const phone = { width: 390, height: 844 } as const;

/** The region of toasts. */
export const toasts = (page: Page): Locator => page.getByRole("region", { name: "Notifications" });

/** The frame with the ways to all areas: the public header, or the sidebar of an area (on a phone its bar). */
export const header = (page: Page): Locator => page.getByRole("banner");

/** The button of the signed-in person's menu; it has their name. */
export const accountButton = (page: Page, name?: string): Locator =>
  header(page).getByRole("button", { name: name === undefined ? /, account$/ : `${name}, account` });

/** The link to the signed-in person's profile; it has their name and picture. */
export const profileLink = (page: Page): Locator => header(page).getByRole("link", { name: /, profile$/ });

/** Logs out: by the button beside the name, which a wide window has, or by the menu of a narrow one. */
export async function logOut(page: Page): Promise<void> {
  const isNarrow = (page.viewportSize()?.width ?? desk.width) < 768;
  if (isNarrow) await accountButton(page).click();
  const logout = isNarrow
    ? page.getByRole("menuitem", { name: "Logout" })
    : page.getByRole("button", { name: /^Log ?out$/i });
  await logout.click();
}

/** The screen's own heading. */
export const heading = (page: Page): Locator => page.getByRole("heading", { level: 1 });

/** The titles of the course cards on the screen, in their order. */
export const courseTitles = (page: Page): Locator =>
  page.getByRole("region", { name: "Courses" }).getByRole("heading", { level: 2 });

/** Waits until a page's code runs: the keys of a page that was rendered by the server need it. */
export const untilLive = (page: Page): Promise<void> =>
  expect(page.locator("html")).toHaveAttribute("data-live");

/** Goes to an address as a link of the page does: the page stays, and asks the gateway for what it shows. */
export async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState(null, "", address);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);
}

/** Chooses a theme before the first page of the context loads, as the theme switch keeps it. */
export async function chooseTheme(page: Page, theme: "light" | "dark"): Promise<void> {
  await page.addInitScript((chosen) => localStorage.setItem("theme", chosen), theme);
}

const onTheWay = "On the way";

/** Waits until a screen is there: it has named the page, nothing of it loads any more, and its heading is in sight. */
const untilScreen = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    (former) =>
      document.title !== former &&
      document.querySelector("[aria-busy=true]") === null &&
      Array.from(document.querySelectorAll("h1")).some((title) =>
        title.checkVisibility({ visibilityProperty: true }),
      ),
    onTheWay,
    { timeout: 20_000 },
  );

/** Opens another screen within the page, as links do, and waits until it is there; see `reopenScreen`. */
export async function openScreen(page: Page, address: string): Promise<void> {
  await page.evaluate((title) => {
    document.title = title;
  }, onTheWay);
  await goWithin(page, address);
  await untilScreen(page);
}

/** Opens a screen in a new page, since one of the kind is open: within the page it might keep the former one's name. */
export async function reopenScreen(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilLive(page);
  await untilScreen(page);
}

import { type Browser, expect, type Page, test } from "playwright/test";
import { expectAccessible, sidewaysScroll, switchSystemTheme } from "./support/accessibility";
import { type Account, openSession, registerAccount } from "./support/accounts";
import { failGateway } from "./support/gateway";
import { desk, header, heading, phone, toasts } from "./support/page";

const field = (page: Page) => page.getByPlaceholder("Type a New Message");
const messages = (page: Page) => page.getByRole("region", { name: "Messages" });
const said = (page: Page, text: string) => messages(page).getByText(text, { exact: true });

/** A message in a list of favourites or of what was searched for. */
const found = (page: Page, name: RegExp) =>
  page.getByRole("region", { name: "Conversation", exact: true }).getByRole("link", { name });

async function say(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press("Enter");
}

async function chooseAction(page: Page, text: string, action: string): Promise<void> {
  // A quote repeats the text further down.
  const row = messages(page).getByRole("listitem").filter({ hasText: text });
  await row
    .getByRole("button", { name: /^Actions for/ })
    .first()
    .click();
  await page.getByRole("menuitem", { name: action, exact: true }).click();
}

/** A browser of its own, signed in. */
async function openBrowser(browser: Browser, account: Account): Promise<Page> {
  const page = await (await browser.newContext({ viewport: desk })).newPage();
  await openSession(page, account);
  return page;
}

/** Finds a person by name and opens the conversation. */
async function writeTo(page: Page, { name }: Account): Promise<string> {
  await page.goto("/chat");
  await page.getByRole("combobox", { name: "Search people" }).fill(name);
  await page.getByRole("option", { name }).click();
  await expect(heading(page)).toHaveText(name);
  return new URL(page.url()).pathname;
}

async function expectSound(page: Page, where: string): Promise<void> {
  for (const [size, theme] of [
    [desk, "light"],
    [desk, "dark"],
    [phone, "dark"],
    [phone, "light"],
  ] as const) {
    await page.setViewportSize(size);
    await switchSystemTheme(page, theme);
    await expectAccessible(page, `${where}, ${theme}, ${size.width} px`);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await sidewaysScroll(page), `${where}: sideways scroll at 360 px`).toBe(0);
  await page.setViewportSize(desk);
}

test("two people talk live, and a third sees nothing of it", async ({ browser, request }) => {
  const [asha, ben, cara] = [
    await registerAccount(request, "asha"),
    await registerAccount(request, "ben"),
    await registerAccount(request, "cara"),
  ];
  const [one, other, third] = [
    await openBrowser(browser, asha),
    await openBrowser(browser, ben),
    await openBrowser(browser, cara),
  ];
  await other.goto("/courses");
  await third.goto("/chat");
  const address = await writeTo(one, ben);

  await test.step("a message arrives wherever the other is", async () => {
    await say(one, "Hello Ben, look at https://example.test/plan.");
    await expect(one.getByRole("status").getByText("Successfully added")).toBeVisible();
    await expect(toasts(one).getByText("Successfully added")).toHaveCount(0);
    await expect(header(other).getByRole("link", { name: /^Chat/ })).toContainText("1 unread");
    await expect(other).toHaveTitle(/^\(1\) /);
    await header(other).getByRole("link", { name: /^Chat/ }).click();
    await other
      .getByRole("navigation", { name: "Conversations" })
      .getByRole("link", { name: asha.name })
      .click();
    await expect(other.getByRole("link", { name: "https://example.test/plan", exact: true })).toHaveAttribute(
      "rel",
      /noopener/,
    );
    await expect(header(other).getByRole("link", { name: "Chat", exact: true })).toBeVisible();
    await expect(other).not.toHaveTitle(/^\(/);
  });

  await test.step("one sees the other there, typing, and reading", async () => {
    await expect(one.getByText("Online", { exact: true }).last()).toBeVisible();
    await expect(messages(one).getByText(`Read by ${ben.name}`)).toBeVisible();
    await field(other).pressSequentially("Hi");
    await expect(one.getByText(`${ben.name} is typing…`)).toBeVisible();
    await field(other).press("Enter");
    await expect(said(one, "Hi")).toBeVisible();
    await expect(one.getByText(`${ben.name} is typing…`)).toBeHidden();
  });

  await test.step("the menu replies, edits, keeps and deletes", async () => {
    await chooseAction(one, "Hi", "Reply");
    await expect(field(one)).toBeFocused();
    await say(one, "Tomorrow?");
    await messages(other)
      .getByRole("button", { name: `Go to the message of ${ben.name}` })
      .waitFor();
    await field(one).press("ArrowUp");
    await one.getByLabel("Edit message").press("End");
    await one.getByLabel("Edit message").pressSequentially(" At ten.");
    await one.getByLabel("Edit message").press("Enter");
    await expect(said(other, "Tomorrow? At ten.")).toBeVisible();
    await expect(messages(other).getByText("(edited)")).toBeVisible();
    await chooseAction(other, "Tomorrow? At ten.", "Favourite");
    await expectSound(one, "a conversation");
    await chooseAction(other, "Hi", "Delete");
    await other.getByRole("button", { name: "Yes, delete it!" }).click();
    await expect(said(one, "Message deleted").first()).toBeVisible();
    await expect(said(one, "Hi")).toHaveCount(0);
  });

  await test.step("what was kept and said is found again, and leads to its place", async () => {
    await other.getByRole("link", { name: "Favourites" }).click();
    await found(other, /Tomorrow\? At ten\./).click();
    await expect(said(other, "Tomorrow? At ten.")).toBeVisible();
    await other.getByRole("link", { name: "Search messages" }).click();
    await other.getByRole("searchbox", { name: "Words in a message" }).fill("tomor ten");
    await expect(other).toHaveURL("/chat/search?text=tomor+ten");
    await expect(found(other, /Tomorrow\? At ten\./)).toBeVisible();
    await expectSound(other, "what was found");
  });

  await test.step("the third has heard nothing, and finds nothing", async () => {
    await expect(heading(third)).toHaveText("Lobby");
    await expect(third.getByRole("navigation", { name: "Conversations" })).not.toContainText(asha.name);
    await expect(header(third).getByRole("link", { name: "Chat", exact: true })).toBeVisible();
    await third.goto(address);
    await expect(heading(third)).toHaveText("Conversation not found");
    await third.goto("/chat/search?text=https%3A%2F%2Fexample.test%2Fplan");
    await expect(third.getByRole("main").getByText("Nothing found")).toBeVisible();
  });
  for (const page of [one, other, third]) await page.context().close();
});

test("nothing that was written is lost, and nothing is sent twice", async ({ browser, request }) => {
  const [asha, ben] = [await registerAccount(request, "asha"), await registerAccount(request, "ben")];
  const one = await openBrowser(browser, asha);
  const address = await writeTo(one, ben);

  await test.step("an empty message is refused, as specified", async () => {
    await field(one).press("Enter");
    await expect(toasts(one).getByText("Please fill the fields")).toBeVisible();
  });

  await test.step("a draft stays with its room", async () => {
    await field(one).fill("Half a thought");
    await one
      .getByRole("navigation", { name: "Conversations" })
      .getByRole("link", { name: /^Lobby/ })
      .click();
    await expect(heading(one)).toHaveText("Lobby");
    await expect(field(one)).toHaveValue("");
    await one.goto(address);
    await expect(field(one)).toHaveValue("Half a thought");
  });

  await test.step("what could not be sent waits for the connection, also over a reload, and arrives once", async () => {
    const mend = await failGateway(one, "offline");
    await say(one, "Into the void");
    await say(one, "And after it");
    await expect(messages(one).getByText("Waiting for connection")).toHaveCount(2);
    await mend();
    await one.reload();
    await expect(messages(one).getByText("Waiting for connection")).toHaveCount(0);
    for (const text of ["Into the void", "And after it"]) await expect(said(one, text)).toHaveCount(1);
  });

  await test.step("on a phone one goes from the list to the room and back, by keyboard too", async () => {
    await one.setViewportSize(phone);
    await one.goto("/chat");
    await expect(field(one)).toBeHidden();
    await one
      .getByRole("navigation", { name: "Conversations" })
      .getByRole("link", { name: ben.name })
      .press("Enter");
    await expect(field(one)).toBeVisible();
    await one.getByRole("link", { name: "Back to all conversations" }).press("Enter");
    await expect(field(one)).toBeHidden();
  });
  await one.context().close();
});

test("a long room is read in pages and keeps its place", async ({ browser, request, baseURL }) => {
  const [asha, ben] = [await registerAccount(request, "asha"), await registerAccount(request, "ben")];
  const one = await openBrowser(browser, asha);
  const address = await writeTo(one, ben);
  const other = await openBrowser(browser, ben);
  const proof = {
    "X-XSRF-TOKEN": (await other.context().cookies()).find(({ name }) => name === "XSRF-TOKEN")?.value ?? "",
  };
  const { id } = await (await one.request.get(`${baseURL}/api/users/me`)).json();
  for (let line = 1; line <= 60; line += 1) {
    const data = { messageText: `Line ${line}`, userId: id };
    expect((await other.request.post("/api/messages", { data, headers: proof })).ok()).toBe(true);
  }
  await expect(said(one, "Line 60")).toBeInViewport();
  await one.goto(address);
  await expect(said(one, "Line 60")).toBeInViewport();
  await expect(said(one, "Line 1")).toHaveCount(0);

  await messages(one).focus();
  await one.keyboard.press("Home");
  await expect(said(one, "Line 1")).toHaveCount(1);
  await one.keyboard.press("Home");
  await expect(said(one, "Line 1")).toBeInViewport();
  await other.goto(address);
  await say(other, "Line 61");
  await expect(one.getByRole("button", { name: "1 new message" })).toBeVisible();
  await expect(said(one, "Line 1")).toBeInViewport();
  await one.getByRole("button", { name: "1 new message" }).click();
  await expect(said(one, "Line 61")).toBeInViewport();
  for (const page of [one, other]) await page.context().close();
});

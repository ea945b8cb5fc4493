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
  const [first, second, third] = [
    await openBrowser(browser, asha),
    await openBrowser(browser, ben),
    await openBrowser(browser, cara),
  ];
  await second.goto("/courses");
  await third.goto("/chat");
  const address = await writeTo(first, ben);

  await test.step("a message arrives wherever the other is", async () => {
    await say(first, "Hello Ben, look at https://example.test/plan.");
    await expect(first.getByRole("status").getByText("Successfully added")).toBeVisible();
    await expect(toasts(first).getByText("Successfully added")).toHaveCount(0);
    await expect(header(second).getByRole("link", { name: /^Chat/ })).toContainText("1 unread");
    await expect(second).toHaveTitle(/^\(1\) /);
    await header(second).getByRole("link", { name: /^Chat/ }).click();
    await second
      .getByRole("navigation", { name: "Conversations" })
      .getByRole("link", { name: asha.name })
      .click();
    await expect(
      second.getByRole("link", { name: "https://example.test/plan", exact: true }),
    ).toHaveAttribute("rel", /noopener/);
    await expect(header(second).getByRole("link", { name: "Chat", exact: true })).toBeVisible();
    await expect(second).not.toHaveTitle(/^\(/);
  });

  await test.step("one sees the other there, typing, and reading", async () => {
    await expect(first.getByText("Online", { exact: true }).last()).toBeVisible();
    await expect(messages(first).getByText(`Read by ${ben.name}`)).toBeVisible();
    await field(second).pressSequentially("Hi");
    await expect(first.getByText(`${ben.name} is typing…`)).toBeVisible();
    await field(second).press("Enter");
    await expect(said(first, "Hi")).toBeVisible();
    await expect(first.getByText(`${ben.name} is typing…`)).toBeHidden();
  });

  await test.step("the menu replies, edits, keeps and deletes", async () => {
    await chooseAction(first, "Hi", "Reply");
    await expect(field(first)).toBeFocused();
    await say(first, "Tomorrow?");
    await messages(second)
      .getByRole("button", { name: `Go to the message of ${ben.name}` })
      .waitFor();
    await field(first).press("ArrowUp");
    await first.getByLabel("Edit message").press("End");
    await first.getByLabel("Edit message").pressSequentially(" At ten.");
    await first.getByLabel("Edit message").press("Enter");
    await expect(said(second, "Tomorrow? At ten.")).toBeVisible();
    await expect(messages(second).getByText("(edited)")).toBeVisible();
    await chooseAction(second, "Tomorrow? At ten.", "Favourite");
    await expectSound(first, "a conversation");
    await chooseAction(second, "Hi", "Delete");
    await second.getByRole("button", { name: "Yes, delete it!" }).click();
    await expect(said(first, "Message deleted").first()).toBeVisible();
    await expect(said(first, "Hi")).toHaveCount(0);
  });

  await test.step("what was kept and said is found again, and leads to its place", async () => {
    await second.getByRole("link", { name: "Favourites" }).click();
    await found(second, /Tomorrow\? At ten\./).click();
    await expect(said(second, "Tomorrow? At ten.")).toBeVisible();
    await second.getByRole("link", { name: "Search messages" }).click();
    await second.getByRole("searchbox", { name: "Words in a message" }).fill("tomor ten");
    await expect(second).toHaveURL("/chat/search?text=tomor+ten");
    await expect(found(second, /Tomorrow\? At ten\./)).toBeVisible();
    await expectSound(second, "what was found");
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
  for (const page of [first, second, third]) await page.context().close();
});

test("nothing that was written is lost, and nothing is sent twice", async ({ browser, request }) => {
  const [asha, ben] = [await registerAccount(request, "asha"), await registerAccount(request, "ben")];
  const page = await openBrowser(browser, asha);
  const address = await writeTo(page, ben);

  await test.step("an empty message is refused, as specified", async () => {
    await field(page).press("Enter");
    await expect(toasts(page).getByText("Please fill the fields")).toBeVisible();
  });

  await test.step("a draft stays with its room", async () => {
    await field(page).fill("Half a thought");
    await page
      .getByRole("navigation", { name: "Conversations" })
      .getByRole("link", { name: /^Lobby/ })
      .click();
    await expect(heading(page)).toHaveText("Lobby");
    await expect(field(page)).toHaveValue("");
    await page.goto(address);
    await expect(field(page)).toHaveValue("Half a thought");
  });

  await test.step("what could not be sent waits for the connection, also over a reload, and arrives once", async () => {
    const mend = await failGateway(page, "offline");
    await say(page, "Into the void");
    await say(page, "And after it");
    await expect(messages(page).getByText("Waiting for connection")).toHaveCount(2);
    await mend();
    await page.reload();
    await expect(messages(page).getByText("Waiting for connection")).toHaveCount(0);
    for (const text of ["Into the void", "And after it"]) await expect(said(page, text)).toHaveCount(1);
  });

  await test.step("on a phone one goes from the list to the room and back, by keyboard too", async () => {
    await page.setViewportSize(phone);
    await page.goto("/chat");
    await expect(field(page)).toBeHidden();
    await page
      .getByRole("navigation", { name: "Conversations" })
      .getByRole("link", { name: ben.name })
      .press("Enter");
    await expect(field(page)).toBeVisible();
    await page.getByRole("link", { name: "Back to all conversations" }).press("Enter");
    await expect(field(page)).toBeHidden();
  });
  await page.context().close();
});

test("a long room is read in pages and keeps its place", async ({ browser, request, baseURL }) => {
  const [asha, ben] = [await registerAccount(request, "asha"), await registerAccount(request, "ben")];
  const item = await openBrowser(browser, asha);
  const address = await writeTo(item, ben);
  const other = await openBrowser(browser, ben);
  const proof = {
    "X-XSRF-TOKEN": (await other.context().cookies()).find(({ name }) => name === "XSRF-TOKEN")?.value ?? "",
  };
  const { id } = await (await item.request.get(`${baseURL}/api/users/me`)).json();
  for (let line = 1; line <= 60; line += 1) {
    const data = { messageText: `Line ${line}`, userId: id };
    expect((await other.request.post("/api/messages", { data, headers: proof })).ok()).toBe(true);
  }
  await expect(said(item, "Line 60")).toBeInViewport();
  await item.goto(address);
  await expect(said(item, "Line 60")).toBeInViewport();
  await expect(said(item, "Line 1")).toHaveCount(0);

  await messages(item).focus();
  await item.keyboard.press("Home");
  await expect(said(item, "Line 1")).toHaveCount(1);
  await item.keyboard.press("Home");
  await expect(said(item, "Line 1")).toBeInViewport();
  await other.goto(address);
  await say(other, "Line 61");
  await expect(item.getByRole("button", { name: "1 new message" })).toBeVisible();
  await expect(said(item, "Line 1")).toBeInViewport();
  await item.getByRole("button", { name: "1 new message" }).click();
  await expect(said(item, "Line 61")).toBeInViewport();
  for (const page of [item, other]) await page.context().close();
});

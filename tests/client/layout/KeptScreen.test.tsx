// @vitest-environment happy-dom
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, type LoaderFunctionArgs } from "react-router-dom";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { openAdmin } from "#tests/client/screens/admin/openAdmin";
import { aRubric } from "#tests/client/screens/admin/rubrics/rubricScript";
import { renderRouter, scriptGateway } from "#tests/support/renderWithRelay";
import { lazyScreen } from "~/layout/lazyScreen";
import { checkConnection } from "~/relay/connection";
import { onRequestError } from "~/relay/environment";
import { RequestError } from "~/relay/requestError";
import { errorRuleFor } from "~/session/errorRules";
import { currentToasts, endFailures, showToast } from "~/ui/toasts";

/** The name of the first rubric; another one when someone renames it. */
let firstName = "Essay";

/** A list of two pages: essays, then reports. */
const rubrics = ({ after }: { after?: string | null }) => ({
  __typename: "QueryRubricsConnection",
  totalCount: 2,
  nodes: [after ? aRubric(2, "Report") : aRubric(1, firstName)],
  pageInfo: {
    hasNextPage: !after,
    hasPreviousPage: Boolean(after),
    startCursor: after ? "two" : "one",
    endCursor: after ? "two" : "one",
  },
});

const patient = { timeout: 8_000 };
const failed = "Couldn't load this page";
const outdated = "Couldn't refresh this page";
const row = (name: string) => screen.queryByRole("link", { name });
const findRow = (name: string) => screen.findByRole("link", { name });
const findNotice = () => screen.findByText(failed, {}, patient);
const next = () => screen.getByRole("link", { name: "Next" });
const search = () => userEvent.type(screen.getByRole("searchbox"), "x{Enter}");
const tryAgain = () => userEvent.click(screen.getByRole("button", { name: "Try again" }));
const isBack = () => waitFor(async () => expect(await checkConnection()).toBe(true));

const overloaded = () => new Response(null, { status: 503 });
const limited = () =>
  Response.json({ errors: [{ message: "Too many requests.", extensions: { code: "TOO_MANY_ATTEMPTS" } }] });

async function openFirstPage() {
  const gateway = scriptGateway({ rubrics });
  const router = openAdmin("/admin/rubrics");
  expect(await findRow("Essay")).toBeDefined();
  return { gateway, router };
}

async function openSecondPage() {
  const opened = await openFirstPage();
  await userEvent.click(next());
  expect(await findRow("Report")).toBeDefined();
  return opened;
}

beforeEach(async () => {
  firstName = "Essay";
  scriptGateway({});
  await checkConnection();
});

describe("a page of a list that can't be loaded", () => {
  it("leaves the rows and says so, and comes when it is tried again", async () => {
    const { gateway, router } = await openFirstPage();
    const repair = gateway.breakDown();
    await userEvent.click(next());
    expect(await findNotice()).toBeDefined();
    expect(row("Essay")).not.toBeNull();
    // The count is that of the rows that are there, and nothing is being loaded.
    expect(screen.getByText("1 of 2 rubrics")).toBeDefined();
    expect(document.querySelector("[aria-busy=true]")).toBeNull();
    expect(router.state.location.search).toBe("?after=one&page=2");
    repair();
    await tryAgain();
    expect(await findRow("Report")).toBeDefined();
    expect(row("Essay")).toBeNull();
    await waitFor(() => expect(screen.queryByText(failed)).toBeNull());
  });

  it("stays through a double click, whose two requests are one", async () => {
    const { gateway } = await openFirstPage();
    gateway.breakDown();
    await userEvent.dblClick(next());
    expect(await findNotice()).toBeDefined();
    expect(row("Essay")).not.toBeNull();
  });

  it("keeps a page that was open before, from which the way leads on", async () => {
    const { gateway, router } = await openSecondPage();
    gateway.breakDown();
    await search();
    expect(await findNotice()).toBeDefined();
    expect(row("Report")).not.toBeNull();
    expect(screen.getByRole("searchbox")).toHaveProperty("value", "x");
    await router.navigate("/admin/rubrics");
    expect(await findRow("Essay")).toBeDefined();
    await waitFor(() => expect(screen.queryByText(failed)).toBeNull());
  });

  it("that is the first one is replaced by what happened", async () => {
    scriptGateway({ rubrics }).breakDown();
    openAdmin("/admin/rubrics");
    expect(await screen.findByRole("heading", { name: "You are offline" }, patient)).toBeDefined();
  });

  it("is named as its screen has it, and the notice outlives messages about other things", async () => {
    const users = (name: string) => <p key={name}>{name}</p>;
    const refuse = () => new RequestError("NETWORK", "No answer.", { status: 0 });
    const data = (search: string) => ({
      search,
      query: {},
      refresh: null,
      getFailure: () => (search ? refuse() : null),
    });
    const { Component } = lazyScreen(() => users("Ada"), undefined, "Error loading users");
    const loader = ({ request }: LoaderFunctionArgs) => data(new URL(request.url).search);
    const router = renderRouter(
      createMemoryRouter([{ path: "/", loader, Component, HydrateFallback: () => null }]),
    );
    expect(await screen.findByText("Ada")).toBeDefined();
    await router.navigate("/?search=x");
    expect(await screen.findByText("Error loading users")).toBeDefined();
    endFailures();
    showToast({ tone: "warning", message: "Something else" });
    expect(screen.getByText("Error loading users")).toBeDefined();
    expect(screen.getByText("Ada")).toBeDefined();
  });

  it("gives one toast when the server is overloaded: that of the global rules", async () => {
    const { gateway } = await openFirstPage();
    const forget = onRequestError((error) => {
      const toast = errorRuleFor(error)?.toast;
      if (toast) showToast(toast);
    });
    gateway.refuseWith(overloaded);
    await userEvent.click(next());
    expect(await findNotice()).toBeDefined();
    expect(currentToasts().map(({ tone }) => tone)).toEqual(["danger"]);
    forget();
    await tryAgain();
    expect(currentToasts()).toEqual([]);
  });
});

describe("a page that comes from the store", () => {
  it.each(["away", "overloaded"])(
    "stays when the server is %s, whatever is asked for next",
    async (how) => {
      const { gateway, router } = await openSecondPage();
      if (how === "away") gateway.breakDown();
      else gateway.refuseWith(overloaded);
      const refused = vi.fn();
      const forget = onRequestError(refused);
      const before = gateway.asked.length;
      await router.navigate(-1);
      expect(await findRow("Essay")).toBeDefined();
      await waitFor(() => expect(gateway.asked.length).toBeGreaterThan(before));
      // The refresh is given up once the server is known to be away.
      if (how === "overloaded") {
        expect(await screen.findByText(outdated, {}, patient)).toBeDefined();
        expect(refused).toHaveBeenCalled();
      }
      expect(await checkConnection()).toBe(how === "overloaded");
      await router.navigate({ hash: "#top" });
      expect(row("Essay")).not.toBeNull();
      await search();
      expect(await findNotice()).toBeDefined();
      expect(row("Essay")).not.toBeNull();
      forget();
    },
    20_000,
  );

  it("says so above itself when it can't be refreshed, and is refreshed by another try", async () => {
    const { gateway, router } = await openSecondPage();
    const repair = gateway.refuseWith(limited);
    await router.navigate(-1);
    expect(await screen.findByText(outdated, {}, patient)).toBeDefined();
    expect(row("Essay")).not.toBeNull();
    repair();
    firstName = "Thesis";
    await tryAgain();
    expect(await findRow("Thesis")).toBeDefined();
    await waitFor(() => expect(screen.queryByText(outdated)).toBeNull());
  });

  it("is refreshed when the server can be reached again", async () => {
    const { gateway, router } = await openSecondPage();
    const repair = gateway.breakDown();
    await checkConnection();
    const before = gateway.asked.length;
    await router.navigate(-1);
    expect(await findRow("Essay")).toBeDefined();
    expect(gateway.asked).toHaveLength(before);
    expect(screen.queryByText(outdated)).toBeNull();
    firstName = "Thesis";
    repair();
    await isBack();
    expect(await findRow("Thesis")).toBeDefined();
  });
});

// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Outlet } from "react-router-dom";
import { afterEach, describe, expect, it } from "vitest";
import { openScreen, scriptGateway } from "#tests/support/renderWithRelay";
import { LatePalette } from "~/layout/LatePalette";
import { PaletteButton } from "~/layout/PaletteButton";
import { useCommandPalette } from "~/layout/useCommandPalette";
import type { Account } from "~/session/account";
import { forgetSignIn, keepAccount, keepSettings } from "~/session/sessionStore";
import { demoSettings, learner, staff } from "../session/people";

function Shell() {
  const palette = useCommandPalette();
  return (
    <>
      <PaletteButton onPress={palette.show} />
      {palette.open && <LatePalette onClose={palette.hide} />}
      <Outlet />
    </>
  );
}

const none = { courseMatches: [], searchLessons: [], specializationMatches: [], blogPostMatches: [] };
const noneForStaff = { ...none, batchMatches: [], userMatches: [], paymentMatches: [] };
type Row = Record<string, unknown>;
/** Found by any beginning of its name. */
const found =
  (...rows: (Row & { name: string })[]) =>
  ({ search }: { search: string }) =>
    rows.filter(({ name }) => name.toLowerCase().startsWith(search));

const course = (databaseId: number, title: string, more: Row = {}) => ({
  id: `C${databaseId}`,
  databaseId,
  title,
  name: title,
  code: `C-${databaseId}`,
  status: "PUBLISHED",
  viewerEnrolment: null,
  ...more,
});

function open(account: Account | null, script: Row = account?.userType === "E" ? noneForStaff : none) {
  keepSettings(demoSettings);
  if (account) keepAccount(account);
  const gateway = scriptGateway(script);
  const children = [
    { path: "courses", element: <h1>All Courses</h1> },
    { path: "*", element: <p>Elsewhere</p> },
  ];
  const router = openScreen("/courses", [{ Component: Shell, children }]);
  return { ...gateway, router };
}

const press = () => userEvent.keyboard("{Control>}k{/Control}");
const input = () => screen.findByRole("combobox", { name: "Search or go to" });
/** Opens the palette of staff, with the focus in its field. */
async function openPalette() {
  const opened = open(staff);
  await screen.findByRole("heading", { name: "All Courses" });
  await press();
  await input();
  return opened;
}
const lines = () =>
  screen.queryAllByRole("option").map((line) => line.firstElementChild?.nextSibling?.textContent);

afterEach(() => {
  forgetSignIn();
  localStorage.clear();
  document.documentElement.removeAttribute("data-theme");
});

describe("the command palette", () => {
  it("offers a visitor the public screens, a way in and the themes, and nothing of staff's", async () => {
    open(null);
    await screen.findByRole("heading", { name: "All Courses" });
    await press();
    await input();
    expect(lines()).toEqual([
      "Home",
      "Courses",
      "Specializations",
      "Log in",
      "Register",
      "Dark theme",
      "Light theme",
      "Follow the system",
    ]);
    expect(within(screen.getByRole("group", { name: "Actions" })).getAllByRole("option")).toHaveLength(3);
  });

  it("opens by its button, looks like no titled dialog, and closes on Escape with the focus back", async () => {
    open(learner);
    const button = await screen.findByRole("button", { name: /Search/ });
    await userEvent.click(button);
    await waitFor(async () => expect(document.activeElement).toBe(await input()));
    expect(lines()).toContain("Logout");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(document.activeElement).toBe(button);
  });

  it("goes to a screen by keys alone, though Enter comes before the answer", async () => {
    const { router } = await openPalette();
    await userEvent.keyboard("pay{Enter}");
    await waitFor(() => expect(router.state.location.pathname).toBe("/admin/payments"));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("never opens what earlier words have found", async () => {
    const { router, hold } = open(learner, {
      ...none,
      courseMatches: found(course(1, "React"), course(2, "Redis")),
    });
    await screen.findByRole("heading", { name: "All Courses" });
    await press();
    await userEvent.type(await input(), "re");
    await screen.findByRole("option", { name: /React/ });
    const release = hold();
    await userEvent.keyboard("d{Enter}");
    expect(router.state.location.pathname).toBe("/courses");
    release();
    await waitFor(() => expect(router.state.location.pathname).toBe("/courses/C-2"));
  });

  it("opens nothing when the awaited answer fails, and says so", async () => {
    const { router, breakDown } = open(learner);
    await screen.findByRole("heading", { name: "All Courses" });
    const mend = breakDown();
    await press();
    await userEvent.type(await input(), "my{Enter}");
    expect(await screen.findByText("The search failed. Type again to repeat it.")).toBeTruthy();
    expect(router.state.location.pathname).toBe("/courses");
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(router.state.location.pathname).toBe("/learner/courses"));
    mend();
  });

  it("leaves Enter to an input method that is putting a word together", async () => {
    const { router } = open(learner, { ...none, courseMatches: found(course(1, "हिन्दी")) });
    await screen.findByRole("heading", { name: "All Courses" });
    await press();
    const field = await input();
    fireEvent.change(field, { target: { value: "हि" } });
    await screen.findByRole("option", { name: /हिन्दी/ });
    fireEvent.keyDown(field, { key: "Enter", isComposing: true });
    expect(router.state.location.pathname).toBe("/courses");
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(router.state.location.pathname).toBe("/courses/C-1"));
  });

  it("finds a learner's own courses and leads into them, and asks for nothing that only staff see", async () => {
    const { router, askedAs } = open(learner, {
      ...none,
      courseMatches: found(course(7, "Java", { code: "JAVA", viewerEnrolment: { id: "E1" } })),
    });
    await screen.findByRole("heading", { name: "All Courses" });
    await press();
    await userEvent.type(await input(), "java");
    await screen.findByRole("option", { name: /Java ?My course JAVA/ });
    expect(askedAs("findThingsQuery").at(-1)?.variables).toEqual({
      search: "java",
      isMember: true,
      seesBatches: false,
      seesPeople: false,
      seesPayments: false,
    });
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(router.state.location.pathname).toBe("/learner/courses/JAVA/7"));
  });

  it("finds words of lessons, each lesson once, and opens it in the reader", async () => {
    const joins = {
      __typename: "Topic",
      id: "T12",
      name: "Joins",
      course: course(7, "SQL", { code: "SQL", viewerEnrolment: { id: "E1" } }),
    };
    const hit = (text: string) => ({ topicId: 12, headline: [{ text }], topic: joins });
    const { router } = open(learner, {
      ...none,
      searchLessons: [hit("A left join keeps rows"), hit("the left table")],
    });
    await screen.findByRole("heading", { name: "All Courses" });
    await press();
    await userEvent.type(await input(), "left");
    const found = await screen.findAllByRole("option", { name: /Joins ?Lesson · SQL/ });
    expect(found).toHaveLength(1);
    await userEvent.click(found[0] as HTMLElement);
    await waitFor(() => expect(router.state.location.pathname).toBe("/learner/courses/SQL/7/topics/12"));
  });

  it("finds staff courses, batches, people and payments, and says when nothing fits", async () => {
    const user = { __typename: "User", id: "U9", databaseId: 9, name: "Java Asha" };
    const { router } = open(staff, {
      ...noneForStaff,
      courseMatches: found(course(7, "Java Basics", { status: "DRAFT" })),
      batchMatches: found({ id: "B4", databaseId: 4, name: "Java mornings", status: "HOLD" }),
      userMatches: found({ ...user, username: "asha", email: "asha@demo.test" }),
      paymentMatches: found({
        id: "P3",
        databaseId: 3,
        name: "JAVA-3",
        reference: "JAVA-3",
        amount: 1500,
        user,
      }),
    });
    await screen.findByRole("heading", { name: "All Courses" });
    await press();
    await userEvent.type(await input(), "zzz");
    expect(await screen.findByText("No results.")).toBeTruthy();
    await userEvent.clear(await input());
    await userEvent.type(await input(), "java");
    await screen.findByRole("option", { name: /Java Basics ?Course C-7 · Draft/ });
    expect(lines()).toEqual(["Java Basics", "Java mornings", "Java Asha", "JAVA-3"]);
    expect(screen.getByText("4 results")).toBeTruthy();
    await userEvent.keyboard("{ArrowUp}{Enter}");
    await waitFor(() => expect(router.state.location.pathname).toBe("/admin/payments/3"));
  });

  it("does what its actions say", async () => {
    const { router } = await openPalette();
    await userEvent.keyboard("dark{Enter}");
    await waitFor(() => expect(document.documentElement.getAttribute("data-theme")).toBe("dark"));
    await press();
    await input();
    await userEvent.keyboard("add batch{Enter}");
    await waitFor(() => expect(router.state.location.pathname).toBe("/admin/batches/create"));
  });

  it("begins with what was opened lately", async () => {
    await openPalette();
    await userEvent.keyboard("users{Enter}");
    await screen.findByText("Elsewhere");
    await press();
    await input();
    const recent = within(await screen.findByRole("group", { name: "Recent" }));
    expect(recent.getAllByRole("option").map((line) => line.textContent)).toEqual(["UsersScreen"]);
  });
});

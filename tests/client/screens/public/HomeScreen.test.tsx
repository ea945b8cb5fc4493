// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { openScreen, scriptGateway } from "#tests/support/renderWithRelay";
import { callsFor } from "~/screens/public/callsFor";
import { publicRoutes } from "~/screens/public/routes";
import type { Account } from "~/session/account";
import { keepSettings } from "~/session/sessionStore";
import { parseSettings, type Settings } from "~/session/settings";
import { aCourse, aPage, aSpecialization } from "./catalogueData";

function settingsWith(flags: Partial<Settings>): Settings {
  const settings = parseSettings({ tenantId: 1, code: "demo", name: "Demo", ...flags });
  if (!settings) throw new Error("These are no settings");
  return settings;
}

const open = settingsWith({ selfRegistration: true });
const learner: Account = {
  id: 1,
  username: "asha",
  name: "Asha",
  email: "asha@demo.test",
  userType: "U",
  roles: [],
  rights: [],
  careerTrack: null,
  tenantId: 1,
  avatarUrl: null,
  needsSecondFactor: false,
};

describe("the landing page", () => {
  it("makes its claims, shows real courses and careers, and calls to join", async () => {
    keepSettings(open);
    const course = aCourse({ code: "REACT", title: "React in Practice" });
    scriptGateway({
      courses: aPage([course]),
      specializations: aPage([aSpecialization("Web Developer", [course])]),
    });
    openScreen("/home", publicRoutes);
    expect(await screen.findByRole("link", { name: "React in Practice" })).toBeTruthy();
    expect(screen.getByRole("heading", { level: 1 }).textContent).toMatch(/skills.*career/);
    for (const claim of ["More than 10 courses", "Expert instruction", "365 days of access"])
      expect(screen.getByRole("heading", { name: claim })).toBeTruthy();
    const [join] = screen.getAllByRole("link", { name: "Join free" });
    expect(join?.getAttribute("href")).toBe("/auth/register");
    const [view] = screen.getAllByRole("link", { name: "View courses" });
    expect(view?.getAttribute("href")).toBe("/courses");
    expect(screen.getByRole("link", { name: "Web Developer" })).toBeTruthy();
  });

  it("stands without any course", async () => {
    scriptGateway({ courses: aPage([]), specializations: aPage([]) });
    openScreen("/home", publicRoutes);
    await screen.findByRole("heading", { level: 1 });
    await vi.waitFor(() => expect(screen.queryByText("New in the catalogue")).toBeNull());
    expect(screen.queryByText("Where it can take you")).toBeNull();
  });
});

describe("the next step", () => {
  const calls = (session: Parameters<typeof callsFor>[0]) =>
    callsFor(session, { join: "Join free", comeBackTo: "/courses/REACT" });

  it("is to join, or to sign in and come back", () => {
    expect(calls({ account: null, settings: open })).toEqual([
      { label: "Join free", to: "/auth/register?next=%2Fcourses%2FREACT" },
      { label: "Login", to: "/auth/login?next=%2Fcourses%2FREACT" },
    ]);
  });

  it("leaves out what the organization has closed", () => {
    expect(calls({ account: null, settings: settingsWith({}) })?.map(({ label }) => label)).toEqual([
      "Login",
    ]);
    expect(calls({ account: null, settings: settingsWith({ disableLogin: true }) })).toEqual([]);
    expect(calls({ account: null, settings: null })).toBeNull();
  });

  it("is the own area for those who are signed in", () => {
    expect(calls({ account: learner, settings: open })).toEqual([
      { label: "Go to my courses", to: "/learner" },
    ]);
    expect(calls({ account: { ...learner, userType: "E" }, settings: null })).toEqual([
      { label: "Go to Admin", to: "/admin" },
    ]);
  });
});

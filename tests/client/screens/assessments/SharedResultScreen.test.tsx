// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { demoSettings } from "#tests/client/session/people";
import { openScreen, scriptGateway } from "#tests/support/renderWithRelay";
import { sharedResultRoutes } from "~/screens/assessments/routes";
import { keepSettings } from "~/session/sessionStore";

const shared = {
  learnerName: "Ananya Sharma",
  courseTitle: "Geography",
  courseCode: "GEO",
  courseImageUrl: null,
  tenantId: 1,
  assessmentTitle: "Capital cities",
  organizationName: "Deccan Institute of Technology",
  result: { score: 85.83, passingScore: 80, passed: true, finishedAt: "2026-03-05T06:30:00.000Z" },
};

/** Opens a shared result as a visitor. */
function open(sharedResult: typeof shared | null) {
  const { asked } = scriptGateway({ sharedResult });
  openScreen("/results/1-abc", sharedResultRoutes);
  return () => asked.map(({ variables }) => variables["token"]);
}

describe("a shared result", () => {
  it("tells a visitor who has reached what, where and when", async () => {
    const tokens = open(shared);
    expect(await screen.findByRole("heading", { name: "Ananya Sharma" })).toBeTruthy();
    for (const text of ["Geography", "Capital cities", "85.83%", "80%", "Passed", "05-Mar-2026"])
      expect(screen.getAllByText(text).length).toBeGreaterThan(0);
    expect(screen.getByText("Deccan Institute of Technology")).toBeTruthy();
    expect(tokens()).toEqual(["1-abc"]);
  });

  it("leads to its course, and calls to register for it", async () => {
    keepSettings(demoSettings);
    open(shared);
    const course = await screen.findByRole("link", { name: "View course" });
    expect(course.getAttribute("href")).toBe("/courses/GEO");
    expect(screen.getByRole("link", { name: "Register" }).getAttribute("href")).toBe(
      "/auth/register?next=%2Fcourses%2FGEO%3Fenrol%3D1",
    );
  });

  it("a shared result of another institute leads to the course there", async () => {
    keepSettings({ ...demoSettings, tenantId: 2 });
    open(shared);
    const course = await screen.findByRole("link", { name: "View course" });
    expect(course.getAttribute("href")).toBe("/courses/GEO?tenantId=1");
    expect(screen.queryByRole("link", { name: "Register" })).toBeNull();
    keepSettings(demoSettings);
  });

  it("is not found under an unknown token", async () => {
    open(null);
    expect(await screen.findByRole("heading", { name: "Result not found" })).toBeTruthy();
  });
});

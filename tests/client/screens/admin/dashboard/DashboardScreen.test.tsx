// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { aCourse, aPage } from "../courses/adminCourses";
import { closeAdmin, openAdmin, scriptGateway } from "../layout/openAdmin";

afterEach(closeAdmin);

describe("the dashboard", () => {
  it("lists what needs attention, each with a way to it", async () => {
    const draft = aCourse(1, { title: "Java Basics" });
    scriptGateway({
      courses: ({ status, lacking }: { status?: string; lacking?: string }) =>
        aPage(status === "DRAFT" || lacking === "TOPICS" ? [draft] : [], lacking === "QUESTIONS" ? 0 : 1),
      ...{ curricula: aPage([], 6), specializations: aPage([], 5), resources: aPage([], 168) },
    });
    openAdmin("/admin/dashboard");
    const hrefs = (await screen.findAllByRole("link", { name: /Java Basics/ })).map((link) =>
      link.getAttribute("href"),
    );
    expect(hrefs).toEqual(["/admin/courses/1", "/admin/courses/1/curriculum"]);
    expect(screen.getByText("Every course has questions.")).toBeTruthy();
    expect(screen.getByText("168")).toBeTruthy();
    const all = screen.getByRole("link", { name: "View all: Without topics" });
    expect(all.getAttribute("href")).toBe("/admin/courses?lacking=TOPICS");
  });
});

// @vitest-environment happy-dom
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { aRefusal } from "#tests/support/refusal";
import { openScreen, type Script, scriptGateway } from "#tests/support/renderWithRelay";
import { courseParts, courseRoutes } from "~/screens/admin/courses/routes";
import { currentToasts } from "~/ui/toasts";
import { course, module, topic } from "../courseScript";

const area = [{ path: "admin", children: [...courseRoutes, { path: "courses/:id", children: courseParts }] }];

function open(script: Script = {}) {
  const gateway = scriptGateway({ course: () => course(), ...script });
  openScreen("/admin/courses/7/curriculum", area);
  return gateway;
}

const press = async (name: string) => {
  const [button] = await screen.findAllByRole("button", { name });
  if (button) await userEvent.click(button);
};

describe("the curriculum of a course", () => {
  it("has the specified title and ways on", async () => {
    open();
    expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe("Curriculum - Java Basics");
    expect(screen.getByRole("link", { name: "Back" }).getAttribute("href")).toBe("/admin/courses/7");
    expect(screen.getByRole("link", { name: "Resources" }).getAttribute("href")).toBe(
      "/admin/courses/7/resources",
    );
  });

  it("adds a section", async () => {
    const modules = [module(9, "Loops", [])];
    const { asked } = open({
      addModule: { __typename: "AddModulePayload", course: course({ modules }) },
    });
    await press("Add Section");
    await userEvent.type(await screen.findByLabelText(/Section Name/), "Loops{Enter}");
    await waitFor(() => expect(screen.getByRole("heading", { level: 2, name: "Loops" })).toBeTruthy());
    expect(asked.at(-1)?.variables).toEqual({ courseId: 7, name: "Loops" });
    expect(currentToasts()[0]?.message).toBe("Module Added Successfully");
  });

  it("deletes at once, and brings the row back when the server refuses", async () => {
    const gateway = open({ deleteTopic: aRefusal("Topic not found") });
    await press("Delete Install");
    const release = gateway.hold();
    expect(screen.getByText("Topic “Install”")).toBeTruthy();
    await press("Yes, delete it!");
    await waitFor(() => expect(screen.queryByText("Install")).toBeNull());
    release();
    await waitFor(() => expect(screen.getByText("Install")).toBeTruthy());
    expect(currentToasts()[0]?.message).toBe("Topic not found");
  });

  it("moves a topic into the next module as one order with the version", async () => {
    const modules = [
      module(1, "Start", [topic(11, "Install")]),
      module(2, "Types", [topic(12, "Hello"), topic(21, "Numbers")]),
    ];
    const { asked } = open({
      saveOutline: { __typename: "ChangedCoursePayload", course: course({ modules }) },
    });
    await press("Move down Hello");
    const sent = asked.at(-1)?.variables;
    expect(sent?.["version"]).toBe("2026-01-01T00:00:00.000Z");
    expect(sent?.["modules"]).toEqual([
      { id: 1, name: "Start", topics: [{ id: 11, name: "Install" }] },
      {
        id: 2,
        name: "Types",
        topics: [
          { id: 12, name: "Hello" },
          { id: 21, name: "Numbers" },
        ],
      },
    ]);
  });

  it("says so when there is no such course", async () => {
    open({ course: null });
    expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe("Course not found");
  });
});

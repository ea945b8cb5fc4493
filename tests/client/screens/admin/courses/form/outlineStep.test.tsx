// @vitest-environment happy-dom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { courseMessages } from "#gateway/domains/courses/formContract";
import { aRefusal } from "#tests/support/refusal";
import { clearToasts, currentToasts } from "~/ui/toasts";
import { changed } from "../courseScript";
import { open, press } from "./openEditor";

const handles = () =>
  [...document.querySelectorAll("[data-handle]")].map((grip) =>
    grip.getAttribute("aria-label")?.replace("Move ", ""),
  );

/** Opens the second step of the editor. */
async function openOutline() {
  open();
  await press(/2\. Outline/);
}

describe("the editor of a course", () => {
  it("sorts by keyboard, says so, and takes it back on Escape", async () => {
    await openOutline();
    const handle = (name: string) => screen.getByRole("button", { name: `Move ${name}` });
    handle("Hello").focus();
    await userEvent.keyboard(" {ArrowDown}");
    expect(handles()).toEqual(["Start", "Install", "Types", "Hello", "Numbers"]);
    expect(screen.getByText("Hello moved to position 1 of 2 in Types.")).toBeTruthy();
    expect(document.activeElement).toBe(handle("Hello"));
    await userEvent.keyboard("{Escape}");
    expect(handles()).toEqual(["Start", "Install", "Hello", "Types", "Numbers"]);
    expect(screen.getByText("Sorting cancelled. Hello is back at position 2 of 2 in Start.")).toBeTruthy();
  });

  it("adds, renames and deletes in place", async () => {
    await openOutline();
    await press("Add Topic to Types");
    await userEvent.keyboard("Texts{Enter}");
    await press("Rename Start");
    const [name] = screen.getAllByLabelText("Section Name");
    if (name) await userEvent.clear(name);
    await userEvent.keyboard("Begin{Enter}");
    expect(document.activeElement?.getAttribute("aria-label")).toBe("Rename Begin");
    await press("Delete Install");
    await press("Yes, delete it!");
    expect(handles()).toEqual(["Begin", "Hello", "Types", "Numbers", "Texts"]);
  });

  it("takes one topic after the other, each in a row of its own, until Escape", async () => {
    await openOutline();
    await press("Add Topic to Start");
    await userEvent.keyboard("What GST replaced{Enter}Second topic{Enter} {Enter}");
    expect(handles()).toEqual([
      "Start",
      "Install",
      "Hello",
      "What GST replaced",
      "Second topic",
      "Types",
      "Numbers",
    ]);
    expect(document.activeElement?.getAttribute("aria-label")).toBe("Add Topic to Start");
    await userEvent.keyboard("{Enter}Third{Escape}");
    expect(handles()).toContain("Third");
    expect(screen.queryByLabelText("Topic Name")).toBeNull();
  });

  it("goes on from a new module to its first topic, and drops the row that stays empty", async () => {
    await openOutline();
    await press("Add Module");
    await userEvent.keyboard("Ends{Enter}Last words{Enter}");
    expect(screen.getByLabelText("Topic Name")).toBe(document.activeElement);
    await press("Rename Start");
    await waitFor(() => expect(screen.queryByLabelText("Topic Name")).toBeNull());
    expect(handles().slice(-2)).toEqual(["Ends", "Last words"]);
  });

  it("lists in a toast what is wrong with the outline, as each step does", async () => {
    await openOutline();
    await press("Rename Start");
    const [name] = screen.getAllByLabelText("Section Name");
    if (name) await userEvent.clear(name);
    await press(/Next: Review/);
    expect(currentToasts()[0]).toMatchObject({ title: "Errors", items: ["Section Name is required"] });
    clearToasts();
    await press("Add Module");
    await press(/Next: Review/);
    expect(currentToasts()[0]).toMatchObject({ title: "Errors" });
    expect(screen.getByLabelText("Outline")).toBeTruthy();
    clearToasts();
  });

  it("makes a topic of each line that is pasted", async () => {
    await openOutline();
    await press("Add Topic to Start");
    await userEvent.paste("- Returns\n\n2. Refunds\r\n• Notices\n");
    await userEvent.keyboard("Appeals{Escape}");
    expect(handles()).toEqual([
      "Start",
      "Install",
      "Hello",
      "Returns",
      "Refunds",
      "Notices",
      "Appeals",
      "Types",
      "Numbers",
    ]);
  });

  it("takes no typing into the outline while it is being saved", async () => {
    let answer = (_saved: object): void => undefined;
    const { router } = open({
      updateCourse: () =>
        new Promise<object>((resolve) => {
          answer = resolve;
        }),
    });
    await press(/2\. Outline/);
    await press("Rename Install");
    await userEvent.keyboard("er{Enter}");
    await press("Save course");
    const outline = screen.getByLabelText("Outline");
    await waitFor(() => expect(outline.hasAttribute("inert")).toBe(true));
    answer(changed());
    await waitFor(() => expect(router.state.location.pathname).toBe("/admin/courses/7"));
  });

  it("shows why a topic that was completed is not deleted with the outline", async () => {
    const message = courseMessages.topicCompleted("Install");
    open({
      updateCourse: () => aRefusal(message, "CONFLICT", [{ field: "modules", message }]),
    });
    await press(/2\. Outline/);
    await press("Delete Install");
    await press("Yes, delete it!");
    await press("Save course");
    const outline = screen.getByRole("region", { name: "Outline" });
    expect(await within(outline).findByText(message)).toBeTruthy();
  });
});

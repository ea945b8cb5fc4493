// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { courseMessages } from "#gateway/domains/courses/formContract";
import { aRefusal } from "#tests/support/refusal";
import { openScreen, type Script, scriptGateway } from "#tests/support/renderWithRelay";
import { courseParts, courseRoutes } from "~/screens/admin/courses/routes";
import { currentToasts } from "~/ui/toasts";
import { categories, changed, course } from "../courseScript";

const area = [{ path: "admin", children: [...courseRoutes, { path: "courses/:id", children: courseParts }] }];

function open(script: Script = {}) {
  const gateway = scriptGateway({ course: () => course(), categories, ...script });
  const router = openScreen("/admin/courses/7/edit", area);
  return { ...gateway, router };
}

const updateMutation = "courseCommandsUpdateCourseMutation";

const press = async (name: RegExp | string) => userEvent.click(await screen.findByRole("button", { name }));

async function retitle(title: string) {
  const field = await screen.findByLabelText(/^Title/);
  await userEvent.clear(field);
  if (title) await userEvent.type(field, title);
}

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
  it("saves details and outline together by the version, and leads to the course", async () => {
    const { askedAs, router } = open({
      updateCourse: () => changed({ title: "Java" }),
    });
    await retitle("Java");
    await press("Save course");
    await waitFor(() => expect(router.state.location.pathname).toBe("/admin/courses/7"));
    const [saved, ...more] = askedAs(updateMutation);
    expect(more).toEqual([]);
    expect(saved?.variables).toMatchObject({
      courseId: 7,
      version: "2026-01-01T00:00:00.000Z",
      input: { title: "Java", price: null },
      modules: [{ id: 1, name: "Start" }, { id: 2 }],
    });
    expect(currentToasts()[0]?.message).toBe("Course updated successfully");
    expect(localStorage.length).toBe(0);
  });

  it("says what is wrong and asks the server nothing", async () => {
    const { asked } = open();
    await retitle("");
    await press("Save course");
    expect(await screen.findByText("Title is required.")).toBeTruthy();
    expect(currentToasts()[0]).toMatchObject({ title: "Errors", items: ["Title is required"] });
    expect(asked).toHaveLength(1);
  });

  it("goes back step by step, and loses nothing on the way", async () => {
    const { router } = open();
    await retitle("Typed");
    await press("Next: Outline");
    await press("Next: Review");
    await waitFor(() => expect(router.state.location.hash).toBe("#review"));
    await act(() => router.navigate(-1));
    expect(await screen.findByRole("button", { name: "Next: Review" })).toBeTruthy();
    await act(() => router.navigate(-1));
    expect((await screen.findByLabelText<HTMLInputElement>(/^Title/)).value).toBe("Typed");
    await act(() => router.navigate(1));
    expect(await screen.findByRole("button", { name: "Next: Review" })).toBeTruthy();
  });

  it("restores what was typed and not saved, until it is discarded", async () => {
    open();
    await retitle("Typed");
    cleanup();
    open();
    expect(await screen.findByText(/Your unsaved draft of/)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(/^Title/).value).toBe("Typed");
    await press("Discard draft");
    expect(screen.getByLabelText<HTMLInputElement>(/^Title/).value).toBe("Java Basics");
    await waitFor(() => expect(localStorage.length).toBe(0));
  });

  it("shows the loser of two edits the newest state, and keeps the own one beside it", async () => {
    let current = course();
    const { askedAs } = open({
      course: () => current,
      updateCourse: () => aRefusal("In words that may change", "STALE"),
    });
    await retitle("Mine");
    current = course({ title: "Theirs", updatedAt: "2026-01-03T00:00:00.000Z" });
    await press("Save course");
    expect(await screen.findByRole("region", { name: "Your version" })).toBeTruthy();
    const title = screen.getByLabelText<HTMLInputElement>(/^Title/);
    expect(title.value).toBe("Theirs");
    await press("Use my version");
    expect(title.value).toBe("Mine");
    await press("Save course");
    await waitFor(() => expect(askedAs(updateMutation)).toHaveLength(2));
    expect(askedAs(updateMutation)[1]?.variables["version"]).toBe("2026-01-03T00:00:00.000Z");
  });

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

  it("saves the trainer, the author and the objectives; an emptied trainer is none", async () => {
    const { askedAs } = open({ updateCourse: () => changed() });
    await userEvent.type(await screen.findByLabelText("Author"), " Lovelace");
    await press("Delete objective 1");
    await press("Clear trainer");
    await press("Save course");
    await waitFor(() => expect(askedAs(updateMutation)).toHaveLength(1));
    expect(askedAs(updateMutation)[0]?.variables["input"]).toMatchObject({
      authorName: "Ada Lovelace",
      objectives: ["Write"],
      trainerId: null,
    });
  });

  it("deletes the course after a question, and forgets what was typed", async () => {
    const { askedAs, router } = open({
      course: () => ({ ...course(), learnerCount: 0 }),
      deleteCourse: () => ({ __typename: "DeletedCoursePayload", deletedNodeId: "course-7" }),
    });
    await retitle("Typed");
    await press("Delete course");
    expect(await screen.findByText("Are you sure to delete this course?")).toBeTruthy();
    await press("Yes, delete it!");
    await waitFor(() => expect(router.state.location.pathname).toBe("/admin/courses"));
    expect(askedAs("courseCommandsDeleteCourseMutation")).toHaveLength(1);
    expect(currentToasts()[0]?.message).toBe("Successfully Deleted Course");
    expect(localStorage.length).toBe(0);
  });

  it("does not ask whether to delete a course with enrolled users, but says why not", async () => {
    const { askedAs } = open({ course: () => ({ ...course(), learnerCount: 2 }) });
    await press("Delete course");
    await waitFor(() => expect(currentToasts()[0]?.message).toBe(courseMessages.enrolled));
    expect(screen.queryByText("Are you sure to delete this course?")).toBeNull();
    expect(askedAs("courseCommandsDeleteCourseMutation")).toEqual([]);
  });
});

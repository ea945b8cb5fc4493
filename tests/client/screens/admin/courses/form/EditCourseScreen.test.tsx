// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { courseMessages } from "#gateway/domains/courses/formContract";
import { aRefusal } from "#tests/support/refusal";
import { currentToasts } from "~/ui/toasts";
import { changed, course } from "../courseScript";
import { open, press } from "./openEditor";

const updateMutation = "courseCommandsUpdateCourseMutation";

async function retitle(title: string) {
  const field = await screen.findByLabelText(/^Title/);
  await userEvent.clear(field);
  if (title) await userEvent.type(field, title);
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

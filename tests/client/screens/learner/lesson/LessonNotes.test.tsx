// @vitest-environment happy-dom
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { closeLearner } from "../openLearner";
import { lesson, openLesson } from "./openLesson";

afterEach(closeLearner);

describe("notes", () => {
  const written = { ...lesson, note: { markdown: "Ask about keys." } };

  it("are saved while they are typed", async () => {
    const { askedAs } = openLesson(lesson, {
      LessonNotesMutation: ({ markdown }) => ({
        result: { __typename: "TopicNotePayload", topic: { id: "T12", note: { markdown } } },
      }),
    });
    await userEvent.type(await screen.findByRole("textbox", { name: "My notes" }), "Keys");
    await waitFor(() =>
      expect(askedAs("LessonNotesMutation").at(-1)?.variables).toEqual({ topicId: 12, markdown: "Keys" }),
    );
    expect(await screen.findByText("Saved automatically")).toBeTruthy();
  });

  it("notes of the whole course are downloaded as one file", async () => {
    // The window that all tests share would follow the link.
    const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
    const { askedAs } = openLesson(written, {
      DownloadNotesQuery: () => ({ topicNotes: { markdown: "# Notes" } }),
    });
    await userEvent.click(await screen.findByRole("button", { name: "Download all notes of this course" }));
    await waitFor(() => expect(click).toHaveBeenCalledOnce());
    expect(askedAs("DownloadNotesQuery")[0]?.variables).toEqual({ courseId: 5 });
    click.mockRestore();
  });
});

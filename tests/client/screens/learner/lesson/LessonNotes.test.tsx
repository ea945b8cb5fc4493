// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { lessonLimits } from "#gateway/domains/lessons/readerContract";
import { aRefusal } from "#tests/support/refusal";
import { scriptLive } from "#tests/support/scriptLive";
import { closeLearner } from "../openLearner";
import { lesson, openLesson } from "./openLesson";

afterEach(closeLearner);

describe("notes", () => {
  const first = "2026-01-02T09:00:00.000Z";
  const written = { ...lesson, note: { markdown: "Ask about keys.", updatedAt: first } };
  const field = () => screen.findByRole<HTMLTextAreaElement>("textbox", { name: "My notes" });

  /** A server that has the notes of the other device, and keeps what is saved on top of them. */
  function openCrossed() {
    let stored = { markdown: "From the phone", updatedAt: "2026-01-02T09:30:00.000Z" };
    const gateway = openLesson(written, {
      LessonNotesMutation: ({ markdown, version }) => {
        if (version !== stored.updatedAt) return { result: aRefusal("Changed on another device", "STALE") };
        stored = { markdown: String(markdown), updatedAt: "2026-01-02T10:00:00.000Z" };
        return { result: { __typename: "TopicNotePayload", topic: { id: "T12", note: stored } } };
      },
      LessonNotesQuery: () => ({ topic: { id: "T12", note: stored } }),
    });
    return { ...gateway, stored: () => stored.markdown };
  }

  it("are saved while they are typed", async () => {
    const { askedAs } = openLesson(lesson, {
      LessonNotesMutation: ({ markdown }) => ({
        result: {
          __typename: "TopicNotePayload",
          topic: { id: "T12", note: { markdown, updatedAt: "2026-01-02T10:00:00.000Z" } },
        },
      }),
    });
    await userEvent.type(await screen.findByRole("textbox", { name: "My notes" }), "Keys");
    await waitFor(() =>
      expect(askedAs("LessonNotesMutation").at(-1)?.variables).toEqual({
        topicId: 12,
        markdown: "Keys",
        version: null,
      }),
    );
    expect(await screen.findByText("Saved automatically")).toBeTruthy();
  });

  it("wait while the gateway starts again, and are saved then", async () => {
    const { refuseWith } = openLesson(lesson, {
      LessonNotesMutation: ({ markdown }) => ({
        result: {
          __typename: "TopicNotePayload",
          topic: { id: "T12", note: { markdown, updatedAt: "2026-01-02T10:00:00.000Z" } },
        },
      }),
    });
    const notes = await field();
    const restore = refuseWith(() => new Response("<h1>Bad Gateway</h1>", { status: 502 }));
    await userEvent.type(notes, "Keys");
    expect(await screen.findByText("Waiting for connection", {}, { timeout: 3_000 })).toBeTruthy();
    restore();
    expect(await screen.findByText("Saved automatically", {}, { timeout: 8_000 })).toBeTruthy();
    expect(notes.value).toBe("Keys");
  });

  it("that are too long stay as they were pasted, and are not sent", async () => {
    const { askedAs } = openLesson(lesson);
    const notes = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: "My notes" });
    fireEvent.change(notes, { target: { value: "x".repeat(lessonLimits.note + 1) } });
    expect(screen.getByText(/^Too long: at most/).closest("[role=alert]")).toBeTruthy();
    expect(await screen.findByText("Unable to save your notes", {}, { timeout: 3_000 })).toBeTruthy();
    expect([notes.value.length, askedAs("LessonNotesMutation")]).toEqual([lessonLimits.note + 1, []]);
  });

  it("notes of the whole course are downloaded as one file, once they are saved", async () => {
    // The window that all tests share would follow the link.
    const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
    const { askedAs, names } = openLesson(written, {
      DownloadNotesQuery: () => ({ topicNotes: { markdown: "# Notes" } }),
      LessonNotesMutation: ({ markdown }) => ({
        result: {
          __typename: "TopicNotePayload",
          topic: { id: "T12", note: { markdown, updatedAt: "2026-01-02T10:00:00.000Z" } },
        },
      }),
    });
    await userEvent.type(await screen.findByRole("textbox", { name: "My notes" }), " And rows.");
    await userEvent.click(await screen.findByRole("button", { name: "Download all notes of this course" }));
    await waitFor(() => expect(click).toHaveBeenCalledOnce());
    expect(askedAs("DownloadNotesQuery")[0]?.variables).toEqual({ courseId: 5 });
    expect(names().slice(-2)).toEqual(["LessonNotesMutation", "DownloadNotesQuery"]);
    click.mockRestore();
  });

  it.each([
    ["Keep mine", "Ask about keys. And rows."],
    ["Keep both", "Ask about keys. And rows.\n\n---\n\nFrom the phone"],
    ["Use theirs", "From the phone"],
  ])("wait for a choice where another device wrote: %s", async (choice, kept) => {
    const { stored, askedAs } = openCrossed();
    await userEvent.type(await field(), " And rows.");
    expect(await screen.findByText("From the phone")).toBeTruthy();
    expect(stored()).toBe("From the phone");
    expect((await field()).value).toBe("Ask about keys. And rows.");
    expect(screen.getByText("Not saved: your other device wrote here, too")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: choice }));
    await waitFor(() => expect(stored()).toBe(kept));
    expect((await field()).value).toBe(kept);
    expect(await screen.findByText("Saved automatically")).toBeTruthy();
    expect(screen.queryByText("Your other device wrote this")).toBeNull();
    expect(askedAs("LessonNotesQuery")).toHaveLength(1);
  });

  it("show what another device saves, unless something is typed here", async () => {
    const live = scriptLive();
    openLesson(written);
    expect((await field()).value).toBe("Ask about keys.");
    await waitFor(() =>
      expect(live.listening.map(({ operationName }) => operationName)).toContain("LessonNotesSubscription"),
    );
    const note = { markdown: "From the phone", updatedAt: "2026-01-02T09:30:00.000Z" };
    const data = { topicNoteChanged: { __typename: "Topic", id: "T12", note } };
    act(() => live.send("LessonNotesSubscription", { data }));
    await waitFor(async () => expect((await field()).value).toBe("From the phone"));
  });

  it("that a closed window could not save are there again, on top of what they began from", async () => {
    const older = "2026-01-02T08:00:00.000Z";
    const edits = { former: { text: "Typed in the train", version: older } };
    localStorage.setItem("kept:1:7:note:12", JSON.stringify(edits));
    const { stored, askedAs } = openCrossed();
    await waitFor(async () => expect((await field()).value).toBe("Typed in the train"));
    expect(
      await screen.findByText("Your other device wrote this", undefined, { timeout: 3_000 }),
    ).toBeTruthy();
    expect(askedAs("LessonNotesMutation")[0]?.variables).toMatchObject({ version: older });
    await userEvent.click(screen.getByRole("button", { name: "Keep mine" }));
    await waitFor(() => expect(stored()).toBe("Typed in the train"));
    await waitFor(() => expect(localStorage.getItem("kept:1:7:note:12")).toBeNull());
  });
});

// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { RelayEnvironmentProvider } from "react-relay";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { describe, expect, it, vi } from "vitest";
import { submissionLimits } from "#gateway/domains/submissions/contract";
import { learner } from "#tests/client/session/people";
import { scriptGateway } from "#tests/support/renderWithRelay";
import { currentEnvironment } from "~/relay/environment";
import { DraftForm } from "~/screens/learner/assignments/DraftForm";
import { openKeptDraft, toText } from "~/screens/learner/assignments/submissionDraft";
import { forgetSignIn, keepSignIn } from "~/session/sessionStore";
import { createStore, useStore } from "~/stores/createStore";
import { receipt, withTry } from "./tries";

const moment = (second: number) => `2026-03-01T10:00:0${second}.000Z`;
const aDraft = (text: string, second: number) => ({
  databaseId: 1,
  text,
  link: "",
  updatedAt: moment(second),
  files: [],
});

interface SavedInput {
  text: string;
  link: string;
  fileIds: number[];
}

interface Opening {
  accepts?: string[];
  /** The refusal of a save; undefined saves. */
  refuse?: (input: SavedInput) => object | undefined;
  /** The draft that another window has saved. */
  newest?: object;
  /** Loses a response that was made by throwing. */
  deliver?: (operationName: string) => Promise<void>;
}

const refusal = (field: string, message: string) => ({
  __typename: "Refusal",
  code: "INVALID",
  message,
  fieldErrors: [{ field, message }],
});

/** Opens a form whose first save is made at second 2; `expectVersions` waits for what the saves were based on. */
function open(draft?: ReturnType<typeof aDraft>, { accepts = ["TEXT"], ...opening }: Opening = {}) {
  const { refuse, newest, deliver } = opening;
  const onHandedIn = vi.fn();
  let second = 1;
  const script = {
    handIn: () => ({ __typename: "OwnSubmissionPayload", assignment: null }),
    assignment: () => withTry({ ...receipt, ...newest }),
    saveSubmission({ input }: { input: SavedInput }) {
      const refused = refuse?.(input);
      if (refused) return refused;
      second += 1;
      return {
        __typename: "OwnSubmissionPayload",
        submission: {
          id: "submission-1",
          updatedAt: moment(second),
          text: input.text,
          link: input.link,
          files: input.fileIds.map((databaseId) => ({
            __typename: "File",
            id: `file-${databaseId}`,
            databaseId,
            name: `File ${databaseId}`,
          })),
        },
        assignment: { id: "assignment-1", state: "DRAFT" },
      };
    },
  };
  const gateway = scriptGateway(script, deliver);
  const shown = createStore(draft);
  const Shown = () => (
    <DraftForm
      assignmentId={1}
      accepts={accepts}
      draft={useStore(shown)}
      triesLeft={2}
      isOfTeam={false}
      onHandedIn={onHandedIn}
    />
  );
  const router = createMemoryRouter([{ path: "*", Component: Shown }]);
  render(
    <RelayEnvironmentProvider environment={currentEnvironment()}>
      <RouterProvider router={router} />
    </RelayEnvironmentProvider>,
  );
  const versions = () =>
    gateway.askedAs("assignmentCommandsSaveMutation").map(({ variables }) => variables["version"]);
  return {
    versions,
    breakDown: gateway.breakDown,
    hold: gateway.hold,
    /** The saves and hand-ins, in order: the input of each save, and the version of each hand-in. */
    sent: () =>
      gateway.asked.flatMap(({ operationName, variables: { input, version } }) => {
        if (operationName === "assignmentCommandsSaveMutation") return [input];
        return operationName === "assignmentCommandsHandInMutation" ? [{ handedIn: version }] : [];
      }),
    field: screen.getAllByRole<HTMLTextAreaElement>("textbox")[0] as HTMLTextAreaElement,
    show: (next: ReturnType<typeof aDraft>) => act(() => shown.update(() => next)),
    router,
    onHandedIn,
    async expectVersions(expected: (string | null)[]) {
      await expect.poll(versions, { timeout: 3_000 }).toEqual(expected);
      expect(await screen.findByText("Saved automatically")).toBeTruthy();
    },
  };
}

it("a teammate's text after one's own save is what the next save is based on", async () => {
  const { field, show, expectVersions } = open(aDraft("We", 1));
  await userEvent.type(field, " begin");
  await expectVersions([moment(1)]);
  show(aDraft("We begin, and go on", 3));
  await expect.poll(() => field.value).toBe("We begin, and go on");
  await userEvent.type(field, " now");
  await expectVersions([moment(1), moment(3)]);
});

it("a new draft that is emptied again is based on its first save", async () => {
  const { field, expectVersions } = open();
  await userEvent.type(field, "We");
  await expectVersions([null]);
  await userEvent.clear(field);
  await expectVersions([null, moment(2)]);
});

/** Types text that the gateway cannot be reached for, as the account that is signed in. */
async function typeUnsaved(text: string) {
  const { breakDown, field } = open(aDraft("", 1));
  const restore = breakDown();
  await userEvent.type(field, text);
  expect(await screen.findByText(/Waiting for connection/, {}, { timeout: 3_000 })).toBeTruthy();
  cleanup();
  restore();
}

it("unsaved text is there again when the same learner comes back", async () => {
  keepSignIn("first", learner);
  await typeUnsaved("Mine alone");
  const { field, expectVersions } = open(aDraft("", 1));
  expect(field.value).toBe("Mine alone");
  await expectVersions([moment(1)]);
});

it("text of another window stands beside the own until the learner chooses", async () => {
  let isStale = true;
  const theirs = { ...aDraft("Theirs", 5), link: "https://example.com", id: "submission-1", state: "DRAFT" };
  const { field, sent } = open(aDraft("", 1), {
    refuse: () =>
      isStale ? { __typename: "Refusal", code: "STALE", message: "Changed", fieldErrors: [] } : undefined,
    newest: theirs,
  });
  await userEvent.type(field, "Mine");
  expect(await screen.findByText("Your other device wrote this", {}, { timeout: 3_000 })).toBeTruthy();
  expect(field.value).toBe("Mine");
  isStale = false;
  await userEvent.click(screen.getByRole("button", { name: "Keep both" }));
  const both = { text: "Mine\n\n---\n\nTheirs", link: "https://example.com", fileIds: [] };
  await expect.poll(() => sent().at(-1)).toEqual(both);
});

it("unsaved text is neither shown nor saved to another learner who signs in to the same tab", async () => {
  keepSignIn("first", learner);
  await typeUnsaved("Mine alone");
  forgetSignIn();
  keepSignIn("second", { ...learner, id: 70, username: "another" });
  const { field, versions } = open(aDraft("", 1));
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect([field.value, versions()]).toEqual(["", []]);
});

const handIn = () => userEvent.click(screen.getByRole("button", { name: "Hand in" }));
const link = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Link" });

describe("handing in", () => {
  it("waits for the save of the text on the screen", async () => {
    const { field, hold, sent } = open(aDraft("We", 1));
    await userEvent.type(field, " begin");
    const release = hold();
    await handIn();
    expect(field.readOnly).toBe(true);
    expect(screen.getByRole("button", { name: "Hand in" }).getAttribute("aria-busy")).toBe("true");
    release();
    await expect.poll(sent).toEqual([{ text: "We begin", link: "", fileIds: [] }, { handedIn: moment(2) }]);
  });

  it("stops at a wrong link, which keeps no text from being saved", async () => {
    const { field, sent } = open(aDraft("We", 1), { accepts: ["TEXT", "LINK"] });
    await userEvent.type(link(), "example.com/portfolio");
    await userEvent.type(field, " begin");
    await handIn();
    expect(link().getAttribute("aria-invalid")).toBe("true");
    await expect.poll(() => document.activeElement).toBe(link());
    expect(screen.getByRole("alert").textContent).toContain("Not handed in yet");
    await expect.poll(sent).toEqual([{ text: "We begin", link: "", fileIds: [] }]);
    expect(await screen.findByText("Saved automatically, except: Link")).toBeTruthy();
    await userEvent.clear(link());
    await userEvent.type(link(), "https://example.com/portfolio");
    await handIn();
    const whole = { text: "We begin", link: "https://example.com/portfolio", fileIds: [] };
    await expect.poll(() => sent().slice(-2)).toEqual([whole, { handedIn: moment(3) }]);
  });

  it("hands in nothing when the save is refused", async () => {
    const { field, sent } = open(aDraft("We", 1), {
      refuse: ({ text }) => (text.includes("bad") ? refusal("text", "Not this word") : undefined),
    });
    await userEvent.type(field, " bad");
    await handIn();
    await expect.poll(() => field.getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByText("Not this word")).toBeTruthy();
    await expect.poll(() => document.activeElement).toBe(field);
    expect(sent().filter((item) => Object.hasOwn(Object(item), "handedIn"))).toEqual([]);
  });

  it("says that nothing is handed in without a connection", async () => {
    const { field, breakDown, sent } = open(aDraft("We", 1));
    const restore = breakDown();
    await userEvent.type(field, " begin");
    await handIn();
    expect((await screen.findByRole("alert")).textContent).toContain("no connection");
    restore();
    await handIn();
    await expect.poll(() => sent().at(-1)).toEqual({ handedIn: moment(2) });
  });

  it("says nothing of an earlier stop while it is tried again", async () => {
    const { field, breakDown, hold } = open(aDraft("We", 1));
    const restore = breakDown();
    await userEvent.type(field, " begin");
    await handIn();
    await screen.findByRole("alert");
    restore();
    const release = hold();
    await handIn();
    expect(screen.queryByRole("alert")).toBeNull();
    release();
  });

  const lose = (...operations: string[]) => ({
    async deliver(operationName: string) {
      if (operations.includes(operationName)) throw new TypeError("Failed to fetch");
    },
  });

  it("counts as done where only its answer was lost", async () => {
    const { onHandedIn } = open(aDraft("We", 1), lose("assignmentCommandsHandInMutation"));
    await handIn();
    await expect.poll(() => onHandedIn.mock.calls.length).toBe(1);
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("does not deny what the server may have taken", async () => {
    const { onHandedIn } = open(
      aDraft("We", 1),
      lose("assignmentCommandsHandInMutation", "useDraftSavesQuery"),
    );
    await handIn();
    expect((await screen.findByRole("alert")).textContent).toContain("may be handed in already");
    expect(onHandedIn).not.toHaveBeenCalled();
  });

  it("shows a refused file, and saves the rest without it", async () => {
    const files = [
      { databaseId: 7, name: "setup.exe" },
      { databaseId: 8, name: "notes.pdf" },
    ];
    const message = "setup.exe is a program. Programs can't be handed in.";
    openKeptDraft(1).write({ text: toText({ text: "We begin", link: "", files }), version: moment(1) });
    const { sent } = open(aDraft("We", 1), {
      accepts: ["TEXT", "FILES"],
      refuse: ({ fileIds }) => (fileIds.includes(7) ? refusal("fileIds.7", message) : undefined),
    });
    expect(await screen.findByText(message, {}, { timeout: 3_000 })).toBeTruthy();
    await expect.poll(() => sent().at(-1)).toEqual({ text: "We begin", link: "", fileIds: [8] });
    await handIn();
    expect(screen.getByText("Remove the files that can't be handed in")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Remove setup.exe" }));
    await handIn();
    await expect.poll(() => sent().at(-1)).toEqual({ handedIn: moment(2) });
  });

  it("keeps a text that is too long, and neither saves nor hands it in", async () => {
    const { field, sent } = open(aDraft("We", 1));
    const long = "x".repeat(submissionLimits.text + 10);
    await userEvent.click(field);
    fireEvent.change(field, { target: { value: long } });
    expect(screen.getByRole("alert").textContent).toBe("Too long: at most 50,000 characters");
    await handIn();
    await expect.poll(() => document.activeElement).toBe(field);
    expect(field.value).toHaveLength(long.length);
    expect(sent()).toEqual([]);
  });
});

/** An upload that ends when the test says so. */
class HeldUpload {
  static last: HeldUpload | undefined;
  readonly upload = {};
  readonly status = 200;
  readonly responseText = JSON.stringify({ id: 9, name: "a.txt", mime: "text/plain", bytes: 1, url: "/a" });
  onload: () => void = () => undefined;
  constructor() {
    HeldUpload.last = this;
  }
  open(): void {
    // It goes nowhere.
  }
  setRequestHeader(): void {
    // Nothing reads it.
  }
  send(): void {
    // Nothing responds.
  }
  abort(): void {
    // It has not begun.
  }
}

/** Opens a form with a file on its way. */
async function openUploading() {
  vi.stubGlobal("XMLHttpRequest", HeldUpload);
  const opened = open(aDraft("We", 1), { accepts: ["TEXT", "FILES"] });
  await userEvent.upload(screen.getByLabelText<HTMLInputElement>("Add files", { selector: "input" }), [
    new File(["a"], "a.txt", { type: "text/plain" }),
  ]);
  return opened;
}

it("a hand-in that a file stopped stays told of once the file has come up", async () => {
  const { sent } = await openUploading();
  await handIn();
  expect(screen.getAllByRole("alert").at(-1)?.textContent).toContain("Correct the marked fields");
  act(() => HeldUpload.last?.onload());
  expect(await screen.findByText("Not handed in yet. You can hand in now.")).toBeTruthy();
  await handIn();
  const withFile = { text: "We", link: "", fileIds: [9] };
  await expect.poll(sent).toEqual([withFile, { handedIn: moment(2) }]);
});

it("a file on its way is not lost without a word", async () => {
  const { router } = await openUploading();
  await act(() => router.navigate("/elsewhere"));
  expect(await screen.findByText(/still uploading. If you leave/)).toBeTruthy();
  expect(router.state.location.pathname).toBe("/");
});

// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { RelayEnvironmentProvider } from "react-relay";
import { expect, it } from "vitest";
import { learner } from "#tests/client/session/people";
import { scriptGateway } from "#tests/support/renderWithRelay";
import { currentEnvironment } from "~/relay/environment";
import { DraftForm } from "~/screens/learner/assignments/DraftForm";
import { forgetSignIn, keepSignIn } from "~/session/sessionStore";

const moment = (second: number) => `2026-03-01T10:00:0${second}.000Z`;
const aDraft = (text: string, second: number) => ({
  databaseId: 1,
  text,
  link: "",
  updatedAt: moment(second),
  files: [],
});

/** Opens a form whose first save is made at second 2; `expectVersions` waits for what the saves were based on. */
function open(draft?: ReturnType<typeof aDraft>) {
  let second = 1;
  const gateway = scriptGateway({
    saveSubmission() {
      second += 1;
      return {
        __typename: "OwnSubmissionPayload",
        submission: { id: "submission-1", updatedAt: moment(second) },
        assignment: { id: "assignment-1", state: "DRAFT" },
      };
    },
  });
  const form = (shown: typeof draft) => (
    <RelayEnvironmentProvider environment={currentEnvironment()}>
      <DraftForm assignmentId={1} accepts={["TEXT"]} draft={shown} triesLeft={2} isOfTeam={false} />
    </RelayEnvironmentProvider>
  );
  const { rerender } = render(form(draft));
  const versions = () =>
    gateway.askedAs("assignmentCommandsSaveMutation").map(({ variables }) => variables["version"]);
  return {
    versions,
    breakDown: gateway.breakDown,
    field: screen.getByRole<HTMLTextAreaElement>("textbox"),
    show: (next: ReturnType<typeof aDraft>) => rerender(form(next)),
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

it("unsaved text is neither shown nor saved to another learner who signs in to the same tab", async () => {
  keepSignIn("first", learner);
  await typeUnsaved("Mine alone");
  forgetSignIn();
  keepSignIn("second", { ...learner, id: 70, username: "another" });
  const { field, versions } = open(aDraft("", 1));
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect([field.value, versions()]).toEqual(["", []]);
});
